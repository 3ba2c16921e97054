# language: fr
@aruba
Fonctionnalité: Les tours et les commandes
  Ce que l'on tape, comment on passe, ce qui arrive quand on se trompe, et à qui c'est de jouer.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-11
  Règle: Un coup s'écrit par la case de départ puis la case d'arrivée

    Plan du scénario: Majuscules et minuscules se valent, les espaces ne comptent pas
      Quand Bleu tape « <saisie> »
      Alors le coup est accepté
      Et un pion bleu est en D4
      Et la case C3 est vide

      Exemples:
        | saisie |
        | C3D4   |
        | c3d4   |
        | c3 D4  |

    Scénario: La lettre est la colonne, le nombre est la rangée comptée du haut
      Étant donné le plateau suivant
        |   |   | b |   |
        |   |   |   |   |
        |   |   |   |   |
        | r |   |   |   |
      Quand Bleu tape « C1D2 »
      Alors le plateau montre
        |   |   |   |   |
        |   |   |   | b |
        |   |   |   |   |
        | r |   |   |   |

    Scénario: Un nombre de deux chiffres est une seule rangée
      Étant donné la position "r.........../............/............/............/............/............/............/............/............/b.........../............/............ b"
      Quand Bleu tape « A10B11 »
      Alors le coup est accepté
      Et un pion bleu est en B11
      Et la case A10 est vide

    Plan du scénario: Une rafle se tape en entier, ou avec l'arrêt
      Étant donné la position "b..../.r.../...../...r./r.... b"
      Quand Bleu tape « <saisie> »
      Alors le coup est accepté
      Et la position est "<position>"

      Exemples:
        | saisie   | position                           |
        | a1 c3 e5 | ...../...../...../...../r...b r    |
        | a1c3PASS | ...../...../..b../...r./r.... r    |
        | A1C3     | ...../...../..b../...r./r.... b C3 |

    Plan du scénario: Ce qui ne nomme pas deux cases n'est pas compris
      Quand Bleu tape « <saisie> »
      Alors la commande n'est pas comprise
      Et le refus dit « « <saisie> » n'est pas compris : écrivez la case de départ puis celle d'arrivée, comme C3D4, ou « pass » »

      Exemples:
        | saisie  |
        | bonjour |
        | 3C4D    |
        | C3-D4   |
        | C3Dé    |
        | passe   |

    Scénario: Une seule case ne dit pas où va le pion
      Quand Bleu tape « c3 »
      Alors la commande n'est pas comprise
      Et le refus dit « « C3 » ne dit pas où va le pion : écrivez la case de départ puis celle d'arrivée, comme C3D4 »

    Scénario: Une très longue saisie n'est citée qu'en partie
      Quand Bleu tape « abcdefghijabcdefghijabcdefghijabcdefghijabcdefghij »
      Alors la commande n'est pas comprise
      Et le refus dit « « abcdefghijabcdefghijabcdefghijabcdefghij… » n'est pas compris : écrivez la case de départ puis celle d'arrivée, comme C3D4, ou « pass » »

  @ARU-12
  Règle: On peut toujours passer, avec « pass » ou une ligne vide

    Plan du scénario: Passer donne le tour à l'autre sans rien déplacer
      Quand Bleu tape « <saisie> »
      Alors le coup est accepté
      Et c'est à Rouge de jouer
      Et la position est "bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr r"

      Exemples:
        | saisie |
        | pass   |
        | PASS   |
        |        |

    Scénario: Appuyer sur Entrée passe le tour
      Quand Bleu appuie sur Entrée
      Alors le geste est accepté
      Et c'est à Rouge de jouer

    Scénario: Rouge passe à son tour
      Quand Bleu joue C3D4
      Et Rouge passe
      Alors le geste est accepté
      Et c'est à Bleu de jouer

    Scénario: On passe même quand on pourrait prendre
      Étant donné la position "b../.r./... b"
      Quand Bleu passe son tour
      Alors le geste est accepté
      Et la position est "b../.r./... r"

    Scénario: Passer, même plusieurs fois de suite, ne finit pas la partie
      Étant donné la position "b..../...../...../...../....r b"
      Quand on joue « pass pass pass pass »
      Alors la partie continue
      Et le plateau montre
        | b |   |   |   |   |
        |   |   |   |   |   |
        |   |   |   |   |   |
        |   |   |   |   |   |
        |   |   |   |   | r |
      Et c'est à Bleu de jouer

    Plan du scénario: Au milieu d'une rafle aussi, on passe
      Étant donné la position "...../...../..b../...r./..... b C3"
      Quand Bleu tape « <saisie> »
      Alors le geste est accepté
      Et la position est "...../...../..b../...r./..... r"

      Exemples:
        | saisie |
        | pass   |
        |        |

    Scénario: Passer est toujours un coup possible
      Étant donné la position "...../...../..r../.b.../..... r C3"
      Quand Rouge a le trait
      Alors les coups possibles sont
        | C3A5 |
        | pass |

    Scénario: On ne passe pas à la place de l'autre
      Quand Rouge passe
      Alors le geste est refusé selon l'article ARU-18
      Et c'est toujours à Bleu de jouer

  @ARU-14
  Règle: Une commande incorrecte ne change rien, le même joueur recommence

    Plan du scénario: Une commande incomprise ne change rien
      Quand Bleu tape « <saisie> »
      Alors la commande n'est pas comprise
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples:
        | saisie   |
        | jouer    |
        | C3       |
        | C3D4 pas |
        | ?        |

    Plan du scénario: Un coup refusé ne change rien
      Étant donné que Rouge commence
      Quand Rouge tape « <saisie> »
      Alors le coup est refusé selon l'article <article>
      Et le plateau est inchangé
      Et c'est toujours à Rouge de jouer

      Exemples:
        | saisie | article |
        | A1A1   | ARU-18  |
        | G7G7   | ARU-06  |
        | Z9Z9   | ARU-10  |
        | G7G5   | ARU-10  |
        | E4C4   | ARU-07  |
        | E3C3   | ARU-08  |

    Scénario: Après une commande incomprise, le même joueur joue
      Quand Bleu tape « C3 vers D4 »
      Alors la commande n'est pas comprise
      Quand Bleu tape « C3D4 »
      Alors le coup est accepté
      Et le tour passe à Rouge

    Scénario: Après plusieurs refus, le même joueur peut encore passer
      Quand Bleu joue C3C4
      Alors le coup est refusé selon l'article ARU-10
      Quand Bleu joue A1D4
      Alors le coup est refusé selon l'article ARU-06
      Quand Bleu passe
      Alors le tour passe à Rouge

    Scénario: Une commande incomprise n'arrête pas une rafle
      Étant donné la position "...../...../..b../...r./..... b C3"
      Quand Bleu tape « encore »
      Alors la commande n'est pas comprise
      Et le pion en C3 est en pleine rafle
      Et Bleu peut encore prendre

    Scénario: Une rafle refusée ne prend rien du tout
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu tape « A1C3E5G7 »
      Alors le coup est refusé selon l'article ARU-10
      Et la position est "b..../.r.../...../...r./..... b"

  @ARU-16 @interprete
  Règle: Un joueur bloqué ne peut que passer, et ne perd pas

    Scénario: Un joueur bloqué n'a plus qu'un coup, passer
      Étant donné le plateau suivant
        | b | r | r |   |
        | r | r | r |   |
        | r | r | r |   |
        |   |   |   |   |
      Quand Bleu a le trait
      Alors les coups possibles sont
        | pass |

    Scénario: Être bloqué ne fait pas perdre
      Étant donné la position "brr./rrr./rrr./.... b"
      Quand Bleu a le trait
      Alors la partie continue
      Et Bleu peut jouer pass

    Scénario: Le joueur bloqué passe et l'autre joue
      Étant donné la position "brr./rrr./rrr./.... b"
      Quand Bleu passe
      Alors le geste est accepté
      Et la partie continue
      Et c'est à Rouge de jouer

    Plan du scénario: Rien de ce que tente un joueur bloqué n'est permis
      Étant donné la position "brr./rrr./rrr./.... b"
      Quand Bleu joue A1<arrivée>
      Alors le coup est refusé selon l'article <article>
      Et le plateau est inchangé

      Exemples:
        | arrivée | article |
        | A2      | ARU-10  |
        | C1      | ARU-08  |
        | C3      | ARU-08  |

    Scénario: Un joueur que l'adversaire débloque rejoue
      Étant donné la position "brr./rrr./rrr./.... b"
      Quand Bleu passe
      Et Rouge joue C3D4
      Et Bleu joue A1C3
      Alors le coup est accepté
      Et la case B2 est vide

    Scénario: Rouge bloqué passe aussi
      Étant donné la position "rbb./bbb./bbb./.... r"
      Quand Rouge passe
      Alors le geste est accepté
      Et la partie continue
      Et c'est à Bleu de jouer

    Scénario: Deux joueurs bloqués peuvent passer sans fin
      Étant donné la position "bbr/bbr/brr b"
      Quand on joue « pass pass pass »
      Alors la partie continue
      Et les coups possibles sont
        | pass |

  @ARU-18
  Règle: Chacun joue à son tour, avec ses propres pions

    Scénario: Bleu commence et les tours alternent
      Quand Bleu joue C3D4
      Alors le tour passe à Rouge
      Quand Rouge joue E5C3
      Alors le coup est accepté
      Et le tour passe à Bleu

    Scénario: On peut faire commencer Rouge
      Étant donné que Rouge commence
      Quand Rouge joue E4D4
      Alors le coup est accepté
      Et la position est "bbbbbbr/bbbbbrr/bbbbrrr/bbbr.rr/bbbrrrr/bbrrrrr/brrrrrr b"

    Scénario: Rouge a aussi quatre façons de commencer
      Quand Rouge commence
      Alors les coups possibles sont
        | D5D4 | E3D4 | E4D4 | E5D4 | pass |

    Plan du scénario: Agir quand ce n'est pas à soi est refusé
      Quand Rouge tape « <saisie> »
      Alors le coup est refusé selon l'article ARU-18
      Et le refus dit « ce n'est pas à ce joueur de jouer »
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: Un bon coup, au mauvais moment
        | saisie |
        | E5D4   |
        | pass   |
        | quit   |

      Exemples: Le refus ne parle que du tour
        | saisie |
        | H9H8   |
        | C3D4   |

    Scénario: On ne joue pas deux fois de suite
      Quand Bleu joue C3D4
      Et Bleu joue B2C3
      Alors le coup est refusé selon l'article ARU-18
      Et c'est toujours à Rouge de jouer

    Scénario: On ne déplace pas le pion de l'autre
      Quand Bleu joue E5D4
      Alors le coup est refusé selon l'article ARU-18
      Et le refus dit « le pion en E5 n'est pas à Bleu : chacun ne déplace que les siens »
      Et le plateau est inchangé

    Scénario: Rouge ne déplace pas les pions de Bleu
      Étant donné que Rouge commence
      Quand Rouge va de C3 en D4
      Alors le geste est refusé selon l'article ARU-18
      Et le refus dit « le pion en C3 n'est pas à Rouge : chacun ne déplace que les siens »

    Scénario: Une case vide n'a pas de pion à déplacer
      Quand Bleu joue D4C3
      Alors le coup est refusé selon l'article ARU-18
      Et le refus dit « la case D4 est vide : il n'y a pas de pion à déplacer »
      Et le plateau est inchangé

    Plan du scénario: Le refus parle du pion qui n'est pas à soi plutôt que de la forme du coup
      Étant donné la position "b.../.r../..../...r b"
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-18
      Et le plateau est inchangé

      Exemples: Le pion est à l'autre
        | coup |
        | D4A1 |
        | B2D4 |

      Exemples: La case est vide
        | coup   |
        | C1C4   |
        | C1A3B2 |

    Scénario: Une rafle ne se fait pas avec le pion de l'autre
      Étant donné la position "...../...../..b../...r./r.... b C3"
      Quand Bleu va de D4 en D5
      Alors le geste est refusé selon l'article ARU-18
      Et le pion en C3 est en pleine rafle
