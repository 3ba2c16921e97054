# language: fr
@alquerque
Fonctionnalité: Le plateau et le départ
  Vingt-cinq points reliés par des traits, douze pions blancs en bas, douze pions noirs en haut,
  et le centre vide. Une rangée se compte à partir du bas : a1 est le coin des Blancs, à gauche.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-01
  Règle: Vingt-cinq points, douze pions de chaque côté, le centre vide, et rien en dehors
    La figure de la règle est perdue : les places en d3, e3, a3 et b3 sont celles de la tradition.

    @interprete
    Scénario: Chaque camp occupe ses deux rangées et la moitié droite de celle du milieu
      Quand les Blancs commencent
      Alors le plateau montre
        """
            a   b   c   d   e
          5 n---n---n---n---n
            | \ | / | \ | / |
          4 n---n---n---n---n
            | / | \ | / | \ |
          3 n---n---.---b---b
            | \ | / | \ | / |
          2 b---b---b---b---b
            | / | \ | / | \ |
          1 b---b---b---b---b
        trait : Blancs
        """

    Scénario: Douze pions par camp laissent le centre vide
      Quand les Blancs commencent
      Alors il reste douze pions aux Blancs
      Et il reste 12 pions aux Noirs
      Et le point c3 est vide

    @interprete
    Scénario: Sur la rangée du milieu, les Noirs sont à gauche et les Blancs à droite
      Quand les Blancs commencent
      Alors les Noirs ont des pions en a3 et b3
      Et les Blancs ont des pions en d3 et e3
      Et un pion blanc est en e2
      Et un pion noir est en a4

    Scénario: La position de départ tient aussi en une ligne
      Quand les Blancs ont le trait
      Alors la position est "nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b"

    Plan du scénario: Un pion peut aller dans le coin <coin>
      Étant donné que les Blancs ont un pion en <départ>
      Et que les Noirs ont un pion en c3
      Quand les Blancs jouent <départ>-<coin>
      Alors le coup est accepté
      Et un pion blanc est en <coin>
      Et le point <départ> est vide

      Exemples:
        | coin | départ |
        | a1   | a2     |
        | e1   | d1     |
        | a5   | b5     |
        | e5   | e4     |

    Plan du scénario: Dans un tableau, un point vide s'écrit « <vide> »
      Étant donné le plateau suivant
        | n      | <vide> | <vide> | <vide> | <vide> |
        | <vide> | <vide> | <vide> | <vide> | <vide> |
        | <vide> | <vide> | <vide> | <vide> | <vide> |
        | <vide> | <vide> | <vide> | <vide> | <vide> |
        | <vide> | <vide> | <vide> | <vide> | b      |
      Quand les Blancs jouent e1-d2
      Alors la position est "n..../...../...../...b./..... n"

      Exemples:
        | vide |
        | .    |
        | +    |
        | -    |
        |      |

    Scénario: Un point se nomme en minuscules ou en majuscules
      Quand les Blancs jouent C2-C3
      Alors le coup est accepté
      Et un pion blanc est en C3
      Et le point C2 est vide

    Plan du scénario: Un pas ne sort pas du plateau
      Étant donné le plateau suivant
        |   | a | b | c | d | e |
        | 5 | b | . | . | . | b |
        | 4 | . | . | . | . | . |
        | 3 | . | . | n | . | . |
        | 2 | . | . | . | . | . |
        | 1 | b | . | . | . | b |
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-01
      Et le refus dit « le point <dehors> est hors du plateau, qui va de a1 à e5 »
      Et le plateau est inchangé

      Exemples:
        | coup    | dehors |
        | a1-a0   | a0     |
        | e1-f1   | f1     |
        | a5-a6   | a6     |
        | e5-f6   | f6     |
        | z999-e3 | z999   |

    Plan du scénario: Un saut ne retombe pas hors du plateau
      Étant donné le plateau suivant
        | . | . | . | n | n |
        | . | . | . | b | b |
        | . | . | n | . | . |
        | n | n | . | b | n |
        | b | b | . | . | n |
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-01
      Et le plateau est inchangé

      Exemples:
        | coup     |
        | d2xf2    |
        | d4xd6    |
        | d4xf6    |
        | f1xd3    |
        | d2xb2xz2 |

    Scénario: Un pion au bord est à l'abri, il n'y a pas de point derrière lui
      Étant donné le plateau suivant
        | . | . | n | . | . |
        | . | . | b | . | . |
        | n | b | . | b | n |
        | . | . | b | . | . |
        | . | . | n | . | . |
      Quand les Blancs ont le trait
      Alors les Blancs n'ont rien à prendre
      Et le pion de b3 peut aller en b2, b4 et c3

    Plan du scénario: La fin d'une colonne ne touche pas le début de la suivante
      Étant donné la position "<position> b"
      Quand les Blancs ont le trait
      Alors aucune prise n'est possible
      Et le pion de <pion> peut aller en <points>

      Exemples:
        | position                      | pion | points                       |
        | n..../b..../...../...../....n | a4   | a3 et b4                     |
        | ....n/...../...../.b.../.n... | b2   | a1, a2, a3, b3, c1, c2 et c3 |
        | .n.../.b.../...../...../....n | b4   | a3, a4, a5, b3, c3, c4 et c5 |
        | n..../...../...../...b./...n. | d2   | c1, c2, c3, d3, e1, e2 et e3 |
        | n..../...../...../....b/....n | e2   | d2 et e3                     |

    Plan du scénario: Si le coup sort du plateau, le refus ne parle que de cela
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-01

      Exemples: Le pion n'est pas à eux, ou n'existe pas
        | coup  |
        | c3-c6 |
        | a5xc7 |

      Exemples: Le trajet n'a pas la bonne forme
        | coup     |
        | a1-f6    |
        | a1xb1xb9 |

    Scénario: Geste par geste, sauter hors du plateau est refusé
      Étant donné que les Blancs ont un pion en d3
      Et que les Noirs ont un pion en e3
      Quand les Blancs sautent de d3 en f3
      Alors le geste est refusé selon l'article ALQ-01
      Et le plateau est inchangé
      Et c'est toujours aux Blancs de jouer

    Scénario: Geste par geste, avancer hors du plateau est refusé
      Quand les Blancs avancent de a1 en a0
      Alors le geste est refusé selon l'article ALQ-01
      Et le plateau est inchangé

  @ALQ-01
  Règle: Un plateau se donne en tableau ou en dessin, et ce qui n'en est pas un est signalé à sa place

    Scénario: Un tableau de quatre rangées n'est pas un plateau
      Quand le plateau suivant
        | n | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | b |
      Alors la mise en place est impossible parce que « le plateau a cinq rangées, et non 4 »

    Scénario: Une rangée de quatre points est signalée à sa ligne
      Quand le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---b
        """
      Alors la mise en place est impossible parce que « cette rangée a cinq points, et non 4 »

    Scénario: Une rangée qui porte le numéro d'une autre est signalée
      Quand le plateau suivant
        | 5 | n | . | . | . | . |
        | 4 | . | . | . | . | . |
        | 2 | . | . | . | . | . |
        | 3 | . | . | . | . | . |
        | 1 | . | . | . | . | b |
      Alors la mise en place est impossible parce que « cette rangée porte le numéro 3, et non 2 »

    Scénario: Une pièce inconnue est signalée à sa place dans un tableau
      Quand le plateau suivant
        | n | . | . | . | . |
        | . | . | . | x | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | b |
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : b est blanc, n est noir, et « . » un point vide »

    Scénario: Des rangées numérotées décalent la place d'une pièce inconnue
      Quand le plateau suivant
        |   | a | b | c | d | e |
        | 5 | n | . | . | . | . |
        | 4 | . | . | . | x | . |
        | 3 | . | . | . | . | . |
        | 2 | . | . | . | . | . |
        | 1 | . | . | . | . | b |
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : b est blanc, n est noir, et « . » un point vide »

    Scénario: Une pièce inconnue est signalée à sa ligne dans un dessin
      Quand le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---x---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---b
        """
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : b est blanc, n est noir, et « . » un point vide »

    Scénario: Une ligne inconnue sous le dessin est signalée
      Quand le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---b
        score : 3
        """
      Alors la mise en place est impossible parce que « cette ligne du dessin n'est pas comprise : « score : 3 » »

    Scénario: Un numéro trop grand pour tout plateau n'est pas répété
      Étant donné une partie d'Alquerque
      Quand les Blancs jouent c2-c99999999999
      Alors le coup est refusé selon l'article ALQ-01
      Et le refus dit « ce point est hors du plateau, qui va de a1 à e5 »

    Scénario: Une rafle bien trop loin est une mise en place impossible
      Étant donné une partie d'Alquerque
      Quand la position "...../...../..b../...../..... b c99999999999"
      Alors la mise en place est impossible parce que « ce point est hors du plateau, qui va de a1 à e5 »

    Scénario: Un pion bien trop loin est une mise en place impossible
      Étant donné une partie d'Alquerque
      Quand les Blancs ont un pion en c99999999999
      Alors la mise en place est impossible parce que « le point c99999999999 est hors du plateau »

  @ALQ-02
  Règle: Les Blancs jouent les premiers

    Scénario: Au premier tour, les Blancs n'ont que quatre pas, tous vers le centre
      Quand les Blancs ont le trait
      Alors les coups possibles sont
        | b2-c3 |
        | c2-c3 |
        | d2-c3 |
        | d3-c3 |

    Scénario: C'est d'abord aux Blancs de jouer
      Quand les Blancs jouent c2-c3
      Alors le coup est accepté
      Et c'est maintenant aux Noirs de jouer

    Scénario: Les Noirs ne commencent pas la partie
      Quand les Noirs jouent c4-c3
      Alors le coup est refusé selon l'article ALQ-14
      Et le point c3 est vide
      Et c'est toujours aux Blancs de jouer

    Scénario: Une position sans autre précision donne le trait aux Blancs
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | b |
      Quand les Blancs jouent e1-e2
      Alors le coup est accepté
      Et le trait passe aux Noirs

    Scénario: Une position peut donner le trait aux Noirs
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | b |
      Et que les Noirs ont le trait
      Quand les Noirs jouent a5-a4
      Alors le coup est accepté
      Et le trait passe aux Blancs
