# language: fr
@awale
Fonctionnalité: La machine joue à l'Awalé
  La machine choisit toujours le même coup dans la même position ; ces scénarios disent lequel, sans le jouer.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-19 @machine
  Règle: On joue contre une machine qui récolte, se garde et connaît les fins de partie

    Scénario: La machine prend la plus grosse récolte
      Étant donné la position "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"
      Quand Sud a le trait
      Alors la machine joue E

    Scénario: La machine joue aussi pour Nord, et connaît la fin de la partie
      Étant donné la position "0,0,0,0,2,1/1,1,0,4,0,1 19-19 N"
      Quand Nord a le trait
      Alors la machine joue a

    Scénario: La machine finit la partie quand le compte lui donne la victoire
      Étant donné la position "0,0,0,0,0,1/0,0,1,0,0,0 25-21 S"
      Quand Sud a le trait
      Alors la machine trouve un coup gagnant
      Et la machine joue F

    Scénario: Au départ, personne ne peut gagner au premier coup
      Quand Sud a le trait
      Alors Sud ne peut pas gagner
      Et Nord ne peut pas gagner
