# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Poser au milieu d'un plateau vide
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en B2 et égraine par C2, C3
    Alors le joueur 1 ne gagne pas
