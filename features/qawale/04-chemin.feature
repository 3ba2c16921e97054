# language: fr
@qawale
Fonctionnalité: Le chemin de l'égrainage
  Les galets se suivent de case en case : pas de saut, pas de diagonale, pas de demi-tour.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-10
  Règle: Chaque pas mène à une case qui touche la précédente, et y laisse un galet

    Scénario: Au centre du plateau, deux galets ont dix chemins
      Étant donné le plateau suivant
        |   |   |   |   |
        |   | 3 |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 a le trait
      Alors les coups possibles sont
        | B2>A2,A1 | B2>A2,A3 |
        | B2>B1,A1 | B2>B1,C1 |
        | B2>B3,A3 | B2>B3,B4 |
        | B2>B3,C3 | B2>C2,C1 |
        | B2>C2,C3 | B2>C2,D2 |

    Scénario: Dans un coin, deux galets n'ont que quatre chemins
      Étant donné le plateau suivant
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   | 2 |
      Quand le joueur 1 a le trait
      Alors les seuls coups possibles sont
        | D4>C4,B4 |
        | D4>C4,C3 |
        | D4>D3,C3 |
        | D4>D3,D2 |

    Scénario: Au départ, les quatre piles offrent quarante chemins
      Quand le joueur 1 commence
      Alors il y a 40 coups possibles
      Et le joueur 1 peut jouer A1>B1,C1,D1
      Et le joueur 1 peut jouer D4>D3,C3,C4

    Scénario: Chaque pas ne dépose qu'un galet
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Alors la pile en B1 compte 1 galet
      Et la pile en main est 3;1

    Plan du scénario: Sauter vers une case qui ne touche pas la précédente est refusé
      Étant donné le plateau suivant
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
      Quand le joueur 1 pose un galet en <départ> et égraine par <chemin>
      Alors le coup est refusé selon l'article QAW-10
      Et le refus dit « la case <loin> ne touche pas la case <ici> »

      Exemples: Deux cases en ligne droite
        | départ | chemin | ici | loin |
        | C2     | A2, A1 | C2  | A2   |
        | B2     | D2, D1 | B2  | D2   |
        | B3     | B1, A1 | B3  | B1   |
        | B2     | B4, A4 | B2  | B4   |
        | B1     | C1, A1 | C1  | A1   |

      Exemples: De biais, mais plus loin qu'une diagonale
        | départ | chemin | ici | loin |
        | A1     | B3, B4 | A1  | B3   |
        | D4     | B3, A3 | D4  | B3   |
        | B2     | D4, D3 | B2  | D4   |

      Exemples: D'un bord du plateau au bord opposé
        | départ | chemin | ici | loin |
        | D1     | A2, B2 | D1  | A2   |
        | A3     | D2, C2 | A3  | D2   |
        | D4     | A4, B4 | D4  | A4   |
        | A1     | A4, B4 | A1  | A4   |
        | D4     | A1, B1 | D4  | A1   |

    Plan du scénario: Le joueur 2 ne saute pas de case non plus, dans aucun sens
      Étant donné le plateau suivant
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
        | 3 | 3 | 3 | 3 |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en <départ> et égraine par <chemin>
      Alors le coup est refusé selon l'article QAW-10
      Et le plateau est inchangé

      Exemples:
        | départ | chemin |
        | C2     | A2, A1 |
        | B2     | D2, D1 |
        | B3     | B1, A1 |
        | B2     | B4, A4 |

    Scénario: Rester sur place n'est pas un pas
      Quand le joueur 1 pose un galet en A1 et égraine par B1, B1, C1
      Alors le coup est refusé selon l'article QAW-10
      Et le plateau est inchangé

    Scénario: Geste par geste, on n'empile pas deux galets de suite au même endroit
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Et le joueur 1 dépose un galet en B1
      Alors le geste est refusé selon l'article QAW-10
      Et la pile en B1 est 3
      Et la pile en main est 3;1

    Scénario: Finir en une fois un égrainage commencé ne permet pas de rester sur place
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 joue B1>B1,C1
      Alors le coup est refusé selon l'article QAW-10
      Et la pile en main est 3;1

    Scénario: Un saut refusé laisse la pile dans la main
      Quand le joueur 1 pose un galet en D1
      Et le joueur 1 déplace le galet courant en B1
      Alors le déplacement est interdit par l'article QAW-10
      Et le plateau est inchangé
      Et la pile en main est 3;3;1

    Scénario: Le refus parle de la case trop loin plutôt que du nombre de pas
      Quand le joueur 1 pose un galet en A1 et égraine par B1, D1
      Alors le coup est refusé selon l'article QAW-10

    Scénario: Le refus parle de la case trop loin plutôt que du demi-tour
      Quand le joueur 1 pose un galet en A1 et égraine par B1, A1, C1
      Alors le coup est refusé selon l'article QAW-10

  @QAW-11
  Règle: Aucun pas ne se fait en diagonale

    Scénario: La case en diagonale s'atteint en deux pas droits
      Étant donné le plateau suivant
        | 3 |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en A1 et égraine par A2, B2
      Alors le coup est accepté
      Et la pile en B2 est 1

    Plan du scénario: Les quatre diagonales sont fermées
      Étant donné le plateau suivant
        |   |   |   |   |
        |   |   |   |   |
        |   |   | 3 |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en C3 et égraine par <diagonale>, <suivante>
      Alors le coup est refusé selon l'article QAW-11
      Et le refus dit « aller de C3 en <diagonale> serait un pas en diagonale »
      Et le plateau est inchangé

      Exemples:
        | diagonale | suivante |
        | B2        | B1       |
        | D2        | D1       |
        | B4        | A4       |
        | D4        | C4       |

    Plan du scénario: Les quatre diagonales sont fermées au joueur 2 aussi
      Étant donné le plateau suivant
        |   |   |   |   |
        |   | 3 |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en B2 et égraine par <diagonale>, <suivante>
      Alors le coup est refusé selon l'article QAW-11
      Et le plateau est inchangé

      Exemples:
        | diagonale | suivante |
        | A1        | B1       |
        | C1        | D1       |
        | A3        | A4       |
        | C3        | C4       |

    Scénario: Une diagonale au milieu du chemin annule tout le tour
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C2, C3
      Alors le coup est refusé selon l'article QAW-11
      Et le refus dit « aller de B1 en C2 serait un pas en diagonale »
      Et le plateau est inchangé

    Scénario: Une diagonale au dernier pas est refusée aussi
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2, C1
      Alors le coup est refusé selon l'article QAW-11
      Et c'est toujours au joueur 1 de jouer

    Scénario: Geste par geste, la diagonale est refusée et l'on choisit un autre pas
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B2
      Alors le geste est refusé selon l'article QAW-11
      Et la case B2 est vide
      Quand le joueur 1 dépose un galet en B1
      Alors le geste est accepté

    Scénario: Le refus parle de la diagonale plutôt que du nombre de pas
      Quand le joueur 1 pose un galet en A1 et égraine par B2
      Alors le coup est refusé selon l'article QAW-11

    Scénario: Le refus parle de la diagonale plutôt que du demi-tour
      Quand le joueur 1 pose un galet en A1 et égraine par B1, A1, B2
      Alors le coup est refusé selon l'article QAW-11

  @QAW-13
  Règle: L'égrainage ne revient pas sur la case que l'on vient de quitter

    Scénario: Aller toujours de l'avant est permis
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, D1
      Alors le coup est accepté
      Et la pile en D1 est 3;3;1

    Scénario: Revenir aussitôt sur la case de départ est refusé
      Quand le joueur 1 pose un galet en A1 et égraine par B1, A1, B1
      Alors le coup est refusé selon l'article QAW-13
      Et le plateau est inchangé
      Et c'est toujours au joueur 1 de jouer

    Plan du scénario: Le demi-tour est refusé où qu'il se trouve sur le chemin
      Étant donné le plateau suivant
        | 3;2;3 |   |   | 3 |
        |       |   |   |   |
        |       |   |   |   |
        | 3     |   |   | 3 |
      Quand le joueur 1 pose un galet en A1 et égraine par <chemin>
      Alors le coup est refusé selon l'article QAW-13
      Et le refus dit « on ne revient pas aussitôt en <retour>, que l'on vient de quitter »

      Exemples:
        | chemin         | retour |
        | B1, A1, A2, A3 | A1     |
        | A2, A1, B1, C1 | A1     |
        | B1, C1, B1, B2 | B1     |
        | A2, B2, A2, A1 | A2     |
        | B1, B2, B3, B2 | B2     |
        | A2, A3, A4, A3 | A3     |

    Plan du scénario: Le demi-tour est refusé vers la gauche, la droite, le haut et le bas
      Étant donné le plateau suivant
        | 3 |   |     | 3 |
        |   |   |     |   |
        |   |   | 3;2 |   |
        | 3 |   |     | 3 |
      Et que <joueur> a le trait
      Quand <joueur> pose un galet en C3 et égraine par <voisine>, C3, <suite>
      Alors le coup est refusé selon l'article QAW-13
      Et le refus dit « on ne revient pas aussitôt en C3, que l'on vient de quitter »
      Et le plateau est inchangé

      Exemples:
        | joueur      | voisine | suite |
        | le joueur 1 | D3      | B3    |
        | le joueur 1 | B3      | D3    |
        | le joueur 1 | C4      | C2    |
        | le joueur 1 | C2      | C4    |
        | le joueur 2 | D3      | B3    |
        | le joueur 2 | B3      | D3    |
        | le joueur 2 | C4      | C2    |
        | le joueur 2 | C2      | C4    |

    Scénario: Geste par geste, le demi-tour est refusé et la main garde sa pile
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 dépose un galet en B1
      Et le joueur 1 dépose un galet en A1
      Alors le déplacement est interdit par l'article QAW-13
      Et la case A1 est vide
      Et la pile en main est 3;1

    Scénario: Geste par geste, le joueur 2 ne revient pas non plus vers la droite
      Étant donné que le joueur 2 commence
      Quand le joueur 2 pose un galet en D4
      Et le joueur 2 dépose un galet en C4
      Et le joueur 2 dépose un galet en D4
      Alors le geste est refusé selon l'article QAW-13
      Et la pile en main est 3;2

    Scénario: En plein égrainage, les chemins restants évitent la case d'où l'on vient
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 a le trait
      Alors les coups possibles sont
        | B1>B2,A2 |
        | B1>B2,B3 |
        | B1>B2,C2 |
        | B1>C1,C2 |
        | B1>C1,D1 |

    Scénario: Finir en une fois un égrainage commencé n'autorise pas le demi-tour
      Étant donné la position "-,3,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=31@B1<A1"
      Quand le joueur 1 joue B1>A1,A2
      Alors le coup est refusé selon l'article QAW-13
      Et la pile en main est 3;1

    Scénario: Avec la pile que l'on vient de prendre, on peut partir de tous les côtés
      Étant donné la position "-,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 7 8 main=331@A1"
      Quand le joueur 1 a le trait
      Alors il y a 10 coups possibles
      Et le joueur 1 peut jouer A1>A2,B2,B1
      Et le joueur 1 ne peut pas jouer A1>A2,A1,B1

  @QAW-14
  Règle: Les boucles sont permises

    Scénario: Repasser par la case de départ après un détour est permis
      Étant donné le plateau suivant
        |       |   |   |   |
        |       |   |   |   |
        |       |   |   |   |
        | 3;2;2 |   |   | 3 |
      Quand le joueur 1 pose un galet en A4 et égraine par B4, B3, A3, A4
      Alors le plateau montre
        |   |   |   |   |
        |   |   |   |   |
        | 2 | 2 |   |   |
        | 1 | 3 |   | 3 |
      Et c'est au joueur 2 de jouer

    Scénario: La boucle peut traverser la case de départ et continuer
      Étant donné le plateau suivant
        |   |           |   |   |
        |   | 3;2;3;2;3 |   |   |
        |   |           |   |   |
        |   |           |   |   |
      Quand le joueur 1 pose un galet en B2 et égraine par C2, C3, B3, B2, A2, A1
      Alors le plateau montre
        | 1 |   |   |   |
        | 3 | 2 | 3 |   |
        |   | 3 | 2 |   |
        |   |   |   |   |

    Scénario: Une case du chemin reçoit deux galets si l'on y repasse après un détour
      Étant donné le plateau suivant
        | 3;2;3;2 |   |   |   |
        |         |   |   |   |
        |         |   |   |   |
        |         |   |   |   |
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2, B2, B1
      Alors le coup est accepté
      Et la pile en B1 est 3;1
      Et la case A1 est vide

    Scénario: On peut faire deux fois le tour de la même boucle
      Étant donné la position "-,-,-,-/-,3231231,-,-/-,-,-,-/-,-,-,- 1 6 6"
      Quand le joueur 1 pose un galet en B2 et égraine par C2, C3, B3, B2, C2, C3, B3 et B2
      Alors le plateau montre
        |   |     |     |   |
        |   | 1;1 | 3;2 |   |
        |   | 3;1 | 2;3 |   |
        |   |     |     |   |

    Scénario: Geste par geste, on revient au départ après un détour
      Étant donné la position "322,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 1 8 6"
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 égraine par B1, B2, A2, A1
      Alors le geste est accepté
      Et la pile en A1 est 1
      Et c'est au joueur 2 de jouer
