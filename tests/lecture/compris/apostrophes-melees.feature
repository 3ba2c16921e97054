# language: fr
# Liberté : les deux apostrophes se mêlent dans un même fichier
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c’est au joueur 2 de jouer

  Scénario: L’adversaire n'a pas gagné
    Étant donné qu'il reste 3 galets au joueur 1
    Et qu’il reste 4 galets au joueur 2
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le joueur 2 n’a pas gagné
    Et le joueur 1 n'a pas gagné
