# language: fr
@qawale
Fonctionnalité: Les tours et les gestes
  Chacun joue à son tour, en une fois ou galet par galet ; une faute ne change rien à ce qui est déjà joué.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-22 @interprete
  Règle: Un tour se donne en entier, tout ou rien, ou bien geste par geste

    Scénario: Un tour donné en entier va jusqu'au bout
      Quand le joueur 1 joue A1>B1,B2,A2
      Alors le coup est accepté
      Et la position est "-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8"

    Scénario: Galet par galet, on arrive à la même position
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Et le joueur 1 dépose un galet en B2
      Et le joueur 1 dépose un galet en A2
      Alors la position est "-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8"
      Et la pile en main est vide

    Scénario: Le nom d'une case suffit, pour poser puis pour chaque pas
      Quand le joueur 1 fait le geste « A1 »
      Alors la pile en main est 3;3;1
      Quand le joueur 1 fait le geste « B1 »
      Et le joueur 1 fait le geste « B2 »
      Et le joueur 1 fait le geste « A2 »
      Alors la position est "-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8"

    Scénario: Poser puis placer la pile de case en case finit le tour
      Quand le joueur 1 joue en (0;0) avec un galet de type 1
      Et place la pile sur les cases [(0;1),(1;1),(1;0)]
      Alors la position est "-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8"
      Et c'est maintenant au joueur 2 de jouer

    Scénario: Un tour entier refusé à son dernier pas ne déplace rien
      Quand le joueur 1 joue A1>B1,C1,B1
      Alors le coup est refusé selon l'article QAW-13
      Et la position est "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8"
      Et la pile en main est vide

    Scénario: Geste par geste, les galets déjà déposés restent
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 égraine par B1, C1, B1
      Alors le geste est refusé selon l'article QAW-13
      Et la pile en B1 est 3
      Et la pile en C1 est 3
      Et la pile en main est 1

    Scénario: Le geste refusé ne change rien à lui seul
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Et le joueur 1 dépose un galet en C2
      Alors le geste est refusé selon l'article QAW-11
      Et le plateau montre
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 |     |  3  |     | 3;3 |
           +-----+-----+-----+-----+
         2 |     |     |     |     |
           +-----+-----+-----+-----+
         3 |     |     |     |     |
           +-----+-----+-----+-----+
         4 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
        trait : joueur 1
        en main : 7 (joueur 1), 8 (joueur 2)
        égrainage : 3;1 depuis B1, venant de A1
        """

    Scénario: Un égrainage en cours s'écrit aussi en une ligne
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Alors la position est "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"

    Scénario: Après un geste refusé, le même joueur finit son égrainage
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 dépose un galet en A1
      Alors le geste est refusé selon l'article QAW-13
      Quand le joueur 1 égraine par C1, D1
      Alors le geste est accepté
      Et la position est "-,3,3,331/-,-,-,-/-,-,-,-/33,-,-,33 2 7 8"

    Scénario: Un égrainage commencé peut se finir en une fois
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Et le joueur 1 joue B1>B2,A2
      Alors le coup est accepté
      Et la position est "-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8"

    Scénario: Une fin de tour refusée laisse l'égrainage où il en était
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 joue B1>B2,C3
      Alors le coup est refusé selon l'article QAW-11
      Et le plateau est inchangé
      Et la pile en main est 3;1
      Et c'est toujours au joueur 1 de jouer

    Scénario: Un dessin peut reprendre la partie au milieu d'un égrainage
      Étant donné le plateau suivant
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 |     |     |     | 3;3 |
           +-----+-----+-----+-----+
         2 |     |     |     |     |
           +-----+-----+-----+-----+
         3 |  3  |     |     |     |
           +-----+-----+-----+-----+
         4 |     |     |     | 3;3 |
           +-----+-----+-----+-----+
        trait : joueur 2
        en main : 8 (joueur 1), 7 (joueur 2)
        égrainage : 3;2 depuis A3, venant de A4
        """
      Quand le joueur 2 égraine par A2, A1
      Alors le geste est accepté
      Et la position est "2,-,-,33/3,-,-,-/3,-,-,-/-,-,-,33 1 8 7"

    Plan du scénario: Un égrainage en cours impossible ou mal écrit est signalé
      Quand la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=<main>"
      Alors la mise en place est impossible parce que « <raison> »

      Exemples: Une main vide, une case hors du plateau
        | main  | raison                                          |
        | @B1   | une main en cours d'égrainage n'est jamais vide |
        | 31@E1 | la case E1 est hors du plateau                  |

      Exemples: On n'arrive que d'une case voisine
        | main     | raison                                               |
        | 31@B1<D1 | dans « 31@B1<D1 », les deux cases ne se touchent pas |
        | 31@B1<A2 | dans « 31@B1<A2 », les deux cases ne se touchent pas |
        | 31@B1<B1 | dans « 31@B1<B1 », les deux cases ne se touchent pas |

      Exemples: Une case incomplète
        | main  | raison                                                             |
        | 31    | la main « 31 » s'écrit 331@A1, ou 31@B1<A1 après le premier pas    |
        | 31@B  | la main « 31@B » s'écrit 331@A1, ou 31@B1<A1 après le premier pas  |
        | 31@Bx | la main « 31@Bx » s'écrit 331@A1, ou 31@B1<A1 après le premier pas |

    Scénario: « dépose » s'écrit avec son accent
      Étant donné une partie de Qawale
      Quand le joueur 1 fait le geste « pose A1 »
      Et le joueur 1 fait le geste « dépose B1 »
      Alors la position est "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"

  @QAW-23
  Règle: Chacun joue à son tour, et un refus ne fait pas passer le tour

    Scénario: Les tours alternent
      Quand le joueur 1 joue A1>B1,C1,C2
      Alors le tour passe au joueur 2
      Quand le joueur 2 joue D4>D3,C3,B3
      Alors le coup est accepté
      Et le tour passe au joueur 1

    Scénario: Le tour ne passe qu'avec le dernier galet
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 égraine par B1, C1
      Alors c'est encore au joueur 1 de jouer
      Quand le joueur 1 dépose un galet en D1
      Alors c'est maintenant au joueur 2 de jouer

    Scénario: Jouer quand ce n'est pas son tour est refusé
      Quand le joueur 2 pose un galet en A1 et égraine par B1, C1, C2
      Alors le coup est refusé selon l'article QAW-23
      Et le refus dit « ce n'est pas à ce joueur de jouer »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    Scénario: On ne joue pas deux fois de suite
      Quand le joueur 1 joue A1>B1,C1,C2
      Et le joueur 1 joue D4>D3,C3,B3
      Alors le coup est refusé selon l'article QAW-23
      Et le joueur 2 a le trait

    Scénario: On ne pose pas pendant le tour de l'autre
      Étant donné que le joueur 2 commence
      Quand le joueur 1 pose un galet en A1
      Alors la pose est refusée selon l'article QAW-23
      Et la pile en A1 est 3;3
      Et c'est toujours au joueur 2 de jouer

    Scénario: On n'égraine pas la pile de l'autre
      Quand le joueur 1 pose un galet en A1
      Et le joueur 2 dépose un galet en B1
      Alors le geste est refusé selon l'article QAW-23
      Et la case B1 est vide
      Et la pile en main est 3;3;1

    Scénario: Si ce n'est pas son tour, le refus ne parle que de cela
      Quand le joueur 2 joue E5>E6
      Alors le coup est refusé selon l'article QAW-23

    Plan du scénario: Un coup refusé laisse le tour à celui qui l'avait
      Étant donné que le joueur 2 commence
      Quand le joueur 2 joue <coup>
      Alors le coup est refusé selon l'article <article>
      Et c'est toujours au joueur 2 de jouer
      Et le joueur 2 a 8 galets en main

      Exemples:
        | coup        | article |
        | E1>D1       | QAW-01  |
        | B2>B3,B4    | QAW-07  |
        | A1>B1,C1    | QAW-08  |
        | A1>A1,B1,C1 | QAW-09  |
        | A1>C1,C2,C3 | QAW-10  |
        | A1>B2,C2,C3 | QAW-11  |
        | A1>B1,A1,A2 | QAW-13  |
