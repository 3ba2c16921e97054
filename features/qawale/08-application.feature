# language: fr
@qawale @application
Fonctionnalité: L'application
  Ce que montre et demande l'application, du tirage au sort à la fin de la partie.

  @QAW-05
  Règle: L'application tire au sort le premier joueur, et le dit

    Plan du scénario: Le tirage au sort s'annonce avec son numéro
      Étant donné l'application ouverte sur une partie de Qawale
      Quand le premier joueur est tiré au sort, tirage n° <tirage>
      Alors l'application affiche « Tirage au sort n° <tirage> : le joueur <premier> commence. »
      Et l'application demande son coup au joueur <premier>

      Exemples:
        | tirage | premier |
        | 7      | 1       |
        | 8      | 2       |

    Scénario: On peut imposer que le joueur 2 commence
      Étant donné l'application ouverte sur une partie de Qawale
      Quand le joueur 2 commence
      Alors l'application demande son coup au joueur 2
      Et l'application n'affiche pas « Tirage au sort »

  @QAW-04
  Règle: L'application retient la couleur de chacun

    Scénario: La position dit que les couleurs sont échangées
      Étant donné l'application ouverte sur une partie de Qawale
      Et la position "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8 couleurs=2,1"
      Quand je saisis « A1 »
      Et je saisis « position »
      Alors l'application affiche « -,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=332@A1 couleurs=2,1 »

  @QAW-22 @interprete
  Règle: L'application prend un tour entier, ou geste par geste

    Scénario: Après un tour saisi en entier, c'est à l'autre joueur
      Étant donné l'application ouverte sur une partie de Qawale
      Quand je saisis « A1>B1,B2,A2 »
      Alors l'application demande son coup au joueur 2
      Et l'application montre le plateau
        """
              A     B     C     D
           +-----+-----+-----+-----+
         1 |     |  3  |     | 3;3 |
           +-----+-----+-----+-----+
         2 |  1  |  3  |     |     |
           +-----+-----+-----+-----+
         3 |     |     |     |     |
           +-----+-----+-----+-----+
         4 | 3;3 |     |     | 3;3 |
           +-----+-----+-----+-----+
        en main : 7 (joueur 1), 8 (joueur 2)
        """

    Scénario: Au milieu d'un égrainage, l'application redemande le même joueur
      Étant donné l'application ouverte sur une partie de Qawale
      Quand je saisis « A1 »
      Et je saisis « B1 »
      Alors l'application redemande son coup au joueur 1
      Et l'application affiche « égrainage : 3;1 depuis B1, venant de A1 »

    Scénario: Un pas refusé laisse la pile en main
      Étant donné l'application ouverte sur une partie de Qawale
      Quand je saisis « A1 »
      Et je saisis « B2 »
      Alors la saisie est refusée selon l'article QAW-11
      Et l'application redemande son coup au joueur 1
      Quand je saisis « position »
      Alors l'application affiche « -,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=331@A1 »

  @QAW-23
  Règle: L'application invite les joueurs tour à tour, et redemande celui qui s'est trompé

    Plan du scénario: Une saisie refusée cite son article, et le même joueur recommence
      Étant donné l'application ouverte sur une partie de Qawale
      Quand je saisis « <saisie> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande son coup au joueur 1
      Quand je saisis « position »
      Alors l'application affiche « 33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8 »

      Exemples:
        | saisie      | article |
        | B2          | QAW-07  |
        | A1>B2,B1,A1 | QAW-11  |
        | A1>B1,A1,B1 | QAW-13  |
        | E5          | QAW-01  |

    Scénario: Une saisie incomprise redemande le même joueur
      Étant donné l'application ouverte sur une partie de Qawale
      Quand je saisis « bonjour »
      Alors la saisie n'est pas comprise
      Et l'application redemande son coup au joueur 1

  @QAW-15
  Règle: L'application annonce l'alignement qui gagne et revient au menu

    Scénario: La victoire s'annonce avec son article
      Étant donné l'application ouverte sur une partie de Qawale
      Et la position "1,1,1,-/-,-,3,-/-,-,-,-/33,-,-,33 1 5 5"
      Quand je saisis « C2>D2,D1 »
      Alors l'application affiche « Partie terminée : le joueur 1 gagne (article QAW-15). »
      Et le menu est affiché
