# Created by expert at 12/03/2024
# Liberté : une suite existante, des coups refusés puis corrigés
Feature: Se tromper et recommencer

  Scenario: poser sur une case vide
    Given le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
    When le joueur 1 joue en (1;1) avec un galet de type 1
    Then le coup est refusé
    And le tour du joueur actuel est 1
    And le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
    # il recommence
    When le joueur 1 joue en (3;3) avec un galet de type 1
    And le joueur 1 deplace le galet courant en (3;2)
    And le joueur 1 deplace le galet courant en (2;2)
    And le joueur 1 deplace le galet courant en (2;3)
    Then le tour du joueur actuel est 2
    And le plateau est le suivant
      | 3;3 |  |   | 3;3 |
      |     |  |   |     |
      |     |  | 3 | 1   |
      | 3;3 |  | 3 |     |

  Scenario: un pas en diagonale, un retour, un galet de l'adversaire
    When le joueur 1 joue en (0;0) avec un galet de type 2
    Then le coup est refusé
    And le tour du joueur actuel est 1
    When le joueur 1 joue en (0;0) avec un galet de type 3
    Then le coup est refusé
    And le tour du joueur actuel est 1
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And le joueur 1 deplace le galet courant en (1;1)
    Then le coup est refusé
    And le tour du joueur actuel est 1
    When le joueur 1 deplace le galet courant en (0;1)
    And le joueur 1 deplace le galet courant en (0;0)
    Then le coup est refusé
    And le tour du joueur actuel est 1
    And le plateau est le suivant
      |     | 3 |  | 3;3 |
      |     |   |  |     |
      |     |   |  |     |
      | 3;3 |   |  | 3;3 |
    When place la pile sur la case [(0;2),(1;2)]
    Then le tour du joueur actuel est 2
