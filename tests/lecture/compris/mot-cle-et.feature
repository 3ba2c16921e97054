# language: fr
# Liberté : « Et », après chaque sorte d'étape
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Soit une partie de Qawale
    Et le joueur 1 a 3 galets en main
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Et le joueur 2 joue D4>D3,D2,C2
    Alors c'est au joueur 1 de jouer
    Et le joueur 1 a 2 galets en main
