# language: fr
@aruba
Fonctionnalité: La machine joue à l'Aruba
  La machine choisit toujours le même coup dans la même position ; ces scénarios disent lequel, sans le jouer.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-15 @machine
  Règle: On joue contre une machine qui prend, se garde et finit la partie

    Scénario: La machine prend le dernier pion rouge
      Étant donné la position "b../.r./... b"
      Quand Bleu a le trait
      Alors la machine trouve un coup gagnant
      Et la machine joue A1C3

    Scénario: La machine va au bout d'une rafle qui prend tout
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu a le trait
      Alors la machine joue A1C3E5

    Scénario: La machine joue aussi les Rouges, et prend le pion qui s'offre
      Étant donné la position "b..../...b./..r../...../b.... r"
      Quand Rouge a le trait
      Alors la machine joue C3E1

    Scénario: La machine met son dernier pion à l'abri
      Étant donné la position "...../.r.../..b../...../...rr b"
      Quand Bleu a le trait
      Alors Rouge peut gagner
      Mais la machine ne laisse pas Rouge gagner au coup suivant
