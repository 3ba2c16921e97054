# language: fr
# Liberté : un tableau à une colonne
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Les coups d'un coin presque vide
    Étant donné le plateau suivant
      | 3 |  |  |  |
      |   |  |  |  |
      |   |  |  |  |
      |   |  |  |  |
    Quand le joueur 1 joue A1>B1,C1
    Alors les coups possibles sont
      | B1>A1,A2 |
      | B1>B2,A2 |
      | B1>B2,B3 |
      | B1>B2,C2 |
      | B1>C1,C2 |
      | B1>C1,D1 |
      | C1>B1,A1 |
      | C1>B1,B2 |
      | C1>C2,B2 |
      | C1>C2,C3 |
      | C1>C2,D2 |
      | C1>D1,D2 |
