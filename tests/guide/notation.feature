# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Une notation d'un autre jeu
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1-B1-B2
    Alors le coup est accepté
