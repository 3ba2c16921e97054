# language: fr
@alquerque
Fonctionnalité: Prendre un pion
  On prend en sautant par-dessus un pion de l'autre camp ; quand on peut prendre, on prend.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-05
  Règle: On prend en sautant un pion adverse voisin, pour retomber juste derrière, sur un point vide

    Scénario: Le pion sauté quitte le plateau et le sauteur retombe derrière lui
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent a1xc3
      Alors le plateau montre
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---b---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Noirs
        """
      Et les Blancs ont pris 1 pion

    Plan du scénario: Du centre, on prend vers <arrivée>
      Étant donné que les Blancs ont un pion en c3
      Et que les Noirs ont un pion en <pris> et <loin>
      Quand les Blancs ont le trait
      Alors la seule prise possible est c3x<arrivée>
      Quand les Blancs jouent c3x<arrivée>
      Alors un pion blanc est en <arrivée>
      Et les points c3 et <pris> sont vides

      Exemples: Tout droit
        | pris | arrivée | loin |
        | c4   | c5      | a1   |
        | c2   | c1      | a5   |
        | b3   | a3      | e5   |
        | d3   | e3      | a5   |

      Exemples: En diagonale
        | pris | arrivée | loin |
        | b4   | a5      | e1   |
        | d4   | e5      | a1   |
        | b2   | a1      | e5   |
        | d2   | e1      | a5   |

    Plan du scénario: Du centre, les Noirs prennent aussi vers <arrivée>
      Étant donné que les Noirs ont un pion en c3
      Et que les Blancs ont un pion en <pris> et <loin>
      Et que les Noirs ont le trait
      Quand les Noirs jouent c3x<arrivée>
      Alors le coup est accepté
      Et un pion noir est en <arrivée>
      Et les points c3 et <pris> sont vides

      Exemples: Tout droit
        | pris | arrivée | loin |
        | c4   | c5      | a1   |
        | c2   | c1      | a5   |
        | b3   | a3      | e5   |
        | d3   | e3      | a5   |

      Exemples: En diagonale
        | pris | arrivée | loin |
        | b4   | a5      | e1   |
        | d4   | e5      | a1   |
        | b2   | a1      | e5   |
        | d2   | e1      | a5   |

    Plan du scénario: D'un point sans diagonale, on prend tout droit de <départ> en <arrivée>
      Étant donné que les Noirs ont un pion en <départ>
      Et que les Blancs ont un pion en <pris> et <loin>
      Et que les Noirs ont le trait
      Quand les Noirs jouent <départ>x<arrivée>
      Alors un pion noir est en <arrivée>
      Et le point <pris> est vide
      Et les Noirs ont pris un pion

      Exemples:
        | départ | pris | arrivée | loin |
        | b3     | b4   | b5      | e1   |
        | b3     | b2   | b1      | e5   |
        | b3     | c3   | d3      | e1   |
        | d3     | c3   | b3      | e1   |
        | d3     | d4   | d5      | a1   |
        | d3     | d2   | d1      | a5   |
        | c2     | b2   | a2      | e5   |
        | c4     | d4   | e4      | a1   |

    Plan du scénario: On ne saute que sur deux points, tout droit
      Étant donné le plateau suivant
        |   | a | b | c | d | e |
        | 5 | n | . | . | . | . |
        | 4 | . | . | n | . | . |
        | 3 | . | . | n | . | . |
        | 2 | . | n | . | . | . |
        | 1 | b | . | . | . | . |
      Quand les Blancs jouent a1x<arrivée>
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « de a1 en <arrivée> on ne saute pas un point : une prise va deux points plus loin, tout droit »
      Et le plateau est inchangé

      Exemples: Trop près
        | arrivée |
        | b2      |
        | a1      |

      Exemples: Trop loin
        | arrivée |
        | d4      |
        | a4      |

      Exemples: De travers
        | arrivée |
        | b3      |
        | c2      |

    Plan du scénario: On ne saute ni un point vide ni un pion de son camp
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
        | . | b | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « il n'y a pas de pion adverse en <sauté> à prendre en sautant en <arrivée> »
      Et c'est toujours aux Blancs de jouer

      Exemples: Un point vide
        | coup  | sauté | arrivée |
        | a1xa3 | a2    | a3      |
        | b2xd4 | c3    | d4      |

      Exemples: Un pion de son camp
        | coup  | sauté | arrivée |
        | a1xc3 | b2    | c3      |

    Plan du scénario: Personne ne saute ses propres pions, dans aucun des huit sens
      Étant donné la position "<position>"
      Quand <qui> jouent c3x<arrivée>
      Alors le coup est refusé selon l'article ALQ-05
      Et le plateau est inchangé

      Exemples: Les Blancs
        | position                        | qui        | arrivée |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | c5      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | e5      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | e3      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | e1      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | c1      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | a1      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | a3      |
        | ...../.bbb./.bbb./nbbb./..... b | les Blancs | a5      |

      Exemples: Les Noirs
        | position                        | qui       | arrivée |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | c5      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | e5      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | e3      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | e1      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | c1      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | a1      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | a3      |
        | ...../.nnn./.nnn./bnnn./..... n | les Noirs | a5      |

    Plan du scénario: On ne retombe pas sur un point occupé par <occupant>
      Étant donné la position "<position>"
      Quand les Blancs jouent a1xc3
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « le point c3 est occupé : on ne peut pas y retomber »
      Et le plateau est inchangé

      Exemples:
        | occupant            | position                        |
        | un pion adverse     | n..../...../..n../.n.../b.... b |
        | un pion de son camp | n..../...../..b../.n.../b.... b |

    Plan du scénario: Un pion gardé par-derrière est à l'abri, dans chacun des huit sens
      Étant donné la position "<position>"
      Quand <qui> jouent c3x<arrivée>
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « le point <arrivée> est occupé : on ne peut pas y retomber »

      Exemples: Les Blancs au milieu des Noirs
        | position                        | qui        | arrivée |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | c5      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | e5      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | e3      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | e1      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | c1      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | a1      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | a3      |
        | n.n.n/.nnn./nnbnn/.nnn./nbn.n b | les Blancs | a5      |

      Exemples: Les Noirs au milieu des Blancs
        | position                        | qui       | arrivée |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | c5      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | e5      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | e3      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | e1      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | c1      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | a1      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | a3      |
        | b.b.b/.bbb./bbnbb/.bbb./bnb.b n | les Noirs | a5      |

    Scénario: Deux pions adverses l'un derrière l'autre se protègent
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | . | . | . | . |
        | . | . | n | . | . |
        | . | n | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs ont le trait
      Alors aucune prise n'est possible
      Et le pion de a1 peut aller en a2 et b1

    Scénario: Un pion de son camp derrière le pion adverse empêche de le prendre
      Étant donné que les Blancs ont un pion en a1 et a3
      Et que les Noirs ont un pion en a2 et e5
      Quand les Blancs ont le trait
      Alors les Blancs n'ont rien à prendre

    Scénario: Le refus parle du pion à sauter qui manque plutôt que du point occupé
      Étant donné que les Blancs ont un pion en a1 et a3
      Et que les Noirs ont un pion en e5
      Quand les Blancs jouent a1xa3
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « il n'y a pas de pion adverse en a2 à prendre en sautant en a3 »

    Scénario: Un saut de travers au milieu d'une rafle annule tout le tour
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2, c4 et e5
      Quand les Blancs jouent a1xc3xc4
      Alors le coup est refusé selon l'article ALQ-05
      Et le plateau est inchangé

    Scénario: Une rafle qui saute dans le vide à la fin n'est pas jouée du tout
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs jouent a1xc3xe3
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « il n'y a pas de pion adverse en d3 à prendre en sautant en e3 »
      Et un pion noir est en b2

    Scénario: Geste par geste, on ne saute pas non plus un point vide
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand les Blancs sautent de a1 en c3
      Alors le geste est refusé selon l'article ALQ-05
      Et un pion blanc est en a1

    Scénario: Prendre ne coûte aucun pion à celui qui prend
      Quand les Blancs jouent c2-c3
      Et les Noirs jouent c4xc2
      Alors le coup est accepté
      Et il reste 11 pions aux Blancs
      Et il reste 12 pions aux Noirs
      Et le plateau montre
        | n | n | n | n | n |
        | n | n | . | n | n |
        | n | n | . | b | b |
        | b | b | n | b | b |
        | b | b | b | b | b |

  @ALQ-06
  Règle: Une prise possible est obligatoire

    Scénario: Sans prise possible, on avance librement
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand les Blancs jouent a1-b2
      Alors le coup est accepté
      Et les Blancs n'ont rien pris

    Plan du scénario: Après <coup> au premier tour, les Noirs doivent prendre
      Quand les Blancs jouent <coup>
      Alors les Noirs doivent prendre
      Et les prises possibles sont <prises>

      Exemples:
        | coup  | prises         |
        | b2-c3 | d4xb2          |
        | c2-c3 | c4xc2          |
        | d2-c3 | b4xd2 et d4xd2 |
        | d3-c3 | b3xd3          |

    Scénario: Le pion qui peut prendre ne peut pas avancer à la place
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs jouent a1-a2
      Alors le coup est refusé selon l'article ALQ-06
      Et le refus dit « prendre est obligatoire, et une prise de 1 pion est possible : a1xc3 »
      Et c'est toujours aux Blancs de jouer

    Scénario: Un autre pion ne peut pas bouger tant qu'une prise attend
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs jouent e1-e2
      Alors le coup est refusé selon l'article ALQ-06
      Et le plateau est inchangé
      Quand les Blancs jouent a1xc3
      Alors le coup est accepté

    Scénario: Le refus montre la plus grande prise
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | n | . | . | . |
        | . | . | . | . | . |
        | . | n | . | n | . |
        | . | . | b | . | b |
      Quand les Blancs jouent e1-e2
      Alors le coup est refusé selon l'article ALQ-06
      Et le refus dit « prendre est obligatoire, et une prise de 2 pions est possible : c1xa3xc5 »

    Scénario: Les Noirs doivent prendre comme les Blancs
      Étant donné la position "n..../.b.../...../...../....b n"
      Quand les Noirs jouent a5-a4
      Alors le coup est refusé selon l'article ALQ-06
      Et le refus dit « prendre est obligatoire, et une prise de 1 pion est possible : a5xc3 »
      Et les Noirs ont le trait

    Scénario: Un autre pion noir ne bouge pas non plus tant qu'une prise attend
      Étant donné la position "n...n/.b.../...../...../....b n"
      Quand les Noirs jouent e5-e4
      Alors le coup est refusé selon l'article ALQ-06
      Et le plateau est inchangé
      Et le pion de e5 ne peut pas bouger

    Scénario: Il faut prendre même pour être repris aussitôt
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en b2, c4 et c5
      Quand les Blancs jouent a1xc3
      Alors le coup est accepté
      Et la seule prise possible est c4xc2

    Scénario: Geste par geste, un pas est refusé aussi
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs vont de e1 en e2
      Alors le geste est refusé selon l'article ALQ-06
      Et un pion blanc est en e1

    Scénario: Quand une prise attend, seuls les pions qui prennent peuvent bouger
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs ont le trait
      Alors les coups possibles sont
        | a1xc3 |
      Et le pion de e1 ne peut pas bouger
      Et le pion de a1 ne peut aller qu'en c3
