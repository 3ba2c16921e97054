# language: fr
@alquerque
Fonctionnalité: La machine joue à l'Alquerque
  La machine choisit toujours le même coup dans la même position ; ces scénarios disent lequel, sans le jouer.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-10 @machine
  Règle: La machine prend le dernier pion quand elle le peut

    Scénario: La machine prend le dernier pion noir
      Étant donné la position "...../...../...../.n.../b...b b"
      Quand les Blancs ont le trait
      Alors la machine trouve un coup gagnant
      Et la machine joue a1xc3

    Scénario: La machine ne donne pas son dernier pion
      Étant donné la position "...../...../n..../...../..b.. b"
      Quand les Blancs ont le trait
      Alors la machine ne laisse pas les Noirs gagner au coup suivant

  @ALQ-11 @machine
  Règle: La machine ferme le dernier passage quand elle le peut

    Scénario: La machine enferme le dernier pion noir
      Étant donné la position "nbb../bb.../bb.b./...../..... b"
      Quand les Blancs ont le trait
      Alors la machine trouve un coup gagnant
