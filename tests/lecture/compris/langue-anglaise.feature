# language: en
# Liberté : mots-clés anglais annoncés
@qawale
Feature: Poser un galet puis égrainer la pile

  Scenario: Le tour passe à l'adversaire
    Given une partie de Qawale
    When le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Then le coup est accepté
    And c'est au joueur 2 de jouer
