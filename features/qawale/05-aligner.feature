# language: fr
@qawale
Fonctionnalité: Aligner quatre galets
  On gagne en montrant quatre galets de sa couleur sur une ligne de quatre cases.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-15
  Règle: Quatre galets visibles de sa couleur en ligne font gagner

    Scénario: Le quatrième galet visible de la rangée donne la victoire
      Étant donné le plateau suivant
        | 3;3 |   |     | 3     |
        |     | 2 |     | 2     |
        | 1   | 1 | 3;1 |       |
        | 3;3 |   |     | 3;3;2 |
      Quand le joueur 1 pose un galet en D1 et égraine par D2, D3
      Alors le joueur 1 gagne
      Et le plateau montre
        | 3;3 |   |     |       |
        |     | 2 |     | 2;3   |
        | 1   | 1 | 3;1 | 1     |
        | 3;3 |   |     | 3;3;2 |

    Plan du scénario: La victoire s'obtient sur <ligne>
      Étant donné la position "<position>"
      Quand <joueur> joue <coup>
      Alors <joueur> gagne selon l'article QAW-15

      Exemples: Les quatre rangées
        | ligne               | position                              | joueur      | coup     |
        | la première rangée  | 1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,- 1 5 8 | le joueur 1 | D3>D2,D1 |
        | la deuxième rangée  | -,-,-,-/-,2,2,2/-,-,-,-/3,-,-,- 2 8 5 | le joueur 2 | A4>A3,A2 |
        | la troisième rangée | -,3,-,-/-,-,-,-/1,-,1,1/-,-,-,- 1 5 8 | le joueur 1 | B1>B2,B3 |
        | la dernière rangée  | -,-,-,-/-,-,3,-/-,-,-,-/2,2,-,2 2 8 5 | le joueur 2 | C2>C3,C4 |

      Exemples: Les quatre colonnes
        | ligne        | position                              | joueur      | coup     |
        | la colonne A | -,-,3,-/1,-,-,-/1,-,-,-/1,-,-,- 1 5 8 | le joueur 1 | C1>B1,A1 |
        | la colonne B | -,2,-,-/-,-,-,3/-,2,-,-/-,2,-,- 2 8 5 | le joueur 2 | D2>C2,B2 |
        | la colonne C | -,-,1,-/-,-,1,-/3,-,-,-/-,-,1,- 1 5 8 | le joueur 1 | A3>B3,C3 |
        | la colonne D | -,-,-,2/-,-,-,2/-,-,-,2/-,3,-,- 2 8 5 | le joueur 2 | B4>C4,D4 |

      Exemples: Les deux grandes diagonales
        | ligne              | position                              | joueur      | coup     |
        | la diagonale A1-D4 | 1,-,3,-/-,1,-,-/-,-,-,-/-,-,-,1 1 5 8 | le joueur 1 | C1>C2,C3 |
        | la diagonale D1-A4 | -,-,-,2/-,-,2,-/-,-,-,3/2,-,-,- 2 8 5 | le joueur 2 | D3>C3,B3 |

    Plan du scénario: L'autre joueur gagne aussi sur <ligne>
      Étant donné la position "<position>"
      Quand <joueur> joue <coup>
      Alors <joueur> gagne selon l'article QAW-15

      Exemples: Les quatre rangées
        | ligne               | position                              | joueur      | coup     |
        | la première rangée  | 2,2,2,-/-,-,-,-/-,-,-,3/-,-,-,- 2 8 5 | le joueur 2 | D3>D2,D1 |
        | la deuxième rangée  | -,-,-,-/-,1,1,1/-,-,-,-/3,-,-,- 1 5 8 | le joueur 1 | A4>A3,A2 |
        | la troisième rangée | -,3,-,-/-,-,-,-/2,-,2,2/-,-,-,- 2 8 5 | le joueur 2 | B1>B2,B3 |
        | la dernière rangée  | -,-,-,-/-,-,3,-/-,-,-,-/1,1,-,1 1 5 8 | le joueur 1 | C2>C3,C4 |

      Exemples: Les quatre colonnes
        | ligne        | position                              | joueur      | coup     |
        | la colonne A | -,-,3,-/2,-,-,-/2,-,-,-/2,-,-,- 2 8 5 | le joueur 2 | C1>B1,A1 |
        | la colonne B | -,1,-,-/-,-,-,3/-,1,-,-/-,1,-,- 1 5 8 | le joueur 1 | D2>C2,B2 |
        | la colonne C | -,-,2,-/-,-,2,-/3,-,-,-/-,-,2,- 2 8 5 | le joueur 2 | A3>B3,C3 |
        | la colonne D | -,-,-,1/-,-,-,1/-,-,-,1/-,3,-,- 1 5 8 | le joueur 1 | B4>C4,D4 |

      Exemples: Les deux grandes diagonales
        | ligne              | position                              | joueur      | coup     |
        | la diagonale A1-D4 | 2,-,3,-/-,2,-,-/-,-,-,-/-,-,-,2 2 8 5 | le joueur 2 | C1>C2,C3 |
        | la diagonale D1-A4 | -,-,-,1/-,-,1,-/-,-,-,3/1,-,-,- 1 5 8 | le joueur 1 | D3>C3,B3 |

    Plan du scénario: Trois galets sur chacune des dix lignes ne gagnent pas encore
      Étant donné la position "<position>"
      Quand le joueur 2 joue <coup>
      Alors le coup est accepté
      Et la partie continue

      Exemples:
        | position                              | coup     |
        | 3,1,1,1/1,1,3,1/1,1,1,3/1,3,1,1 2 0 8 | A1>B1,C1 |
        | 1,3,1,1/1,1,1,3/1,1,3,1/3,1,1,1 2 0 8 | B1>C1,D1 |
        | 1,1,3,1/3,1,1,1/1,3,1,1/1,1,1,3 2 0 8 | C1>B1,A1 |
        | 1,1,1,3/1,3,1,1/3,1,1,1/1,1,3,1 2 0 8 | D1>C1,B1 |

    Plan du scénario: Quatre galets <disposés> n'alignent rien
      Étant donné la position "<position>"
      Quand le joueur 1 joue <coup>
      Alors le coup est accepté
      Et la partie continue
      Et c'est au joueur 2 de jouer

      Exemples:
        | disposés                    | position                              | coup     |
        | en carré dans un coin       | 1,1,-,-/1,-,-,3/-,-,-,-/-,-,-,- 1 5 8 | D2>C2,B2 |
        | en carré au centre          | -,-,-,-/-,1,1,-/-,1,-,-/-,-,-,3 1 5 8 | D4>D3,C3 |
        | aux quatre coins            | 1,-,-,1/-,-,-,3/-,-,-,-/1,-,-,- 1 5 8 | D2>D3,D4 |
        | à cheval sur deux rangées   | -,1,1,1/-,-,-,-/-,-,-,-/3,-,-,- 1 5 8 | A4>A3,A2 |
        | en diagonale brisée         | -,1,-,-/3,-,1,-/-,-,-,1/-,-,-,- 1 5 8 | A2>A3,A4 |
        | en petite diagonale et coin | -,-,1,-/-,1,-,-/1,-,-,-/-,3,-,- 1 5 8 | B4>C4,D4 |
        | par deux, près de A1 et D4, | -,1,-,-/1,-,-,-/-,-,-,1/3,-,-,- 1 5 8 | A4>B4,C4 |
        | par deux, près de D1 et A4, | -,-,1,-/-,-,-,1/1,-,-,-/-,-,-,3 1 5 8 | D4>C4,B4 |

    Scénario: Quatre galets neutres en ligne ne font gagner personne
      Étant donné le plateau suivant
        |   |   | 3 |   |
        | 3 | 3 |   | 3 |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en C1 et égraine par C2, C3
      Alors le coup est accepté
      Et personne ne gagne
      Et la partie continue

    Scénario: Une ligne de deux couleurs n'aligne rien
      Étant donné le plateau suivant
        |   |   |   |   |
        | 1 | 2 | 1 |   |
        |   |   |   |   |
        |   |   |   | 3 |
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2
      Alors le joueur 1 ne gagne pas
      Et la partie continue

    Scénario: Deux alignements d'un seul coup valent une victoire
      Étant donné le plateau suivant
        | 1 |   | 3 |   |
        |   | 1 |   |   |
        | 1 | 1 |   | 1 |
        |   |   |   | 1 |
      Quand le joueur 1 pose un galet en C1 et égraine par C2, C3
      Alors le joueur 1 gagne selon l'article QAW-15

    Scénario: On aligne la couleur que l'on a prise
      Étant donné que le joueur 1 est de type 2
      Et le plateau suivant
        |   |   |   |   |
        |   |   | 3 |   |
        |   |   |   |   |
        | 2 | 2 |   | 2 |
      Quand le joueur 1 pose un galet en C2 et égraine par C3, C4
      Alors le joueur 1 gagne selon l'article QAW-15

    Scénario: Un alignement joué geste par geste gagne aussi
      Étant donné le plateau suivant
        | 2 |   |   | 3 |
        | 2 |   |   |   |
        | 2 |   |   |   |
        |   |   | 3 |   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en C4
      Et le joueur 2 égraine par B4, A4
      Alors le joueur 2 a aligné 4 galets et remporte la partie

    Scénario: Une fois la partie gagnée, l'adversaire ne joue plus
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,3 1 5 8"
      Quand le joueur 1 joue D3>D2,D1
      Et le joueur 2 joue D4>C4,B4
      Alors le coup est refusé selon l'article QAW-15
      Et le plateau est inchangé
      Et le joueur 1 a gagné

    Scénario: Une fois la partie gagnée, le vainqueur ne joue plus non plus
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,3 1 5 8"
      Quand le joueur 1 joue D3>D2,D1
      Et le joueur 1 pose un galet en D4
      Alors la pose est refusée selon l'article QAW-15
      Et la pile en D4 est 3

    Scénario: Une fois la partie gagnée, même hors du plateau, le refus dit que c'est fini
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,3 1 5 8"
      Quand le joueur 1 joue D3>D2,D1
      Et le joueur 2 dépose un galet en E1
      Alors le geste est refusé selon l'article QAW-15

    Scénario: Une fois la partie gagnée, il n'y a plus de coup possible
      Étant donné la position "1,1,1,-/-,-,-,-/-,-,-,3/-,-,-,3 1 5 8"
      Quand le joueur 1 joue D3>D2,D1
      Alors la partie est terminée
      Et aucun coup n'est plus possible

  @QAW-17
  Règle: Un galet est visible s'il est seul ou au sommet de sa pile

    Scénario: Les sommets des piles s'alignent
      Étant donné le plateau suivant
        |     |     |   |     |
        | 3;1 | 2;1 | 1 | 2;3 |
        |     |     |   |     |
        |     |     |   | 3   |
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2
      Alors la pile en D2 est 2;3;1
      Et le joueur 1 gagne selon l'article QAW-15

    Scénario: Un galet recouvert ne compte pas
      Étant donné le plateau suivant
        |     |   |     |   |
        | 1;3 | 1 | 3;1 |   |
        |     |   |     |   |
        |     |   |     | 3 |
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2
      Alors le coup est accepté
      Et la partie continue

    Scénario: Les sommets des piles du joueur 2 s'alignent aussi
      Étant donné le plateau suivant
        |     |     |   |     |
        | 3;2 | 1;2 | 2 | 1;3 |
        |     |     |   |     |
        |     |     |   | 3   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en D4 et égraine par D3, D2
      Alors le joueur 2 gagne selon l'article QAW-15

    Scénario: Un galet recouvert du joueur 2 ne compte pas non plus
      Étant donné le plateau suivant
        |     |   |     |   |
        | 2;3 | 2 | 3;2 |   |
        |     |   |     |   |
        |     |   |     | 3 |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en D4 et égraine par D3, D2
      Alors le coup est accepté
      Et personne ne gagne
      Et la partie continue

    Scénario: Un galet pris entre deux autres ne compte pas non plus
      Étant donné le plateau suivant
        |       |   |   |   |
        | 2;1;2 | 1 | 1 |   |
        |       |   |   |   |
        |       |   |   | 3 |
      Quand le joueur 1 pose un galet en D4 et égraine par D3, D2
      Alors le coup est accepté
      Et la partie continue

    Scénario: Recouvrir son propre galet d'un galet neutre défait la ligne
      Étant donné le plateau suivant
        |   |   |   |   |
        | 1 | 1 | 1 |   |
        |   |   | 3 |   |
        |   |   |   | 3 |
      Quand le joueur 1 pose un galet en C3 et égraine par C2, D2
      Alors le galet visible en C2 est 3
      Et le galet visible en D2 est 1
      Et la partie continue

    Scénario: Un galet recouvert ne se voit plus, un galet seul se voit
      Étant donné le plateau suivant
        | 2 | 1 |   |   |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1
      Alors le galet visible en B1 est 2
      Et la pile en B1 est 1;2
      Et le galet visible en C1 est 1

  @QAW-18
  Règle: Quatre galets empilés n'alignent rien

    Scénario: Empiler quatre galets de sa couleur est permis mais ne gagne pas
      Étant donné le plateau suivant
        |   |       |   |   |
        |   | 1;1;1 |   | 3 |
        |   |       |   |   |
        |   |       |   |   |
      Quand le joueur 1 pose un galet en D2 et égraine par C2, B2
      Alors le coup est accepté
      Et la pile B2 contient 4 galets de type 1
      Et la partie continue

    Scénario: Une pile de quatre galets s'égraine comme une autre
      Étant donné le plateau suivant
        |   |         |   |   |
        |   | 1;1;1;1 |   |   |
        |   |         |   |   |
        |   |         |   |   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en B2 et égraine par C2, C3, B3, A3, A2
      Alors le coup est accepté
      Et la pile en A2 est 2
      Et la partie continue

  @QAW-19 @interprete
  Règle: On cherche un alignement une seule fois, quand l'égrainage est fini

    Scénario: Le galet posé n'aligne rien avant d'avoir été égrainé
      Étant donné le plateau suivant
        | 1 | 1 | 1 | 3 |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en D1 et égraine par D2, D3
      Alors le coup est accepté
      Et la partie continue

    Scénario: Poser le galet qui compléterait la ligne ne termine pas le tour
      Étant donné le plateau suivant
        | 1 | 1 | 1 | 3 |
        |   |   |   |   |
        |   |   |   |   |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en D1
      Alors la pose est acceptée
      Et la partie continue
      Et c'est encore au joueur 1 de jouer

    Plan du scénario: Une ligne faite puis défaite en chemin ne compte pas
      Étant donné le plateau suivant
        | <galet> | <galet> | <galet> |           |
        |         |         |         | <galet>;3 |
        |         |         |         |           |
        |         |         |         |           |
      Quand le joueur 1 pose un galet en D2 et égraine par D1, C1, C2
      Alors le coup est accepté
      Et la pile en C1 est <galet>;3
      Et la partie continue

      Exemples:
        | galet |
        | 1     |
        | 2     |

    Plan du scénario: Une ligne faite puis défaite par le joueur 2 ne compte pas non plus
      Étant donné le plateau suivant
        |           |         |         |         |
        |           |         |         |         |
        | <galet>;3 |         |         |         |
        |           | <galet> | <galet> | <galet> |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en A3 et égraine par A4, B4, B3
      Alors la pile en B4 est <galet>;3
      Et la partie continue

      Exemples:
        | galet |
        | 2     |
        | 1     |

    Scénario: Une ligne visible en chemin n'arrête pas l'égrainage
      Étant donné le plateau suivant
        | 1 | 1 | 1 |     |
        |   |   |   | 1;3 |
        |   |   |   |     |
        |   |   |   |     |
      Quand le joueur 1 pose un galet en D2
      Et le joueur 1 dépose un galet en D1
      Alors personne ne gagne
      Et la partie continue
      Et c'est encore au joueur 1 de jouer

    Scénario: Une ligne visible en chemin laisse choisir la fin du chemin
      Étant donné la position "1,1,1,1/-,-,-,-/-,-,-,-/-,-,-,- 1 3 8 main=31@D1<D2"
      Quand le joueur 1 a le trait
      Alors les coups possibles sont
        | D1>C1,B1 |
        | D1>C1,C2 |

    Scénario: Une ligne faite en chemin et intacte à la fin gagne
      Étant donné le plateau suivant
        |   |   |   |     |
        | 1 | 1 | 1 |     |
        |   |   |   | 1;3 |
        |   |   |   |     |
      Quand le joueur 1 pose un galet en D3 et égraine par D2, D1, C1
      Alors le joueur 1 gagne selon l'article QAW-15

  @QAW-20 @interprete
  Règle: Celui qui n'aligne que les galets de l'autre le fait gagner

    Scénario: Le joueur 1 qui complète la ligne du joueur 2 le fait gagner
      Étant donné le plateau suivant
        |   |   |   |   |
        | 2 | 2 | 2 |   |
        |   |   |   | 2 |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en D3 et égraine par D2, D1
      Alors le joueur 2 gagne selon l'article QAW-20
      Et le joueur 1 ne gagne pas

    Scénario: Le joueur 2 qui complète la ligne du joueur 1 le fait gagner
      Étant donné le plateau suivant
        |   | 1 |   |   |
        |   | 1 |   |   |
        |   | 1 |   |   |
        | 1 |   |   |   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en A4 et égraine par B4, C4
      Alors le joueur 1 gagne selon l'article QAW-20

    Plan du scénario: La ligne donnée à l'autre se voit partout : <ligne>
      Étant donné la position "<position>"
      Quand <joueur> joue <coup>
      Alors <gagnant> gagne selon l'article QAW-20
      Et <joueur> ne gagne pas

      Exemples: Le joueur 1 donne la partie
        | ligne              | position                              | joueur      | coup     | gagnant     |
        | la colonne B       | -,2,-,-/-,2,-,-/-,2,-,-/2,-,-,- 1 8 4 | le joueur 1 | A4>B4,C4 | le joueur 2 |
        | la diagonale A1-D4 | 2,-,-,-/2,-,-,-/-,-,2,-/-,-,-,2 1 8 4 | le joueur 1 | A2>B2,B3 | le joueur 2 |
        | la diagonale D1-A4 | -,-,-,2/-,-,-,2/-,2,-,-/2,-,-,- 1 8 4 | le joueur 1 | D2>C2,B2 | le joueur 2 |

      Exemples: Le joueur 2 donne la partie
        | ligne              | position                              | joueur      | coup     | gagnant     |
        | la deuxième rangée | -,-,-,-/1,1,1,-/-,-,-,1/-,-,-,- 2 4 8 | le joueur 2 | D3>D2,D1 | le joueur 1 |
        | la diagonale A1-D4 | 1,-,-,-/1,-,-,-/-,-,1,-/-,-,-,1 2 4 8 | le joueur 2 | A2>B2,B3 | le joueur 1 |
        | la diagonale D1-A4 | -,-,-,1/-,-,-,1/-,1,-,-/1,-,-,- 2 4 8 | le joueur 2 | D2>C2,B2 | le joueur 1 |

      Exemples: Les couleurs échangées
        | ligne        | position                                           | joueur      | coup     | gagnant     |
        | la colonne B | -,1,-,-/-,1,-,-/-,1,-,-/1,-,-,- 1 8 4 couleurs=2,1 | le joueur 1 | A4>B4,C4 | le joueur 2 |

    Scénario: Le seizième galet peut donner la partie à l'adversaire
      Étant donné la position "-,-,-,-/2,2,2,-/-,-,-,2/-,-,-,- 1 1 0"
      Quand le joueur 1 joue D3>D2,D1
      Alors le joueur 2 gagne selon l'article QAW-20

    Scénario: Le joueur 2 peut donner la partie avec le seizième galet
      Étant donné la position "-,-,-,-/1,1,1,-/-,-,-,1/-,-,-,- 2 0 1"
      Quand le joueur 2 joue D3>D2,D1
      Alors le joueur 1 gagne selon l'article QAW-20

    Scénario: La partie donnée à l'adversaire est finie pour tous
      Étant donné la position "-,-,-,-/2,2,2,-/-,-,-,2/3,-,-,- 1 8 4"
      Quand le joueur 1 joue D3>D2,D1
      Et le joueur 2 joue A4>B4,C4
      Alors le coup est refusé selon l'article QAW-20
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

  @QAW-21 @interprete
  Règle: Si les deux couleurs s'alignent, celui qui vient de jouer gagne

    Scénario: Le joueur 1 aligne les deux couleurs et gagne
      Étant donné le plateau suivant
        | 1 | 1 | 1 |   |
        | 2 | 2 | 2 |   |
        |   |   |   | 2 |
        |   |   |   |   |
      Quand le joueur 1 pose un galet en D3 et égraine par D2, D1
      Alors le joueur 1 gagne selon l'article QAW-21
      Et le joueur 2 ne gagne pas

    Scénario: Le joueur 2 aligne les deux couleurs et gagne
      Étant donné le plateau suivant
        | 2 | 1 |   |   |
        | 2 | 1 |   |   |
        | 2 | 1 |   |   |
        |   |   | 1 |   |
      Et que le joueur 2 a le trait
      Quand le joueur 2 pose un galet en C4 et égraine par B4, A4
      Alors le joueur 2 gagne selon l'article QAW-21

    Scénario: Le seizième galet qui aligne les deux couleurs fait gagner celui qui l'a posé
      Étant donné la position "1,1,1,-/2,2,2,-/-,-,-,2/-,-,-,- 1 1 0"
      Quand le joueur 1 joue D3>D2,D1
      Alors le joueur 1 gagne selon l'article QAW-21

    Scénario: Le joueur 2 gagne aussi s'il aligne les deux couleurs avec le seizième galet
      Étant donné la position "-,-,-,1/1,1,1,-/2,2,2,-/-,-,-,- 2 0 1"
      Quand le joueur 2 joue D1>D2,D3
      Alors le joueur 2 gagne selon l'article QAW-21

    Plan du scénario: Peu importe laquelle des deux lignes se voit la première : <lignes>
      Étant donné la position "<position>"
      Quand <joueur> joue <coup>
      Alors <joueur> gagne selon l'article QAW-21
      Et <autre> ne gagne pas

      Exemples: D'abord celle de l'autre
        | lignes              | position                              | joueur      | coup     | autre       |
        | deux rangées        | -,-,-,2/2,2,2,-/1,1,1,-/-,-,-,- 1 5 4 | le joueur 1 | D1>D2,D3 | le joueur 2 |
        | deux rangées        | -,-,-,1/1,1,1,-/2,2,2,-/-,-,-,- 2 4 5 | le joueur 2 | D1>D2,D3 | le joueur 1 |
        | deux colonnes       | -,2,1,-/-,2,1,-/-,2,1,-/2,-,-,- 1 5 4 | le joueur 1 | A4>B4,C4 | le joueur 2 |
        | deux colonnes       | -,1,2,-/-,1,2,-/-,1,2,-/1,-,-,- 2 4 5 | le joueur 2 | A4>B4,C4 | le joueur 1 |
        | les deux diagonales | 2,-,-,1/2,-,-,-/-,1,2,-/1,-,-,2 1 5 4 | le joueur 1 | A2>B2,C2 | le joueur 2 |
        | les deux diagonales | 1,-,-,2/1,-,-,-/-,2,1,-/2,-,-,1 2 4 5 | le joueur 2 | A2>B2,C2 | le joueur 1 |

      Exemples: D'abord celle de celui qui vient de jouer
        | lignes              | position                              | joueur      | coup     | autre       |
        | deux rangées        | -,-,-,-/2,2,2,-/1,1,1,-/-,-,-,1 2 4 5 | le joueur 2 | D4>D3,D2 | le joueur 1 |
        | deux colonnes       | -,1,2,-/-,1,2,-/-,1,2,-/-,-,-,2 1 5 4 | le joueur 1 | D4>C4,B4 | le joueur 2 |
        | les deux diagonales | 1,-,-,2/-,-,-,2/-,2,1,-/2,-,-,1 1 5 4 | le joueur 1 | D2>C2,B2 | le joueur 2 |
        | les deux diagonales | 2,-,-,1/-,-,-,1/-,1,2,-/1,-,-,2 2 4 5 | le joueur 2 | D2>C2,B2 | le joueur 1 |

      Exemples: Les couleurs échangées
        | lignes       | position                                           | joueur      | coup     | autre       |
        | deux rangées | -,-,-,1/1,1,1,-/2,2,2,-/-,-,-,- 1 5 4 couleurs=2,1 | le joueur 1 | D1>D2,D3 | le joueur 2 |

    Scénario: Après un double alignement, plus personne ne joue
      Étant donné la position "1,1,1,-/2,2,2,-/-,-,-,2/3,-,-,- 1 5 4"
      Quand le joueur 1 joue D3>D2,D1
      Et le joueur 2 pose un galet en A4
      Alors la pose est refusée selon l'article QAW-21
      Et le plateau est inchangé
