# Created by expert at 12/03/2024
# Liberté : une suite existante, une pile de quatre galets n'est pas une ligne
Feature: Une pile n'est pas une ligne

  Scenario: quatre galets empilés
    Given le plateau est le suivant
      | 1;1;1 |  | 3 |  |
      |       |  |   |  |
      |       |  |   |  |
      |       |  |   |  |
    When le joueur 1 joue en (0;2) avec un galet de type 1
    And place la pile sur la case [(0;1),(0;0)]
    Then la pile (0;0) contient 4 galets de type 1
    And le joueur 1 ne gagne pas
    And le tour du joueur actuel est 2
