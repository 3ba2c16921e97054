# language: fr
# Faute : deux scénarios de deux règles ont le même titre
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Règle: Le tour alterne

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer

  Règle: Les coins se valent

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue D4>D3,D2,C2
    Alors c'est au joueur 2 de jouer
