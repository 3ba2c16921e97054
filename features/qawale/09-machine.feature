# language: fr
@qawale
Fonctionnalité: La machine joue au Qawale
  La machine choisit toujours le même coup dans la même position ; ces scénarios disent lequel, sans le jouer.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-15 @machine
  Règle: La machine aligne quatre galets quand elle le peut, et empêche l'autre de le faire

    Scénario: La machine trouve le seul alignement
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,- 1 5 8"
      Quand le joueur 1 a le trait
      Alors la machine trouve un coup gagnant
      Et la machine joue D3>D2,D1

    Scénario: Le coup de la machine se dit aussi par ses cases
      Étant donné la position "1,-,-,-/1,-,-,-/1,-,-,-/-,-,-,33 1 5 8"
      Quand le joueur 1 a le trait
      Alors l'ia joue le coup est [(3;3),(3;2),(3;1),(3;0)]

    Scénario: Dire le coup de la machine ne le joue pas
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,- 1 5 8"
      Quand le joueur 1 a le trait
      Alors la machine joue D3>D2,D1
      Et c'est au joueur 1 de jouer
      Et la position est "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,- 1 5 8"

    Scénario: La machine ferme la ligne de l'adversaire
      Étant donné la position "2,2,2,-/-,-,-,-/33,-,-,3/33,-,-,33 1 8 5"
      Quand le joueur 1 a le trait
      Alors le joueur 2 peut gagner
      Mais la machine ne laisse pas le joueur 2 gagner au coup suivant

    Scénario: Sans ligne à finir, le joueur 2 ne peut pas gagner
      Étant donné la position "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8"
      Quand le joueur 1 a le trait
      Alors le joueur 2 ne peut pas gagner
      Et le joueur 1 ne peut pas gagner
