# language: fr
# Faute : une étape semble en suivre une autre
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté    Et c'est au joueur 2 de jouer
    Et c'est au joueur 2 de jouer
