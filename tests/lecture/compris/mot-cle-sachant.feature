# language: fr
# Liberté : « Sachant »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Sachant une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur 2 de jouer
