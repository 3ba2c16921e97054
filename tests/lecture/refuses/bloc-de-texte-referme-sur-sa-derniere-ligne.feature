# language: fr
# Faute : les guillemets suivent la dernière ligne du bloc, et un autre bloc vient plus bas
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné le plateau suivant
      """
      33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8 """
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
    Et le plateau est le suivant
      """
      -,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8
      """
