# language: fr
# Faute : du texte sépare l'étape de son bloc
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné le plateau suivant
      faux
      """
      33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8
      """
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
