# language: fr
@quoridor
Fonctionnalité: Le matériel et la mise en place
  Un carré de neuf cases de côté, deux pions, dix barrières chacun. La colonne se dit par une
  lettre, la rangée par un nombre compté depuis le bas. Une barrière porte le nom de la case
  en bas à gauche des quatre cases qu'elle partage : e3h est horizontale, e3v est verticale.

  @QUO-01 @etape1 @etape2 @etape3 @etape4
  Règle: Le plateau compte neuf cases sur neuf et l'on n'en sort pas

    Plan du scénario: Les quatre coins du plateau sont des cases comme les autres
      Étant donné une partie de Quoridor
      Et que le pion du joueur <n> est en <départ>
      Et que le joueur <n> a le trait
      Quand le joueur <n> va en <coin>
      Alors le déplacement est accepté
      Et le pion du joueur <n> est en <coin>

      Exemples:
        | n | départ | coin |
        | 1 | a2     | a1   |
        | 1 | h1     | i1   |
        | 2 | a8     | a9   |
        | 2 | h9     | i9   |

    Plan du scénario: Un pion ne quitte pas le plateau
      Étant donné une partie de Quoridor
      Et que le pion du joueur 2 est en <départ>
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en <case>
      Alors le déplacement est refusé selon l'article QUO-01
      Et le refus dit « la case <case> est hors du plateau, qui va de a1 à i9 »
      Et le plateau est inchangé

      Exemples: Juste après un bord
        | départ | case |
        | e9     | e10  |
        | i5     | j5   |
        | c2     | c0   |

      Exemples: Très loin
        | départ | case |
        | e9     | z99  |

    Scénario: Un plateau plus petit a des bords plus proches
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en e3
      Quand le joueur 1 va en f3
      Alors le déplacement est refusé selon l'article QUO-01
      Et le refus dit « la case f3 est hors du plateau, qui va de a1 à e5 »

  @QUO-01
  Règle: Un plateau se dessine ou s'écrit, et ce qui n'est pas un plateau est signalé à sa place

    Contexte:
      Étant donné une partie de Quoridor

    Scénario: Un dessin de quatre cases de côté n'est pas un plateau
      Quand le plateau suivant
        """
              a   b   c   d
            +---+---+---+---+
          4 |         2     |
            +   +   +   +   +
          3 |               |
            +   +   +   +   +
          2 |               |
            +   +   +   +   +
          1 |     1         |
            +---+---+---+---+
        """
      Alors la mise en place est impossible parce que « un plateau a 3, 5, 7 ou 9 cases de côté, chacune large de trois caractères »

    Scénario: Une bordure à laquelle il manque un coin n'a pas la largeur d'un plateau
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---
          3 |     2     |
            +   +   +   +
          2 |           |
            +   +   +   +
          1 |     1     |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « un plateau a 3, 5, 7 ou 9 cases de côté, chacune large de trois caractères »

    Scénario: Un dessin auquel il manque une rangée est signalé
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |     1     |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « un plateau de 3 cases de côté se dessine en 7 lignes, et non 5 »

    Scénario: Une rangée trop courte est signalée
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |       |
            +   +   +   +
          1 |     1     |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « cette ligne a 9 caractères au lieu de 13 »

    Scénario: Une rangée au mauvais numéro est signalée
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          1 |           |
            +   +   +   +
          2 |     1     |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « cette rangée porte le numéro « 1 » au lieu de « 2 » »

    Plan du scénario: Le cadre se dessine sans trou, et aucune barrière ne s'y pose
      Quand le plateau suivant
        """
              a   b   c
            <haut>
          3 |     2     |
            +   +   +   <droite>
          2 |           |
            +   +   +   +
          1 |     1     |
            <bas>
        """
      Alors la mise en place est impossible parce que « <signe> n'a pas sa place ici : il faut « <attendu> » »

      Exemples:
        | haut          | droite | bas           | signe    | attendu |
        | +---+- -+---+ | +      | +---+---+---+ | un blanc | -       |
        | +---#---+---+ | +      | +---+---+---+ | « # »    | +       |
        | +---+---+---+ | =      | +---+---+---+ | « = »    | +       |
        | +---+---+---+ | +      | +---+---=---+ | « = »    | +       |
        | +---+---+---+ | +      | +---+---+-=-+ | « = »    | -       |

    Scénario: Une barrière dessinée sur le bord d'une rangée est signalée
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |           #
            +   +   +   +
          1 |     1     |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « « # » n'a pas sa place ici : il faut « | » »

    Scénario: Un dessin ne porte que des pions, et dit lequel n'en est pas un
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |     1     |
            +   +   +   +
          1 |         x |
            +---+---+---+
        """
      Alors la mise en place est impossible parce que « « x » n'est pas un pion : 1, 2, ou rien »

    Scénario: Une ligne du dessin que l'on ne comprend pas est signalée
      Quand le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |           |
            +   +   +   +
          1 |     1     |
            +---+---+---+
        score : 3
        """
      Alors la mise en place est impossible parce que « cette ligne du dessin n'est pas comprise : « score : 3 » »

    Scénario: Un tableau a autant de cases que de rangées
      Quand le plateau suivant
        |   | 2 |   |   |
        |   |   |   |   |
        |   | 1 |   |   |
      Alors la mise en place est impossible parce que « cette rangée a 3 cases, et non 4 »

    Plan du scénario: Une position écrite en une ligne dit tout, et rien d'autre
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « <raison> »

      Exemples:
        | position                                                | raison                                                                |
        | trait=1 pions=b1,b3 stock=3,3 barrieres=-               | il manque le champ « taille= »                                        |
        | taille=3 pions=b1,b3 stock=3,3 barrieres=-              | il manque le champ « trait= »                                         |
        | taille=3 trait=1                                        | il manque le champ « pions= »                                         |
        | taille=3 trait=1 pions=b1,b3 stock=3,3 barrieres=- vite | le champ « vite » n'est pas compris                                   |
        | taille=3 trait=1 pions=b1 stock=3,3 barrieres=-         | « pions=b1 » demande deux cases séparées par une virgule              |
        | taille=3 trait=3 pions=b1,b3 stock=3,3 barrieres=-      | « 3 » n'est pas un joueur : 1 ou 2                                    |
        | taille=3 trait=1 pions=b1,d3 stock=3,3 barrieres=-      | le pion du joueur 2 ne peut pas être en d3 : le plateau va de a1 à c3 |

    Scénario: Un numéro trop grand pour tout plateau n'est pas répété
      Étant donné une partie de Quoridor
      Quand le joueur 1 joue e99999999999
      Alors le coup est refusé selon l'article QUO-01
      Et le refus dit « cette case est hors du plateau, qui va de a1 à i9 »

    Scénario: Une barrière bien trop loin n'est pas nommée non plus
      Étant donné une partie de Quoridor
      Quand le joueur 1 joue e99999999999h
      Alors le coup est refusé selon l'article QUO-09
      Et le refus dit « cette barrière dépasserait du plateau : elle longe deux cases, et se pose de a1 à h8 »

    Scénario: Un pion bien trop loin est une mise en place impossible
      Étant donné une partie de Quoridor
      Quand le pion du joueur 1 est en e99999999999
      Alors la mise en place est impossible parce que « le pion du joueur 1 ne peut pas être là : le plateau va de a1 à i9 »

  @QUO-02 @etape1 @etape2 @etape3 @etape4
  Règle: Chacun a dix barrières, et celle que l'on pose sort de sa réserve

    Scénario: Chacun commence avec dix barrières
      Étant donné une partie de Quoridor
      Quand le joueur 1 commence
      Alors il reste 10 barrières au joueur 1
      Et il reste dix barrières au joueur 2
      Et aucune barrière n'est posée

    Scénario: Le joueur 1 puise dans sa réserve, et dans elle seule
      Étant donné une partie de Quoridor
      Quand le joueur 1 pose une barrière verticale en e3
      Alors la pose est acceptée
      Et il reste 9 barrières au joueur 1
      Et il reste 10 barrières au joueur 2
      Et la seule barrière posée est e3v

    Scénario: Le joueur 2 puise dans la sienne
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose une barrière horizontale en b3
      Alors il reste 2 barrières au joueur 2
      Et il reste 3 barrières au joueur 1
      Et une barrière horizontale est posée en b3

    Scénario: Les barrières posées tour à tour restent toutes sur le plateau
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 pose une barrière horizontale en a2
      Et le joueur 2 pose une barrière verticale en d3
      Et le joueur 1 pose une barrière verticale en b4
      Alors les barrières posées sont a2h, b4v et d3v
      Et le joueur 1 a 1 barrière en réserve
      Et le joueur 2 a 2 barrières en réserve

    Scénario: Déplacer son pion ne coûte aucune barrière
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 va en c2
      Alors il reste 3 barrières au joueur 1
      Et il reste 3 barrières au joueur 2

    Scénario: Une barrière refusée reste dans la réserve
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 pose une barrière horizontale en e3
      Alors la pose est refusée selon l'article QUO-09
      Et il reste 3 barrières au joueur 1

    Scénario: Les barrières d'une mise en place ne sont prises à personne
      Étant donné une partie de Quoridor
      Et qu'une barrière horizontale est posée en e5
      Et que des barrières verticales sont posées en a1, c1 et g7
      Quand le joueur 1 va en e2
      Alors il reste 10 barrières au joueur 1
      Et il reste 10 barrières au joueur 2
      Et les barrières posées sont a1v, c1v, e5h et g7v

    Scénario: La dernière barrière se pose comme les autres
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et qu'il reste une barrière au joueur 1
      Quand le joueur 1 pose une barrière verticale en d4
      Alors la pose est acceptée
      Et le joueur 1 n'a plus de barrière

  @QUO-03 @etape1 @etape2 @etape3 @etape4
  Règle: Les pions partent du milieu de leur ligne

    Scénario: Le plateau de départ ne porte que les deux pions
      Étant donné une partie de Quoridor
      Quand le joueur 1 commence
      Alors le plateau montre
        """
              a   b   c   d   e   f   g   h   i
            +---+---+---+---+---+---+---+---+---+
          9 |                 2                 |
            +   +   +   +   +   +   +   +   +   +
          8 |                                   |
            +   +   +   +   +   +   +   +   +   +
          7 |                                   |
            +   +   +   +   +   +   +   +   +   +
          6 |                                   |
            +   +   +   +   +   +   +   +   +   +
          5 |                                   |
            +   +   +   +   +   +   +   +   +   +
          4 |                                   |
            +   +   +   +   +   +   +   +   +   +
          3 |                                   |
            +   +   +   +   +   +   +   +   +   +
          2 |                                   |
            +   +   +   +   +   +   +   +   +   +
          1 |                 1                 |
            +---+---+---+---+---+---+---+---+---+
        trait : joueur 1
        barrières : 10 (joueur 1), 10 (joueur 2)
        """

    Plan du scénario: Un plateau plus petit a ses pions au milieu lui aussi
      Étant donné une partie de Quoridor avec taille=<taille> et barrieres=3
      Quand le joueur 1 commence
      Alors le pion du joueur 1 est en <bas> et celui du joueur 2 en <haut>

      Exemples:
        | taille | bas | haut |
        | 3      | b1  | b3   |
        | 5      | c1  | c5   |
        | 7      | d1  | d7   |
        | 9      | e1  | e9   |

    Scénario: Le premier pas part de là
      Étant donné une partie de Quoridor
      Quand le joueur 1 va en e2
      Et le joueur 2 va en e8
      Alors la position est « taille=9 trait=1 pions=e2,e8 stock=10,10 barrieres=- »

  @QUO-04 @etape1 @etape2 @etape3 @etape4
  Règle: Le premier joueur est tiré au sort, ou désigné

    Plan du scénario: Le sort désigne tantôt l'un, tantôt l'autre
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le premier joueur est tiré au sort, tirage n° <tirage>
      Alors c'est <premier> de jouer

      Exemples:
        | tirage | premier     |
        | 0      | au joueur 2 |
        | 3      | au joueur 1 |
        | 2025   | au joueur 1 |
        | 2026   | au joueur 2 |

    Scénario: Celui que le sort a désigné ouvre la partie
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le premier joueur est tiré au sort, tirage n° 2026
      Quand le joueur 2 va en c4
      Alors le coup est accepté
      Et c'est au joueur 1 de jouer

    Scénario: On peut désigner le joueur 2 sans tirer au sort
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le joueur 2 commence
      Quand le joueur 2 pose une barrière verticale en a1
      Alors la position est « taille=5 trait=1 pions=c1,c5 stock=3,2 barrieres=a1v »

    @interprete
    Scénario: Un scénario qui ne dit pas qui commence fait commencer le joueur 1
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand le joueur 1 va en b1
      Alors le coup est accepté
      Et le tour passe au joueur 2

  @QUO-20 @interprete @etape1 @etape2 @etape3 @etape4
  Règle: On joue à deux, un pion chacun

    Scénario: Après le joueur 2, c'est de nouveau au joueur 1
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand on joue « c2 c4 b2 »
      Alors c'est au joueur 2 de jouer
      Quand le joueur 2 va en d4
      Alors c'est au joueur 1 de jouer

    Scénario: Le plateau ne porte jamais que deux pions
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Quand on joue « b1 d5 b2 d4 »
      Alors le plateau montre
        |   |   |   |   |   |
        |   |   |   | 2 |   |
        |   |   |   |   |   |
        |   | 1 |   |   |   |
        |   |   |   |   |   |
      Et le pion du joueur 1 est en b2 et celui du joueur 2 en d4
