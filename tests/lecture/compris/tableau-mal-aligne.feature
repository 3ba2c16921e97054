# language: fr
# Liberté : un tableau dont les barres ne s'alignent pas
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le plateau après un tour
    Étant donné le plateau suivant
      | 3;3 |   |   | 3;3 |
      |     |   |   |     |
      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le plateau est le suivant
      |  | 3|   |     3;3 |
   |     1| 3    | ||
          | |  |    |     |
  |3;3     |   | |   3;3|
