# language: fr
@aruba
Fonctionnalité: Prendre
  On prend en sautant, une fois ou plusieurs fois de suite avec le même pion, et jamais par obligation.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-07
  Règle: Un pion prend en sautant par-dessus un pion adverse voisin

    Plan du scénario: On prend dans les huit directions
      Étant donné le plateau suivant
        |   |   |   |   |   |
        |   | r | r | r |   |
        |   | r | b | r |   |
        |   | r | r | r |   |
        |   |   |   |   |   |
      Quand Bleu joue C3<arrivée>
      Alors le coup est accepté
      Et un pion bleu est en <arrivée>
      Et les cases C3 et <pris> sont vides
      Et il reste 7 pions à Rouge

      Exemples: Tout droit
        | arrivée | pris |
        | C1      | C2   |
        | E3      | D3   |
        | C5      | C4   |
        | A3      | B3   |

      Exemples: En diagonale
        | arrivée | pris |
        | A1      | B2   |
        | E1      | D2   |
        | E5      | D4   |
        | A5      | B4   |

    Scénario: Une prise ne coûte rien à celui qui prend
      Étant donné la position "b..../.r.../...../...../b...r b"
      Quand Bleu saute de A1 en C3
      Alors le geste est accepté
      Et il reste un pion à Rouge
      Et il reste deux pions à Bleu

    Scénario: Rouge prend de la même façon
      Étant donné la position "b..../...../..b../...r./..... r"
      Quand Rouge saute de D4 en B2
      Alors le geste est accepté
      Et la position est "b..../.r.../...../...../..... b"

    Plan du scénario: Rouge prend lui aussi dans les huit directions
      Étant donné le plateau suivant
        |   |   |   |   |   |
        |   | b | b | b |   |
        |   | b | r | b |   |
        |   | b | b | b |   |
        |   |   |   |   |   |
      Et que Rouge a le trait
      Quand Rouge joue C3<arrivée>
      Alors le coup est accepté
      Et un pion rouge est en <arrivée>
      Et les cases C3 et <pris> sont vides
      Et il reste 7 pions à Bleu

      Exemples: Tout droit
        | arrivée | pris |
        | C1      | C2   |
        | E3      | D3   |
        | C5      | C4   |
        | A3      | B3   |

      Exemples: En diagonale
        | arrivée | pris |
        | A1      | B2   |
        | E1      | D2   |
        | E5      | D4   |
        | A5      | B4   |

    Scénario: La case sautée se vide, et elle seule
      Étant donné le plateau suivant
        | r | r | r | r |
        | b | r |   | r |
        | r | r | r | r |
        |   |   |   |   |
      Quand Bleu joue "A2C2 pass"
      Alors le plateau montre
        | r | r | r | r |
        |   |   | b | r |
        | r | r | r | r |
        |   |   |   |   |

    Plan du scénario: Prendre n'est pas obligatoire
      Étant donné la position "b..../.r.../...../...../....r b"
      Quand Bleu joue <coup>
      Alors le coup est accepté
      Et il reste deux pions à Rouge
      Et c'est à Rouge de jouer

      Exemples:
        | coup |
        | A1B1 |
        | A1A2 |
        | pass |

    Scénario: Les pas et les prises sont offerts ensemble
      Quand la position "r.r../.b.../r.r../...../..... b"
      Alors les coups possibles sont
        | B2A2 | B2B1 | B2B3 | B2C2 | B2D4 | pass |

    Scénario: Deux pions peuvent viser le même pion
      Quand la position "b.b../.r.../...../...../....r b"
      Alors les coups possibles sont
        | A1A2 | A1B1 | A1C3 |      |      |      |
        | C1A3 | C1B1 | C1C2 | C1D1 | C1D2 | pass |

    Plan du scénario: On ne saute pas par-dessus une case vide
      Étant donné la position "...../...../..b../...../r...r b"
      Quand Bleu joue C3<arrivée>
      Alors le coup est refusé selon l'article ARU-07
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples:
        | arrivée |
        | A1      |
        | E3      |
        | C5      |
        | E1      |
        | A3      |
        | C1      |

    Plan du scénario: Rouge ne saute pas non plus par-dessus une case vide
      Étant donné la position "b...b/...../..r../...../..... r"
      Quand Rouge joue C3<arrivée>
      Alors le coup est refusé selon l'article ARU-07
      Et le plateau est inchangé

      Exemples:
        | arrivée |
        | C1      |
        | E3      |
        | E5      |
        | C5      |
        | A5      |
        | A3      |

    Scénario: Le refus nomme la case vide que l'on voulait sauter
      Étant donné la position "b..../...../...../...../....r b"
      Quand Bleu joue A1C3
      Alors le coup est refusé selon l'article ARU-07
      Et le refus dit « la case B2 est vide : on ne saute que par-dessus un pion adverse »

    Scénario: Le refus parle de la case vide que l'on saute plutôt que de la case d'arrivée occupée
      Étant donné la position "b.r/.../... b"
      Quand Bleu joue A1C1
      Alors le coup est refusé selon l'article ARU-07
      Et le plateau est inchangé

    Scénario: Dans une suite, le refus parle de la case vide que l'on saute plutôt que du pas de trop
      Étant donné la position "b..../...../...../...../....r b"
      Quand Bleu joue A1B2D4
      Alors le coup est refusé selon l'article ARU-07
      Et le refus dit « la case C3 est vide : on ne saute que par-dessus un pion adverse »
      Et le plateau est inchangé

    Scénario: Au milieu d'une rafle, le refus parle de la case vide que l'on saute plutôt que du mauvais pion
      Étant donné la position "b.b../.r.r./...../...../....r b A1"
      Quand Bleu joue C1E3C5
      Alors le coup est refusé selon l'article ARU-07
      Et le refus dit « la case D4 est vide : on ne saute que par-dessus un pion adverse »
      Et le plateau est inchangé

    Scénario: On ne prend pas de loin
      Étant donné la position "b..../...../..r../...../....r b"
      Quand Bleu joue A1D4
      Alors le coup est refusé selon l'article ARU-06
      Et il reste deux pions à Rouge

    Scénario: On ne saute pas deux pions d'un seul bond
      Étant donné la position "brr../...../...../...../..... b"
      Quand Bleu joue A1D1
      Alors le coup est refusé selon l'article ARU-06
      Et le plateau est inchangé

  @ARU-08
  Règle: Rien n'est pris si la case de derrière est occupée ou n'existe pas

    Plan du scénario: On ne prend pas si la case de derrière est occupée
      Étant donné le plateau suivant
        | b | r | b |   |
        | r | r |   |   |
        | r |   | r |   |
        |   |   |   |   |
      Quand Bleu joue A1<arrivée>
      Alors le coup est refusé selon l'article ARU-08
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: Par l'un des siens
        | arrivée |
        | C1      |

      Exemples: Par un pion adverse
        | arrivée |
        | A3      |
        | C3      |

    Plan du scénario: Une case occupée derrière un pion le protège de tous les côtés
      Étant donné le plateau suivant
        | <autre> |         | <autre>  |         | <autre> |
        |         | <autre> | <autre>  | <autre> |         |
        | <autre> | <autre> | <joueur> | <autre> | <autre> |
        |         | <autre> | <autre>  | <autre> |         |
        | <autre> |         | <autre>  |         | <autre> |
      Et que <qui> a le trait
      Quand <qui> joue C3<arrivée>
      Alors le coup est refusé selon l'article ARU-08
      Et le plateau est inchangé

      Exemples: Bleu au milieu des rouges
        | qui  | joueur | autre | arrivée |
        | Bleu | b      | r     | C1      |
        | Bleu | b      | r     | E1      |
        | Bleu | b      | r     | E3      |
        | Bleu | b      | r     | E5      |
        | Bleu | b      | r     | C5      |
        | Bleu | b      | r     | A5      |
        | Bleu | b      | r     | A3      |
        | Bleu | b      | r     | A1      |

      Exemples: Rouge au milieu des bleus
        | qui   | joueur | autre | arrivée |
        | Rouge | r      | b     | C1      |
        | Rouge | r      | b     | E3      |
        | Rouge | r      | b     | C5      |
        | Rouge | r      | b     | A3      |
        | Rouge | r      | b     | A1      |
        | Rouge | r      | b     | E1      |
        | Rouge | r      | b     | E5      |
        | Rouge | r      | b     | A5      |

    Scénario: Le refus nomme le pion à l'abri et la case occupée
      Étant donné la position "brr/.../... b"
      Quand Bleu saute de A1 en C1
      Alors le geste est refusé selon l'article ARU-08
      Et le refus dit « le pion en B1 ne peut pas être pris : la case C1, juste derrière, est occupée »

    Plan du scénario: Un pion adossé au bord est à l'abri
      Étant donné le plateau suivant
        |   |   | r |   |   |
        |   |   | b |   |   |
        |   |   |   | b | r |
        |   | b |   | b |   |
        |   | r |   |   | r |
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-08
      Et le plateau est inchangé
      Et il reste 4 pions à Rouge

      Exemples:
        | coup |
        | C2C0 |
        | D3F3 |
        | B4B6 |
        | D4F6 |

    Scénario: Le refus nomme la case qui manque
      Étant donné la position "..../..br/..../.... b"
      Quand Bleu joue C2E2
      Alors le coup est refusé selon l'article ARU-08
      Et le refus dit « le pion en D2 ne peut pas être pris : E2, juste derrière, est hors du plateau »

    Scénario: Rouge ne prend pas non plus un pion bleu adossé au bord
      Étant donné la position ".b../.r../..../.... r"
      Quand Rouge joue B2B0
      Alors le coup est refusé selon l'article ARU-08
      Et un pion bleu est en B1

    Scénario: Un pion à l'abri ne figure dans aucun coup possible
      Quand la position ".../.br/... b"
      Alors les coups possibles sont
        | B2A1 | B2B1 | B2C1 |
        | B2A2 |      |      |
        | B2A3 | B2B3 | B2C3 |
        | pass |      |      |

    Scénario: Contre le bord de gauche aussi, un pion est à l'abri
      Quand la position "..../rb../..../.... b"
      Alors les coups possibles sont
        | B2A1 | B2B1 | B2C1 |
        |      |      | B2C2 |
        | B2A3 | B2B3 | B2C3 |
        | pass |      |      |

    Scénario: Une rafle ne finit pas non plus hors du plateau
      Étant donné la position "br.r/..../..../.... b"
      Quand Bleu joue A1C1E1
      Alors le coup est refusé selon l'article ARU-08
      Et il reste deux pions à Rouge
      Et un pion bleu est en A1

    Scénario: Une rafle ne finit pas non plus sur une case occupée
      Étant donné la position "b..../.r.../...../...r./....b b"
      Quand Bleu joue A1C3E5
      Alors le coup est refusé selon l'article ARU-08
      Et le plateau est inchangé
      Et il reste deux pions à Rouge

    Scénario: Dès que la case de derrière se libère, la prise devient possible
      Étant donné la position "brr./..../..../.... b"
      Quand Bleu passe
      Et Rouge joue C1D2
      Et Bleu joue A1C1
      Alors le coup est accepté
      Et la position est "..b./...r/..../.... r"

  @ARU-09
  Règle: Après une prise, le même pion peut continuer à prendre, et rien d'autre

    Scénario: Tant qu'il peut prendre, le même pion garde le trait
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Alors la prise continue
      Et le pion en C3 est en pleine rafle
      Et c'est toujours à Bleu de jouer
      Et la position est "...../...../..b../...r./..... b C3"

    Scénario: Le tour passe de lui-même quand il n'y a plus rien à prendre
      Étant donné la position "b..../.r.../...../...../r.... b"
      Quand Bleu saute de A1 en C3
      Alors la prise est finie
      Et le tour passe à Rouge
      Et la position est "...../...../..b../...../r.... r"

    Scénario: Une rafle s'annonce en entier
      Étant donné la position "b..../.r.../...../...r./r.... b"
      Quand Bleu joue A1C3E5
      Alors le coup est accepté
      Et la position est "...../...../...../...../r...b r"

    Scénario: Une rafle se joue aussi saut par saut
      Étant donné la position "b..../.r.../...../...r./r.... b"
      Quand Bleu saute de A1 en C3
      Et Bleu saute de C3 en E5
      Alors le geste est accepté
      Et la position est "...../...../...../...../r...b r"

    Scénario: On peut commencer saut par saut et finir en une fois
      Étant donné la position "b....../.r...../......./...r.../......./.....r./r...... b"
      Quand Bleu saute de A1 en C3
      Et Bleu joue C3E5G7
      Alors le coup est accepté
      Et la position est "......./......./......./......./......./......./r.....b r"

    Scénario: Un premier saut annoncé seul laisse la rafle ouverte
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu joue A1C3
      Alors le coup est accepté
      Et Bleu peut encore prendre
      Et il reste un pion à Rouge

    Scénario: Passer arrête la rafle là où en est le pion
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Et Bleu arrête la rafle
      Alors la prise est finie
      Et la position est "...../...../..b../...r./..... r"

    Scénario: L'arrêt s'annonce aussi avec le coup
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu joue "A1C3 pass"
      Alors le coup est accepté
      Et la position est "...../...../..b../...r./..... r"

    Scénario: Rouge arrête sa rafle lui aussi
      Étant donné la position "...../.b.../...../...b./b...r r"
      Quand Rouge saute de E5 en C3
      Et Rouge arrête la rafle
      Alors la prise est finie
      Et la position est "...../.b.../..r../...../b.... b"

    Scénario: L'arrêt de Rouge s'annonce aussi avec le coup
      Étant donné la position "...../.b.../...../...b./b...r r"
      Quand Rouge joue "E5C3 pass"
      Alors le coup est accepté
      Et la position est "...../.b.../..r../...../b.... b"

    Scénario: Chaque arrêt possible est un coup à part
      Quand la position "b..../.r.../...../.r.r./..... b"
      Alors les coups possibles sont
        | A1A2      |
        | A1B1      |
        | A1C3 pass |
        | A1C3A5    |
        | A1C3E5    |
        | pass      |

    Scénario: Une longue rafle offre tous ses arrêts
      Quand la position "b....../.r...../......./...r.../......./.....r./....... b"
      Alors les coups possibles sont
        | A1A2 | A1B1 | A1C3 pass | A1C3E5 pass | A1C3E5G7 | pass |

    Scénario: Au milieu d'une rafle, il n'y a que les prises du même pion, ou passer
      Étant donné la position "b..../.r.../...../.r.r./..b.. b"
      Quand Bleu saute de A1 en C3
      Alors les coups possibles sont
        | C3A5 | C3E5 | pass |

    Scénario: Une rafle prend des tournants
      Étant donné le plateau suivant
        | b | r |   |   |   |
        |   |   | r |   |   |
        |   |   |   | r |   |
        |   |   |   |   |   |
        | r |   |   |   |   |
      Quand Bleu joue A1C1C3E3
      Alors le coup est accepté
      Et la position est "...../...../....b/...../r.... r"

    Scénario: Une rafle peut revenir à la case d'où elle est partie
      Étant donné le plateau suivant
        | b | r |   |   |   |
        | r |   | r |   |   |
        |   | r |   |   |   |
        |   |   |   |   |   |
        |   |   |   |   | r |
      Quand Bleu joue A1C1C3A3A1
      Alors le coup est accepté
      Et la position est "b..../...../...../...../....r r"

    Scénario: Un pion pris n'est pas sauté une seconde fois
      Étant donné la position "br.../...../...../...../....r b"
      Quand Bleu joue A1C1A1
      Alors le coup est refusé selon l'article ARU-07
      Et le plateau est inchangé

    Scénario: Rouge fait aussi des rafles
      Étant donné la position "...../.b.../...../...b./b...r r"
      Quand Rouge joue E5C3A1
      Alors le coup est accepté
      Et la position est "r..../...../...../...../b.... b"

    Scénario: Saut par saut, Rouge garde le trait lui aussi
      Étant donné la position "...../.b.../...../...b./b...r r"
      Quand Rouge saute de E5 en C3
      Alors la prise continue
      Et c'est toujours à Rouge de jouer
      Quand Rouge saute de C3 en A1
      Alors la position est "r..../...../...../...../b.... b"

    Scénario: Un autre pion ne prend pas la suite
      Étant donné la position "b..../.r.../...../...r./br... b"
      Quand Bleu saute de A1 en C3
      Et Bleu saute de A5 en C5
      Alors le geste est refusé selon l'article ARU-09
      Et le refus dit « la rafle continue avec le pion en C3, et lui seul ; « pass » l'arrête »
      Et le pion en C3 est en pleine rafle

    Scénario: Un autre pion rouge ne prend pas non plus la suite
      Étant donné la position "r..../.b.../...../...b./rb... r"
      Quand Rouge saute de A1 en C3
      Et Rouge saute de A5 en C5
      Alors le geste est refusé selon l'article ARU-09
      Et le pion en C3 est en pleine rafle

    Scénario: Un autre pion ne fait pas un pas non plus
      Étant donné la position "b..../.r.../...../...r./b.... b"
      Quand Bleu saute de A1 en C3
      Et Bleu joue A5A4
      Alors le coup est refusé selon l'article ARU-09
      Et le refus dit « la rafle continue avec le pion en C3, et lui seul ; « pass » l'arrête »
      Et un pion bleu est en A5

    Scénario: Le pion qui vient de prendre ne fait pas un simple pas
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Et Bleu va de C3 en C4
      Alors le geste est refusé selon l'article ARU-09
      Et le refus dit « de C3 en C4 rien n'est pris : une rafle n'est faite que de prises »
      Et la prise continue

    Plan du scénario: Un coup annoncé ne mêle pas un pas et des prises
      Étant donné la position "b..../.r.../...../...r./r.... b"
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-09
      Et le plateau est inchangé
      Et c'est toujours à Bleu de jouer

      Exemples: Un pas après une prise
        | coup     |
        | A1C3C4   |
        | A1C3E5E4 |

      Exemples: Un pas avant une prise
        | coup   |
        | A1B1B3 |
        | A1A2C2 |

    Scénario: Rouge non plus ne mêle pas un pas et des prises
      Étant donné la position "r..../.b.../...../...b./b.... r"
      Quand Rouge joue A1C3C4
      Alors le coup est refusé selon l'article ARU-09
      Et le plateau est inchangé
      Et c'est toujours à Rouge de jouer

    Scénario: Un pas de trop est refusé même quand la rafle était finie
      Étant donné la position "b..../.r.../...../...../r.... b"
      Quand Bleu joue A1C3D3
      Alors le coup est refusé selon l'article ARU-09
      Et le refus dit « de C3 en D3 rien n'est pris : une rafle n'est faite que de prises »
      Et le plateau est inchangé

    Scénario: Le chemin annoncé reste celui du même joueur jusqu'au bout
      Étant donné la position "b...r/.r.../...../...b./..... b"
      Quand Bleu joue A1C3E5
      Alors le coup est refusé selon l'article ARU-10
      Et le plateau est inchangé

    Plan du scénario: On n'arrête que ce qui pourrait continuer
      Étant donné la position "b..../.r.../...../...../r.... b"
      Quand Bleu joue <coup>
      Alors le coup est refusé selon l'article ARU-09
      Et le refus dit « il n'y a pas de rafle à arrêter : sans autre prise, le tour passe de lui-même et « pass » est de trop »
      Et le plateau est inchangé

      Exemples:
        | coup        |
        | "A1C3 pass" |
        | "A1B1 pass" |

    Scénario: Un pas n'ouvre pas de rafle
      Étant donné la position "b..../...../..r../...../..... b"
      Quand Bleu va de A1 en B2
      Alors la prise est finie
      Et c'est à Rouge de jouer

    Scénario: L'adversaire attend la fin de la rafle
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Et Rouge joue D4D5
      Alors le coup est refusé selon l'article ARU-18
      Et Bleu peut encore prendre

    Scénario: Le refus parle de la case occupée plutôt que du mauvais pion
      Étant donné la position "b..../.r.../...../...r./br... b"
      Quand Bleu saute de A1 en C3
      Et Bleu va de A5 en B5
      Alors le geste est refusé selon l'article ARU-10
      Et la prise continue

    Scénario: Saut par saut, ce qui est pris reste pris malgré une faute
      Étant donné la position "b..../.r.../...../...r./r.... b"
      Quand Bleu saute de A1 en C3 puis E1
      Alors le geste est refusé selon l'article ARU-07
      Et la position est "...../...../..b../...r./r.... b C3"

    Scénario: On peut installer une partie au milieu d'une rafle
      Étant donné la position "...../...../..b../...r./r...b b"
      Et que le pion en C3 est en pleine rafle
      Quand Bleu va de C3 en B3
      Alors le geste est refusé selon l'article ARU-09
      Et le pion en C3 est en pleine rafle

    Scénario: Une rafle installée se continue
      Étant donné la position "...../...../..b../...r./r.... b C3"
      Quand Bleu joue C3E5
      Alors le coup est accepté
      Et la position est "...../...../...../...../r...b r"

    Plan du scénario: Une rafle est celle d'un pion du joueur qui a le trait
      Étant donné la position "...../...../..b../...r./..... b"
      Quand le pion en <case> est en pleine rafle
      Alors la mise en place est impossible parce que « <raison> »

      Exemples:
        | case | raison                                                 |
        | B1   | une rafle en B1 suppose un pion de Bleu sur cette case |
        | D4   | une rafle en D4 suppose un pion de Bleu sur cette case |
        | F3   | la case F3 est hors du plateau, qui va de A1 à E5      |

    Scénario: Après une rafle arrêtée, l'adversaire joue librement
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu joue "A1C3 pass"
      Et Rouge saute de D4 en B2
      Alors le geste est accepté
      Et Bleu n'a plus de pion
