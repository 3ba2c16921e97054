# language: fr
# Faute : « Lorsqu, » : une virgule au lieu de l'apostrophe
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Lorsqu,il reste 3 galets au joueur 2
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
