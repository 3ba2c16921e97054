# language: fr
@quoridor
Fonctionnalité: Les quatre étapes de l'application
  Chaque étape ajoute des règles à la précédente ; la quatrième est le jeu complet. Ce que l'écran
  montre (le menu, les invites) n'est pas jugé ici.

  @QUO-E1 @etape1
  Règle: À l'étape 1, le pion va où il veut et personne ne gagne

    Contexte:
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3

    Plan du scénario: Le pion va sur n'importe quelle case vide
      Quand le joueur 1 va en <case>
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en <case>
      Et c'est au joueur 2 de jouer

      Exemples:
        | case |
        | c2   |
        | d2   |
        | a4   |
        | e3   |

    Scénario: Toutes les cases sauf celles des pions sont offertes
      Étant donné que le pion du joueur 1 est en a1 et celui du joueur 2 en e5
      Quand le joueur 1 a le trait
      Alors le joueur 1 peut aller en a2, a3, a4, a5, b1, b2, b3, b4, b5, c1, c2, c3, c4, c5, d1, d2, d3, d4, d5, e1, e2, e3 et e4
      Et il y a 55 coups possibles

    @interprete
    Scénario: Rester sur place n'est pas permis même à l'étape 1
      Quand le joueur 1 va en c1
      Alors le déplacement est refusé selon l'article QUO-E1
      Et le refus dit « le pion est déjà en c1 : se déplacer, c'est changer de case »
      Et c'est toujours au joueur 1 de jouer

    @interprete
    Scénario: Le joueur 2 ne reste pas sur place non plus
      Étant donné que le joueur 2 a le trait
      Quand le joueur 2 va en c5
      Alors le déplacement est refusé selon l'article QUO-E1
      Et c'est toujours au joueur 2 de jouer

    Scénario: Le pion passe par-dessus les barrières
      Étant donné que les barrières b1v, b2h et c1h sont posées
      Quand le joueur 1 va en c2
      Alors le déplacement est accepté

    Plan du scénario: Arriver en face ne fait gagner personne
      Étant donné que <joueur> a le trait
      Quand <joueur> va en <case>
      Alors le déplacement est accepté
      Et personne ne gagne
      Et la partie continue

      Exemples:
        | joueur      | case |
        | le joueur 1 | a5   |
        | le joueur 2 | e1   |

    Scénario: On continue de jouer après l'arrivée
      Quand on joue « b5 d1 a1 »
      Alors le coup est accepté
      Et la position est « taille=5 trait=2 pions=a1,d1 stock=3,3 barrieres=- »

    Scénario: Une barrière peut enfermer un joueur
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose une barrière verticale en d1
      Alors la pose est acceptée
      Et le joueur 1 peut jouer a5

    Scénario: Le grand plateau offre toutes ses cases et toutes ses barrières
      Étant donné une partie de Quoridor avec taille=9 et barrieres=10
      Quand le joueur 1 a le trait
      Alors il y a 207 coups possibles

  @QUO-E2 @etape2
  Règle: À l'étape 2, un pas à la fois, des barrières infranchissables et un vainqueur

    Contexte:
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3

    Scénario: Le pion ne va plus que sur une case voisine
      Quand le joueur 1 va en a4
      Alors le déplacement est refusé selon l'article QUO-07
      Et le joueur 1 peut aller en b1, c2 et d1
      Et il y a 35 coups possibles

    Scénario: Les barrières arrêtent désormais le pion
      Étant donné qu'une barrière horizontale est posée en b1
      Quand le joueur 1 va en c2
      Alors le déplacement est refusé selon l'article QUO-08

    Scénario: Arriver en face fait désormais gagner
      Étant donné que le pion du joueur 1 est en a4
      Quand le joueur 1 va en a5
      Alors le joueur 1 gagne selon l'article QUO-13

    Plan du scénario: Deux pions face à face se gênent simplement
      Étant donné que le pion du joueur 1 est en <départ> et celui du joueur 2 en c3
      Quand le joueur 1 va en <case>
      Alors le déplacement est refusé selon l'article QUO-07
      Et le joueur 1 peut aller en <cases>

      Exemples:
        | départ | case | cases        |
        | c2     | c4   | b2, c1 et d2 |
        | b3     | d3   | a3, b2 et b4 |
        | c2     | b3   | b2, c1 et d2 |

    Scénario: On ne bifurque pas non plus derrière une barrière
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et qu'une barrière horizontale est posée en c3
      Quand le joueur 1 va en d3
      Alors le déplacement est refusé selon l'article QUO-07
      Et le refus dit « aller de c2 en d3 serait un pas en diagonale : le pion avance, recule ou va de côté »

    Scénario: Le bord derrière l'adversaire n'est encore qu'un bord
      Étant donné que le pion du joueur 1 est en d3 et celui du joueur 2 en e3
      Quand le joueur 1 va en f3
      Alors le déplacement est refusé selon l'article QUO-01
      Et le joueur 1 peut aller en c3, d2 et d4

    Scénario: L'étape 2 laisse encore enfermer un joueur
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Quand le joueur 1 pose une barrière verticale en d1
      Alors la pose est acceptée
      Et le joueur 2 a le choix entre 23 barrières

  @QUO-E3 @etape3
  Règle: À l'étape 3, les pions se sautent

    Contexte:
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3

    Scénario: Le saut est ouvert
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Quand le joueur 1 saute en c4
      Alors le déplacement est accepté
      Et le pion du joueur 1 est en c4

    Scénario: La bifurcation est ouverte quand le saut est fermé
      Étant donné que le pion du joueur 1 est en c2 et celui du joueur 2 en c3
      Et qu'une barrière horizontale est posée en c3
      Quand le joueur 1 bifurque en d3
      Alors le déplacement est accepté

    Scénario: Le bord ferme désormais le saut comme une barrière
      Étant donné que le pion du joueur 1 est en d3 et celui du joueur 2 en e3
      Quand le joueur 1 saute en f3
      Alors le déplacement est refusé selon l'article QUO-15
      Et le joueur 1 peut aller en c3, d2, d4, e2 et e4

    Scénario: L'étape 3 laisse encore enfermer un joueur
      Étant donné que des barrières horizontales sont posées en a2 et c2
      Quand le joueur 1 pose une barrière verticale en d1
      Alors la pose est acceptée
      Et la partie continue
      Et le joueur 2 a le choix entre 23 barrières

    Scénario: Sur le grand plateau, les deux barrières qui ferment tout sont encore permises
      Étant donné une partie de Quoridor avec taille=9 et barrieres=10
      Et que des barrières horizontales sont posées en a5, c5, e5, g5 et h4
      Quand le joueur 1 a le trait
      Alors il y a 116 coups possibles

  @QUO-E4
  Règle: À l'étape 4, chacun garde un chemin : c'est le jeu complet

    @etape4
    Scénario: Enfermer un joueur n'est plus permis
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que des barrières horizontales sont posées en a2 et c2
      Quand le joueur 1 pose une barrière verticale en d1
      Alors la pose est refusée selon l'article QUO-10
      Et le joueur 1 a le choix entre 24 barrières

    @etape4
    Scénario: Les deux barrières qui ferment tout ne comptent plus
      Étant donné une partie de Quoridor
      Et que des barrières horizontales sont posées en a5, c5, e5, g5 et h4
      Quand le joueur 1 a le trait
      Alors il y a 114 coups possibles

    @etape4
    Scénario: Le premier tour offre trois déplacements et cent vingt-huit barrières
      Étant donné une partie de Quoridor
      Quand le joueur 1 commence
      Alors il y a 131 coups possibles
      Et le joueur 1 peut aller en d1, e2 et f1
      Et le joueur 1 a le choix entre 128 barrières

    Scénario: Sans qu'on nomme d'étape, c'est le jeu complet
      Étant donné une partie de Quoridor avec taille=5 et barrieres=3
      Et que des barrières horizontales sont posées en a2 et c2
      Quand le joueur 1 pose une barrière verticale en d1
      Alors la pose est refusée selon l'article QUO-10
