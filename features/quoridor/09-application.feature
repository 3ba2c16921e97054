# language: fr
@quoridor @application
Fonctionnalité: L'application
  Le menu, les invites, l'arrêt d'une partie, et ce que l'on peut demander sans jouer. Le menu est le même pour tous les jeux.

  @QUO-E1
  Règle: Un menu permet de commencer ou de quitter, chacun est invité à son tour, arrêter ramène au menu

    Scénario: L'application s'ouvre sur le menu
      Quand j'ouvre l'application sur le menu
      Alors le menu est affiché
      Et l'application reste ouverte

    Plan du scénario: Du menu, on commence une partie par son nom ou son numéro
      Étant donné l'application ouverte sur le menu
      Quand je saisis « <choix> »
      Alors l'application affiche « Quoridor — « aide » dit tout ce que l'on peut écrire »
      Et l'application demande son coup au joueur 1

      Exemples:
        | choix    |
        | quoridor |
        | QUORIDOR |
        | 2        |

    Scénario: Du menu, on commence à l'étape 1
      Étant donné l'application ouverte sur le menu
      Quand je saisis « quoridor etape=1 taille=3 »
      Et je saisis « c3 »
      Alors l'application demande son coup au joueur 2
      Et l'application montre le plateau
        """
              a   b   c
            +---+---+---+
          3 |     2   1 |
            +   +   +   +
          2 |           |
            +   +   +   +
          1 |           |
            +---+---+---+
        barrières : 10 (joueur 1), 10 (joueur 2)
        """

    Plan du scénario: Du menu, on quitte
      Étant donné l'application ouverte sur le menu
      Quand je saisis « <mot> »
      Alors l'application affiche « Au revoir. »
      Et l'application se ferme

      Exemples:
        | mot     |
        | quitter |
        | Quitter |
        | q       |

    Scénario: Au menu, la fin de la saisie quitte aussi
      Étant donné l'application ouverte sur le menu
      Quand la saisie s'arrête
      Alors l'application affiche « Au revoir. »
      Et l'application se ferme

    Plan du scénario: Au menu, un choix inconnu est signalé et le menu attend toujours
      Étant donné l'application ouverte sur le menu
      Quand je saisis « <choix> »
      Alors l'application affiche « Impossible : « <choix> » n'est ni un jeu ni une commande du menu ; « aide » dit ce que l'on peut écrire. »
      Et l'application reste ouverte
      Quand je saisis « 2 »
      Alors l'application demande son coup au joueur 1

      Exemples:
        | choix  |
        | echecs |
        | 99     |
        | 0      |

    Scénario: Au menu, une ligne vide montre le menu
      Étant donné l'application ouverte sur le menu
      Quand je valide une ligne vide
      Alors le menu est affiché

    Scénario: Au menu, une variante impossible est signalée et rien ne commence
      Étant donné l'application ouverte sur le menu
      Quand je saisis « quoridor taille=4 »
      Alors l'application affiche « Impossible : cette partie est impossible »
      Quand je saisis « menu »
      Alors le menu est affiché

    Scénario: Une partie qui s'ouvre montre le plateau et invite le joueur 1
      Quand j'ouvre l'application sur une partie de Quoridor avec taille=3
      Alors l'application montre le plateau
        """
              a   b   c
            +---+---+---+
          3 |     2     |
            +   +   +   +
          2 |           |
            +   +   +   +
          1 |     1     |
            +---+---+---+
        barrières : 10 (joueur 1), 10 (joueur 2)
        """
      Et l'application demande son coup au joueur 1

    Scénario: Les joueurs sont invités tour à tour
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « e2 »
      Alors l'application demande son coup au joueur 2
      Quand je saisis « e3h »
      Alors l'application demande son coup au joueur 1
      Quand je saisis « d2 »
      Alors l'application demande son coup au joueur 2

    @etape1
    Scénario: À l'étape 1, l'application place le pion n'importe où et ne déclare pas de vainqueur
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « e8 »
      Et je saisis « a1 »
      Alors l'application demande son coup au joueur 1
      Et l'application n'affiche pas « Partie terminée »

    @etape1
    Plan du scénario: À l'étape 1, une action refusée redemande le même joueur
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « e2h »
      Et je saisis « <saisie> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande son coup au joueur 2

      Exemples:
        | saisie | article |
        | e1     | QUO-19  |
        | e9     | QUO-E1  |
        | e2h    | QUO-14  |
        | f2h    | QUO-14  |
        | i2h    | QUO-09  |

    Plan du scénario: Arrêter la partie ramène au menu
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « e2 »
      Et je saisis « <mot> »
      Alors l'application affiche « La partie s'arrête là. »
      Et le menu est affiché
      Et l'application reste ouverte

      Exemples:
        | mot        |
        | abandonner |
        | menu       |

    Scénario: Après l'arrêt, la partie suivante est toute neuve
      Étant donné l'application ouverte sur le menu
      Quand je saisis l'une après l'autre les lignes
        | quoridor | e2 | e3h | d2 | abandonner | quoridor |
      Alors l'application demande son coup au joueur 1
      Quand je saisis « position »
      Alors l'application affiche « taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=- »

    Scénario: Une partie gagnée s'annonce et ramène au menu
      Étant donné l'application ouverte sur une partie de Quoridor avec taille=3
      Quand je saisis l'une après l'autre les lignes
        | a1 | a3 | a2 | b3 | a3 |
      Alors l'application affiche « Partie terminée : le joueur 1 gagne (article QUO-13). »
      Et le menu est affiché

    Scénario: Quitter pendant une partie ferme l'application
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « quitter »
      Alors l'application affiche « La partie s'arrête là. Au revoir. »
      Et l'application se ferme

    Scénario: La fin de la saisie pendant une partie ferme l'application sans erreur
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « e2 »
      Et la saisie s'arrête
      Alors l'application affiche « La partie s'arrête là. Au revoir. »
      Et l'application se ferme

  @QUO-04
  Règle: L'application tire au sort le premier joueur, et le dit

    Plan du scénario: Le tirage au sort s'annonce avec son numéro
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand le premier joueur est tiré au sort, tirage n° <tirage>
      Alors l'application affiche « Tirage au sort n° <tirage> : le joueur <premier> commence. »
      Et l'application demande son coup au joueur <premier>

      Exemples:
        | tirage | premier |
        | 7      | 1       |
        | 8      | 2       |

    Scénario: On peut imposer qui commence
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand le joueur 2 commence
      Alors l'application demande son coup au joueur 2
      Et l'application n'affiche pas « Tirage au sort »

  @QUO-05
  Règle: Une action refusée garde le tour, et rien n'est perdu

    Plan du scénario: Une saisie refusée cite son article, et le même joueur recommence
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « <saisie> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande son coup au joueur 1
      Quand je saisis « position »
      Alors l'application affiche « taille=9 trait=1 pions=e1,e9 stock=10,10 barrieres=- »

      Exemples:
        | saisie | article |
        | e3     | QUO-07  |
        | e9     | QUO-19  |
        | z9     | QUO-01  |
        | i1h    | QUO-09  |

    Plan du scénario: Une saisie qui n'est pas un coup n'est pas comprise
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « <saisie> »
      Alors la saisie n'est pas comprise
      Et l'application redemande son coup au joueur 1

      Exemples:
        | saisie               |
        | bonjour              |
        | -1                   |
        | 99999999999999999999 |

    Scénario: Une commande mal écrite se devine
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « anuler »
      Alors la saisie n'est pas comprise
      Et l'application affiche « Vouliez-vous écrire « annuler » ? »

    Scénario: Au Quoridor, une ligne vide ne joue rien
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je valide une ligne vide
      Alors l'application affiche « Écrivez un coup, ou « aide ». »
      Et l'application redemande son coup au joueur 1

    Scénario: « coups » donne tous les coups possibles
      Étant donné l'application ouverte sur une partie de Quoridor avec taille=3 et barrieres=1
      Quand je saisis « coups »
      Alors l'application affiche les lignes
        """
        11 coups possibles :
          a1   b2   c1   a1h  a1v  a2h  a2v  b1h  b1v  b2h  b2v
        """

    Scénario: « annuler » reprend la dernière action
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis l'une après l'autre les lignes
        | e2 | e3h | annuler |
      Alors l'application affiche « Repris : e3h. »
      Et l'application demande son coup au joueur 2
      Quand je saisis « position »
      Alors l'application affiche « taille=9 trait=2 pions=e2,e9 stock=10,10 barrieres=- »

    Scénario: Il n'y a rien à reprendre avant le premier coup
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « annuler »
      Alors l'application affiche « Impossible : rien n'a encore été joué. »

    Scénario: « aide » dit ce que l'on peut écrire
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis « aide »
      Alors l'application affiche « e3h, e3v pose une barrière, horizontale ou verticale »
      Et l'application affiche « menu, abandonner arrête la partie et revient au menu »
      Et l'application affiche « quitter quitte le programme »

    Scénario: Une partie sauvée se reprend où elle en était
      Étant donné l'application ouverte sur une partie de Quoridor
      Quand je saisis l'une après l'autre les lignes
        | e2 | e3h | sauver partie.json | menu | reprendre partie.json |
      Alors l'application affiche « Quoridor — partie reprise de « partie.json ». »
      Et l'application demande son coup au joueur 1
      Quand je saisis « position »
      Alors l'application affiche « taille=9 trait=1 pions=e2,e9 stock=10,9 barrieres=e3h »
