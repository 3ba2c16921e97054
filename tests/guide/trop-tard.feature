# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Installer trop tard
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
    Et le joueur 2 commence
    Alors le coup est accepté
