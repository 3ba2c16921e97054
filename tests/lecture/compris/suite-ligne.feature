# Created by expert at 12/03/2024
# Liberté : une suite existante, gain par une ligne
Feature: # Enter feature name here
  # Enter feature description here

  Scenario: Le joueur 1 gagne par une ligne
    Given le joueur 1 est de type 1
    And le joueur 2 est de type 2
    And le plateau est le suivant
      |   | 2 |   |   |
      |   |   |   | 3 |
      |   | 2 |   |   |
      | 1 | 1 | 1 |   |
    When le joueur 1 joue en (1;3) avec un galet de type 1
    # la pile est en main
    And le joueur 1 deplace le galet courant en (2;3)
    And le joueur 1 deplace le galet courant en (3;3)
    Then le joueur 1 gagne
    And le joueur 2 ne gagne pas
    And le plateau est le suivant
      |   | 2 |   |   |
      |   |   |   |   |
      |   | 2 |   | 3 |
      | 1 | 1 | 1 | 1 |
