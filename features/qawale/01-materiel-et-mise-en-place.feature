# language: fr
@qawale
Fonctionnalité: Le matériel et la mise en place
  Un plateau de seize cases, vingt-quatre galets, quatre piles neutres aux coins,
  et un premier joueur. Le galet 1 est au joueur 1, le galet 2 au joueur 2, le 3 est neutre.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-01
  Règle: Le plateau a seize cases, et rien ne se joue en dehors

    Plan du scénario: La même case se dit par sa lettre et son chiffre, ou par sa ligne et sa colonne
      Étant donné le plateau suivant
        |   |   |   | 3 |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en <départ> et égraine par <chemin>
      Alors le plateau montre
        |   |   | 3 |   |
        |   |   | 1 |   |
        |   |   |   |   |
        |   |   |   |   |

      Exemples:
        | départ | chemin        |
        | D1     | C1, C2        |
        | (0;3)  | (0;2), (1;2)  |
        | (0;3)  | [(0;2),(1;2)] |
        | d1     | c1 puis c2    |

    Scénario: On joue le long des bords, d'un coin à l'autre
      Étant donné le plateau suivant
        | 3 |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 joue A1>A2,A3
      Et le joueur 2 joue A3>A4,B4
      Et le joueur 1 joue B4>C4,D4
      Alors la position est "-,-,-,-/3,-,-,-/-,-,-,-/1,-,2,1 2 6 7"

    Plan du scénario: Poser au-delà d'un bord est refusé
      Quand le joueur 1 pose un galet en <case>
      Alors la pose est refusée selon l'article QAW-01
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

      Exemples: En lettres et chiffres
        | case |
        | A0   |
        | A5   |
        | E1   |
        | E4   |

      Exemples: En lignes et colonnes
        | case   |
        | (-1;0) |
        | (4;0)  |
        | (0;-1) |
        | (0;4)  |

      Exemples: Très loin du plateau
        | case            |
        | Z99999          |
        | (99999;0)       |
        | (99999999999;0) |

    Plan du scénario: Égrainer hors du plateau est refusé de tous les côtés
      Quand le joueur 1 pose un galet en <départ> et égraine par <chemin>
      Alors le coup est refusé selon l'article QAW-01
      Et le plateau est inchangé
      Et le joueur 1 a 8 galets en main

      Exemples:
        | départ | chemin                  |
        | A1     | (0;-1), (1;-1) et (1;0) |
        | D1     | (-1;3), (-1;2) et (0;2) |
        | D4     | E4, E3 et D3            |
        | A4     | A5, B5 et B4            |
        | D1     | D2, D3 et E3            |
        | A4     | B4, C4 et C5            |

    Scénario: Le refus nomme la case qui n'existe pas
      Quand le joueur 1 pose un galet en D1 et égraine par D2, E2, E3
      Alors le coup est refusé selon l'article QAW-01
      Et le refus dit « la case E2 est hors du plateau, qui va de A1 à D4 »

    Plan du scénario: Une case sans lettre ou sans numéro est nommée par sa ligne et sa colonne
      Quand le joueur 1 pose un galet en <case>
      Alors la pose est refusée selon l'article QAW-01
      Et le refus dit « la case <nom> est hors du plateau, qui va de A1 à D4 »

      Exemples: Après la colonne Z, il n'y a plus de lettre
        | case   | nom    |
        | (0;25) | Z1     |
        | (0;26) | (0;26) |

      Exemples: Au-dessus de la rangée 0, il n'y a plus de numéro
        | case   | nom    |
        | (-1;0) | A0     |
        | (-2;0) | (-2;0) |

    Scénario: Un pas hors du plateau laisse la pile dans la main
      Quand le joueur 1 pose un galet en D1
      Et le joueur 1 dépose un galet en E1
      Alors le geste est refusé selon l'article QAW-01
      Et le plateau est inchangé
      Et la pile en main est 3;3;1

    Plan du scénario: Si le coup sort du plateau, le refus ne parle que de cela
      Quand le joueur 1 joue <coup>
      Alors le coup est refusé selon l'article QAW-01
      Et le plateau est inchangé

      Exemples:
        | coup        |
        | B2>C2,E2    |
        | A1>A1,B1,B0 |
        | A1>B2,B3,B5 |
        | A1>C1,D1,E1 |
        | A1>A5       |
        | D1>C1,D1,E1 |

    Scénario: Le refus parle du bord du plateau plutôt que de la main vide
      Étant donné que le joueur 1 n'a plus de galet
      Quand le joueur 1 pose un galet en A5
      Alors la pose est refusée selon l'article QAW-01

    Scénario: Le refus parle du bord du plateau plutôt que de la couleur du galet
      Quand le joueur 1 pose un galet neutre en (4;4)
      Alors la pose est refusée selon l'article QAW-01
      Et le plateau est inchangé

    Scénario: Le refus parle du bord du plateau plutôt que de la pile qui manque en main
      Quand le joueur 1 dépose un galet en E1
      Alors le geste est refusé selon l'article QAW-01
      Et le plateau est inchangé

    Scénario: Pendant l'égrainage, le refus d'une pose parle du bord du plateau plutôt que de la pile en main
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 pose un galet en (0;-1)
      Alors la pose est refusée selon l'article QAW-01
      Et la pile en main est 3;3;1

    Scénario: Pendant l'égrainage, le refus d'un tour entier parle du bord du plateau plutôt que de la pile en main
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 joue D1>D2,D3,E3
      Alors le coup est refusé selon l'article QAW-01
      Et la pile en main est 3;1

    Plan du scénario: Un plateau qui n'a pas quatre rangées de quatre cases est impossible
      Quand la position "<rangées> 1 8 8"
      Alors la mise en place est impossible parce que « <raison> »

      Exemples:
        | rangées                                   | raison                                |
        | 33,-,-,33/-,-,-,-/33,-,-,33               | le plateau a quatre rangées, et non 3 |
        | 33,-,-,33/-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- | le plateau a quatre rangées, et non 5 |
        | 33,-,-,33/-,-,-/-,-,-,-/33,-,-,33         | cette rangée a quatre cases, et non 3 |
        | 33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,-,33     | cette rangée a quatre cases, et non 5 |

    Scénario: Un tableau de cinq colonnes n'est pas un plateau
      Quand le plateau suivant
        | 3;3 |   |   |   | 3;3 |
        |     |   |   |   |     |
        |     |   |   |   |     |
        | 3;3 |   |   |   | 3;3 |
      Alors la mise en place est impossible parce que « cette rangée a quatre cases, et non 5 »

  @QAW-02
  Règle: Chaque joueur dispose de huit galets, et huit galets sont neutres

    Scénario: Chacun commence avec huit galets en main
      Quand le joueur 1 commence
      Alors le joueur 1 a 8 galets en main
      Et le joueur 2 a huit galets en main

    Scénario: Les huit galets neutres restent en jeu
      Quand le joueur 1 pose un galet en A1 et égraine par A2, A3, A4
      Alors la pile A2 contient 1 galet de type 3
      Et la pile A3 contient 1 galet de type 3
      Et la pile A4 contient 2 galets de type 3
      Et la pile D1 contient 2 galets de type 3
      Et la pile D4 contient 2 galets de type 3

    Scénario: Une pose coûte un galet à celui qui joue, et à lui seul
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Alors le joueur 1 a 7 galets en main
      Et il reste 8 galets au joueur 2

    Scénario: Le joueur 2 puise dans sa propre main
      Étant donné que le joueur 2 commence
      Quand le joueur 2 pose un galet en A1 et égraine par B1, C1, C2
      Alors il reste 7 galets au joueur 2
      Et il reste 8 galets au joueur 1

    Scénario: La pose, et non l'égrainage, fait sortir le galet de la main
      Quand le joueur 1 pose un galet en A1
      Alors le joueur 1 a 7 galets en main
      Et le joueur 2 a 8 galets en main

    Scénario: Les galets déjà sur le plateau ne sont plus en main
      Étant donné le plateau suivant
        | 1;3 |   | 2 |     |
        |     | 3 |   | 3;1 |
        |     |   |   |     |
        |     | 1 |   | 3   |
      Quand le joueur 1 joue B2>A2,A3
      Alors le joueur 1 a 4 galets en main
      Et le joueur 2 a 7 galets en main

    Scénario: Les galets d'un égrainage en cours comptent comme posés
      Étant donné le plateau suivant
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 |     |  3  |     | 3;3 |
           +-----+-----+-----+-----+
         2 |     |     |     |     |
           +-----+-----+-----+-----+
         3 |     |     |  2  |     |
           +-----+-----+-----+-----+
         4 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
        trait : joueur 1
        égrainage : 2;1 depuis B1, venant de A1
        """
      Quand le joueur 1 dépose un galet en C1
      Alors le joueur 1 a 7 galets en main
      Et le joueur 2 a 6 galets en main

    Scénario: La main d'un joueur ne compte que la couleur qu'il a prise
      Étant donné que le joueur 1 est de type 2
      Et le plateau suivant
        | 2 | 2 | 2 |   |
        |   |   |   | 1 |
        |   |   |   |   |
        |   |   | 3 |   |
      Quand le joueur 1 joue C4>B4,A4
      Alors le joueur 1 a 4 galets en main
      Et le joueur 2 a 7 galets en main

    Scénario: Le huitième galet se pose comme les autres
      Étant donné que le joueur 1 a un galet en main
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2, C2
      Alors le coup est accepté
      Et le joueur 1 n'a plus de galet

    Scénario: Avec un seul galet en main, tous les coups restent possibles
      Quand le joueur 1 a 1 galet en main
      Alors il y a 40 coups possibles
      Et le joueur 1 peut jouer D4>D3,D2,C2

    Scénario: Sans galet en main, on ne joue plus
      Étant donné que le joueur 1 n'a plus de galet
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Alors le coup est refusé selon l'article QAW-02
      Et le refus dit « ce joueur n'a plus de galet en main »
      Et le plateau est inchangé

    Scénario: Le joueur 2 sans galet ne pose rien, même si l'adversaire en a encore
      Étant donné qu'il reste 0 galet au joueur 2
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en A1
      Alors la pose est refusée selon l'article QAW-02
      Et la pile en A1 est 3;3

    Scénario: Le refus parle de la main vide plutôt que du chemin
      Étant donné que le joueur 1 n'a plus de galet
      Quand le joueur 1 pose un galet en A1 et égraine par B2
      Alors le coup est refusé selon l'article QAW-02

    Scénario: Celui qui n'a plus de galet n'a aucun coup, mais la partie continue
      Quand le joueur 1 n'a plus de galet
      Alors aucun coup n'est possible
      Et la partie continue

    Scénario: Un plateau dessiné avec plus de huit galets d'une couleur laisse la main vide
      Étant donné le plateau suivant
        | 1;1;1;1;1 | 1;1;1;1 |   |   |
        |           |         |   |   |
        | 3         |         |   |   |
        |           |         |   | 2 |
      Quand le joueur 1 joue A3>B3,B4
      Alors le coup est refusé selon l'article QAW-02
      Et le joueur 1 a 0 galet en main
      Et le joueur 2 a 7 galets en main

    Scénario: Un plateau dessiné peut porter deux fois la boîte de jeu
      Étant donné le plateau suivant
        | 3;3;3 | 3;3;3 | 3;3;3 | 3;3;3 |
        | 3;3;3 | 3;3;3 | 3;3;3 | 3;3;3 |
        | 3;3;3 | 3;3;3 | 3;3;3 | 3;3;3 |
        | 3;3;3 | 3;3;3 | 3;3;3 | 3;3;3 |
      Quand le joueur 1 pose un galet en A1
      Alors la pose est acceptée
      Et la pile en main est 3;3;3;1

    Plan du scénario: Un galet de trop pour deux boîtes de jeu est impossible, où qu'il soit
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « il y a plus de 48 galets sur le plateau, deux fois la boîte de jeu »

      Exemples: Sur une des seize piles, ou dans la main
        | position                                                                        |
        | 333,333,333,333/333,333,333,333/333,333,333,333/333,333,333,3333 1 8 8          |
        | 333,333,333,333/333,333,333,333/333,333,333,333/333,333,333,333 1 8 8 main=1@A1 |

      Exemples: Sur une pile de soixante-cinq, les mains vides
        | position                                                                                              |
        | -,-,-,-/-,33333333333333333333333333333333333333333333333333333333333333331,-,-/-,-,-,-/-,-,-,- 1 0 0 |

    Scénario: Aucun autre galet n'existe
      Quand le plateau suivant
        | 3;3 |   |     | 3;3 |
        |     |   | 3;5 |     |
        |     |   |     |     |
        | 3;3 |   |     | 3;3 |
      Alors la mise en place est impossible parce que « « 5 » n'est pas un galet : 1 et 2 sont ceux des joueurs, 3 est neutre, et une pile s'écrit 3;3;1 »

    Scénario: Un dessin ne connaît pas d'autre galet non plus
      Quand le plateau suivant
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
         2 |     |     | 3;x |     |
           +-----+-----+-----+-----+
         3 |     |     |     |     |
           +-----+-----+-----+-----+
         4 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
        """
      Alors la mise en place est impossible parce que « « x » n'est pas un galet : 1 et 2 sont ceux des joueurs, 3 est neutre, et une pile s'écrit 3;3;1 »

    Plan du scénario: Une pile où un galet manque entre deux séparateurs est impossible
      Étant donné une partie de Qawale
      Quand le plateau est le suivant
        | 3;3    |   |   | 3;3 |
        |        |   |   |     |
        | <pile> |   |   |     |
        | 3;3    |   |   | 3;3 |
      Alors la mise en place est impossible parce que « il manque un galet dans « <pile> » : une pile s'écrit 3;3;1 »

      Exemples:
        | pile |
        | 3;;1 |
        | 3;   |
        | ;1   |
        | ;    |
        | 3,,1 |

  @QAW-03
  Règle: Au départ, chaque coin porte deux galets neutres

    Scénario: Le plateau de départ ne porte que quatre piles neutres
      Quand le joueur 1 commence
      Alors le plateau montre
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
         2 |     |     |     |     |
           +-----+-----+-----+-----+
         3 |     |     |     |     |
           +-----+-----+-----+-----+
         4 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
        trait : joueur 1
        en main : 8 (joueur 1), 8 (joueur 2)
        """

    Scénario: Les douze autres cases sont vides
      Quand le joueur 2 commence
      Alors les cases B1, C1, A2, B2, C2 et D2 sont vides
      Et les cases A3, B3, C3, D3, B4 et C4 sont vides
      Et la pile en main est vide

    Scénario: Le premier galet se pose sur deux galets neutres
      Quand le joueur 1 pose un galet en D4
      Alors la pose est acceptée
      Et la pile en main est 3;3;1
      Et la case D4 est vide

  @QAW-05
  Règle: Le premier joueur est tiré au sort, ou désigné

    Plan du scénario: Le sort désigne tantôt l'un, tantôt l'autre
      Quand le premier joueur est tiré au sort, tirage n° <tirage>
      Alors c'est <premier> de jouer

      Exemples:
        | tirage | premier     |
        | 0      | au joueur 2 |
        | 1      | au joueur 2 |
        | 3      | au joueur 1 |
        | 7      | au joueur 1 |
        | 2025   | au joueur 1 |
        | 2026   | au joueur 2 |

    Scénario: Celui que le sort a désigné ouvre la partie
      Étant donné que le premier joueur est tiré au sort, tirage n° 2026
      Quand le joueur 2 pose un galet en D4 et égraine par D3, D2, D1
      Alors le coup est accepté
      Et la pile en D1 est 3;3;2
      Et c'est au joueur 1 de jouer

    Scénario: On peut désigner le joueur 2 sans tirer au sort
      Étant donné que le joueur 2 commence
      Quand le joueur 2 joue A1>A2,B2,B1
      Alors la position est "-,2,-,33/3,3,-,-/-,-,-,-/33,-,-,33 1 8 7"

    @interprete
    Scénario: Un scénario qui ne dit pas qui commence fait commencer le joueur 1
      Quand le joueur 1 joue A1>A2,B2,B1
      Alors le coup est accepté
      Et le tour du joueur actuel est 2
