# language: fr
@alquerque
Fonctionnalité: La fin de la partie
  On gagne en prenant tous les pions de l'autre, ou en le laissant sans coup à jouer.
  Une partie qui tourne en rond est nulle.

  Contexte:
    Étant donné une partie d'Alquerque

  @ALQ-10
  Règle: Prendre le dernier pion adverse fait gagner

    Scénario: Les Blancs prennent le dernier pion noir et gagnent
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 .---.---.---.---.
            | \ | / | \ | / |
          4 .---.---.---.---.
            | / | \ | / | \ |
          3 .---.---.---.---.
            | \ | / | \ | / |
          2 .---n---.---.---.
            | / | \ | / | \ |
          1 b---.---.---.---b
        trait : Blancs
        """
      Quand les Blancs jouent a1xc3
      Alors les Noirs n'ont plus de pion
      Et les Blancs gagnent selon l'article ALQ-10
      Et la partie est terminée

    Scénario: Les Noirs prennent le dernier pion blanc et gagnent
      Étant donné la position "n...n/.b.../...../...../..... n"
      Quand les Noirs jouent a5xc3
      Alors les Blancs n'ont plus de pion
      Et les Noirs gagnent selon l'article ALQ-10
      Et les Blancs ne gagnent pas

    Scénario: Une rafle peut prendre les derniers pions
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2, b4 et c4
      Quand les Blancs jouent a1xc3xc5xa3
      Alors les Blancs gagnent selon l'article ALQ-10

    Scénario: Saut par saut, la partie est gagnée au dernier saut et pas avant
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et c4
      Quand les Blancs sautent de a1 en c3
      Alors la partie continue
      Quand les Blancs sautent de c3 en c5
      Alors les Blancs ont gagné

    Scénario: Tant qu'il reste un pion qui peut jouer, la partie continue
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en b2 et e5
      Quand les Blancs jouent a1xc3
      Alors il reste un pion aux Noirs
      Et la partie continue
      Et personne ne gagne

    Plan du scénario: Quand <perdants> n'ont plus de pion et que <qui> ont le trait, la partie est déjà gagnée
      Étant donné la position "<position>"
      Quand <qui> ont le trait
      Alors <gagnants> gagnent selon l'article ALQ-10
      Et aucun coup n'est possible

      Exemples:
        | perdants   | qui        | gagnants   | position                        |
        | les Noirs  | les Noirs  | les Blancs | ...../...../..b../...../..... n |
        | les Noirs  | les Blancs | les Blancs | ...../...../..b../...../..... b |
        | les Blancs | les Noirs  | les Noirs  | ...../...../..n../...../..... n |
        | les Blancs | les Blancs | les Noirs  | ...../...../..n../...../..... b |

    Plan du scénario: Une fois la partie gagnée, <qui> ne jouent plus
      Étant donné la position "...../...../...../.n.../b...b b"
      Quand les Blancs jouent a1xc3
      Et <qui> jouent <coup>
      Alors le coup est refusé selon l'article ALQ-10
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

      Exemples:
        | qui        | coup  |
        | les Blancs | e1-e2 |
        | les Noirs  | b2-b3 |
        | les Noirs  | z9-a1 |

    Scénario: Une fois la partie gagnée, un saut est refusé comme un tour
      Étant donné la position "...../...../...../.n.../b...b b"
      Quand les Blancs jouent a1xc3
      Et les Blancs sautent de c3 en e5
      Alors le geste est refusé selon l'article ALQ-10

  @ALQ-11
  Règle: Celui qui a le trait et ne peut rien jouer a perdu

    Scénario: Le dernier passage fermé, les Noirs ont perdu
      Étant donné le plateau suivant
        """
            a   b   c   d   e
          5 n---b---b---.---.
            | \ | / | \ | / |
          4 b---b---.---.---.
            | / | \ | / | \ |
          3 b---b---.---b---.
            | \ | / | \ | / |
          2 .---.---.---.---.
            | / | \ | / | \ |
          1 .---.---.---.---.
        trait : Blancs
        """
      Quand les Blancs jouent d3-c3
      Alors les Blancs gagnent selon l'article ALQ-11
      Et un pion noir est en a5
      Et aucun coup n'est plus possible

    Scénario: Les Blancs enfermés perdent aussi
      Étant donné la position "...../...../.n..n/...nn/..nnb n"
      Quand les Noirs jouent b3-c3
      Alors les Noirs gagnent selon l'article ALQ-11
      Et les Blancs ne gagnent pas

    Scénario: Un coup qui laisse un passage ne termine rien
      Étant donné le plateau suivant
        | n | b | b | . | . |
        | b | b | . | . | . |
        | b | b | . | b | . |
        | . | . | . | . | . |
        | . | . | . | . | . |
      Quand les Blancs jouent d3-d2
      Alors la partie continue
      Et la seule prise possible est a5xc3xe1

    Scénario: Un pion sans pas possible mais qui peut prendre n'est pas bloqué
      Étant donné la position "nb.../bbb../b.b../...../....b n"
      Quand les Noirs ont le trait
      Alors la partie continue
      Et les Noirs doivent prendre
      Et la seule prise possible est a5xc5

    Scénario: Ses propres pions peuvent enfermer un joueur
      Étant donné le plateau suivant
        | . | . | . | . | . |
        | n | . | . | . | . |
        | n | n | n | . | . |
        | b | n | n | . | . |
        | b | b | n | n | . |
      Quand les Blancs ont le trait
      Alors les Noirs gagnent selon l'article ALQ-11
      Et il reste 3 pions aux Blancs

    Scénario: Un seul pion libre suffit pour continuer
      Étant donné le plateau suivant
        | . | . | . | . | b |
        | n | . | . | . | . |
        | n | n | n | . | . |
        | b | n | n | . | . |
        | b | b | n | n | . |
      Quand les Blancs ont le trait
      Alors la partie continue
      Et il y a 3 coups possibles
      Et le pion de e5 peut aller en d4, d5 et e4

    Scénario: Être bloqué ne compte que pour celui qui a le trait
      Étant donné la position "nbb../bb.../bbb../...../..... b"
      Quand les Blancs ont le trait
      Alors la partie continue
      Quand les Blancs jouent c3-c4
      Alors la partie continue

    Scénario: Un camp entièrement pris a perdu ses pions, il n'est pas bloqué
      Étant donné la position "...../...../...../.n.../b.... b"
      Quand les Blancs jouent a1xc3
      Alors les Blancs gagnent selon l'article ALQ-10

    Plan du scénario: Une fois la partie perdue par blocage, <qui> ne jouent plus
      Étant donné la position "nbb../bb.../bb.b./...../..... b"
      Quand les Blancs jouent d3-c3
      Et <qui> jouent <coup>
      Alors le coup est refusé selon l'article ALQ-11
      Et le plateau est inchangé

      Exemples:
        | qui        | coup  |
        | les Noirs  | a5-a4 |
        | les Blancs | c3-c4 |

  @ALQ-12 @interprete
  Règle: Une position vue trois fois, ou cent tours sans prise, rendent la partie nulle

    Scénario: Le centième tour de suite sans prise rend la partie nulle
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que 99 tours ont été joués sans prise
      Quand les Blancs jouent a1-a2
      Alors le coup est accepté
      Et la partie est nulle selon l'article ALQ-12

    Scénario: Le quatre-vingt-dix-neuvième tour sans prise ne termine rien
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que 98 tours ont été joués sans prise
      Quand les Blancs jouent a1-a2
      Alors la partie continue
      Quand les Noirs jouent e5-e4
      Alors la partie est nulle selon l'article ALQ-12

    Scénario: Une prise au centième tour sauve la partie et remet le compte à zéro
      Étant donné la position "n..../...../...../.n.../b.... b"
      Et que 99 tours ont été joués sans prise
      Quand les Blancs jouent a1xc3
      Alors la partie continue
      Quand les Noirs jouent a5-a4
      Alors la partie continue

    Scénario: Une prise des Noirs remet le compte à zéro elle aussi
      Étant donné la position "n..../.b.../...../...../....b n"
      Et que 99 tours ont été joués sans prise
      Quand les Noirs jouent a5xc3
      Alors la partie continue
      Quand les Blancs jouent e1-e2
      Alors la partie continue

    Scénario: Une rafle jouée saut par saut remet aussi le compte à zéro
      Étant donné la position "....n/.n.../...../.n.../b.... b"
      Et que 99 tours ont été joués sans prise
      Quand les Blancs sautent de a1 en c3
      Alors la partie continue
      Quand les Blancs sautent de c3 en a5
      Alors la partie continue
      Et c'est aux Noirs de jouer

    Scénario: Une rafle commencée va jusqu'au bout, quel que soit le compte
      Étant donné la position "....n/..n../..b../...../..... b c3"
      Et que 100 tours ont été joués sans prise
      Quand les Blancs sautent de c3 en c5
      Alors le geste est accepté
      Et la partie continue

    Scénario: Un pas joué comme un geste compte pour un tour
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que 99 tours ont été joués sans prise
      Quand les Blancs avancent de a1 en b1
      Alors la partie est nulle

    Scénario: Après cent tours sans prise, plus personne ne joue
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que 100 tours ont été joués sans prise
      Quand les Blancs jouent a1-a2
      Alors le coup est refusé selon l'article ALQ-12
      Et le refus dit « la partie est terminée »
      Et un pion blanc est en a1

    Scénario: Le coup qui bloque l'adversaire au centième tour gagne
      Étant donné la position "nbb../bb.../bb.b./...../..... b"
      Et que 99 tours ont été joués sans prise
      Quand les Blancs jouent d3-c3
      Alors les Blancs gagnent selon l'article ALQ-11

    Scénario: Une position qui revient pour la troisième fois rend la partie nulle
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand on joue « a1-a2 e5-e4 a2-a1 e4-e5 »
      Alors la partie continue
      Quand on joue « a1-a2 e5-e4 a2-a1 e4-e5 »
      Alors la partie est nulle selon l'article ALQ-12
      Et aucun coup n'est plus possible

    Scénario: La troisième fois compte aussi quand les Noirs ont le trait
      Étant donné la position "....n/...../...../...../b.... n"
      Quand on joue « e5-e4 a1-a2 e4-e5 a2-a1 »
      Alors la partie continue
      Quand on joue « e5-e4 a1-a2 e4-e5 a2-a1 »
      Alors la position est "....n/...../...../...../b.... n"
      Et la partie est nulle selon l'article ALQ-12

    Scénario: La deuxième fois ne suffit pas
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand on joue « a1-a2 e5-e4 a2-a1 e4-e5 a1-a2 e5-e4 a2-a1 »
      Alors la partie continue
      Et personne ne gagne

    Scénario: Une position déjà vue deux fois est nulle dès qu'elle revient
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que cette position a déjà été vue 2 fois
      Quand les Blancs jouent a1-a2
      Alors le coup est refusé selon l'article ALQ-12
      Et la partie est nulle selon l'article ALQ-12

    Scénario: Une position déjà vue une fois peut revenir encore une fois
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Et que cette position a déjà été vue une fois
      Quand on joue « a1-a2 e5-e4 a2-a1 »
      Alors la partie continue
      Quand les Noirs jouent e4-e5
      Alors la partie est nulle selon l'article ALQ-12

    Scénario: Le même plateau avec l'autre camp au trait n'est pas la même position
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand on joue « a1-a2 e5-e4 a2-b2 e4-e5 b2-a1 »
      Alors c'est aux Noirs de jouer
      Quand on joue « e5-e4 a1-a2 e4-d4 a2-a1 d4-e5 »
      Alors la partie continue
      Et la position est "....n/...../...../...../b.... b"

    Scénario: La répétition n'exige pas que les coups se suivent
      Étant donné que les Blancs ont un pion en a1
      Et que les Noirs ont un pion en e5
      Quand on joue « a1-a2 e5-e4 a2-a1 e4-e5 »
      Et on joue « a1-b1 e5-d5 b1-a1 d5-e5 »
      Alors la partie est nulle selon l'article ALQ-12
