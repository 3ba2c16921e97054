# language: fr
@alquerque
Fonctionnalité: Les tours et les gestes
  Chacun joue à son tour, avec ses pions ; à l'écran, un clic sur le pion, un clic sur le point où il va.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-13
  Règle: Un clic sur un pion, un clic sur un point vide, et une rafle est une suite de clics

    Scénario: Un pas se fait en cliquant sur le pion puis sur un point voisin
      Quand les Blancs cliquent sur d2 puis sur c3
      Alors le geste est accepté
      Et un pion blanc est en c3
      Et c'est aux Noirs de jouer

    Scénario: Cliquer derrière un pion adverse, c'est le prendre
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs cliquent sur a1 puis sur c3
      Alors le geste est accepté
      Et les Blancs ont pris un pion

    Scénario: Une rafle se joue clic après clic
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---n---n---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs cliquent sur a1 puis sur c3
      Et les Blancs cliquent sur c3 puis sur c5
      Alors la rafle continue en c5
      Quand les Blancs cliquent sur c5 puis sur a3
      Alors la rafle est finie
      Et les Blancs ont pris 3 pions

    Scénario: Les Noirs cliquent de la même façon
      Étant donné la position "n..../.b.../...../...../....b n"
      Quand les Noirs cliquent sur a5 puis sur c3
      Alors le geste est accepté
      Et les Noirs ont pris un pion
      Et un pion noir est en c3

    Scénario: Un clic qui ne mène pas à une plus longue rafle est refusé
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | n | . | . | . |
        | . | . | . | . | . |
        | . | n | . | n | . |
        | . | . | b | . | . |
      Quand les Blancs cliquent sur c1 puis sur e3
      Alors le geste est refusé selon l'article ALQ-08
      Et le plateau est inchangé
      Et le pion de c1 ne peut aller qu'en a3

    Scénario: On ne peut cliquer que là où commence une des plus longues rafles
      Étant donné la position "...../.nn.n/...../.n..n/b...b b"
      Quand les Blancs ont le trait
      Alors le pion de a1 ne peut aller qu'en c3
      Et le pion de e1 ne peut aller nulle part
      Quand les Blancs cliquent sur a1 puis sur c3
      Alors le pion de c3 ne peut aller qu'en c5

    Scénario: Au départ, le centre est le seul point où cliquer
      Quand les Blancs ont le trait
      Alors le pion de c2 peut aller en c3
      Et le pion de d3 peut aller en c3
      Et le pion de e3 ne peut aller nulle part
      Et le pion de a1 ne peut aller nulle part

    Plan du scénario: Un clic impossible est refusé avec sa raison
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | b | . | . | n |
        | b | . | . | . | . |
      Quand les Blancs cliquent sur <pion> puis sur <point>
      Alors le geste est refusé selon l'article <article>
      Et le plateau est inchangé

      Exemples:
        | pion | point | article |
        | a1   | b2    | ALQ-03  |
        | a1   | c3    | ALQ-03  |
        | b2   | d2    | ALQ-03  |
        | a1   | f1    | ALQ-01  |
        | e2   | d2    | ALQ-14  |

    Scénario: Cliquer sur un point voisin alors qu'il faut prendre est refusé
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs cliquent sur a1 puis a2
      Alors le geste est refusé selon l'article ALQ-06
      Et le pion de a1 ne peut aller qu'en c3

  @ALQ-14 @interprete
  Règle: Chacun joue à son tour et ne bouge que ses pions

    Scénario: Les tours alternent
      Quand les Blancs jouent c2-c3
      Alors le tour passe aux Noirs
      Quand les Noirs jouent c4xc2
      Alors le coup est accepté
      Et le tour passe aux Blancs

    Scénario: Plusieurs tours de suite suivent l'alternance
      Quand on joue « b2-c3 d4xb2 a1xc3 »
      Alors le coup est accepté
      Et c'est aux Noirs de jouer
      Et les Blancs ont pris un pion
      Et les Noirs ont pris un pion

    Scénario: Jouer quand c'est à l'autre est refusé
      Étant donné la position "....n/...../...../...../b.... b"
      Quand les Noirs jouent e5-e4
      Alors le coup est refusé selon l'article ALQ-14
      Et le refus dit « ce n'est pas à ce joueur de jouer »
      Et c'est toujours aux Blancs de jouer

    Scénario: On ne joue pas deux fois de suite
      Étant donné la position "....n/...../...../...../b.... b"
      Quand les Blancs jouent a1-a2
      Et les Blancs jouent a2-a3
      Alors le coup est refusé selon l'article ALQ-14
      Et un pion blanc est en a2
      Et les Noirs ont le trait

    Scénario: Un geste hors de son tour est refusé aussi
      Étant donné la position "....n/...n./..b../...../b.... b"
      Quand les Noirs sautent de d4 en b2
      Alors le geste est refusé selon l'article ALQ-14
      Et un pion blanc est en c3

    Plan du scénario: On ne bouge pas le pion de l'autre, ni par un pas ni par un saut
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | . | . | n | . |
        | . | . | b | . | . |
        | . | . | . | . | . |
        | b | . | . | . | . |
      Et que <qui> ont le trait
      Quand <qui> jouent <coup>
      Alors le coup est refusé selon l'article ALQ-14
      Et le refus dit « le pion en <point> est aux <autres> »
      Et le plateau est inchangé

      Exemples:
        | qui        | coup  | point | autres |
        | les Blancs | e5-e4 | e5    | Noirs  |
        | les Blancs | d4xb2 | d4    | Noirs  |
        | les Noirs  | a1-a2 | a1    | Blancs |
        | les Noirs  | c3xe5 | c3    | Blancs |

    Plan du scénario: On ne bouge pas un pion qui n'existe pas
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-14
      Et le refus dit « il n'y a pas de pion en c3 »
      Et le plateau est inchangé

      Exemples:
        | coup  |
        | c3-c2 |
        | c3xc5 |

    Plan du scénario: Le refus parle du pion qui n'est pas à soi plutôt que de la forme du coup
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | n | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-14

      Exemples:
        | coup  |
        | e5-c5 |
        | e5xd5 |
        | b2-a1 |
        | c2-d3 |

    Scénario: Si ce n'est pas son tour, le refus ne parle que de cela
      Quand les Noirs jouent z9-a1
      Alors le coup est refusé selon l'article ALQ-14
      Et le refus dit « ce n'est pas à ce joueur de jouer »

    Plan du scénario: Un coup refusé laisse le tour à celui qui l'avait
      Étant donné la position "...../.bb.b/...../.b..b/n...n n"
      Quand les Noirs jouent <coup>
      Alors le coup est refusé selon l'article <article>
      Et c'est toujours aux Noirs de jouer
      Et il reste 5 pions aux Blancs

      Exemples:
        | coup     | article |
        | a1-a0    | ALQ-01  |
        | b2-b1    | ALQ-14  |
        | a1-a3    | ALQ-03  |
        | a1xd4    | ALQ-05  |
        | a1-a2    | ALQ-06  |
        | a1xc3    | ALQ-07  |
        | e1xe3xe5 | ALQ-08  |
