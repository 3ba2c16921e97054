# language: fr
@quoridor
Fonctionnalité: La fin de la partie
  Le premier arrivé sur la ligne d'en face a gagné.

  @QUO-13
  Règle: Atteindre une case de la ligne opposée fait gagner

    @etape2 @etape3 @etape4
    Plan du scénario: Toutes les cases de la ligne d'en face se valent
      Étant donné une partie de Quoridor
      Et que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que <joueur> a le trait
      Quand <joueur> va en <case>
      Alors <joueur> gagne selon l'article QUO-13
      Et la partie est terminée

      Exemples: Le joueur 1 monte
        | joueur      | un | autre | case |
        | le joueur 1 | a8 | e5    | a9   |
        | le joueur 1 | e8 | e5    | e9   |
        | le joueur 1 | i8 | e5    | i9   |

      Exemples: Le joueur 2 descend
        | joueur      | un | autre | case |
        | le joueur 2 | e5 | a2    | a1   |
        | le joueur 2 | e5 | f2    | f1   |
        | le joueur 2 | e5 | i2    | i1   |

    @etape3 @etape4
    Scénario: Un saut sur la ligne d'en face gagne
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en c3 et celui du joueur 2 en c4
      Quand le joueur 1 saute en c5
      Alors le joueur 1 gagne selon l'article QUO-13
      Et le joueur 2 ne gagne pas

    @etape3 @etape4
    Plan du scénario: Une bifurcation sur la ligne d'en face gagne
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en c4 et celui du joueur 2 en c5
      Quand le joueur 1 bifurque en <case>
      Alors le joueur 1 gagne selon l'article QUO-13

      Exemples:
        | case |
        | b5   |
        | d5   |

    @etape3 @etape4
    Plan du scénario: Le joueur 2 gagne aussi en sautant ou en bifurquant
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en <un> et celui du joueur 2 en <autre>
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en <case>
      Alors le joueur 2 gagne selon l'article QUO-13
      Et le joueur 1 ne gagne pas

      Exemples:
        | un | autre | case |
        | c2 | c3    | c1   |
        | c1 | c2    | b1   |
        | c1 | c2    | d1   |

    @etape2 @etape3 @etape4
    Scénario: L'avant-dernière rangée ne suffit pas
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en a3 et celui du joueur 2 en e3
      Quand on joue « a4 e2 »
      Alors personne ne gagne
      Et la partie continue

    @etape2 @etape3 @etape4
    Scénario: Revenir sur sa propre ligne ne fait gagner personne
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en a2 et celui du joueur 2 en e4
      Quand on joue « a1 e5 »
      Alors la partie continue
      Et le pion du joueur 1 est en a1 et celui du joueur 2 en e5
      Et c'est au joueur 1 de jouer

    @etape2 @etape3 @etape4
    Plan du scénario: Une fois la partie gagnée, plus personne ne joue
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en a4 et celui du joueur 2 en e3
      Quand le joueur 1 va en a5
      Et <joueur> joue <coup>
      Alors le coup est refusé selon l'article QUO-13
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

      Exemples: L'adversaire ne joue plus
        | joueur      | coup  |
        | le joueur 2 | e2    |
        | le joueur 2 | b2h   |
        | le joueur 2 | passe |

      Exemples: Le refus ne parle que de la fin
        | joueur      | coup |
        | le joueur 1 | b5   |
        | le joueur 2 | f3   |
        | le joueur 1 | e5h  |

    @etape2 @etape3 @etape4
    Scénario: Une partie gagnée n'a plus aucun coup possible
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en e3 et celui du joueur 2 en a2
      Et que le joueur 2 a le trait
      Quand le joueur 2 va en a1
      Alors le joueur 2 gagne
      Et aucun coup n'est possible
      Et il y a 0 coup possible

    @etape2 @etape3 @etape4
    Scénario: Un pion installé sur sa ligne d'arrivée a déjà gagné
      Étant donné le plateau suivant
        |   | 1 |   |   |   |
        |   |   |   |   |   |
        |   |   |   | 2 |   |
        |   |   |   |   |   |
        |   |   |   |   |   |
      Quand le joueur 1 a le trait
      Alors le joueur 1 gagne selon l'article QUO-13
      Et aucun coup n'est possible

    @etape2 @etape3 @etape4
    Scénario: Le pion du joueur 2 installé sur sa ligne d'arrivée a déjà gagné aussi
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en d3 et celui du joueur 2 en b1
      Quand le joueur 2 a le trait
      Alors le joueur 2 gagne selon l'article QUO-13
      Et aucun coup n'est possible

    @interprete @etape2 @etape3 @etape4
    Plan du scénario: Si une mise en place fait arriver les deux pions, celui qui vient de jouer a gagné
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que le pion du joueur 1 est en b5 et celui du joueur 2 en d1
      Quand <au trait> a le trait
      Alors <gagnant> gagne selon l'article QUO-13
      Et <au trait> ne gagne pas

      Exemples:
        | au trait    | gagnant     |
        | le joueur 1 | le joueur 2 |
        | le joueur 2 | le joueur 1 |
