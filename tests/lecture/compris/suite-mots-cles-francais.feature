# Created by expert at 12/03/2024
# Liberté : une suite existante, avec des mots-clés français
# language: fr
Fonctionnalité: Gagner

  Scénario: par une ligne
    Étant donné que le joueur 1 est de type 1
    Et que le joueur 2 est de type 2
    Et le plateau est le suivant
      |   | 2 |   |   |
      |   |   |   | 3 |
      |   | 2 |   |   |
      | 1 | 1 | 1 |   |
    Quand le joueur 1 joue en (1;3) avec un galet de type 1
    Et que le joueur 1 deplace le galet courant en (2;3)
    Et que le joueur 1 déplace le galet courant en (3;3)
    Alors le joueur 1 gagne
