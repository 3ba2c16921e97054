# language: fr
# Liberté : « Étant donné qu’ » avec une apostrophe typographique
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Les derniers galets
    Étant donné qu’il reste 3 galets au joueur 1
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors il reste 2 galets au joueur 1
