# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Une rangée trop longue
    Étant donné le plateau suivant
      | 3 |   |   |   |
      |   |   |   |   |   |
      |   |   |   |   |
      |   |   |   |   |
    Quand le joueur 1 joue A1>B1,B2
    Alors le coup est accepté
