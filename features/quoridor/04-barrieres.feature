# language: fr
@quoridor
Fonctionnalité: La pose des barrières
  Une barrière est longue de deux cases. Elle tient sur le plateau et ne gêne aucune autre barrière.

  @QUO-09 @etape1 @etape2 @etape3 @etape4
  Règle: Une barrière longe exactement deux cases de chaque côté et ne dépasse pas

    Plan du scénario: Une barrière qui dépasserait du plateau est refusée
      Étant donné une partie de Quoridor
      Quand le joueur 1 pose une barrière <sens> en <case>
      Alors la pose est refusée selon l'article QUO-09
      Et le refus dit « la barrière <nom> dépasserait du plateau : elle longe deux cases, et se pose de a1 à h8 »
      Et le plateau est inchangé

      Exemples: La dernière colonne et la dernière rangée
        | sens        | case | nom |
        | horizontale | i3   | i3h |
        | verticale   | i3   | i3v |
        | horizontale | d9   | d9h |
        | verticale   | d9   | d9v |

      Exemples: Hors du plateau
        | sens        | case | nom  |
        | verticale   | a0   | a0v  |
        | horizontale | j5   | j5h  |
        | horizontale | b10  | b10h |

    Plan du scénario: Le joueur 2 ne pose pas non plus de barrière qui dépasserait
      Étant donné une partie de Quoridor
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose une barrière <sens> en <case>
      Alors la pose est refusée selon l'article QUO-09
      Et le plateau est inchangé

      Exemples:
        | sens        | case |
        | horizontale | i3   |
        | verticale   | d9   |

    Plan du scénario: Aux quatre coins, les barrières tiennent encore
      Étant donné une partie de Quoridor
      Quand le joueur 1 pose une barrière <sens> en <case>
      Alors la pose est acceptée
      Et une barrière <sens> est posée en <case>

      Exemples:
        | sens        | case |
        | horizontale | a1   |
        | verticale   | a8   |
        | verticale   | h1   |
        | horizontale | h8   |

    Scénario: Sur un plateau de cinq cases, la dernière place est d4
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 pose une barrière verticale en e2
      Alors la pose est refusée selon l'article QUO-09
      Et le refus dit « la barrière e2v dépasserait du plateau : elle longe deux cases, et se pose de a1 à d4 »
      Et le joueur 1 peut poser une barrière verticale en a1, a4, d1 et d4
      Et le joueur 1 peut poser une barrière horizontale en a1, a4, d1 et d4
      Et le joueur 1 ne peut pas poser de barrière horizontale en a5, e4 et e5 selon l'article QUO-09

    Plan du scénario: Aucune mise en place ne porte une barrière qui dépasserait du plateau
      Étant donné une partie de Quoridor avec taille=5
      Quand la barrière <nom> est posée
      Alors la mise en place est impossible parce que « la barrière <nom> dépasserait du plateau : elle longe deux cases, et se pose de a1 à d4 »

      Exemples:
        | nom |
        | e2v |
        | b5h |

    Scénario: Toutes les places d'un plateau vide sont permises
      Étant donné une partie de Quoridor
      Quand le joueur 1 a le trait
      Alors le joueur 1 a le choix entre 128 barrières

    Scénario: Une barrière horizontale passe au-dessus de sa case et de celle de droite
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 pose une barrière horizontale en b2
      Alors le plateau montre
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |         2         |
            +   +   +   +   +   +
          4 |                   |
            +   +   +   +   +   +
          3 |                   |
            +   +=======+   +   +
          2 |                   |
            +   +   +   +   +   +
          1 |         1         |
            +---+---+---+---+---+
        trait : joueur 2
        barrières : 2 (joueur 1), 3 (joueur 2)
        """

    Scénario: Une barrière verticale passe à droite de sa case et de celle du dessus
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 pose une barrière verticale en b2
      Alors le plateau montre
        """
              a   b   c   d   e
            +---+---+---+---+---+
          5 |         2         |
            +   +   +   +   +   +
          4 |                   |
            +   +   +   +   +   +
          3 |       #           |
            +   +   #   +   +   +
          2 |       #           |
            +   +   +   +   +   +
          1 |         1         |
            +---+---+---+---+---+
        trait : joueur 2
        barrières : 2 (joueur 1), 3 (joueur 2)
        """

  @QUO-14 @etape1 @etape2 @etape3 @etape4
  Règle: Les barrières ne se chevauchent pas et ne se croisent pas

    Contexte:
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3

    Plan du scénario: On ne repose pas une barrière déjà posée
      Étant donné que la barrière <barrière> est posée
      Quand le joueur 1 joue <barrière>
      Alors la pose est refusée selon l'article QUO-14
      Et le refus dit « la barrière <barrière> est déjà posée »
      Et il reste 3 barrières au joueur 1

      Exemples:
        | barrière |
        | b2h      |
        | b2v      |

    Plan du scénario: On ne recouvre pas la moitié d'une barrière
      Étant donné que la barrière <posée> est posée
      Quand le joueur 1 joue <nouvelle>
      Alors la pose est refusée selon l'article QUO-14
      Et le refus dit « la barrière <nouvelle> chevaucherait la moitié de <posée> »
      Et la seule barrière posée est <posée>

      Exemples:
        | posée | nouvelle |
        | b2h   | a2h      |
        | b2h   | c2h      |
        | b2v   | b1v      |
        | b2v   | b3v      |

    @interprete
    Plan du scénario: Deux barrières ne se croisent pas
      Étant donné que la barrière <posée> est posée
      Quand le joueur 1 joue <nouvelle>
      Alors la pose est refusée selon l'article QUO-14
      Et le refus dit « la barrière <nouvelle> croiserait <posée> »
      Et le plateau est inchangé

      Exemples:
        | posée | nouvelle |
        | b2h   | b2v      |
        | b2v   | b2h      |
        | d4h   | d4v      |
        | a1v   | a1h      |

    @interprete
    Plan du scénario: Le joueur 2 ne croise pas non plus la barrière du joueur 1
      Quand le joueur 1 joue <posée>
      Et le joueur 2 joue <nouvelle>
      Alors la pose est refusée selon l'article QUO-14
      Et la seule barrière posée est <posée>
      Et c'est toujours au joueur 2 de jouer

      Exemples:
        | posée | nouvelle |
        | c3h   | c3v      |
        | c3v   | c3h      |

    @interprete
    Scénario: Le refus parle du croisement plutôt que du chevauchement
      Étant donné que les barrières a2h et b2v sont posées
      Quand le joueur 1 pose une barrière horizontale en b2
      Alors la pose est refusée selon l'article QUO-14
      Et le refus dit « la barrière b2h croiserait b2v »

    Scénario: Le refus nomme la barrière qui gêne
      Étant donné que les barrières a4h, b1v, d2h et d4v sont posées
      Quand le joueur 1 pose une barrière horizontale en c2
      Alors la pose est refusée selon l'article QUO-14
      Et le refus dit « la barrière c2h chevaucherait la moitié de d2h »

    Plan du scénario: Bout à bout, côte à côte, en T ou en équerre, les barrières peuvent se toucher
      Étant donné que la barrière <posée> est posée
      Quand le joueur 1 joue <nouvelle>
      Alors la pose est acceptée
      Et les barrières <posée> et <nouvelle> sont posées

      Exemples: Bout à bout
        | posée | nouvelle |
        | b2h   | d2h      |
        | c2h   | a2h      |
        | b2v   | b4v      |
        | b3v   | b1v      |

      Exemples: Côte à côte
        | posée | nouvelle |
        | b2h   | b3h      |
        | b2v   | a3v      |

      Exemples: En T
        | posée | nouvelle |
        | b2h   | c2v      |
        | b2v   | b1h      |

      Exemples: En équerre
        | posée | nouvelle |
        | b2h   | c3v      |
        | b2v   | a1h      |

    Plan du scénario: Une barrière n'enlève que quatre places aux suivantes
      Étant donné que la barrière <posée> est posée
      Quand le joueur 1 a le trait
      Alors le joueur 1 a le choix entre 28 barrières
      Et le joueur 1 ne peut pas poser de barrière <sens> en <places> selon l'article QUO-14
      Et le joueur 1 ne peut pas poser de barrière <autre sens> en b2 selon l'article QUO-14
      Et le joueur 1 peut poser une barrière <sens> en <voisines>

      Exemples:
        | posée | sens        | places     | autre sens  | voisines               |
        | b2h   | horizontale | a2, b2, c2 | verticale   | d2, a1, b1, c1, a3, b3 |
        | b2v   | verticale   | b1, b2, b3 | horizontale | b4, a1, a2, a3, c1, c2 |

    Plan du scénario: Une place que deux barrières interdisent à la fois reste interdite
      Étant donné que les barrières <posées> sont posées
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut pas poser de barrière <sens> en <place> selon l'article QUO-14
      Et le joueur 1 a le choix entre <nombre> barrières

      Exemples: À cheval sur deux barrières bout à bout
        | posées     | sens      | place | nombre |
        | b1v et b3v | verticale | b2    | 26     |

      Exemples: Sur la moitié de l'une, en travers de l'autre
        | posées     | sens        | place | nombre |
        | b2h et a2v | horizontale | a2    | 25     |
        | b2h et c2v | horizontale | c2    | 25     |
        | b2v et b1h | verticale   | b1    | 25     |
        | b2v et b3h | verticale   | b3    | 25     |

    Scénario: La barrière que l'autre vient de poser compte aussi
      Quand le joueur 1 pose une barrière horizontale en c3
      Et le joueur 2 pose une barrière horizontale en b3
      Alors la pose est refusée selon l'article QUO-14
      Et c'est toujours au joueur 2 de jouer
      Et il reste 3 barrières au joueur 2
