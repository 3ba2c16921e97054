# Created by expert at 12/03/2024
# Liberté : une suite existante, un contexte et des exemples
Feature: Les coins
  Background:
    Given le joueur 1 est de type 1
    And le joueur 2 est de type 2
    And le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |

  Scenario Outline: depuis le coin <coin>
    When le joueur 1 joue en <coin> avec un galet de type 1
    And place la pile sur la case <cases>
    Then le tour du joueur actuel est 2
    And la pile <fin> contient 1 galets de type 1

    Examples:
      | coin  | cases               | fin   |
      | (0;0) | [(0;1),(1;1),(1;0)] | (1;0) |
      | (3;3) | [(3;2),(2;2),(2;3)] | (2;3) |
