# language: fr
# Liberté : « Mais que »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Soit une partie de Qawale
    Mais que le joueur 2 a le trait
    Quand le joueur 2 joue A1>B1,B2,A2
    Alors c'est au joueur 1 de jouer
