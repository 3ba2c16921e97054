# language: fr
@alquerque
Fonctionnalité: La rafle
  Un pion qui prend continue tant qu'il peut, et l'on choisit la rafle qui prend le plus.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-07
  Règle: Le même pion continue de prendre tant qu'il le peut

    Scénario: Deux prises de suite ne font qu'un tour
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---.---n---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent a1xc3xc5
      Alors le coup est accepté
      Et les Blancs ont pris 2 pions
      Et les points a1, b2, c3 et c4 sont vides
      Et c'est aux Noirs de jouer

    Scénario: La rafle tourne, recule et va de côté
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | n | n | . | . |
        | . | . | . | . | . |
        | . | n | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs jouent a1xc3xc5xa3
      Alors le coup est accepté
      Et les Blancs ont pris trois pions
      Et le plateau montre
        | . | . | . | . | n |
        | . | . | . | . | . |
        | b | . | . | . | . |
        | . | . | . | . | . |
        | . | . | . | . | . |

    Scénario: S'arrêter alors que le pion peut prendre encore est refusé
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | . | n | . | . |
        | . | . | . | . | . |
        | . | n | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs jouent a1xc3
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en c3, le pion peut prendre encore : a1xc3xc5 »
      Et le plateau est inchangé
      Et c'est toujours aux Blancs de jouer

    Scénario: S'arrêter à la deuxième prise d'une rafle de trois est refusé aussi
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | n | n | . | . |
        | . | . | . | . | . |
        | . | n | . | . | . |
        | b | . | . | . | . |
      Quand les Blancs jouent a1xc3xc5
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en c5, le pion peut prendre encore : a1xc3xc5xa3 »

    Scénario: Les Noirs non plus ne s'arrêtent pas en chemin
      Étant donné la position "n..../.b.../...../..b../....b n"
      Quand les Noirs jouent a5xc3
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en c3, le pion peut prendre encore : a5xc3xc1 »
      Quand les Noirs jouent a5xc3xc1
      Alors le coup est accepté
      Et c'est aux Blancs de jouer

    Scénario: Saut par saut, le tour ne passe qu'après le dernier
      Étant donné la position "....n/..n../...../.n.../b.... b"
      Quand les Blancs sautent de a1 en c3
      Alors la rafle continue en c3
      Et c'est encore aux Blancs de jouer
      Quand les Blancs sautent de c3 en c5
      Alors la rafle est finie
      Et c'est maintenant aux Noirs de jouer

    Scénario: Saut par saut, les Noirs gardent le trait eux aussi
      Étant donné la position "....b/..b../...../.b.../n.... n"
      Quand les Noirs sautent de a1 en c3
      Alors la rafle continue en c3
      Et c'est encore aux Noirs de jouer
      Quand les Noirs sautent de c3 en c5
      Alors c'est maintenant aux Blancs de jouer

    Scénario: Un saut qui n'a pas de suite finit le tour
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs sautent de a1 en c3
      Alors le geste est accepté
      Et la rafle est finie
      Et la position est "....n/...../..b../...../..... n"

    Scénario: Une rafle en cours s'écrit en une ligne
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2, c4 et e5
      Quand les Blancs sautent de a1 en c3
      Alors la position est "....n/..n../..b../...../..... b c3"

    Plan du scénario: Une rafle en cours est celle d'un pion qui a encore à prendre
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « <motif> »

      Exemples:
        | position                           | motif                                                                    |
        | ....n/...../..b../...../..... b c3 | la rafle est en c3, mais ce pion n'a plus rien à prendre                 |
        | ....n/...../..b../..n../..... b c2 | la rafle est en c2, où il n'y a pas de pion des Blancs, qui ont le trait |

    Scénario: Un dessin montre la rafle en cours et permet de la reprendre
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---.---n---.---.
            | / | \ | / | \ |
          3 .---.---b---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Blancs
        rafle en cours : c3
        """
      Quand les Blancs sautent de c3 en c5
      Alors le geste est accepté
      Et le plateau montre
        """
            a   b   c   d   e
          5 .---.---b---.---n
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Noirs
        """

    Scénario: Une rafle commencée peut se finir en une fois
      Étant donné la position "....n/.nn../..b../...../..... b c3"
      Quand les Blancs jouent c3xc5xa3
      Alors le coup est accepté
      Et la rafle est finie
      Et les Blancs ont pris 2 pions

    Scénario: Plusieurs sauts annoncés un par un s'enchaînent
      Étant donné la position "....n/.nn../...../.n.../b.... b"
      Quand les Blancs sautent de a1 en c3, c5 puis a3
      Alors le geste est accepté
      Et les Blancs ont pris 3 pions
      Et c'est aux Noirs de jouer

    Scénario: Une rafle commencée ne s'arrête pas non plus en chemin
      Étant donné la position "....n/.nn../..b../...../..... b c3"
      Quand les Blancs jouent c3xc5
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en c5, le pion peut prendre encore : c3xc5xa3 »
      Et la rafle continue en c3

    Scénario: Pendant la rafle, un autre pion ne prend pas à la place du premier
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Blancs sautent de a2 en a4
      Alors le geste est refusé selon l'article ALQ-07
      Et le refus dit « le pion en c3 doit continuer sa rafle : c3xc5 »
      Et la rafle continue en c3

    Scénario: Pendant la rafle, un tour entier d'un autre pion est refusé aussi
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Blancs jouent a2xa4
      Alors le coup est refusé selon l'article ALQ-07
      Et le plateau est inchangé

    Scénario: Pendant la rafle des Noirs non plus, un autre pion ne prend pas à la place du premier
      Étant donné la position "....b/..b../b.n../n..b./....n n c3"
      Quand les Noirs sautent de a2 en a4
      Alors le geste est refusé selon l'article ALQ-07
      Et le refus dit « le pion en c3 doit continuer sa rafle : c3xc5 »
      Et la rafle continue en c3

    Plan du scénario: Pendant la rafle, aucun pas n'est permis
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Blancs vont de <de> en <en>
      Alors le geste est refusé selon l'article ALQ-07
      Et le refus dit « le pion en c3 doit continuer sa rafle : c3xc5 »

      Exemples:
        | de | en |
        | c3 | b3 |
        | e1 | e2 |

    Scénario: Pendant la rafle, seul le pion qui prend peut bouger
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Blancs ont le trait
      Alors la seule prise possible est c3xc5
      Et le pion de c3 ne peut aller qu'en c5
      Et le pion de a2 ne peut pas bouger
      Et il y a 1 coup possible

    Scénario: Pendant la rafle, l'adversaire attend
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Noirs jouent e5-e4
      Alors le coup est refusé selon l'article ALQ-14
      Et la rafle continue en c3

    Plan du scénario: Pendant la rafle, le refus d'un mauvais geste dit ce qu'il a de mauvais
      Étant donné la position "....n/..n../n.b../b..n./....b b c3"
      Quand les Blancs jouent <coup>
      Alors le coup est refusé selon l'article <article>
      Et la rafle continue en c3

      Exemples:
        | coup  | article |
        | c3-a3 | ALQ-03  |
        | a2-a3 | ALQ-03  |
        | a2-b3 | ALQ-04  |
        | e1xe3 | ALQ-05  |
        | c3xe3 | ALQ-05  |
        | a3-a4 | ALQ-14  |

    Scénario: Un autre pion qui pourrait prendre ne prolonge pas le tour
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en b2, e2 et c5
      Quand les Blancs jouent a1xc3
      Alors le coup est accepté
      Et le point e3 est vide
      Et c'est aux Noirs de jouer

    Scénario: Le refus parle de l'arrêt en chemin plutôt que de la rafle trop courte
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | n | n | . | n |
        | . | . | . | . | . |
        | . | n | . | . | n |
        | b | . | . | . | b |
      Quand les Blancs jouent e1xe3
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en e3, le pion peut prendre encore : e1xe3xe5 »

  @ALQ-08
  Règle: On choisit une rafle qui prend le plus grand nombre de pions

    Scénario: De deux pions qui peuvent prendre, celui qui prend le plus doit jouer
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---n
            | / | \ | / | \ |
          3 b---n---.---.---b
            | \ | / | \ | / |
          2 .---.---n---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent e3xe5
      Alors le coup est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 2 pions est possible : a3xc3xc1 »
      Et le plateau est inchangé
      Et c'est toujours aux Blancs de jouer

    Scénario: La plus grande rafle de tous les pions est la seule permise
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | . | . | . | n |
        | b | n | . | . | b |
        | . | . | n | . | . |
        | . | . | . | . | . |
      Quand les Blancs jouent a3xc3xc1
      Alors le coup est accepté
      Et les Blancs ont pris 2 pions
      Et un pion noir est en e4

    Scénario: On doit faire la plus grande rafle même si un pion plus à gauche peut prendre
      Étant donné la position "...../n..../b..nb/..n../..... b"
      Quand les Blancs jouent a3xa5
      Alors le coup est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 2 pions est possible : e3xc3xc1 »
      Et la seule prise possible est e3xc3xc1

    Plan du scénario: Les Noirs comme les Blancs doivent faire la plus grande rafle, à droite comme à gauche
      Étant donné la position "<position>"
      Quand <qui> jouent <court>
      Alors le coup est refusé selon l'article ALQ-08
      Et la seule prise possible est <rafle>
      Et le plateau est inchangé

      Exemples: Deux pions qui prennent
        | position                        | qui       | court | rafle    |
        | ...../....b/nb..n/..b../..... n | les Noirs | e3xe5 | a3xc3xc1 |
        | ...../b..../n..bn/..b../..... n | les Noirs | a3xa5 | e3xc3xc1 |

      Exemples: Deux chemins du même pion
        | position                        | qui        | court | rafle    |
        | ....b/.b.../...../.b.b./..n.. n | les Noirs  | c1xe3 | c1xa3xc5 |
        | b..../...b./...../.b.b./..n.. n | les Noirs  | c1xa3 | c1xe3xc5 |
        | n..../...n./...../.n.n./..b.. b | les Blancs | c1xa3 | c1xe3xc5 |

    Scénario: De deux chemins du même pion, le plus court est refusé
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---n---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---n---.
            | / | \ | / | \ |
          1 .---.---b---.---.
        trait : Blancs
        """
      Quand les Blancs jouent c1xe3
      Alors le coup est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 2 pions est possible : c1xa3xc5 »
      Et un pion blanc est en c1

    Scénario: Le bon premier saut ne suffit pas, la suite compte aussi
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | n | n | . | n |
        | . | . | . | . | . |
        | . | n | . | . | n |
        | b | . | . | . | b |
      Quand les Blancs jouent a1xc3xa5
      Alors le coup est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 3 pions est possible : a1xc3xc5xa3 »
      Quand les Blancs jouent a1xc3xc5xa3
      Alors le coup est accepté

    Scénario: Une rafle complète de deux prises ne suffit pas si un autre pion peut en faire trois
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | n | n | . | n |
        | . | . | . | . | . |
        | . | n | . | . | n |
        | b | . | . | . | b |
      Quand les Blancs jouent e1xe3xe5
      Alors le coup est refusé selon l'article ALQ-08
      Et la seule prise possible est a1xc3xc5xa3

    Scénario: À égalité, le choix du chemin est libre
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---.---.---.---n
            | \ | / | \ | / |
          4 .---.---n---.---.
            | / | \ | / | \ |
          3 .---n---.---n---.
            | \ | / | \ | / |
          2 .---.---n---.---.
            | / | \ | / | \ |
          1 b---.---b---.---b
        trait : Blancs
        """
      Quand les Blancs ont le trait
      Alors les prises possibles sont c1xc3xa3, c1xc3xc5 et c1xc3xe3
      Et les Blancs peuvent jouer c1xc3xa3
      Et les Blancs peuvent jouer c1xc3xc5
      Et les Blancs peuvent jouer c1xc3xe3

    Plan du scénario: À égalité, le choix du pion est libre : <coup>
      Étant donné la position "....n/...../...../.n.n./b...b b"
      Quand les Blancs jouent <coup>
      Alors le coup est accepté
      Et il reste 2 pions aux Noirs

      Exemples:
        | coup  |
        | a1xc3 |
        | e1xc3 |

    Scénario: À égalité, les prises des deux pions sont toutes possibles
      Étant donné la position "....n/...../...../.n.n./b...b b"
      Quand les Blancs doivent prendre
      Alors les prises possibles sont a1xc3 et e1xc3

    Scénario: À égalité, les Noirs ont le même choix
      Étant donné la position "....b/...../...../.b.b./n...n n"
      Quand les Noirs doivent prendre
      Alors les prises possibles sont a1xc3 et e1xc3

    Scénario: Les Noirs aussi choisissent la plus grande rafle
      Étant donné la position "..n../...b./.b.b./...../....b n"
      Quand les Noirs jouent c5xa3
      Alors le coup est refusé selon l'article ALQ-05
      Quand les Noirs jouent c5xe3
      Alors le coup est refusé selon l'article ALQ-07
      Quand les Noirs jouent c5xe3xc3xa3
      Alors le coup est accepté

    Scénario: Saut par saut, un premier saut vers une rafle trop courte est refusé
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | n | . | . | . |
        | . | . | . | . | . |
        | . | n | . | n | . |
        | . | . | b | . | . |
      Quand les Blancs sautent de c1 en e3
      Alors le geste est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 2 pions est possible : c1xa3xc5 »
      Et le plateau est inchangé

    Scénario: Saut par saut, les Noirs non plus ne partent pas vers une rafle trop courte
      Étant donné la position "b..../...b./...../.b.b./..n.. n"
      Quand les Noirs sautent de c1 en a3
      Alors le geste est refusé selon l'article ALQ-08
      Et le plateau est inchangé

    Scénario: Saut par saut, on ne quitte pas en route le plus long chemin
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | n | n | . | n |
        | . | . | . | . | . |
        | . | n | . | . | n |
        | b | . | . | . | b |
      Quand les Blancs sautent de a1 en c3
      Et les Blancs sautent de c3 en a5
      Alors le geste est refusé selon l'article ALQ-08
      Et le refus dit « une prise de 2 pions est possible : c3xc5xa3 »
      Et la rafle continue en c3

    Scénario: Saut par saut, le début d'une rafle égale aux autres est accepté
      Étant donné la position "n...n/..n../.n.n./..n../b.b.b b"
      Quand les Blancs sautent de c1 en c3
      Et les Blancs sautent de c3 en e3
      Alors le geste est accepté
      Et c'est aux Noirs de jouer

    Scénario: Saut par saut, le pion d'une rafle moins longue ne part pas
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | . | n | n | . | n |
        | . | . | . | . | . |
        | . | n | . | . | n |
        | b | . | . | . | b |
      Quand les Blancs sautent de e1 en e3
      Alors le geste est refusé selon l'article ALQ-08
      Et un pion noir est en e2

    Scénario: Une fois la rafle commencée, les prises des autres pions ne comptent plus
      Étant donné la position "...../..n.n/..b../....n/....b b c3"
      Quand les Blancs jouent c3xc5
      Alors le coup est accepté
      Et les Blancs ont pris 1 pion
      Et c'est aux Noirs de jouer

    Scénario: Une fois la rafle commencée, les sauts des autres pions ne comptent plus non plus
      Étant donné la position "...../..n.n/..b../....n/....b b c3"
      Quand les Blancs sautent de c3 en c5
      Alors le geste est accepté
      Et la rafle est finie

  @ALQ-09 @interprete
  Règle: Le pion pris s'en va aussitôt, et le point de départ est vide pendant la rafle

    Scénario: La rafle peut finir là où elle a commencé
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---n---.---.---.
            | \ | / | \ | / |
          2 n---.---n---.---.
            | / | \ | / | \ |
          1 b---n---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent a1xa3xc3xc1xa1
      Alors le coup est accepté
      Et les Blancs ont pris 4 pions
      Et le plateau montre
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---.
        trait : Noirs
        """

    Scénario: On fait le tour dans un sens ou dans l'autre
      Étant donné la position "....n/...../.n.../n.n../bn... b"
      Quand les Blancs doivent prendre
      Alors les prises possibles sont a1xa3xc3xc1xa1 et a1xc1xc3xa3xa1
      Et le pion de a1 peut aller en a3 et c1

    Scénario: Les Noirs aussi font le tour, dans un sens ou dans l'autre
      Étant donné la position "....b/...../.b.../b.b../nb... n"
      Quand les Noirs doivent prendre
      Alors les prises possibles sont a1xa3xc3xc1xa1 et a1xc1xc3xa3xa1

    Scénario: Le tour se fait aussi par les diagonales, loin du coin
      Étant donné la position "....n/.n.n./...../.n.n./..b.. b"
      Quand les Blancs doivent prendre
      Alors les prises possibles sont c1xa3xc5xe3xc1 et c1xe3xc5xa3xc1

    Scénario: La rafle peut traverser son point de départ et continuer
      Étant donné le plateau suivant
        | . | . | . | . | n |
        | . | . | . | . | . |
        | . | n | . | . | . |
        | n | n | n | . | . |
        | b | n | . | . | . |
      Quand les Blancs jouent a1xa3xc3xc1xa1xc3
      Alors le coup est accepté
      Et les Blancs ont pris 5 pions
      Et un pion blanc est en c3
      Et le point a1 est vide

    Scénario: Revenir au point de départ sans aller plus loin, quand c'est possible, est refusé
      Étant donné la position "....n/...../.n.../nnn../bn... b"
      Quand les Blancs jouent a1xa3xc3xc1xa1
      Alors le coup est refusé selon l'article ALQ-07
      Et le refus dit « arrivé en a1, le pion peut prendre encore : a1xa3xc3xc1xa1xc3 »

    Scénario: Saut par saut, le point de départ est vide aussi
      Étant donné la position "....n/...../.n.../n.n../bn... b"
      Quand les Blancs sautent de a1 en c1, c3 et a3
      Et les Blancs sautent de a3 en a1
      Alors le geste est accepté
      Et il reste un pion aux Noirs
      Et un pion blanc est en a1

    Scénario: Un pion déjà pris ne se saute pas une seconde fois
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---n
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---n---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent a1xc3xa3xc1
      Alors le coup est refusé selon l'article ALQ-05
      Et le refus dit « il n'y a pas de pion adverse en b2 à prendre en sautant en c1 »
      Et la seule prise possible est a1xc3xa3

    Scénario: Saut par saut, on voit chaque pion pris s'en aller
      Étant donné la position "....n/...../.n.../.n.../b.... b"
      Quand les Blancs sautent de a1 en c3
      Alors les points a1 et b2 sont vides
      Et un pion noir est en b3
      Quand les Blancs sautent de c3 en a3
      Alors le point b3 est vide
      Et il reste un pion aux Noirs

    Scénario: On ne revient pas en sautant le pion que l'on vient de prendre
      Étant donné la position "....n/...../.n.../.n.../b.... b"
      Quand les Blancs jouent a1xc3xa1
      Alors le coup est refusé selon l'article ALQ-05
      Et le plateau est inchangé

    Scénario: Le pion qui revient au départ n'y est pas compté deux fois
      Étant donné que les Blancs ont un pion en a1 et e1
      Et que les Noirs ont un pion en a2, b1, b3, c2 et e5
      Quand les Blancs jouent a1xc1xc3xa3xa1
      Alors il reste 2 pions aux Blancs
      Et il reste un pion aux Noirs
