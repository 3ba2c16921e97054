# language: fr
# Faute : « <pile> », dans le tableau d'une étape, n'est pas une colonne des exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné le plateau suivant
      | <pile> |  |  | 3;3 |
      |        |  |  |     |
      |        |  |  |     |
      | 3;3    |  |  | 3;3 |
    Alors le joueur 1 peut jouer <coup>

    Exemples:
      | coup        |
      | A1>B1,B2,A2 |
