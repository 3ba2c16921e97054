# language: fr
# Faute : il y a deux contextes
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Étant donné une partie de Qawale

  Contexte:
    Étant donné que le joueur 1 a le trait

  Scénario: Le tour passe à l'adversaire
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
