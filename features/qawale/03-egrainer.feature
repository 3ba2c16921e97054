# language: fr
@qawale
Fonctionnalité: Égrainer la pile
  Une fois le galet posé, toute la pile passe dans la main et s'égraine, un galet par case.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-08
  Règle: Toute la pile s'égraine, en autant de pas qu'elle compte de galets

    Scénario: Poser un galet fait passer toute la pile dans la main
      Quand le joueur 1 pose un galet en A1
      Alors la case A1 est vide
      Et la pile en main est 3;3;1
      Et c'est encore au joueur 1 de jouer

    Scénario: L'égrainage ne laisse rien sur la case de départ
      Quand le joueur 1 pose un galet en D4 et égraine par D3, C3, C4
      Alors le plateau montre
        | 3;3 |   |   | 3;3 |
        |     |   |   |     |
        |     |   | 3 | 3   |
        | 3;3 |   | 1 |     |
      Et la pile en main est vide

    Plan du scénario: Une pile fait autant de pas qu'elle a de galets
      Étant donné le plateau suivant
        |   |        |   |   |
        |   | <pile> |   |   |
        |   |        |   |   |
        |   |        |   |   |
      Quand le joueur 1 pose un galet en B2 et égraine par <chemin>
      Alors le coup est accepté
      Et la case B2 est vide
      Et la pile en <dernière> est 1

      Exemples:
        | pile    | chemin             | dernière |
        | 3       | C2, C3             | C3       |
        | 3;2     | C2, C3, B3         | B3       |
        | 3;2;1   | C2, C3, B3, A3     | A3       |
        | 3;2;1;2 | C2, C3, B3, A3, A2 | A2       |

    Scénario: Une pile de douze galets fait le tour du plateau
      Étant donné la position "32313231323,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 4 5"
      Quand le joueur 1 joue A1>B1,C1,D1,D2,D3,D4,C4,B4,A4,A3,A2,A1
      Alors le plateau montre
        | 1 | 3 | 2 | 3 |
        | 3 |   |   | 1 |
        | 2 |   |   | 3 |
        | 3 | 1 | 3 | 2 |
      Et c'est au joueur 2 de jouer

    Plan du scénario: Trop ou trop peu de pas est refusé
      Quand le joueur 1 joue <coup>
      Alors le coup est refusé selon l'article QAW-08
      Et le refus dit « 3 galets à égrainer, mais <pas> pas »
      Et le plateau est inchangé

      Exemples:
        | coup           | pas |
        | A1>            | 0   |
        | A1>B1          | 1   |
        | A1>B1,B2       | 2   |
        | A1>B1,B2,B3,B4 | 4   |

    Scénario: Le galet posé compte parmi ceux que l'on égraine
      Étant donné le plateau suivant
        |   |   |       |   |
        |   |   | 2;3;3 |   |
        |   |   |       |   |
        | 1 |   |       |   |
      Quand le joueur 2 a le trait
      Alors le joueur 2 peut jouer C2>D2,D3,C3,B3
      Et le joueur 2 ne peut pas jouer C2>D2,D3,C3
      Et le joueur 2 ne peut pas jouer C2>D2,D3,C3,B3,A3

    Scénario: On ne pose pas un second galet avant d'avoir tout égrainé
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 pose un galet en D1
      Alors la pose est refusée selon l'article QAW-08
      Et le refus dit « la pile en main doit être égrainée jusqu'au bout : il reste 3 galets »
      Et le plateau est inchangé

    Scénario: Un seul galet encore en main empêche toute nouvelle pose
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 égraine par B1, C1
      Et le joueur 1 pose un galet en D1
      Alors la pose est refusée selon l'article QAW-08
      Et le refus dit « la pile en main doit être égrainée jusqu'au bout : il reste 1 galet »
      Et la pile en main est 1

    Scénario: Un tour entier ne part pas d'une autre case quand une pile est en main
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 joue D1>D2,D3,D4
      Alors le coup est refusé selon l'article QAW-08
      Et le refus dit « la pile en main doit être égrainée jusqu'au bout : il reste 2 galets »
      Et le plateau est inchangé

    Scénario: La fin d'un égrainage compte les galets encore en main
      Étant donné la position "-,3,3,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=1@C1<B1"
      Quand le joueur 1 joue C1>C2,C3
      Alors le coup est refusé selon l'article QAW-08
      Et le refus dit « 1 galet à égrainer, mais 2 pas »
      Et la pile en main est 1

    Scénario: Le refus parle du nombre de pas plutôt que du demi-tour
      Quand le joueur 1 pose un galet en A1 et égraine par B1, A1
      Alors le coup est refusé selon l'article QAW-08

  @QAW-09
  Règle: Le premier galet va sur une case voisine du départ

    Plan du scénario: Le premier galet part vers l'une des quatre cases voisines
      Étant donné le plateau suivant
        |   |   |   |   |
        |   | 3 |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en B2 et égraine par <voisine>, <suivante>
      Alors le coup est accepté
      Et la case B2 est vide
      Et la pile en <voisine> est 3
      Et la pile en <suivante> est 1

      Exemples:
        | voisine | suivante |
        | B1      | A1       |
        | A2      | A3       |
        | C2      | D2       |
        | B3      | B4       |

    Scénario: Reposer le premier galet sur la case de départ est refusé
      Quand le joueur 1 pose un galet en A1 et égraine par A1, B1, B2
      Alors le coup est refusé selon l'article QAW-09
      Et le refus dit « le premier galet va sur une case voisine de A1, pas sur elle »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    Scénario: Geste par geste, le premier galet ne retombe pas non plus au départ
      Quand le joueur 1 pose un galet en (0;3)
      Et le joueur 1 dépose un galet en (0;3)
      Alors le geste est refusé selon l'article QAW-09
      Et la pile en main est 3;3;1
      Et la case (0;3) est vide

    Scénario: Égrainer en une fois la pile que l'on vient de prendre n'y change rien
      Étant donné la position "-,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=331@A1"
      Quand le joueur 1 joue A1>A1,B1,C1
      Alors le coup est refusé selon l'article QAW-09
      Et le plateau est inchangé

    Scénario: Le refus parle du retour au départ plutôt que du nombre de pas
      Quand le joueur 1 pose un galet en A1 et égraine par A1
      Alors le coup est refusé selon l'article QAW-09

  @QAW-12 @interprete
  Règle: La pile se vide par le bas et le galet posé arrive le dernier

    Scénario: Le galet du dessous tombe le premier
      Étant donné le plateau suivant
        | 3;2 |   |   |   |
        |     |   |   |   |
        |     |   |   |   |
        |     |   |   |   |
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, D1
      Alors le plateau montre
        |   | 3 | 2 | 1 |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |

    Scénario: Le joueur 2 égraine du bas vers le haut lui aussi
      Étant donné le plateau suivant
        |   |   |   |       |
        |   |   |   |       |
        |   |   |   |       |
        |   |   |   | 2;3;1 |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en D4 et égraine par D3, D2, D1, C1
      Alors le plateau montre
        |   |   | 2 | 1 |
        |   |   |   | 3 |
        |   |   |   | 2 |
        |   |   |   |   |

    Scénario: La main se vide par le dessous à chaque pas
      Étant donné le plateau suivant
        |       |   |   |   |
        |       |   |   |   |
        | 1;2;3 |   |   |   |
        |       |   |   |   |
      Quand le joueur 1 pose un galet en A3
      Et le joueur 1 égraine par B3, C3
      Alors la pile en B3 est 1
      Et la pile en C3 est 2
      Et la pile en main est 3;1

    Scénario: Un galet déposé sur une pile en prend le sommet
      Étant donné le plateau suivant
        | 3;2 | 2;1 | 1;3 | 2 |
        |     |     |     |   |
        |     |     |     |   |
        |     |     |     |   |
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, D1
      Alors la pile en B1 est 2;1;3
      Et la pile en C1 est 1;3;2
      Et la pile en D1 est 2;1
      Et la pile en B1 compte 3 galets

    Scénario: Le galet posé finit sur la dernière case du chemin
      Quand le joueur 1 pose un galet en A4 et égraine par B4, C4, D4
      Alors la pile en D4 est 3;3;1
      Et le galet visible en D4 est de type 1
      Et le galet visible en B4 est de type 3
