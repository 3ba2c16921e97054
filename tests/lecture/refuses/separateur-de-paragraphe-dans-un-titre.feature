# language: fr
# Faute : une étape semble suivre le titre
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire     Et c'est au joueur 1 de jouer
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
