# language: fr
@qawale
Fonctionnalité: Le demi-tour

  @QAW-13
  Règle: On ne fait pas demi-tour

    Scénario: Le joueur 2 non plus ne fait pas demi-tour
      Étant donné une partie de Qawale
      Et que le joueur 2 commence
      Quand le joueur 2 pose un galet en D4 et égraine par D3, D4, C4
      Alors le coup est refusé selon l'article QAW-13
      Et c'est toujours au joueur 2 de jouer
