# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Un galet qui n'existe pas
    Étant donné le plateau suivant
      | 3 | 5 |   |   |
      |   |   |   |   |
      |   |   |   |   |
      |   |   |   |   |
    Quand le joueur 1 joue A1>B1,B2
    Alors le coup est accepté
