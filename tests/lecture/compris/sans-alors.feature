# language: fr
# Liberté : aucun « Alors », mais un plateau comparé après l'action
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le plateau après un tour
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Et le plateau est le suivant
      |     | 3 |   | 3;3 |
      | 1   | 3 |   |     |
      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
