# language: fr
# Faute : « Étant-donné qu' » avec un trait d'union
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant-donné qu'il reste 3 galets au joueur 2
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
