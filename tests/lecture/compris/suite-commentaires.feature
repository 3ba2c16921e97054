# Created by expert at 12/03/2024
# Liberté : une suite existante, des commentaires en des endroits inattendus
#Feature: ceci est en commentaire
@qawale # le jeu
# entre l'étiquette et le titre
Feature: # Enter feature name here
# Enter feature description here
  #Background:

  Scenario: les commentaires #1
    # When rien
    Given le plateau est le suivant
    # les colonnes vont de 0 à 3
      | 3;3 |  |  | 3;3 |
#     |     |  |  |     |
      |     |  |  |     |
      # encore une
      |     |  |  |     |

      | 3;3 |  |  | 3;3 |
    #
    When le joueur 1 joue en (3;3) avec un galet de type 1
    #And le joueur 1 deplace le galet courant en (3;3)
    And le joueur 1 deplace le galet courant en (3;2)
    And le joueur 1 deplace le galet courant en (2;2)
    And le joueur 1 deplace le galet courant en (2;3)
    Then le tour du joueur actuel est 2
    # fin
