# language: fr
@quoridor
Fonctionnalité: Le tour de jeu
  Une action par tour : un déplacement ou une barrière. Ce qui est refusé ne compte pas.

  Contexte:
    Étant donné une partie de Quoridor avec taille=5 et barrieres=3

  @QUO-05 @etape1 @etape2 @etape3 @etape4
  Règle: Un tour est une seule action, et un refus ne change rien

    Scénario: Un déplacement suffit à finir le tour
      Quand le joueur 1 va en c2
      Alors le coup est accepté
      Et c'est maintenant au joueur 2 de jouer
      Et le pion du joueur 2 est resté en c5

    Scénario: Une barrière suffit à finir le tour
      Quand le joueur 1 pose une barrière horizontale en a3
      Alors le coup est accepté
      Et c'est maintenant au joueur 2 de jouer
      Et le pion du joueur 1 est resté en c1

    Plan du scénario: On n'agit pas pendant le tour de l'autre
      Quand le joueur 2 joue <coup>
      Alors le coup est refusé selon l'article QUO-05
      Et le refus dit « ce n'est pas à ce joueur de jouer »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

      Exemples:
        | coup  |
        | c4    |
        | b2h   |
        | d3v   |
        | passe |

    Plan du scénario: Déplacer puis poser, ou l'inverse, serait jouer deux fois
      Quand le joueur 1 joue <premier>
      Et le joueur 1 joue <second>
      Alors le coup est refusé selon l'article QUO-05
      Et le plateau est inchangé
      Et le joueur 2 a le trait

      Exemples:
        | premier | second |
        | c2      | b2h    |
        | b2h     | c2     |

    Plan du scénario: Si ce n'est pas son tour, le refus ne parle que de cela
      Quand le joueur 2 joue <coup>
      Alors le coup est refusé selon l'article QUO-05

      Exemples:
        | coup |
        | f9   |
        | e5h  |
        | c1   |

    Plan du scénario: Une action refusée laisse tout en place et le tour à celui qui l'avait
      Étant donné qu'une barrière horizontale est posée en b2
      Quand le joueur 1 joue <coup>
      Alors le coup est refusé selon l'article <article>
      Et la position est « taille=5 trait=1 pions=c1,c5 stock=3,3 barrieres=b2h »

      Exemples:
        | coup  | article |
        | f1    | QUO-01  |
        | e3v   | QUO-09  |
        | c2h   | QUO-14  |
        | b2v   | QUO-14  |
        | c5    | QUO-19  |
        | passe | QUO-18  |

    Scénario: Après un refus, le même joueur recommence
      Quand le joueur 1 va en c5
      Alors le coup est refusé selon l'article QUO-19
      Quand le joueur 1 va en d1
      Alors le coup est accepté
      Et le pion du joueur 1 est en d1
      Et c'est au joueur 2 de jouer

    Scénario: Bouger ou poser se fait en un seul geste
      Quand le joueur 1 fait le geste « c2 »
      Et le joueur 2 fait le geste « b3h »
      Alors le geste est accepté
      Et la position est « taille=5 trait=1 pions=c2,c5 stock=3,2 barrieres=b3h »

    Plan du scénario: Un geste est jugé comme un tour
      Quand le joueur 1 fait le geste « <geste> »
      Alors le geste est refusé selon l'article <article>
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

      Exemples:
        | geste | article |
        | f1    | QUO-01  |
        | e3v   | QUO-09  |
        | passe | QUO-18  |

    Scénario: Les majuscules et les minuscules disent le même coup
      Quand le joueur 1 joue A3H
      Et le joueur 2 va en C4
      Et le joueur 1 joue D2V
      Alors la position est « taille=5 trait=2 pions=c1,c4 stock=1,3 barrieres=a3h,d2v »

  @QUO-06 @etape1 @etape2 @etape3 @etape4
  Règle: Sans barrière, on ne peut que déplacer son pion

    Plan du scénario: Avec une réserve vide, on ne pose plus rien
      Étant donné que <joueur> n'a plus de barrière
      Et que <joueur> a le trait
      Quand <joueur> pose une barrière <sens> en b3
      Alors la pose est refusée selon l'article QUO-06
      Et le refus dit « ce joueur n'a plus de barrière : il doit déplacer son pion »
      Et le plateau est inchangé

      Exemples:
        | joueur      | sens        |
        | le joueur 1 | horizontale |
        | le joueur 1 | verticale   |
        | le joueur 2 | horizontale |
        | le joueur 2 | verticale   |

    Scénario: Aucune barrière n'est plus parmi les coups possibles
      Étant donné qu'il reste 0 barrière au joueur 1
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut poser aucune barrière
      Et le joueur 1 peut jouer c2

    Scénario: Sans barrière, on peut toujours déplacer son pion
      Étant donné que le joueur 1 n'a plus de barrière
      Quand le joueur 1 va en b1
      Alors le déplacement est accepté
      Et le joueur 1 n'a plus de barrière

    Scénario: La réserve vide de l'un n'empêche pas l'autre de poser
      Étant donné que le joueur 2 n'a plus de barrière
      Quand le joueur 1 pose une barrière verticale en b2
      Alors la pose est acceptée
      Et il reste 2 barrières au joueur 1
      Et il reste 0 barrière au joueur 2

    Scénario: Une seule barrière laisse encore le choix de toutes les places
      Étant donné qu'il reste 1 barrière au joueur 1
      Quand le joueur 1 a le trait
      Alors le joueur 1 a le choix entre 32 barrières

    Scénario: Le refus parle de la barrière qui dépasse plutôt que de la réserve vide
      Étant donné que le joueur 1 n'a plus de barrière
      Quand le joueur 1 pose une barrière horizontale en e1
      Alors la pose est refusée selon l'article QUO-09

    Plan du scénario: Le refus parle de la réserve vide plutôt que de la place déjà prise
      Étant donné que le joueur 1 n'a plus de barrière
      Et que la barrière b2h est posée
      Quand le joueur 1 joue <coup>
      Alors la pose est refusée selon l'article QUO-06

      Exemples:
        | coup |
        | b2h  |
        | c2h  |
        | b2v  |

  @QUO-18 @interprete
  Règle: Celui qui ne peut rien faire passe, et personne d'autre

    @etape2 @etape3
    Scénario: Enfermé et sans barrière, on ne peut que passer
      Étant donné une partie de Quoridor avec taille=3
      Et le plateau suivant
        """
              a   b   c
            +---+---+---+
          3 |           |
            +=======+   +
          2 | 2 #       |
            +   #   +   +
          1 | 1 #       |
            +---+---+---+
        trait : joueur 1
        barrières : 0 (joueur 1), 0 (joueur 2)
        """
      Quand le joueur 1 a le trait
      Alors le joueur 1 ne peut que passer
      Et il y a 1 coup possible
      Et la partie continue

    @etape2 @etape3
    Scénario: Passer ne change que le trait
      Étant donné une partie de Quoridor avec taille=3
      Et la position « taille=3 trait=1 pions=a1,a2 stock=0,0 barrieres=a1v,a2h »
      Quand le joueur 1 passe faute de pouvoir agir
      Alors le coup est accepté
      Et la position est « taille=3 trait=2 pions=a1,a2 stock=0,0 barrieres=a1v,a2h »

    @etape2 @etape3
    Scénario: Deux joueurs enfermés passent l'un après l'autre
      Étant donné une partie de Quoridor avec taille=3
      Et la position « taille=3 trait=1 pions=a1,a2 stock=0,0 barrieres=a1v,a2h »
      Quand le joueur 1 joue passe
      Alors le joueur 2 ne peut que passer
      Quand le joueur 2 joue passe
      Alors le joueur 1 ne peut que passer

    @etape2 @etape3
    Scénario: Enfermé mais avec une barrière, on doit la poser
      Étant donné une partie de Quoridor avec taille=3
      Et la position « taille=3 trait=1 pions=a1,a2 stock=1,0 barrieres=a1v,a2h »
      Quand le joueur 1 passe faute de pouvoir agir
      Alors le coup est refusé selon l'article QUO-18
      Et le joueur 1 ne peut aller nulle part
      Et les coups possibles sont
        | b1h |
        | b1v |
        | b2v |

    @etape1 @etape2 @etape3 @etape4
    Scénario: Sans barrière mais libre de bouger, on ne passe pas
      Étant donné que le joueur 1 n'a plus de barrière
      Quand le joueur 1 passe faute de pouvoir agir
      Alors le coup est refusé selon l'article QUO-18
      Et le refus dit « on ne passe que si aucune action n'est possible »
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    @etape1 @etape2 @etape3 @etape4
    Scénario: Le joueur 2 ne passe pas non plus tant qu'il peut bouger
      Étant donné que le joueur 2 n'a plus de barrière
      Et que le joueur 2 a le trait
      Quand le joueur 2 passe faute de pouvoir agir
      Alors le coup est refusé selon l'article QUO-18
      Et c'est toujours au joueur 2 de jouer

    @etape1 @etape2 @etape3 @etape4
    Scénario: Au début de la partie, personne ne passe
      Quand le joueur 1 joue passe
      Alors le coup est refusé selon l'article QUO-18
      Et le joueur 1 a le trait

    @etape4
    Scénario: À l'étape 4, on ne passe que dans une position composée
      Étant donné une partie de Quoridor avec taille=3
      Et la position « taille=3 trait=1 pions=a1,a2 stock=2,2 barrieres=a1v,a2h »
      Quand le joueur 1 passe faute de pouvoir agir
      Alors le coup est accepté
      Et c'est au joueur 2 de jouer
