# language: fr
@quoridor
Fonctionnalité: Le face à face
  Deux pions voisins que rien ne sépare : on saute par-dessus, ou l'on bifurque si le saut est fermé.

  Contexte:
    Étant donné une partie de Quoridor avec taille=5 et barrieres=3

  @QUO-11 @etape3 @etape4
  Règle: Face à face et sans barrière entre eux, un pion saute par-dessus l'autre

    Scénario: Au milieu du grand plateau, le saut remplace le pas vers l'adversaire
      Étant donné une partie de Quoridor avec taille=9 et barrieres=10
      Et que le pion du joueur 1 est en e4 et celui du joueur 2 en e5
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en d4, e3, e6 et f4

    Plan du scénario: On saute vers le haut, le bas, la droite et la gauche
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c3
      Quand le joueur 1 saute en <arrivée>
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en <arrivée> et celui du joueur 2 en c3
      Et c'est au joueur 2 de jouer

      Exemples:
        | départ | arrivée |
        | c2     | c4      |
        | c4     | c2      |
        | b3     | d3      |
        | d3     | b3      |

    Plan du scénario: Le joueur 2 saute aussi
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en <départ>
      Et que le joueur 2 a le trait
      Quand le joueur 2 saute en <arrivée>
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en c3 et celui du joueur 2 en <arrivée>

      Exemples:
        | départ | arrivée |
        | c4     | c2      |
        | d3     | b3      |
        | c2     | c4      |
        | b3     | d3      |

    Plan du scénario: Le saut s'ajoute aux autres pas, sans en enlever
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c3
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en <cases>

      Exemples:
        | départ | cases            |
        | c2     | b2, c1, c4 et d2 |
        | c4     | b4, c2, c5 et d4 |
        | b3     | a3, b2, b4 et d3 |
        | d3     | b3, d2, d4 et e3 |

    Scénario: Sauter n'est pas obligatoire
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Quand le joueur 1 recule en c1
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en c1

    Plan du scénario: Une barrière entre les pions empêche de sauter comme de bifurquer
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et que la barrière <barrière> est posée
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-08
      Et le refus dit « une barrière sépare les deux pions, en c2 et en c3 : on ne saute pas par-dessus »
      Et le joueur 1 peut aller en b2, c1 et d2

      Exemples:
        | barrière | case |
        | b2h      | c4   |
        | c2h      | c4   |
        | b2h      | b3   |
        | c2h      | d3   |

    Plan du scénario: De tous les côtés, une barrière entre les pions empêche d'atteindre l'adversaire
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que la barrière <barrière> est posée
      Quand <joueur> a le trait
      Alors <joueur> peut aller en <cases>

      Exemples: Le joueur 1 devant le joueur 2
        | joueur      | un | autre | barrière | cases        |
        | le joueur 1 | c2 | c3    | c2h      | b2, c1 et d2 |
        | le joueur 1 | c4 | c3    | c3h      | b4, c5 et d4 |
        | le joueur 1 | b3 | c3    | b3v      | a3, b2 et b4 |
        | le joueur 1 | d3 | c3    | c3v      | d2, d4 et e3 |

      Exemples: Le joueur 2 devant le joueur 1
        | joueur      | un | autre | barrière | cases        |
        | le joueur 2 | c3 | c2    | b2h      | b2, c1 et d2 |
        | le joueur 2 | c3 | c4    | b3h      | b4, c5 et d4 |
        | le joueur 2 | c3 | b3    | b2v      | a3, b2 et b4 |
        | le joueur 2 | c3 | d3    | c2v      | d2, d4 et e3 |

    Plan du scénario: Des pions qui ne sont pas côte à côte ne se sautent pas
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Quand le joueur 1 saute en <case>
      Alors le déplacement est refusé selon l'article QUO-07

      Exemples:
        | un | autre | case |
        | c2 | c4    | c5   |
        | b2 | c3    | d4   |
        | b2 | c3    | c4   |
        | b3 | d3    | e3   |

  @QUO-12 @etape3 @etape4
  Règle: Si une barrière est juste derrière le pion adverse, on bifurque à sa droite ou à sa gauche

    Plan du scénario: On bifurque à côté du pion adverse
      Étant donné une partie de Quoridor avec taille=9 et barrieres=10
      Et que le pion du joueur 1 est en e4 et celui du joueur 2 en e5
      Et qu'une barrière horizontale est posée en e5
      Quand le joueur 1 va en <case>
      Alors <verdict>

      Exemples:
        | case | verdict                                   |
        | d5   | le coup est accepté                       |
        | f5   | le coup est accepté                       |
        | e6   | le coup est refusé selon l'article QUO-08 |

    Plan du scénario: Chaque moitié de la barrière ferme le saut, dans les quatre directions
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c3
      Et que la barrière <barrière> est posée
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en <cases>

      Exemples:
        | départ | barrière | cases                |
        | c2     | c3h      | b2, b3, c1, d2 et d3 |
        | c2     | b3h      | b2, b3, c1, d2 et d3 |
        | c4     | c2h      | b3, b4, c5, d3 et d4 |
        | c4     | b2h      | b3, b4, c5, d3 et d4 |
        | b3     | c3v      | a3, b2, b4, c2 et c4 |
        | b3     | c2v      | a3, b2, b4, c2 et c4 |
        | d3     | b3v      | c2, c4, d2, d4 et e3 |
        | d3     | b2v      | c2, c4, d2, d4 et e3 |

    Plan du scénario: Pour le joueur 2 aussi, chaque moitié ferme le saut dans les quatre directions
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en <départ>
      Et que la barrière <barrière> est posée
      Quand le joueur 2 a le trait
      Alors le joueur 2 peut aller en <cases>

      Exemples:
        | départ | barrière | cases                |
        | c2     | c3h      | b2, b3, c1, d2 et d3 |
        | c2     | b3h      | b2, b3, c1, d2 et d3 |
        | c4     | c2h      | b3, b4, c5, d3 et d4 |
        | c4     | b2h      | b3, b4, c5, d3 et d4 |
        | b3     | c3v      | a3, b2, b4, c2 et c4 |
        | b3     | c2v      | a3, b2, b4, c2 et c4 |
        | d3     | b3v      | c2, c4, d2, d4 et e3 |
        | d3     | b2v      | c2, c4, d2, d4 et e3 |

    Scénario: Le refus du saut dit de bifurquer
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et qu'une barrière horizontale est posée en b3
      Quand le joueur 1 saute en c4
      Alors le déplacement est refusé selon l'article QUO-08
      Et le refus dit « une barrière sépare c4 du pion à sauter, en c3 : on bifurque à gauche ou à droite de lui »
      Et le plateau est inchangé

    Scénario: Une barrière à côté du pion adverse ne laisse bifurquer que de l'autre côté
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |                   |
            +   +   +   +   +   +
          4 |           #       |
            +   +=======#   +   +
          3 |         2 #       |
            +   +   +   +   +   +
          2 |         1         |
            +   +   +   +   +   +
          1 |                   |
            +---+---+---+---+---+
        """
      Quand le joueur 1 bifurque en d3
      Alors le déplacement est refusé selon l'article QUO-08
      Et le refus dit « une barrière sépare c3 de d3 : il faut la contourner »
      Et le joueur 1 peut aller en b2, b3, c1 et d2

    Plan du scénario: Une barrière à côté du pion adverse ne ferme que ce côté, dans les quatre directions
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que les barrières <derrière> et <à côté> sont posées
      Quand <joueur> a le trait
      Alors <joueur> peut aller en <cases>

      Exemples: Le joueur 1 saute
        | joueur      | un | autre | derrière | à côté | cases            |
        | le joueur 1 | c2 | c3    | c3h      | b3v    | b2, c1, d2 et d3 |
        | le joueur 1 | c2 | c3    | b3h      | c3v    | b2, b3, c1 et d2 |
        | le joueur 1 | b3 | c3    | c2v      | c3h    | a3, b2, b4 et c2 |
        | le joueur 1 | b3 | c3    | c3v      | c2h    | a3, b2, b4 et c4 |

      Exemples: Le joueur 2 saute
        | joueur      | un | autre | derrière | à côté | cases            |
        | le joueur 2 | c3 | c4    | c2h      | b2v    | b4, c5, d3 et d4 |
        | le joueur 2 | c3 | c4    | b2h      | c2v    | b3, b4, c5 et d4 |
        | le joueur 2 | c3 | d3    | b2v      | b3h    | c2, d2, d4 et e3 |
        | le joueur 2 | c3 | d3    | b3v      | b2h    | c4, d2, d4 et e3 |

    Scénario: On ne contourne pas un pion adverse fermé de trois côtés
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et que les barrières b2v, b3h et c3v sont posées
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en c1 et d2
      Et le joueur 1 ne peut pas aller en b3, c4 et d3 selon l'article QUO-08

    Plan du scénario: Une barrière plus loin ou à côté n'empêche pas de sauter
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et que la barrière <barrière> est posée
      Quand le joueur 1 saute en c4
      Alors le déplacement est accepté

      Exemples:
        | barrière |
        | c4h      |
        | d3h      |
        | a3h      |
        | c3v      |
        | b3v      |

    Scénario: Le joueur 2 bifurque aussi
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Et qu'une barrière horizontale est posée en c2
      Et que le joueur 2 a le trait
      Quand le joueur 2 bifurque en b3
      Alors le déplacement est accepté
      Et le pion du joueur 2 est en b3

  @QUO-15 @interprete @etape3 @etape4
  Règle: Le bord derrière le pion adverse compte comme une barrière

    Plan du scénario: On contourne un pion adverse adossé au bord
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que <joueur> a le trait
      Quand <joueur> n'a plus de barrière
      Alors <joueur> peut aller en <cases>

      Exemples:
        | joueur      | un | autre | cases                |
        | le joueur 1 | d3 | e3    | c3, d2, d4, e2 et e4 |
        | le joueur 1 | b3 | a3    | a2, a4, b2, b4 et c3 |
        | le joueur 1 | c4 | c5    | b4, b5, c3, d4 et d5 |
        | le joueur 2 | c1 | c2    | b1, b2, c3, d1 et d2 |
        | le joueur 2 | e3 | d3    | c3, d2, d4, e2 et e4 |
        | le joueur 2 | a3 | b3    | a2, a4, b2, b4 et c3 |

    Plan du scénario: Le saut que le bord arrête est refusé
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que <joueur> a le trait
      Quand <joueur> saute en <case>
      Alors le déplacement est refusé selon l'article QUO-15
      Et le refus dit « le bord, derrière le pion en <dos>, compte comme une barrière : on bifurque à gauche ou à droite »
      Et le plateau est inchangé

      Exemples:
        | joueur      | un | autre | case | dos |
        | le joueur 1 | d3 | e3    | f3   | e3  |
        | le joueur 1 | c4 | c5    | c6   | c5  |
        | le joueur 2 | c1 | c2    | c0   | c1  |
        | le joueur 2 | e3 | d3    | f3   | e3  |

    Plan du scénario: Dans les autres directions, sortir du plateau est refusé comme d'habitude
      Étant donné que le pion du joueur 1 est en d3 et celui du joueur 2 en e3
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-01

      Exemples:
        | case |
        | f2   |
        | f4   |
        | g3   |

    Scénario: Dans un coin, il ne reste qu'un côté
      Étant donné que le pion du joueur 1 est en e1 et celui du joueur 2 en e2
      Quand le joueur 2 a le trait
      Alors le joueur 2 peut aller en d1, d2 et e3
      Et le joueur 2 ne peut pas aller en e0 selon l'article QUO-15
      Et le joueur 2 ne peut pas aller en f1 selon l'article QUO-01

    Scénario: Une barrière à côté du pion adossé au bord ferme la bifurcation
      Étant donné que le pion du joueur 1 est en d3 et celui du joueur 2 en e3
      Et qu'une barrière horizontale est posée en d3
      Quand le joueur 1 bifurque en e4
      Alors le déplacement est refusé selon l'article QUO-08
      Et le joueur 1 peut aller en c3, d2 et e2

    Scénario: On ne contourne pas le pion adossé au bord si une barrière sépare les deux pions
      Étant donné que le pion du joueur 1 est en d3 et celui du joueur 2 en e3
      Et qu'une barrière verticale est posée en d2
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en c3, d2 et d4
      Et le joueur 1 ne peut pas aller en e2 et e4 selon l'article QUO-08
      Et le joueur 1 ne peut pas aller en f3 selon l'article QUO-01

  @QUO-16 @interprete @etape3 @etape4
  Règle: On ne bifurque pas quand on peut sauter tout droit

    Plan du scénario: La bifurcation est refusée si la case de derrière est vide
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c3
      Quand le joueur 1 bifurque en <case>
      Alors le déplacement est refusé selon l'article QUO-16
      Et le refus dit « on ne bifurque que si l'on ne peut pas sauter tout droit, et l'on peut sauter en <saut> »
      Et le plateau est inchangé

      Exemples:
        | départ | case | saut |
        | c2     | b3   | c4   |
        | c2     | d3   | c4   |
        | c4     | b3   | c2   |
        | b3     | c4   | d3   |
        | d3     | c2   | b3   |
        | c4     | d3   | c2   |
        | b3     | c2   | d3   |
        | d3     | c4   | b3   |

    Plan du scénario: Le joueur 2 ne bifurque pas non plus si la case de derrière est vide
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en <départ>
      Et que le joueur 2 a le trait
      Quand le joueur 2 bifurque en <case>
      Alors le déplacement est refusé selon l'article QUO-16
      Et le plateau est inchangé

      Exemples:
        | départ | case |
        | c2     | b3   |
        | c2     | d3   |
        | c4     | b3   |
        | c4     | d3   |
        | b3     | c2   |
        | b3     | c4   |
        | d3     | c2   |
        | d3     | c4   |

    Scénario: Une barrière posée ailleurs n'ouvre pas la bifurcation
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et que les barrières a3h et d3h sont posées
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas aller en b3 et d3 selon l'article QUO-16
      Et le joueur 1 peut aller en b2, c1, c4 et d2

    Scénario: Le refus parle de la barrière en travers plutôt que du saut possible
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et qu'une barrière verticale est posée en b3
      Quand le joueur 1 bifurque en b3
      Alors le déplacement est refusé selon l'article QUO-08

    Scénario: La barrière qui se pose derrière le pion ouvre la bifurcation
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose une barrière horizontale en c3
      Et le joueur 1 bifurque en d3
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en d3
