# Created by expert at 12/03/2024
# Liberté : le titre est celui que propose l'éditeur, aucune étiquette, mots-clés anglais
Feature: # Enter feature name here
  # Enter feature description here

  Scenario: # Enter scenario name here
    # Enter steps here
    Given le joueur 1 est de type 1
    When le joueur 1 joue en (0;0) avec un galet de type 1
    And place la pile sur la case [(0;1),(1;1),(1;0)]
    Then le tour du joueur actuel est 2
