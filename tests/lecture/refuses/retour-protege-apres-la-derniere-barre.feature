# language: fr
# Faute : « \n » après la dernière barre d'une ligne de tableau
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Un plateau presque vide
    Étant donné une partie de Qawale
    Et le plateau suivant
      | 3;3 |  |  |     | \n
      |     |  |  |     |
      |     |  |  |     |
      |     |  |  | 3;3 |
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le coup est accepté
