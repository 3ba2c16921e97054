# language: fr
# Liberté : « Etant donnée »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Etant donnée la position « 33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 2 8 8 »
    Quand le joueur 2 joue A1>B1,B2,A2
    Alors c'est au joueur 1 de jouer
