# language: fr
@quoridor
Fonctionnalité: Le chemin qui reste
  On ralentit son adversaire, on ne l'enferme pas : il doit rester à chacun un chemin vers sa ligne
  d'arrivée. Le joueur 1 monte, le joueur 2 descend.

  Contexte:
    Étant donné une partie de Quoridor avec taille=5 et barrieres=3

  @QUO-10 @etape4
  Règle: Aucune barrière ne coupe un joueur de sa ligne d'arrivée

    Scénario: Fermer le dernier passage de l'adversaire est refusé
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |         2         |
            +   +   +   +   +   +
          4 |                   |
            +=======+=======+   +
          3 |                   |
            +   +   +   +   +   +
          2 |                   |
            +   +   +   +   +   +
          1 |         1         |
            +---+---+---+---+---+
        trait : joueur 1
        barrières : 3 (joueur 1), 3 (joueur 2)
        """
      Quand le joueur 1 pose une barrière verticale en d4
      Alors la pose est refusée selon l'article QUO-10
      Et le refus dit « avec la barrière d4v, le joueur 2 n'aurait aucun chemin jusqu'à sa ligne d'arrivée »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    Plan du scénario: La barrière qui enferme un joueur est refusée, peu importe qui la pose et qui elle enferme
      Étant donné que les barrières <posées> sont posées
      Et que <joueur> a le trait
      Quand <joueur> joue <barrière>
      Alors la pose est refusée selon l'article QUO-10
      Et le refus dit « avec la barrière <barrière>, <qui> aucun chemin jusqu'à <ligne> »

      Exemples:
        | posées        | joueur      | barrière | qui                         | ligne                |
        | a2h et c2h    | le joueur 1 | d1v      | le joueur 1 n'aurait        | sa ligne d'arrivée   |
        | a2h et c2h    | le joueur 2 | d1v      | le joueur 1 n'aurait        | sa ligne d'arrivée   |
        | a2h et c2h    | le joueur 2 | c1v      | le joueur 1 n'aurait        | sa ligne d'arrivée   |
        | a3h et c3h    | le joueur 1 | c4v      | le joueur 2 n'aurait        | sa ligne d'arrivée   |
        | a3h et c3h    | le joueur 2 | d4v      | le joueur 2 n'aurait        | sa ligne d'arrivée   |
        | a2h, c2h, d3h | le joueur 1 | d2v      | les deux joueurs n'auraient | leur ligne d'arrivée |
        | a2h, c2h, d3h | le joueur 2 | c3v      | les deux joueurs n'auraient | leur ligne d'arrivée |

    Scénario: Tant qu'il reste un passage, on peut barrer presque toute la largeur
      Étant donné qu'une barrière horizontale est posée en a2
      Quand le joueur 1 pose une barrière horizontale en c2
      Alors la pose est acceptée
      Et le joueur 2 peut poser une barrière verticale en d2 et d3
      Et le joueur 2 ne peut pas poser de barrière verticale en c1 et d1 selon l'article QUO-10
      Et le joueur 2 a le choix entre 24 barrières

    Scénario: Un très long détour reste un chemin
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |         2         |
            +   +   +   +   +   +
          4 |                   |
            +=======+=======+   +
          3 |                   |
            +   +=======+=======+
          2 |                   |
            +   +   +   +   +   +
          1 |         1         |
            +---+---+---+---+---+
        """
      Quand le joueur 1 pose une barrière horizontale en a1
      Et le joueur 2 pose une barrière horizontale en c1
      Alors la pose est acceptée
      Et le joueur 1 peut poser une barrière horizontale en b4 et d4
      Et le joueur 1 ne peut pas poser de barrière verticale en c2 selon l'article QUO-10

    Plan du scénario: Dans un labyrinthe, seules les barrières qui fermeraient un dernier chemin sont interdites
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que les barrières <posées> sont posées
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas poser de barrières horizontales en <horizontales> selon l'article QUO-10
      Et le joueur 1 ne peut pas poser de barrières verticales en <verticales> selon l'article QUO-10
      Et le joueur 1 a le choix entre <nombre> barrières

      Exemples:
        | un | autre | posées                         | horizontales         | verticales | nombre |
        | e2 | a2    | b3v, c1h, c4h, d1v, d3h et d4v | a2, a3, a4, c2 et d2 | b1 et c2   | 7      |
        | a3 | b5    | a1h, a2v, a4h et d3h           | a3 et b3             | b4         | 17     |
        | e3 | a4    | a1h, b1v, d2h et d4h           | b2                   | c3 et d3   | 18     |

    Plan du scénario: On n'enferme pas un pion, peu importe comment les barrières se touchent
      Étant donné que le pion du joueur <n> est en <case>
      Et que les barrières <posées> sont posées
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas poser de barrière <sens> en <place> selon l'article QUO-10
      Et le joueur 1 a le choix entre <nombre> barrières

      Exemples: Sous le joint de deux barrières bout à bout
        | n | case | posées     | sens        | place | nombre |
        | 1 | e1   | b2h et d2h | verticale   | c1    | 22     |
        | 2 | b5   | b2v et b4v | horizontale | a3    | 22     |

      Exemples: Au milieu d'une barrière qu'une autre touche déjà de l'autre côté
        | n | case | posées     | sens        | place | nombre |
        | 2 | b5   | b4v et c4h | horizontale | a4    | 24     |

      Exemples: De la barrière de gauche jusqu'au bord
        | n | case | posées     | sens        | place | nombre |
        | 2 | e4   | c4v et a1v | horizontale | d3    | 25     |

      Exemples: Entre deux barrières, le long d'un couloir
        | n | case | posées     | sens      | place | nombre |
        | 1 | d4   | c1v et d4h | verticale | c3    | 25     |

    Scénario: Deux détours aussi longs l'un que l'autre, de gauche et de droite, mènent au même passage
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |     2             |
            +   +=======+   +   +
          4 |                   |
            +   +   +   +   +   +
          3 |                   |
            +=======+   +=======+
          2 |                   |
            +   +   +   +   +   +
          1 |         1         |
            +---+---+---+---+---+
        """
      Quand le joueur 1 a le trait
      Alors le joueur 1 a le choix entre 22 barrières
      Et le joueur 1 peut poser une barrière verticale en b3 et c4

    Scénario: Deux détours aussi longs l'un que l'autre, par le haut et par le bas, mènent au même passage
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |       # 2         |
            +=======#   +   +   +
          4 |       #           |
            +   +   +   +   +   +
          3 |   #               |
            +   #   +   +   +   +
          2 | 1 #   #           |
            +   +   #   +   +   +
          1 |       #           |
            +---+---+---+---+---+
        """
      Quand le joueur 1 a le trait
      Alors le joueur 1 a le choix entre 20 barrières
      Et le joueur 1 peut poser une barrière horizontale en a1 et a3

    Scénario: Un joueur déjà coupé de sa ligne par la mise en place interdit toute barrière
      Étant donné que le pion du joueur 1 est en a1
      Et que les barrières a1h et b1v sont posées
      Quand le joueur 2 a le trait
      Alors le joueur 2 ne peut poser aucune barrière
      Et le joueur 2 ne peut pas poser de barrière horizontale en d4 selon l'article QUO-10
      Et le joueur 2 ne peut pas poser de barrière verticale en c3 selon l'article QUO-10

    Scénario: Le refus parle de la place prise plutôt que du chemin coupé
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Quand le joueur 1 pose une barrière horizontale en d2
      Alors la pose est refusée selon l'article QUO-14

    Scénario: Le refus parle de la réserve vide plutôt que du chemin coupé
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Et que le joueur 1 n'a plus de barrière
      Quand le joueur 1 pose une barrière verticale en d1
      Alors la pose est refusée selon l'article QUO-06

    Scénario: Sur le grand plateau, le seul passage ne se ferme ni d'un côté ni de l'autre
      Étant donné une partie de Quoridor avec taille=9 et barrieres=10
      Et que des barrières horizontales sont posées en a5, c5, e5, g5 et h4
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas poser de barrière verticale en g4 et h5 selon l'article QUO-10
      Et le joueur 1 peut poser une barrière verticale en h3, g6 et g3
      Et le joueur 1 a le choix entre 111 barrières

  @QUO-17 @interprete @etape4
  Règle: Seules les barrières ferment un chemin, et l'on peut fermer un coin où il n'y a personne

    Plan du scénario: Un pion dans le seul passage ne le ferme pas
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Et que le pion du joueur <n> est en <passage>
      Quand le joueur 1 pose une barrière horizontale en a4
      Alors la pose est acceptée

      Exemples:
        | n | passage |
        | 2 | e2      |
        | 2 | e3      |
        | 1 | e2      |
        | 1 | e3      |

    Scénario: Deux pions qui bouchent un couloir n'empêchent pas de poser ailleurs
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |                   |
            +   +   +   +   +   +
          4 |   #               |
            +   #   +   +   +   +
          3 | 2 #               |
            +   +   +   +   +   +
          2 | 1 #               |
            +   #   +   +   +   +
          1 |   #               |
            +---+---+---+---+---+
        """
      Quand le joueur 1 pose une barrière verticale en c2
      Alors la pose est acceptée

    Scénario: Fermer un coin où il n'y a personne est permis
      Étant donné qu'une barrière horizontale est posée en a1
      Quand le joueur 1 pose une barrière verticale en b1
      Alors la pose est acceptée
      Et le plateau montre
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |         2         |
            +   +   +   +   +   +
          4 |                   |
            +   +   +   +   +   +
          3 |                   |
            +   +   +   +   +   +
          2 |       #           |
            +=======#   +   +   +
          1 |       # 1         |
            +---+---+---+---+---+
        """

    Scénario: Fermer une partie de la ligne d'arrivée est permis s'il en reste une autre
      Étant donné qu'une barrière horizontale est posée en a4
      Quand le joueur 2 a le trait
      Alors le joueur 2 peut poser une barrière verticale en b4
      Et le joueur 2 peut poser une barrière horizontale en c4

    Scénario: On ne ferme pas le même coin s'il y a un pion dedans
      Étant donné qu'une barrière horizontale est posée en a1
      Et que le pion du joueur 1 est en b1
      Quand le joueur 2 a le trait
      Alors le joueur 2 ne peut pas poser de barrière verticale en b1 selon l'article QUO-10
