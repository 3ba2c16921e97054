# language: fr
# Faute : la ligne « Scénario: » a été oubliée
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer

  Scénario: Le trait passe depuis un autre coin
    Étant donné une partie de Qawale
    Quand le joueur 1 joue D4>D3,D2,C2
    Alors c'est au joueur 2 de jouer
