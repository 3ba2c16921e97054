# Created by expert at 12/03/2024
# Liberté : une suite existante, aucun « Then » : le plateau est comparé après l'action
Feature: Comparer sans Then

  Scenario: le plateau après un tour
    Given le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And place la pile sur la case [(0;1),(1;1),(1;0)]
    And le plateau est le suivant
      |     | 3 |  | 3;3 |
      | 1   | 3 |  |     |
      |     |   |  |     |
      | 3;3 |   |  | 3;3 |

  Scenario: le plateau sous Given, après l'action
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And place la pile sur la case [(0;1),(1;1),(1;0)]
    Given le plateau est le suivant
      |     | 3 |  | 3;3 |
      | 1   | 3 |  |     |
      |     |   |  |     |
      | 3;3 |   |  | 3;3 |
