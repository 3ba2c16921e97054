# language: fr
@aruba @application
Fonctionnalité: L'application
  Ce que l'on tape dans l'application et ce qu'elle répond.

  @ARU-11
  Règle: L'application comprend les coups comme la règle du jeu les écrit

    Plan du scénario: Un coup se tape en majuscules ou en minuscules
      Étant donné l'application ouverte sur une partie d'Aruba avec taille=3
      Quand je saisis « <saisie> »
      Alors l'application demande son coup à Rouge
      Et l'application montre le plateau
        """
          ┌───┬───┬───┐
        1 │   │ ● │ ○ │
          ├───┼───┼───┤
        2 │ ● │ ● │ ○ │
          ├───┼───┼───┤
        3 │ ● │ ○ │ ○ │
          └───┴───┴───┘
            A   B   C
        """

      Exemples:
        | saisie |
        | A1B2   |
        | a1b2   |

    Scénario: Une rafle commencée reste ouverte
      Étant donné l'application ouverte sur une partie d'Aruba
      Et la position "b..../.r.../...../...r./r.... b"
      Quand je saisis « A1C3 »
      Alors l'application redemande son coup à Bleu
      Et l'application affiche « le pion en C3 peut prendre encore, « pass » arrête la rafle »
      Quand je saisis « C3E5 »
      Alors l'application demande son coup à Rouge

  @ARU-12
  Règle: Dans l'application, « pass » ou une ligne vide passe le tour

    Scénario: « pass » passe le tour
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « pass »
      Alors l'application demande son coup à Rouge
      Quand je saisis « position »
      Alors l'application affiche « bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr r »

    Scénario: Une ligne vide passe le tour
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je valide une ligne vide
      Alors l'application demande son coup à Rouge
      Quand je valide une ligne vide
      Alors l'application demande son coup à Bleu

    Scénario: Une ligne vide arrête une rafle
      Étant donné l'application ouverte sur une partie d'Aruba
      Et la position "b..../.r.../...../...r./r.... b"
      Quand je saisis « A1C3 »
      Et je valide une ligne vide
      Alors l'application demande son coup à Rouge
      Quand je saisis « position »
      Alors l'application affiche « ...../...../..b../...r./r.... r »

  @ARU-13
  Règle: Quitter la partie la rend nulle, et l'application nomme le lâche

    Plan du scénario: Celui qui quitte est nommé lâche, et le menu revient
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « <mot> »
      Alors l'application affiche « Partie terminée : match nul (article ARU-13). Bleu a quitté la partie et gagne le titre de « lâche ». »
      Et le menu est affiché

      Exemples: Les mots de la règle du jeu
        | mot  |
        | exit |
        | quit |
        | q    |

      Exemples: Les mots de l'application
        | mot        |
        | abandonner |
        | menu       |

    Scénario: Rouge aussi peut être le lâche
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « C3D4 »
      Et je saisis « q »
      Alors l'application affiche « Rouge a quitté la partie et gagne le titre de « lâche ». »
      Et l'application reste ouverte

    Scénario: Fermer l'application pendant une partie, c'est la quitter
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « quitter »
      Alors l'application affiche les lignes
        """
        Partie terminée : match nul (article ARU-13). Bleu a quitté la partie et gagne le titre de « lâche ».
        Au revoir.
        """
      Et l'application se ferme

    Scénario: La fin de la saisie au milieu d'une rafle, c'est quitter
      Étant donné l'application ouverte sur une partie d'Aruba
      Et la position "b..../.r.../...../...r./r.... b"
      Quand je saisis « A1C3 »
      Et la saisie s'arrête
      Alors l'application affiche « Bleu a quitté la partie et gagne le titre de « lâche ». »
      Et l'application se ferme

    Scénario: Au menu, quitter ne fait de personne un lâche
      Étant donné l'application ouverte sur le menu
      Quand je saisis « q »
      Alors l'application se ferme
      Et l'application n'affiche pas « lâche »

    Scénario: Après une partie quittée, la suivante est toute neuve
      Étant donné l'application ouverte sur le menu
      Quand je saisis l'une après l'autre les lignes
        | aruba | C3D4 | q | aruba |
      Alors l'application demande son coup à Bleu
      Quand je saisis « position »
      Alors l'application affiche « bbbbbbr/bbbbbrr/bbbbrrr/bbb.rrr/bbbrrrr/bbrrrrr/brrrrrr b »

  @ARU-14
  Règle: Une commande incorrecte ne change rien, l'application redemande le même joueur

    Plan du scénario: Un coup refusé cite son article
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « C3D4 »
      Et je saisis « <saisie> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande son coup à Rouge
      Quand je saisis « position »
      Alors l'application affiche « bbbbbbr/bbbbbrr/bb.brrr/bbbbrrr/bbbrrrr/bbrrrrr/brrrrrr r »

      Exemples:
        | saisie | article |
        | A1A1   | ARU-18  |
        | G7G7   | ARU-06  |
        | Z9Z9   | ARU-10  |

    Plan du scénario: Une commande incomprise dit comment écrire un coup
      Étant donné l'application ouverte sur une partie d'Aruba
      Quand je saisis « <saisie> »
      Alors la saisie n'est pas comprise selon l'article ARU-11
      Et l'application redemande son coup à Bleu

      Exemples:
        | saisie  |
        | bonjour |
        | C3      |
        | -3      |

    Scénario: Dans l'application non plus, une commande incomprise n'arrête pas une rafle
      Étant donné l'application ouverte sur une partie d'Aruba
      Et la position "b..../.r.../...../...r./r.... b"
      Quand je saisis « A1C3 »
      Et je saisis « encore »
      Alors la saisie n'est pas comprise selon l'article ARU-11
      Et l'application redemande son coup à Bleu
      Quand je saisis « position »
      Alors l'application affiche « ...../...../..b../...r./r.... b C3 »

  @ARU-15
  Règle: Deux personnes jouent l'une contre l'autre

    Scénario: Bleu et Rouge jouent à tour de rôle jusqu'à la victoire
      Étant donné l'application ouverte sur une partie d'Aruba
      Et la position "b.../..r./..../.... b"
      Quand je saisis « A1B1 »
      Alors l'application demande son coup à Rouge
      Quand je saisis « C2C1 »
      Alors l'application demande son coup à Bleu
      Quand je saisis « B1D1 »
      Alors l'application affiche « Partie terminée : Bleu gagne (article ARU-01). »
      Et le menu est affiché

  @ARU-17
  Règle: L'application dessine le plateau comme la règle du jeu

    Scénario: L'application dessine la figure de la règle du jeu trait pour trait
      Quand j'ouvre l'application sur une partie d'Aruba avec disposition=figure
      Alors l'application montre le plateau
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
      Et l'application demande son coup à Bleu
