# language: fr
@quoridor
Fonctionnalité: La machine joue au Quoridor
  La machine choisit toujours le même coup dans la même position ; ces scénarios disent lequel, sans le jouer.

  @QUO-13 @machine
  Règle: La machine va au but quand elle le peut, et barre la route à l'autre

    Scénario: À un pas du but, la machine y va
      Étant donné une partie de Quoridor
      Et que le pion du joueur 1 est en a8 et celui du joueur 2 en e5
      Quand le joueur 1 a le trait
      Alors la machine trouve un coup gagnant
      Et la machine joue a9

    Scénario: La machine gagne aussi par un saut
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Quand le joueur 1 a le trait
      Alors la machine joue c5

    Scénario: La machine barre la route d'un pion à un pas du but
      Étant donné une partie de Quoridor
      Et que le pion du joueur 1 est en e2 et celui du joueur 2 en a2
      Quand le joueur 1 a le trait
      Alors le joueur 2 peut gagner
      Mais la machine ne laisse pas le joueur 2 gagner au coup suivant

    Scénario: Au départ, personne ne peut gagner
      Étant donné une partie de Quoridor
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas gagner
      Et le joueur 2 ne peut pas gagner
