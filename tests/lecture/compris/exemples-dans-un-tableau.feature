# language: fr
# Liberté : des colonnes dans le tableau d'une étape
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: La pile <pile> en A1
    Étant donné le plateau suivant
      | <pile> |  |  | 3;3 |
      |        |  |  |     |
      |        |  |  |     |
      | 3;3    |  |  | 3;3 |
    Quand le joueur 1 pose un galet en A1 et égraine par <chemin>
    Alors le plateau est le suivant
      |     | <b1> |  | 3;3 |
      | <a2> | <b2> |  |     |
      |     |   |  |     |
      | 3;3 |   |  | 3;3 |

    Exemples:
      | pile | chemin     | b1 | b2 | a2 |
      | 3;3  | B1, B2, A2 | 3  | 3  | 1  |
      | 3    | B1, B2     | 3  | 1  |    |
