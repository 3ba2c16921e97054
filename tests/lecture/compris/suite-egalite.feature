# Created by expert at 12/03/2024
# Liberté : une suite existante, une égalité
Feature: Égalité

  Scenario: les seize galets sont posés
    Given le joueur 1 est de type 1
    And le joueur 2 est de type 2
    And le plateau est le suivant
      | 1   | 2 | 1 | 2 |
      | 2   | 1 | 2 | 1 |
      | 2   | 1 | 2 | 1 |
      | 3;3 | 2 | 1 | 2 |
    When le joueur 1 joue en (3;0) avec un galet de type 1
    And place la pile sur la case [(2;0),(1;0),(0;0)]
    Then la partie se termine avec une égalité
    And le joueur 1 ne gagne pas
    And le joueur 2 ne gagne pas
    And aucun autre coup n'est possible
