# Created by expert at 12/03/2024
# Liberté : une suite existante, gain par une colonne avec des couleurs échangées
Feature: Gagner par une colonne

  Scenario: le joueur 1 est de type 2
    Given le joueur 1 est de type 2
    And le joueur 2 est de type 1
    And le plateau est le suivant
      | 2 |   |   | 1 |
      | 2 | 1 |   |   |
      | 3;2 |   |   |   |
      |   |   | 3 |   |
    And le tour du joueur actuel est 1
    When le joueur 1 joue en (3;2) avec un galet de type 2
    And place la pile sur la case [(3;1),(3;0)]
    Then le joueur 1 gagne
