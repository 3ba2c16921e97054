# Created by expert at 12/03/2024
# Liberté : une suite existante, « place la pile » suit toute la pile
Feature: Égrainer d'un coup

  Scenario: trois cases
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And place la pile sur la case [(0;1),(1;1),(1;0)]
    Then la pile (1;0) contient 1 galets de type 1
    And la pile (0;1) contient 1 galet de type 3

  Scenario: une case, puis deux
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And place la pile sur la case [(0;1)]
    And place la pile sur la case [(1;1), (1;0)]
    Then le tour du joueur actuel est 2

  Scenario: un pas à la main, puis le reste
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And le joueur 1 deplace le galet courant en (0;1)
    And place la pile sur la case [(1;1),(1;0)]
    Then le tour du joueur actuel est 2
