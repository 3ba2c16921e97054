# language: fr
# Faute : deux scénarios ont le même titre, à une majuscule près
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer

  Scénario: Le Tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue D4>D3,D2,C2
    Alors c'est au joueur 2 de jouer
