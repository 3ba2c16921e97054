# language: fr
@quoridor
Fonctionnalité: Le déplacement du pion
  Un pas à la fois, jamais en diagonale, jamais à travers une barrière ni sur l'autre pion.

  Contexte:
    Étant donné une partie de Quoridor avec taille=5 et barrieres=3

  @QUO-07 @etape2 @etape3 @etape4
  Règle: Le pion fait un pas, vers l'avant, l'arrière ou le côté

    Scénario: Au milieu du plateau, le pion peut aller sur quatre cases
      Étant donné le plateau suivant
        | 2 |   |   |   |   |
        |   |   |   |   |   |
        |   |   | 1 |   |   |
        |   |   |   |   |   |
        |   |   |   |   |   |
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en b3, c2, c4 et d3

    Plan du scénario: Le pion avance, recule ou va de côté
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en a5
      Quand le joueur 1 va en <case>
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en <case> et celui du joueur 2 en a5
      Et la partie continue

      Exemples:
        | case |
        | c4   |
        | c2   |
        | b3   |
        | d3   |

    Plan du scénario: Le joueur 2 aussi recule et va de côté
      Étant donné que le pion du joueur 1 est en a1 et celui du joueur 2 en c3
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en <case>
      Alors le déplacement est accepté
      Et le pion du joueur 2 est en <case> et celui du joueur 1 en a1

      Exemples:
        | case |
        | c4   |
        | d3   |

    Scénario: Au milieu du plateau, le pion du joueur 2 aussi peut aller sur quatre cases
      Étant donné que le pion du joueur 1 est en a1 et celui du joueur 2 en c3
      Quand le joueur 2 a le trait
      Alors le joueur 2 peut aller en b3, c2, c4 et d3

    Plan du scénario: Au bord, il reste moins de cases
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c5
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en <cases>

      Exemples:
        | départ | cases        |
        | c1     | b1, c2 et d1 |
        | a3     | a2, a4 et b3 |
        | e3     | d3, e2 et e4 |
        | a1     | a2 et b1     |
        | e1     | d1 et e2     |

    Plan du scénario: Un pas en diagonale est refusé
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en a5
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-07
      Et le refus dit « aller de c3 en <case> serait un pas en diagonale : le pion avance, recule ou va de côté »
      Et le plateau est inchangé

      Exemples:
        | case |
        | b2   |
        | b4   |
        | d2   |
        | d4   |

    Plan du scénario: Aller plus loin qu'un pas est refusé
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en a5
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-07
      Et le refus dit « la case <case> ne touche pas la case c3 : le pion se déplace d'une seule case »

      Exemples:
        | case |
        | c5   |
        | c1   |
        | a3   |
        | d5   |
        | e4   |

    Scénario: Rester sur place n'est pas un déplacement
      Quand le joueur 1 va en c1
      Alors le déplacement est refusé selon l'article QUO-07
      Et le refus dit « le pion est déjà en c1 : se déplacer, c'est changer de case »
      Et c'est toujours au joueur 1 de jouer

    Plan du scénario: Le joueur 2 non plus ne va ni en diagonale, ni plus loin, ni sur place
      Étant donné que le pion du joueur 1 est en a1 et celui du joueur 2 en c3
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en <case>
      Alors le déplacement est refusé selon l'article QUO-07
      Et le plateau est inchangé

      Exemples:
        | case |
        | b2   |
        | d4   |
        | c1   |
        | e3   |
        | c3   |

    Plan du scénario: Avoir l'adversaire à côté ne permet pas d'aller plus loin ailleurs
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-07

      Exemples:
        | case |
        | c1   |
        | e3   |
        | b2   |
        | b5   |

  @QUO-08 @etape2 @etape3 @etape4
  Règle: On ne traverse pas une barrière

    Plan du scénario: Chaque moitié d'une barrière arrête le pion
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en a5
      Et que la barrière <barrière> est posée
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-08
      Et le refus dit « une barrière sépare c3 de <case> : il faut la contourner »
      Et le plateau est inchangé

      Exemples: Horizontale, devant ou derrière le pion
        | barrière | case |
        | c3h      | c4   |
        | b3h      | c4   |
        | c2h      | c2   |
        | b2h      | c2   |

      Exemples: Verticale, d'un côté ou de l'autre
        | barrière | case |
        | c3v      | d3   |
        | c2v      | d3   |
        | b3v      | b3   |
        | b2v      | b3   |

    Plan du scénario: Chaque moitié d'une barrière arrête aussi le joueur 2
      Étant donné que le pion du joueur 1 est en a1 et celui du joueur 2 en c3
      Et que la barrière <barrière> est posée
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en <case>
      Alors le déplacement est refusé selon l'article QUO-08
      Et le plateau est inchangé

      Exemples: Horizontale, derrière ou devant le pion
        | barrière | case |
        | c3h      | c4   |
        | b3h      | c4   |
        | c2h      | c2   |
        | b2h      | c2   |

      Exemples: Verticale, d'un côté ou de l'autre
        | barrière | case |
        | c3v      | d3   |
        | c2v      | d3   |
        | b3v      | b3   |
        | b2v      | b3   |

    Plan du scénario: Une barrière voisine qui ne touche pas le chemin n'arrête rien
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en a5
      Et que la barrière <barrière> est posée
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en b3, c2, c4 et d3

      Exemples:
        | barrière |
        | d3h      |
        | a3h      |
        | d2h      |
        | a2h      |
        | c4v      |
        | c1v      |
        | b4v      |
        | b1v      |

    Scénario: Trois barrières autour du pion ne laissent qu'une issue
      Étant donné le plateau suivant
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 | 2                 |
            +   +   +   +   +   +
          4 |       #           |
            +   +   #=======+   +
          3 |       # 1         |
            +   +   +=======+   +
          2 |                   |
            +   +   +   +   +   +
          1 |                   |
            +---+---+---+---+---+
        """
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en d3
      Et le joueur 1 ne peut pas aller en b3, c2 et c4 selon l'article QUO-08

    Scénario: On contourne une barrière par le côté
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en e5
      Et qu'une barrière horizontale est posée en c3
      Quand on joue « b3 d5 b4 e5 c4 »
      Alors le coup est accepté
      Et le pion du joueur 1 est en c4

    Scénario: La barrière que l'on a posée soi-même arrête aussi
      Quand le joueur 1 pose une barrière horizontale en c1
      Et le joueur 2 va en c4
      Et le joueur 1 va en c2
      Alors le déplacement est refusé selon l'article QUO-08
      Et le pion du joueur 1 est resté en c1

    Scénario: La barrière du joueur 1 arrête le joueur 2
      Quand le joueur 1 pose une barrière horizontale en b4
      Et le joueur 2 va en c4
      Alors le déplacement est refusé selon l'article QUO-08
      Et le joueur 2 peut aller en b5 et d5

  @QUO-19 @etape1 @etape2 @etape3 @etape4
  Règle: On ne va jamais sur la case de l'adversaire

    Scénario: Le joueur 1 ne prend pas la case du joueur 2
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Quand le joueur 1 va en c4
      Alors le déplacement est refusé selon l'article QUO-19
      Et le refus dit « le pion adverse est en c4 : on ne va jamais sur sa case »
      Et le plateau est inchangé

    Scénario: Le joueur 2 ne prend pas la case du joueur 1
      Étant donné que le pion du joueur 1 est en b2 et celui du joueur 2 en c2
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en b2
      Alors le déplacement est refusé selon l'article QUO-19
      Et le pion du joueur 1 est en b2 et celui du joueur 2 en c2

    Plan du scénario: La case de l'adversaire est refusée de tous les côtés
      Étant donné que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que <joueur> a le trait
      Quand <joueur> va en <case>
      Alors le déplacement est refusé selon l'article QUO-19
      Et le plateau est inchangé

      Exemples:
        | joueur      | un | autre | case |
        | le joueur 1 | c3 | c2    | c2   |
        | le joueur 1 | c3 | b3    | b3   |
        | le joueur 2 | c2 | c3    | c2   |
        | le joueur 2 | c4 | c3    | c4   |
        | le joueur 2 | d3 | c3    | d3   |

    Scénario: Le refus parle de la case de l'adversaire plutôt que de la longueur du pas
      Quand le joueur 1 va en c5
      Alors le déplacement est refusé selon l'article QUO-19

    Scénario: Le refus parle de la case de l'adversaire plutôt que de la barrière
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Et qu'une barrière horizontale est posée en b3
      Quand le joueur 1 va en c4
      Alors le déplacement est refusé selon l'article QUO-19

    Scénario: La case de l'adversaire n'est pas parmi les coups possibles
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en d3
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas aller en d3 selon l'article QUO-19

    Scénario: On peut aller sur la case que l'adversaire a quittée
      Étant donné que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en d4
      Et le joueur 1 va en c4
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en c4 et celui du joueur 2 en d4
