# language: fr
# Liberté : une case vide dans les exemples : la pile manque
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Une case vide
    Étant donné le plateau suivant
      | 3;3 | <pile> |  | 3;3 |
      |     |        |  |     |
      |     |        |  |     |
      | 3;3 |        |  | 3;3 |
    Quand le joueur 1 pose un galet en B1
    Alors le coup est <verdict>

    Exemples:
      | pile | verdict                      |
      |      | refusé selon l'article QAW-07 |
      | 3    | accepté                      |
