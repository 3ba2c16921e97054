# language: fr
@qawale
Fonctionnalité: Poser un galet
  On commence son tour en posant un galet de sa couleur sur une pile déjà là.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-04
  Règle: Chacun ne pose que des galets de sa couleur

    Plan du scénario: Un galet de sa propre couleur se pose
      Étant donné que <joueur> a le trait
      Quand <joueur> pose un galet de type <type> en A1
      Alors la pose est acceptée
      Et la pile en main est <pile>

      Exemples:
        | joueur      | type | pile  |
        | le joueur 1 | 1    | 3;3;1 |
        | le joueur 2 | 2    | 3;3;2 |

    Plan du scénario: Toute autre couleur est refusée
      Étant donné que <joueur> a le trait
      Quand <joueur> joue en A1 avec un galet de type <type>
      Alors la pose est refusée selon l'article QAW-04
      Et le refus dit « un galet de type <type> est <à qui> ; ce joueur ne pose que des galets de type <sien> »
      Et le plateau est inchangé
      Et <joueur> a le trait

      Exemples:
        | joueur      | type | à qui          | sien |
        | le joueur 1 | 2    | à l'adversaire | 1    |
        | le joueur 1 | 3    | neutre         | 1    |
        | le joueur 2 | 1    | à l'adversaire | 2    |
        | le joueur 2 | 3    | neutre         | 2    |

    Scénario: Les galets neutres ne sont à personne
      Quand le joueur 1 pose un galet neutre en D4
      Alors la pose est refusée selon l'article QAW-04
      Et la pile en D4 est 3;3
      Et le joueur 1 a 8 galets en main

    Scénario: Le joueur 1 qui a pris les galets 2 les pose
      Étant donné que le joueur 1 est de type 2
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Alors la pile en C2 est 2
      Et le joueur 1 a 7 galets en main
      Et c'est au joueur 2 de jouer

    Scénario: Le joueur 1 qui a pris les galets 2 ne pose plus les galets 1
      Étant donné que le joueur 1 est de type 2
      Quand le joueur 1 pose un galet de type 1 en A1
      Alors la pose est refusée selon l'article QAW-04
      Et le refus dit « un galet de type 1 est à l'adversaire ; ce joueur ne pose que des galets de type 2 »

    Scénario: La couleur que prend l'un laisse l'autre à son adversaire
      Étant donné que le joueur 2 est de type 1
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Et le joueur 2 pose un galet en D4 et égraine par D3, D2, D1
      Alors la pile en C2 est 2
      Et la pile en D1 est 3;3;1

    Scénario: Les deux joueurs peuvent annoncer chacun leur couleur
      Étant donné que le joueur 1 est de type 2
      Et que le joueur 2 est de type 1
      Quand le joueur 1 pose un galet en A4
      Alors la pose est acceptée
      Et la pile en main est 3;3;2

    Plan du scénario: Les deux joueurs n'ont jamais la même couleur
      Étant donné que le joueur 1 est de type <type>
      Quand le joueur 2 est de type <type>
      Alors la mise en place est impossible parce que « les deux joueurs ne peuvent pas avoir la même couleur (type <type>) »

      Exemples:
        | type |
        | 1    |
        | 2    |

    Scénario: Aucun joueur ne prend les galets neutres
      Quand le joueur 2 est de type 3
      Alors la mise en place est impossible parce que « le joueur 2 ne peut pas avoir les galets neutres (type 3) »

    Scénario: Une position en une ligne peut échanger les couleurs
      Étant donné la position "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 2 8 8 couleurs=2,1"
      Quand le joueur 2 pose un galet de type 1 en A1
      Alors la pose est acceptée
      Et la pile en main est 3;3;1

    Scénario: Un dessin peut échanger les couleurs
      Étant donné le plateau suivant
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 | 3;3 |     |     |     |
           +-----+-----+-----+-----+
         2 |     |  2  |     |     |
           +-----+-----+-----+-----+
         3 |     |     |  1  |     |
           +-----+-----+-----+-----+
         4 |     |     |     | 3;3 |
           +-----+-----+-----+-----+
        trait : joueur 1
        en main : 7 (joueur 1), 7 (joueur 2)
        couleurs : 2 (joueur 1), 1 (joueur 2)
        """
      Quand le joueur 1 pose un galet en C3 et égraine par C4, B4
      Alors la pile en C4 est 1
      Et la pile en B4 est 2
      Et le joueur 1 a 6 galets en main

    Scénario: Le refus parle de la couleur plutôt que de la case vide
      Quand le joueur 1 pose un galet neutre en B2
      Alors la pose est refusée selon l'article QAW-04
      Et le plateau est inchangé

    Scénario: Le refus parle de la couleur plutôt que de la main vide
      Étant donné que le joueur 1 n'a plus de galet
      Quand le joueur 1 pose un galet de type 2 en A1
      Alors la pose est refusée selon l'article QAW-04

  @QAW-06
  Règle: On pose d'abord un galet sur une pile, même d'un seul galet

    Plan du scénario: Un galet seul est une pile, quelle que soit sa couleur
      Étant donné le plateau suivant
        |   |         |   |   |
        |   | <galet> |   |   |
        |   |         |   |   |
        |   |         |   |   |
      Quand le joueur 1 pose un galet en B2 et égraine par B3, C3
      Alors le plateau montre
        |   |         |   |   |
        |   |         |   |   |
        |   | <galet> | 1 |   |
        |   |         |   |   |
      Et c'est au joueur 2 de jouer

      Exemples:
        | galet |
        | 1     |
        | 2     |
        | 3     |

    Scénario: On pose aussi sur une pile dont le sommet est à l'adversaire
      Étant donné le plateau suivant
        | 3 |   |       |   |
        |   |   | 3;1;2 |   |
        |   |   |       |   |
        |   |   |       |   |
      Quand le joueur 1 pose un galet en C2
      Alors la pose est acceptée
      Et la pile en main est 3;1;2;1

    Scénario: Quand les seize cases sont occupées, on peut poser sur chacune
      Étant donné le plateau suivant
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
      Quand le joueur 1 a le trait
      Alors il y a 104 coups possibles
      Et le joueur 1 peut jouer D4>D3,C3
      Et le joueur 1 peut jouer C3>C4,B4

    Scénario: Égrainer avant d'avoir posé est refusé
      Quand le joueur 1 dépose un galet en B1
      Alors le geste est refusé selon l'article QAW-06
      Et le refus dit « il faut d'abord poser un galet sur une pile »
      Et le plateau est inchangé

    Scénario: Après un tour fini, le joueur suivant n'a encore rien à égrainer
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Et le joueur 2 déplace le galet courant en C3
      Alors le geste est refusé selon l'article QAW-06
      Et le plateau est inchangé
      Et c'est toujours au joueur 2 de jouer

  @QAW-07
  Règle: Un galet ne se pose jamais sur une case vide

    Scénario: On peut poser au milieu du plateau si une pile s'y trouve
      Étant donné le plateau suivant
        | 3;3 |   |   | 3;3 |
        |     | 2 |   |     |
        |     |   |   |     |
        | 3;3 |   |   | 3;3 |
      Quand le joueur 1 pose un galet en B2
      Alors la pose est permise
      Et la pile en main est 2;1

    Scénario: Un tour qui part d'une case vide est refusé
      Quand le joueur 1 pose un galet en B2 et égraine par B3
      Alors le coup est refusé selon l'article QAW-07
      Et le refus dit « la case B2 est vide : un galet se pose sur une pile »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    Plan du scénario: Au départ, on ne pose sur aucune case vide
      Quand le joueur 1 pose un galet en <case>
      Alors la pose est refusée selon l'article QAW-07
      Et la case <case> est vide
      Et le joueur 1 a 8 galets en main

      Exemples:
        | case  |
        | B1    |
        | C3    |
        | D2    |
        | (2;0) |

    Scénario: On ne pose plus sur une case que l'égrainage a vidée
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Et le joueur 2 pose un galet en A1
      Alors la pose est refusée selon l'article QAW-07
      Et c'est toujours au joueur 2 de jouer

    Scénario: On peut poser sur une case où l'égrainage a laissé un galet
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Et le joueur 2 pose un galet en C2 et égraine par C3, C4
      Alors le coup est accepté
      Et la pile en C3 est 1
      Et la pile en C4 est 2

    Scénario: Le refus parle de la case vide plutôt que de la main vide
      Étant donné que le joueur 1 n'a plus de galet
      Quand le joueur 1 pose un galet en B2
      Alors la pose est refusée selon l'article QAW-07

    Scénario: Le refus parle de la case vide plutôt que du chemin
      Quand le joueur 1 pose un galet en B2 et égraine par C3
      Alors le coup est refusé selon l'article QAW-07
      Et le plateau est inchangé

    Scénario: Sur un plateau vide, personne ne peut jouer
      Étant donné le plateau suivant
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 2 a le trait
      Alors aucun coup n'est possible
