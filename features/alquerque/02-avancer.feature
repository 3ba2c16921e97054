# language: fr
@alquerque
Fonctionnalité: Avancer d'un pas
  Un pion qui ne prend pas glisse d'un point au suivant, le long d'un trait.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-03
  Règle: Sans prise, un pion va d'un seul pas sur un point voisin et vide, dans tous les sens
    La règle ne dit pas si l'on peut reculer ou aller de côté ; rien ne l'interdit.

    Plan du scénario: Un pion blanc avance vers <point>
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---n
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---b---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 n---.---.---.---n
        trait : Blancs
        """
      Quand les Blancs jouent c3-<point>
      Alors le coup est accepté
      Et un pion blanc est en <point>
      Et le point c3 est vide
      Et il reste 4 pions aux Noirs

      Exemples: En avant
        | point |
        | b4    |
        | c4    |
        | d4    |

      @interprete
      Exemples: De côté
        | point |
        | b3    |
        | d3    |

      @interprete
      Exemples: En arrière
        | point |
        | b2    |
        | c2    |
        | d2    |

    @interprete
    Plan du scénario: Un pion noir recule ou va de côté aussi bien qu'il avance
      Étant donné la position "...../...../n..../...../....b n"
      Quand les Noirs jouent a3-<point>
      Alors le coup est accepté
      Et un pion noir est en <point>

      Exemples:
        | point |
        | b2    |
        | b3    |
        | b4    |
        | a4    |
        | a2    |

    @interprete
    Scénario: Du centre, un pion noir va dans les huit sens
      Étant donné la position "...../...../..n../...../b.... n"
      Quand les Noirs ont le trait
      Alors le pion de c3 peut aller en b2, b3, b4, c2, c4, d2, d3 et d4

    @interprete
    Scénario: Au milieu des autres, un pion ne va que sur les points vides
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | . | b | . | . |
        | . | . | b | b | . |
        | . | b | . | b | . |
        | . | . | . | . | n |
      Quand les Blancs ont le trait
      Alors le pion de c3 peut aller en b3, b4, c2 et d4
      Et le pion de c4 peut aller en b4, c5 et d4
      Et le pion de d3 peut aller en d4 et e3
      Et le pion de b2 peut aller en a1, a2, a3, b1, b3, c1 et c2

    @interprete
    Scénario: Un pas ne déplace qu'un pion et n'en prend aucun
      Quand les Blancs jouent d3-c3
      Alors le plateau montre
        | n | n | n | n | n |
        | n | n | n | n | n |
        | n | n | b | . | b |
        | b | b | b | b | b |
        | b | b | b | b | b |
      Et les Blancs n'ont rien pris

    Plan du scénario: Aller plus loin d'un coup, sans prendre, est refusé
      Étant donné le plateau suivant
        |   | a | b | c | d | e |
        | 5 | n | . | . | . | . |
        | 4 | . | . | . | . | . |
        | 3 | . | . | . | . | . |
        | 2 | . | b | . | . | . |
        | 1 | b | . | . | . | b |
      Quand les Blancs jouent <de>-<en>
      Alors le coup est refusé selon l'article ALQ-03
      Et le refus dit « aller de <de> en <en> n'est pas un pas : sans prise, un pion va sur un point voisin »
      Et c'est toujours aux Blancs de jouer

      Exemples: Deux points d'un coup
        | de | en |
        | e1 | e3 |
        | e1 | c1 |
        | e1 | c3 |
        | b2 | d4 |

      Exemples: De biais, hors des traits
        | de | en |
        | a1 | b3 |
        | b2 | c4 |

      Exemples: D'un bord au bord opposé
        | de | en |
        | e1 | e5 |
        | e1 | a2 |

      Exemples: Sur place
        | de | en |
        | a1 | a1 |

    Plan du scénario: Un pion ne va pas sur un point occupé
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-03
      Et le refus dit « le point <point> est occupé : un pion va sur un point vide »
      Et le plateau est inchangé

      Exemples: Par un pion de son camp
        | coup  | point |
        | a1-b2 | b2    |
        | d3-e3 | e3    |

      Exemples: Par un pion de l'autre camp
        | coup  | point |
        | d3-d4 | d4    |
        | b2-a3 | a3    |

    Plan du scénario: Les Noirs non plus ne vont ni plus loin ni sur un point occupé
      Étant donné la position "....b/.b.../..n../..n../..... n"
      Quand les Noirs jouent c3-<point>
      Alors le coup est refusé selon l'article ALQ-03
      Et le plateau est inchangé

      Exemples: Trop loin
        | point |
        | c5    |
        | a3    |
        | e1    |

      Exemples: Sur un pion de l'un ou l'autre camp
        | point |
        | c2    |
        | b4    |

    Scénario: Un saut annoncé comme un pas reste un pas trop long
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs jouent a1-c3
      Alors le coup est refusé selon l'article ALQ-03
      Et il reste 2 pions aux Noirs

    Scénario: Geste par geste aussi, on ne fait qu'un pas
      Étant donné la position "....n/...../...../...../b.... b"
      Quand les Blancs avancent de a1 en a3
      Alors le geste est refusé selon l'article ALQ-03
      Quand les Blancs avancent de a1 en a2
      Alors le geste est accepté
      Et le trait passe aux Noirs

    Plan du scénario: Le refus parle du mauvais pas plutôt que de l'obligation de prendre
      Étant donné que les Blancs ont un pion en a1 et e2
      Et que les Noirs ont un pion en b2 et e3
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-03

      Exemples:
        | coup  |
        | e2-c2 |
        | e2-e3 |

  @ALQ-04
  Règle: Une diagonale ne se suit que si un trait la dessine

    Scénario: Du centre et des coins partent des diagonales
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 b---.---.---.---b
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 n---.---b---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---b
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors le pion de c3 peut aller en b2, b3, b4, c2, c4, d2, d3 et d4
      Et le pion de a1 peut aller en a2, b1 et b2
      Et le pion de a5 peut aller en a4, b4 et b5
      Et le pion de e1 peut aller en d1, d2 et e2
      Et le pion de e5 peut aller en d4, d5 et e4

    Scénario: Du milieu de chaque bord partent deux diagonales
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---b---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 b---.---n---.---b
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---b---.---.
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors le pion de a3 peut aller en a2, a4, b2, b3 et b4
      Et le pion de c1 peut aller en b1, b2, c2, d1 et d2
      Et le pion de c5 peut aller en b4, b5, c4, d4 et d5
      Et le pion de e3 peut aller en d2, d3, d4, e2 et e4

    Plan du scénario: De <point>, à mi-chemin du centre et d'un coin, on va dans les huit sens
      Étant donné que les Blancs ont un pion en <point>
      Et que les Noirs ont un pion en <loin>
      Quand les Blancs ont le trait
      Alors le pion de <point> peut aller en <points>

      Exemples:
        | point | loin | points                           |
        | b2    | e5   | a1, a2, a3, b1, b3, c1, c2 et c3 |
        | b4    | e1   | a3, a4, a5, b3, b5, c3, c4 et c5 |
        | d2    | a5   | c1, c2, c3, d1, d3, e1, e2 et e3 |
        | d4    | a1   | c3, c4, c5, d3, d5, e3, e4 et e5 |

    Scénario: Autour du centre, quatre points n'ont pas de diagonale
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---b---.---.
            | / | \ | / | \ |
          3 .---b---.---b---.
            | \ | / | \ | / |
          2 .---.---b---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors le pion de b3 ne peut aller qu'en a3, b2, b4 et c3
      Et le pion de c2 ne peut aller qu'en b2, c1, c3 et d2
      Et le pion de c4 ne peut aller qu'en b4, c3, c5 et d4
      Et le pion de d3 ne peut aller qu'en c3, d2, d4 et e3

    Scénario: Sur les bords, un point sur deux n'a pas de diagonale
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---b---.---b---.
            | \ | / | \ | / |
          4 b---.---.---.---b
            | / | \ | / | \ |
          3 .---.---n---.---.
            | \ | / | \ | / |
          2 b---.---.---.---b
            | / | \ | / | \ |
          1 .---b---.---b---.
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors les coups possibles sont
        | a2-a1 | a2-a3 | a2-b2 |
        | a4-a3 | a4-a5 | a4-b4 |
        | b1-a1 | b1-b2 | b1-c1 |
        | b5-a5 | b5-b4 | b5-c5 |
        | d1-c1 | d1-d2 | d1-e1 |
        | d5-c5 | d5-d4 | d5-e5 |
        | e2-d2 | e2-e1 | e2-e3 |
        | e4-d4 | e4-e3 | e4-e5 |

    Plan du scénario: Un pas en diagonale sans trait est refusé
      Étant donné la position "n..../...../.b.../..b../..... b"
      Quand les Blancs jouent <de>-<en>
      Alors le coup est refusé selon l'article ALQ-04
      Et le refus dit « aucun trait ne relie <de> à <en> en diagonale »
      Et le plateau est inchangé

      Exemples:
        | de | en |
        | b3 | a2 |
        | b3 | c4 |
        | c2 | b1 |
        | c2 | d3 |

    Scénario: Les Noirs ne suivent pas non plus une diagonale sans trait
      Étant donné la position "b..../...../.n.../..n../..... n"
      Quand les Noirs jouent b3-c4
      Alors le coup est refusé selon l'article ALQ-04
      Et le pion de b3 ne peut aller qu'en a3, b2, b4 et c3
      Et le pion de c2 ne peut aller qu'en b2, c1, c3 et d2

    Scénario: Au départ, le centre n'a pas de diagonale vers c2, mais en a vers b2
      Quand les Blancs jouent b2-c3
      Alors le coup est accepté
      Et le plateau montre
        """
            a   b   c   d   e
          5 n---n---n---n---n
            | \ | / | \ | / |
          4 n---n---n---n---n
            | / | \ | / | \ |
          3 n---n---b---b---b
            | \ | / | \ | / |
          2 b---.---b---b---b
            | / | \ | / | \ |
          1 b---b---b---b---b
        trait : Noirs
        """

    Scénario: Un pion en diagonale sans trait ne se prend pas
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---.---n---.---.
            | / | \ | / | \ |
          1 .---b---.---.---.
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors les Blancs n'ont rien à prendre
      Et le pion de b1 ne peut aller qu'en a1, b2 et c1

    Plan du scénario: Un saut en diagonale sans trait est refusé
      Étant donné le plateau suivant
        | n | . | . | . | . |
        | . | n | . | n | . |
        | . | n | b | n | . |
        | . | . | n | . | . |
        | . | b | . | b | . |
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-04
      Et le refus dit « aucun trait ne relie <de> à <en> en diagonale »
      Et il reste 6 pions aux Noirs

      Exemples:
        | coup  | de | en |
        | b1xd3 | b1 | d3 |
        | d1xb3 | d1 | b3 |

    Plan du scénario: Depuis tous les bords, un saut en diagonale sans trait est refusé
      Étant donné la position "<position>"
      Quand <qui> jouent <coup>
      Alors le coup est refusé selon l'article ALQ-04
      Et le plateau est inchangé

      Exemples: Du haut
        | position                        | qui       | coup  |
        | .n.n./..b../...../...../b.... n | les Noirs | b5xd3 |
        | .n.n./..b../...../...../b.... n | les Noirs | d5xb3 |

      Exemples: Du côté
        | position                        | qui        | coup  |
        | n..../...../.n.n./b...b/..... b | les Blancs | a2xc4 |
        | n..../...../.n.n./b...b/..... b | les Blancs | e2xc4 |
        | ...../n...n/.b.b./...../....b n | les Noirs  | a4xc2 |
        | ...../n...n/.b.b./...../....b n | les Noirs  | e4xc2 |

    Scénario: Une rafle ne tourne pas en diagonale là où il n'y a pas de trait
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---.
            | \ | / | \ | / |
          4 .---.---n---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 .---b---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent b1xb3xd5
      Alors le coup est refusé selon l'article ALQ-04
      Et le plateau est inchangé
      Quand les Blancs jouent b1xb3
      Alors le coup est accepté

    Scénario: Le refus parle de la diagonale sans trait plutôt que du point occupé
      Quand les Blancs jouent b1-c2
      Alors le coup est refusé selon l'article ALQ-04

    Scénario: Le refus parle de la diagonale sans trait plutôt que de l'obligation de prendre
      Étant donné que les Blancs ont un pion en a1 et e2
      Et que les Noirs ont un pion en b2 et c5
      Quand les Blancs jouent e2-d3
      Alors le coup est refusé selon l'article ALQ-04

    Plan du scénario: Le refus parle de la diagonale sans trait plutôt que du pion à sauter qui manque
      Étant donné que les Blancs ont un pion en b1
      Et que les Noirs ont un pion en e5
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article ALQ-04

      Exemples:
        | coup     |
        | b1xd3    |
        | b1xb3xd5 |
