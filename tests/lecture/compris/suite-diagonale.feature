# Created by expert at 12/03/2024
# Liberté : une suite existante, gain par une diagonale
Feature: Gagner par une diagonale
  Scenario: la grande diagonale
    Given le plateau est le suivant
      | 3;1 |     | 2 |   |
      |     | 1   |   | 3 |
      |     |     | 1 |   |
      |     | 2;2 |   |   |
    When le joueur 1 joue en (1;3) avec un galet de type 1
    And place la pile sur la case [(2;3),(3;3)]
    Then le joueur 1 gagne
    And le plateau est le suivant
      | 3;1 |     | 2 |   |
      |     | 1   |   |   |
      |     |     | 1 | 3 |
      |     | 2;2 |   | 1 |

  Scenario: l'autre diagonale
    Given le plateau est le suivant
      |   |   | 2 | 1 |
      | 3 |   | 1 |   |
      |   | 1 |   |   |
      |   | 2 |   |   |
    When le joueur 1 joue en (1;0) avec un galet de type 1
    And place la pile sur la case [(2;0),(3;0)]
    Then le joueur 1 gagne
