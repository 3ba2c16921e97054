# language: en
# Liberté : les mots-clés anglais
@qawale
Feature: Le tour

  Background:
    Given une partie de Qawale

  Rule: Le tour alterne

    Scenario: Le tour passe
      Given le joueur 1 a 3 galets en main
      And le joueur 2 a 4 galets en main
      When le joueur 1 joue A1>B1,B2,A2
      Then il reste 2 galets au joueur 1
      * il reste 4 galets au joueur 2
      But le joueur 1 ne gagne pas

    Scenario Outline: Les coins
      When le joueur 1 joue <coup>
      Then c'est au joueur 2 de jouer

      Examples:
        | coup        |
        | A1>B1,B2,A2 |
