# language: fr
# Liberté : une description sous le contexte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Chaque partie commence ainsi.
    Étant donné une partie de Qawale

  Scénario: Le tour passe à l'adversaire
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
