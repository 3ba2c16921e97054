# language: fr
# Liberté : « * » vaut ce que vaut l'étape précédente
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    * une partie de Qawale
    * le joueur 1 a 3 galets en main
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    * le joueur 2 joue D4>D3,D2,C2
    Alors le joueur 1 a 2 galets en main
    * c'est au joueur 1 de jouer
