# language: fr
@aruba
Fonctionnalité: Déplacer un pion
  Un pas mène à une case voisine et vide ; ni par-dessus les siens, ni à deux sur une case, ni hors du plateau.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-06
  Règle: Un pion avance d'une case, dans les huit directions, vers une case vide

    Plan du scénario: Un pion avance tout droit
      Étant donné le plateau suivant
        |   |   |   |   |   |
        |   |   |   |   |   |
        |   |   | b |   |   |
        |   |   |   |   |   |
        | r |   |   |   |   |
      Quand Bleu va de C3 en <case>
      Alors le geste est accepté
      Et un pion bleu est en <case>
      Et la case C3 est vide
      Et c'est à Rouge de jouer

      Exemples:
        | case |
        | C2   |
        | C4   |
        | B3   |
        | D3   |

    Plan du scénario: Rouge avance tout droit lui aussi
      Étant donné la position "....b/...../..r../...../..... r"
      Quand Rouge va de C3 en <case>
      Alors le geste est accepté
      Et un pion rouge est en <case>
      Et la case C3 est vide

      Exemples:
        | case |
        | C2   |
        | C4   |
        | B3   |
        | D3   |

    @interprete
    Plan du scénario: Un pion avance aussi en diagonale
      Étant donné le plateau suivant
        |   |   |   |   | b |
        |   |   |   |   |   |
        |   |   | r |   |   |
        |   |   |   |   |   |
        |   |   |   |   |   |
      Et que Rouge a le trait
      Quand Rouge va de C3 en <case>
      Alors le geste est accepté
      Et un pion rouge est en <case>
      Et la case C3 est vide
      Et c'est à Bleu de jouer

      Exemples:
        | case |
        | B2   |
        | D2   |
        | B4   |
        | D4   |

    @interprete
    Scénario: Au milieu du plateau, un pion seul a huit pas
      Quand la position "...../...../..b../...../....r b"
      Alors les coups possibles sont
        | C3B2 | C3C2 | C3D2 |
        | C3B3 |      | C3D3 |
        | C3B4 | C3C4 | C3D4 |
        | pass |      |      |

    @interprete
    Scénario: Dans un coin, un pion seul n'a que trois pas
      Quand la position "b.../..../..../...r b"
      Alors les coups possibles sont
        | A1A2 | A1B1 | A1B2 | pass |

    @interprete
    Scénario: Dans le coin opposé aussi, un pion seul n'a que trois pas
      Quand la position "b.../..../..../...r r"
      Alors les coups possibles sont
        | D4C3 | D4C4 | D4D3 | pass |

    @interprete
    Scénario: Au début, seuls les voisins de la case vide peuvent bouger
      Quand Bleu commence
      Alors les coups possibles sont
        | C3D4 | D3D4 | C4D4 | C5D4 | pass |

    @interprete
    Scénario: Sur huit cases, il y a sept façons de commencer
      Quand on ouvre une partie d'Aruba avec taille=8
      Alors les coups possibles sont
        | D4E4 | E3E4 | D3E4 | C4D5 | D4D5 |
        | C5D5 | C6D5 | pass |      |      |

    Plan du scénario: Une case qui n'est ni voisine ni à un saut est trop loin
      Étant donné la position "......./......./......./...b.../......./......./r.....r b"
      Quand Bleu joue D4<arrivée>
      Alors le coup est refusé selon l'article ARU-06
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: En équerre
        | arrivée |
        | E6      |
        | B3      |

      Exemples: À trois cases
        | arrivée |
        | D7      |

      Exemples: Sur place
        | arrivée |
        | D4      |

    Scénario: Le refus dit d'où l'on part et où l'on va
      Étant donné la position "b.../..../..../...r b"
      Quand Bleu joue A1C2
      Alors le coup est refusé selon l'article ARU-06
      Et le refus dit « de A1 en C2 : un pion va sur une case voisine, ou saute par-dessus un pion voisin »

    Plan du scénario: Le bout d'une rangée ne touche pas le début de la suivante
      Étant donné la position "...b/b.../...b/r... b"
      Quand Bleu va de <départ> en <arrivée>
      Alors le geste est refusé selon l'article ARU-06
      Et le plateau est inchangé

      Exemples:
        | départ | arrivée |
        | A2     | D2      |
        | D3     | A3      |

    Plan du scénario: Du bord, un pas ne mène ni à la rangée voisine ni au bord opposé
      Étant donné la position "r.b./b.../...b/.b.. b"
      Quand Bleu va de <départ> en <arrivée>
      Alors le geste est refusé selon l'article ARU-06
      Et le plateau est inchangé

      Exemples: De la fin d'une rangée au début de la suivante, ou l'inverse
        | départ | arrivée |
        | A2     | D1      |
        | D3     | A4      |

      Exemples: Du haut au bas d'une colonne, ou l'inverse
        | départ | arrivée |
        | C1     | C4      |
        | B4     | B1      |

    @interprete
    Scénario: Du bord, un pion n'a que cinq pas
      Quand la position "..../b.../...b/r... b"
      Alors les coups possibles sont
        | A2A1 | A2A3 | A2B1 | A2B2 | A2B3 |
        | D3C2 | D3C3 | D3C4 | D3D2 | D3D4 |
        | pass |      |      |      |      |

    Scénario: Deux pas ne font pas un tour
      Étant donné la position "b.../..../..../...r b"
      Quand Bleu joue A1B1C1
      Alors le coup est refusé selon l'article ARU-09
      Et un pion bleu est en A1

    Scénario: Un pas peut approcher un pion que l'on prendra plus tard
      Étant donné la position "b..../...../..r../...../..... b"
      Quand Bleu joue A1B2
      Alors le coup est accepté
      Et la prise est finie
      Et c'est à Rouge de jouer

  @ARU-10
  Règle: Ni par-dessus les siens, ni à deux sur une case, ni hors du plateau

    Plan du scénario: Une case occupée ne reçoit pas un second pion
      Étant donné le plateau suivant
        | b | b |   |
        | r |   |   |
        |   |   | r |
      Quand Bleu va de A1 en <case>
      Alors le geste est refusé selon l'article ARU-10
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: L'un des siens
        | case |
        | B1   |

      Exemples: Un pion adverse
        | case |
        | A2   |

    Scénario: Le refus nomme la case occupée
      Quand Bleu joue A1A2
      Alors le coup est refusé selon l'article ARU-10
      Et le refus dit « la case A2 porte déjà un pion : deux pions ne se superposent pas »

    Plan du scénario: On ne saute pas par-dessus l'un des siens
      Étant donné le plateau suivant
        |   |   |   |   |   |
        |   | b | b | b |   |
        |   | b | b | b |   |
        |   | b | b | b |   |
        |   |   |   |   | r |
      Quand Bleu joue C3<arrivée>
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé

      Exemples:
        | arrivée |
        | A1      |
        | C1      |
        | E3      |
        | C5      |
        | E1      |
        | A3      |
        | A5      |
        | E5      |

    Scénario: Le refus nomme le pion de la même couleur
      Étant donné la position "bb../..../..../...r b"
      Quand Bleu joue A1C1
      Alors le coup est refusé selon l'article ARU-10
      Et le refus dit « le pion en B1 est de la même couleur : on ne saute pas par-dessus les siens »

    Scénario: Rouge non plus ne saute pas par-dessus les siens
      Étant donné la position "rr../..../..../...b r"
      Quand Rouge joue A1C1
      Alors le coup est refusé selon l'article ARU-10
      Et il reste deux pions à Rouge

    Plan du scénario: Rouge ne saute par-dessus les siens dans aucune direction
      Étant donné la position "...../.rrr./.rrr./.rrr./b.... r"
      Quand Rouge joue C3<arrivée>
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé

      Exemples:
        | arrivée |
        | A1      |
        | C1      |
        | E1      |
        | E3      |
        | E5      |
        | C5      |
        | A5      |
        | A3      |

    Scénario: Le refus parle du pion que l'on saute plutôt que de la case d'arrivée occupée
      Étant donné la position "bbr./..../..../...r b"
      Quand Bleu joue A1C1
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé

    Plan du scénario: Un pion ne sort pas du plateau
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: Par le haut, par le bas, par la droite
        | coup |
        | A1A0 |
        | A7A8 |
        | F1H2 |

      Exemples: Depuis une case qui n'existe pas
        | coup |
        | H1G1 |
        | A0A1 |

      Exemples: Très loin
        | coup                  |
        | A1A999999999999999999 |

    Scénario: Le refus rappelle les limites du plateau
      Quand Bleu joue D3H3
      Alors le coup est refusé selon l'article ARU-10
      Et le refus dit « la case H3 est hors du plateau, qui va de A1 à G7 »

    Scénario: Les limites suivent la taille du plateau
      Étant donné la position "b.../..../..../...r b"
      Quand Bleu joue A1E1
      Alors le coup est refusé selon l'article ARU-10
      Et le refus dit « la case E1 est hors du plateau, qui va de A1 à D4 »

    Plan du scénario: Si le coup sort du plateau, le refus ne parle que de cela
      Étant donné la position "b.../..bb/..br/...r b"
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé

      Exemples: Le pion est à l'autre, ou il n'y en a pas
        | coup |
        | D4E5 |
        | A4A5 |

      Exemples: Le saut ne passerait que par-dessus le vide ou l'un des siens
        | coup |
        | C2C0 |
        | C2E2 |

      Exemples: Plus loin dans le chemin
        | coup     |
        | A1B1B0   |
        | A1C1E1G1 |

    Scénario: Le refus parle du bord du plateau plutôt que du pion de l'autre
      Étant donné la position "..../..../..rr/b... b"
      Quand Bleu joue C3E3
      Alors le coup est refusé selon l'article ARU-10
      Et le refus dit « la case E3 est hors du plateau, qui va de A1 à D4 »

    Scénario: Un dessin ne met pas deux pions sur une case
      Quand le plateau suivant
        | b |    |   |
        |   | br |   |
        |   |    | r |
      Alors la mise en place est impossible parce que « « br » n'est pas un pion : b ou ● est bleu, r ou ○ est rouge »
