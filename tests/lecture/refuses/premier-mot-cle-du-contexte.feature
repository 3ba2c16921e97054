# language: fr
# Faute : « Soitt » au lieu de « Soit », dans le contexte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Soitt une partie de Qawale

  Scénario: Le tour passe à l'adversaire
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
