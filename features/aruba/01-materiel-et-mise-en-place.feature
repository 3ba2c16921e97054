# language: fr
@aruba
Fonctionnalité: Le matériel et la mise en place
  Un plateau carré, deux camps de pions qui se touchent le long d'une diagonale.
  Dans les tableaux, b est un pion bleu et r un pion rouge ; la colonne A est à gauche, la rangée 1 en haut.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-02
  Règle: Le plateau est carré, de sept cases de côté ou d'une taille choisie entre trois et vingt-six

    Scénario: Sans rien préciser, le plateau a sept cases de côté
      Quand Bleu commence
      Alors la position est "bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr b"

    Scénario: Demander sept cases ou ne rien demander, c'est la même partie
      Quand on ouvre une partie d'Aruba avec taille=7
      Alors la position est "bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr b"

    Plan du scénario: La taille choisie place le dernier coin
      Étant donné une partie d'Aruba avec taille=<taille>
      Quand Bleu joue <coup>
      Alors le coup est accepté
      Et un pion bleu est en A1
      Et un pion rouge est en <coin>

      Exemples:
        | taille | coup   | coin |
        | 3      | A2B2   | C3   |
        | 8      | D4E4   | H8   |
        | 26     | M13N13 | Z26  |

    Plan du scénario: Une autre taille est impossible, et l'on dit pourquoi
      Quand on ouvre une partie d'Aruba avec taille=<taille>
      Alors la mise en place est impossible parce que « la taille « <taille> » n'est pas possible : le plateau a de 3 à 26 cases de côté, une lettre par colonne »

      Exemples: Trop petit ou trop grand
        | taille               |
        | 2                    |
        | 27                   |
        | 99999999999999999999 |

      Exemples: Pas un nombre de cases
        | taille |
        | -7     |
        | sept   |

    Scénario: On peut dessiner un petit plateau sans dire sa taille
      Étant donné le plateau suivant
        | b |   |   |
        |   | r |   |
        |   |   | r |
      Quand Bleu joue A1B1
      Alors le coup est accepté
      Et la position est ".b./.r./..r r"

    Scénario: Un plateau dessiné doit avoir la taille choisie
      Étant donné une partie d'Aruba avec taille=5
      Et le plateau suivant
        | b |   |   |
        |   | r |   |
        |   |   | r |
      Quand Bleu a le trait
      Alors la mise en place est impossible parce que « ce plateau a 3 cases de côté, mais la taille choisie est 5 »

    Scénario: Un plateau dessiné n'est ni plus long ni plus large
      Quand le plateau suivant
        | b |   |   |   |
        |   | r |   |   |
        |   |   | r |   |
      Alors la mise en place est impossible parce que « le plateau est carré : il a 3 rangées, mais la rangée 1 a 4 cases »

    Scénario: Deux rangées de deux cases ne font pas un plateau
      Quand le plateau suivant
        | b |   |
        |   | r |
      Alors la mise en place est impossible parce que « la taille 2 n'est pas possible : le plateau a de 3 à 26 cases de côté, une lettre par colonne »

    Scénario: Une rangée trop courte se voit aussi dans une position écrite
      Quand la position "bbr/b./brr b"
      Alors la mise en place est impossible parce que « le plateau est carré : il a 3 rangées, mais la rangée 2 a 2 cases »

    Scénario: Une variante qui n'existe pas est signalée
      Quand on ouvre une partie d'Aruba avec cote=7
      Alors la mise en place est impossible parce que « la variante « cote » n'existe pas ; ce jeu connaît « taille », « disposition » »

  @ARU-03
  Règle: Les bleus sont des ronds pleins, les rouges des ronds creux

    Scénario: Un rond plein est à Bleu, un rond creux est à Rouge
      Étant donné le plateau suivant
        | ● |   |   |
        |   | ○ |   |
        |   |   |   |
      Quand Bleu joue A1B1
      Alors un pion bleu est en B1
      Et un pion rouge est en B2
      Et la position est ".b./.r./... r"

    Plan du scénario: Un pion s'écrit avec un rond ou une lettre, une case vide avec un point, un tiret ou rien
      Étant donné le plateau suivant
        | <bleu> | <vide>  | <vide> |
        | <vide> | <rouge> | <vide> |
        | <vide> | <vide>  | <vide> |
      Quand Bleu passe
      Alors la position est "b../.r./... r"

      Exemples:
        | bleu | rouge | vide |
        | b    | r     | .    |
        | B    | R     | -    |
        | ●    | ○     |      |

    Scénario: Le dessin distingue les deux camps sans couleurs
      Étant donné la position "b.r/.../r.b b"
      Quand Bleu passe
      Alors le plateau se dessine ainsi
        """
          ┌───┬───┬───┐
        1 │ ● │   │ ○ │
          ├───┼───┼───┤
        2 │   │   │   │
          ├───┼───┼───┤
        3 │ ○ │   │ ● │
          └───┴───┴───┘
            A   B   C
        """

    Scénario: Aucune autre pièce n'existe
      Quand le plateau suivant
        | b |   |   |
        |   | x |   |
        |   |   | r |
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : b ou ● est bleu, r ou ○ est rouge »

  @ARU-04
  Règle: Bleu occupe la moitié d'en haut à gauche, Rouge celle d'en bas à droite

    Scénario: Sur sept cases, chaque moitié est pleine
      Quand Bleu commence
      Alors le plateau montre
        | b | b | b | b | b | b | r |
        | b | b | b | b | b | r | r |
        | b | b | b | b | r | r | r |
        | b | b | b |   | r | r | r |
        | b | b | b | r | r | r | r |
        | b | b | r | r | r | r | r |
        | b | r | r | r | r | r | r |

    Plan du scénario: La moitié bleue va jusqu'au bord de la diagonale, la moitié rouge commence juste après
      Quand on ouvre une partie d'Aruba avec taille=<taille>
      Alors des pions bleus sont en <bleus>
      Et des pions rouges sont en <rouges>

      Exemples:
        | taille | bleus              | rouges               |
        | 4      | A1, C1, B2 et A3   | D2, C3, B4 et D4     |
        | 5      | A1, D1, C2, B3, A4 | E2, D3, C4, B5 et E5 |
        | 26     | A1, Y1, M13 et A25 | Z2, N14, B26 et Z26  |

    Scénario: La disposition dessinée garde les deux mêmes moitiés
      Quand on ouvre une partie d'Aruba avec taille=5 et disposition=figure
      Alors des pions bleus sont en A1, D1, C2, B3 et A4
      Et des pions rouges sont en E2, D3, C4, B5 et E5

  @ARU-05 @interprete
  Règle: La diagonale est rouge en haut, bleue en bas, vide au milieu

    Scénario: Sur sept cases, la case du milieu est la seule vide
      Quand Bleu commence
      Alors la case D4 est vide
      Et des pions rouges sont en G1, F2 et E3
      Et des pions bleus sont en C5, B6 et A7

    Scénario: Sur huit cases, deux cases du milieu sont vides
      Quand on ouvre une partie d'Aruba avec taille=8
      Alors les cases E4 et D5 sont vides
      Et des pions rouges sont en H1, G2 et F3
      Et des pions bleus sont en C6, B7 et A8

    Plan du scénario: Les deux camps ont autant de pions
      Quand on ouvre une partie d'Aruba avec taille=<taille>
      Alors il reste <pions> pions à Bleu
      Et il reste <pions> pions à Rouge

      Exemples: Côté impair, une case vide
        | taille | pions |
        | 3      | 4     |
        | 7      | 24    |

      Exemples: Côté pair, deux cases vides
        | taille | pions |
        | 4      | 7     |
        | 26     | 337   |

    Scénario: La variante « texte » est celle que l'on a sans rien dire
      Quand on ouvre une partie d'Aruba avec taille=4 et disposition=texte
      Alors le plateau montre
        | b | b | b | r |
        | b | b |   | r |
        | b |   | r | r |
        | b | r | r | r |

    Scénario: La variante « figure » rend la diagonale bleue des deux côtés
      Quand on ouvre une partie d'Aruba avec disposition=figure
      Alors la position est "bbbbbbb/bbbbbbr/bbbbbrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr b"
      Et il reste 27 pions à Bleu
      Et il reste 21 pions à Rouge

    Plan du scénario: La variante « figure » vaut pour toutes les tailles et laisse le milieu vide
      Quand on ouvre une partie d'Aruba avec taille=<taille> et disposition=figure
      Alors les cases <milieu> sont vides
      Et des pions bleus sont en <bouts>
      Et il reste <rouges> pions à Rouge

      Exemples:
        | taille | milieu   | bouts    | rouges |
        | 3      | B2       | C1 et A3 | 3      |
        | 4      | C2 et B3 | D1 et A4 | 6      |

    Scénario: Avec plus de pions, Bleu a aussi d'autres premiers coups
      Quand on ouvre une partie d'Aruba avec disposition=figure
      Alors les coups possibles sont
        | C3D4 |
        | C4D4 |
        | C5D4 |
        | D3D4 |
        | E3D4 |
        | pass |

    Scénario: Il n'y a pas d'autre disposition
      Quand on ouvre une partie d'Aruba avec disposition=dessin
      Alors la mise en place est impossible parce que « la disposition « dessin » n'existe pas : « texte » ou « figure » »

  @ARU-17
  Règle: Le plateau se dessine en cases encadrées, les numéros à gauche, les lettres dessous

    Scénario: Le départ de la variante « figure » est le dessin de la règle du jeu
      Quand on ouvre une partie d'Aruba avec disposition=figure
      Alors le plateau se dessine ainsi
        """
          ┌───┬───┬───┬───┬───┬───┬───┐
        1 │ ● │ ● │ ● │ ● │ ● │ ● │ ● │
          ├───┼───┼───┼───┼───┼───┼───┤
        2 │ ● │ ● │ ● │ ● │ ● │ ● │ ○ │
          ├───┼───┼───┼───┼───┼───┼───┤
        3 │ ● │ ● │ ● │ ● │ ● │ ○ │ ○ │
          ├───┼───┼───┼───┼───┼───┼───┤
        4 │ ● │ ● │ ● │   │ ○ │ ○ │ ○ │
          ├───┼───┼───┼───┼───┼───┼───┤
        5 │ ● │ ● │ ● │ ○ │ ○ │ ○ │ ○ │
          ├───┼───┼───┼───┼───┼───┼───┤
        6 │ ● │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │
          ├───┼───┼───┼───┼───┼───┼───┤
        7 │ ● │ ○ │ ○ │ ○ │ ○ │ ○ │ ○ │
          └───┴───┴───┴───┴───┴───┴───┘
            A   B   C   D   E   F   G
        """

    Scénario: Le dessin suit les pions
      Étant donné la position "b../.r./..b b"
      Quand Bleu joue A1B1
      Alors le plateau se dessine ainsi
        """
          ┌───┬───┬───┐
        1 │   │ ● │   │
          ├───┼───┼───┤
        2 │   │ ○ │   │
          ├───┼───┼───┤
        3 │   │   │ ● │
          └───┴───┴───┘
            A   B   C
        """

    Scénario: À partir de dix rangées, les numéros s'alignent à droite
      Étant donné la position "b........./........../........../........../........../........../........../........../........../.........r b"
      Quand Bleu passe
      Alors le plateau se dessine ainsi
        """
           ┌───┬───┬───┬───┬───┬───┬───┬───┬───┬───┐
         1 │ ● │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         2 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         3 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         4 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         5 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         6 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         7 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         8 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
         9 │   │   │   │   │   │   │   │   │   │   │
           ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
        10 │   │   │   │   │   │   │   │   │   │ ○ │
           └───┴───┴───┴───┴───┴───┴───┴───┴───┴───┘
             A   B   C   D   E   F   G   H   I   J
        """

    Scénario: Ce que la règle dessine se relit
      Étant donné le plateau suivant
        """
          ┌───┬───┬───┬───┐
        1 │ ● │   │   │   │
          ├───┼───┼───┼───┤
        2 │   │ ○ │   │   │
          ├───┼───┼───┼───┤
        3 │   │   │   │ ○ │
          ├───┼───┼───┼───┤
        4 │ ● │   │   │   │
          └───┴───┴───┴───┘
            A   B   C   D
        """
      Quand Bleu joue A1C3
      Alors la position est "..../..../..br/b... r"

    Scénario: Le dessin en simples caractères se relit aussi, avec le trait
      Étant donné le plateau suivant
        """
            +---+---+---+
          1 | b |   |   |
            +---+---+---+
          2 |   | r |   |
            +---+---+---+
          3 |   |   |   |
            +---+---+---+
              A   B   C
        trait : Rouge
        """
      Quand Rouge joue B2C2
      Alors la position est "b../..r/... b"

    Scénario: Un dessin montre aussi la rafle en cours
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Alors le plateau montre
        """
            +---+---+---+---+---+
          1 |   |   |   |   |   |
            +---+---+---+---+---+
          2 |   |   |   |   |   |
            +---+---+---+---+---+
          3 |   |   | b |   |   |
            +---+---+---+---+---+
          4 |   |   |   | r |   |
            +---+---+---+---+---+
          5 |   |   |   |   |   |
            +---+---+---+---+---+
              A   B   C   D   E
        trait : Bleu
        rafle : C3
        """

    Scénario: On reprend une rafle à partir d'un dessin
      Étant donné le plateau suivant
        """
        1 | r | r | b |
        2 | . | . | . |
        3 | . | . | . |
        trait : Bleu
        rafle : c1
        """
      Quand Bleu va de C1 en C2
      Alors le geste est refusé selon l'article ARU-09
      Et le pion en C1 est en pleine rafle

    Scénario: Un dessin dit aussi qui a quitté la partie
      Étant donné le plateau suivant
        """
        1 │ ● │   │   │
        2 │   │   │   │
        3 │   │   │ ○ │
        trait : Bleu
        lâche : Rouge
        """
      Quand Bleu a le trait
      Alors la partie est nulle selon l'article ARU-13
      Et Rouge est le lâche

    Scénario: Une rangée au mauvais numéro est signalée
      Quand le plateau suivant
        """
          ┌───┬───┬───┐
        1 │ ● │   │   │
          ├───┼───┼───┤
        3 │   │   │   │
          ├───┼───┼───┤
        2 │   │   │ ○ │
          └───┴───┴───┘
            A   B   C
        """
      Alors la mise en place est impossible parce que « cette rangée porte le numéro « 3 » au lieu de « 2 » »

    Scénario: Un dessin de deux rangées n'est pas un plateau
      Quand le plateau suivant
        """
        1 │ ● │   │
        2 │   │ ○ │
        """
      Alors la mise en place est impossible parce que « la taille 2 n'est pas possible : le plateau a de 3 à 26 cases de côté, une lettre par colonne »

    Scénario: Dans un dessin aussi, une pièce inconnue est signalée à sa ligne
      Quand le plateau suivant
        """
          ┌───┬───┬───┐
        1 │ ● │   │   │
          ├───┼───┼───┤
        2 │   │ x │   │
          ├───┼───┼───┤
        3 │   │   │ ○ │
          └───┴───┴───┘
            A   B   C
        """
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : b ou ● est bleu, r ou ○ est rouge »

    Plan du scénario: Une position écrite en une ligne dit les rangées, le trait, puis la rafle ou le lâche
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « <raison> »

      Exemples:
        | position          | raison                                                                         |
        | bbr/b.r/brr       | il faut deux champs au moins, les rangées et le trait, comme « bbr/b.r/brr b » |
        | bbr/b.r/brr x     | « x » n'est pas un joueur : b (Bleu) ou r (Rouge)                              |
        | bbr/b.r/brr b ici | le champ « ici » n'est ni la case d'une rafle (C3) ni lache=…                  |

    Scénario: Une ligne que l'on ne comprend pas est signalée
      Quand le plateau suivant
        """
        1 | b |   |   |
        2 |   |   |   |
        3 |   |   | r |
        score : 3
        """
      Alors la mise en place est impossible parce que « cette ligne du dessin n'est pas comprise : « score : 3 » »
