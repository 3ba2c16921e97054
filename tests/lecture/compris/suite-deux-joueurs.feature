# Created by expert at 12/03/2024
# Liberté : une suite existante, chacun son tour
Feature: Chacun son tour

Scenario: trois tours
Given le joueur 1 est de type 1
And le joueur 2 est de type 2
When le joueur 1 joue en (0;0) avec un galet de type 1
And place la pile sur la case [(0;1),(1;1),(1;0)]
Then le tour du joueur actuel est 2
When le joueur 2 joue en (3;3) avec un galet de type 2
And place la pile sur la case [(2;3),(2;2),(3;2)]
Then le tour du joueur actuel est 1
When le joueur 1 joue en (1;0) avec un galet de type 1
And place la pile sur la case [(2;0),(3;0)]
Then le tour du joueur actuel est 2
And la pile (3;0) contient 1 galet de type 1
And la pile (3;0) contient 2 galets de type 3
