# language: en
# Faute : « Scénario: » dans un fichier dont les mots-clés sont anglais
@qawale
Feature: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Given une partie de Qawale
    When le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Then c'est au joueur 2 de jouer
