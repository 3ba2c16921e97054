# language: fr
# Liberté : un dessin du plateau dans un bloc de texte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le dessin après un tour
    Étant donné le plateau suivant
      """
           A     B     C     D
        +-----+-----+-----+-----+
      1 | 3;3 |     |     | 3;3 |
        +-----+-----+-----+-----+
      2 |     |     |     |     |
        +-----+-----+-----+-----+
      3 |     |     |     |     |
        +-----+-----+-----+-----+
      4 | 3;3 |     |     | 3;3 |
        +-----+-----+-----+-----+
      """
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le plateau montre
      """
           A     B     C     D
        +-----+-----+-----+-----+
      1 |     |  3  |     | 3;3 |
        +-----+-----+-----+-----+
      2 |  1  |  3  |     |     |
        +-----+-----+-----+-----+
      3 |     |     |     |     |
        +-----+-----+-----+-----+
      4 | 3;3 |     |     | 3;3 |
        +-----+-----+-----+-----+
      """
