# language: fr
@qawale
Fonctionnalité: Les boucles

  @QAW-14
  Règle: Les boucles sont permises

    Scénario: Revenir au départ après un détour est permis
      Étant donné le plateau suivant
        |       |   |   |   |
        |       |   |   |   |
        |       |   |   |   |
        | 3;2;2 |   |   | 3 |
      Quand le joueur 1 pose un galet en A4 et égraine par B4, B3, A3, A4
      Alors le plateau montre
        |   |   |   |   |
        |   |   |   |   |
        | 2 | 2 |   |   |
        | 1 | 2 |   | 3 |
      Et c'est au joueur 2 de jouer
