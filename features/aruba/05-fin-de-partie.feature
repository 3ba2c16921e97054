# language: fr
@aruba
Fonctionnalité: La fin de la partie
  On gagne en prenant tout ; on peut aussi quitter la partie, et passer pour un lâche.

  Contexte:
    Étant donné une partie d'Aruba

  @ARU-01
  Règle: Celui qui prend le dernier pion adverse gagne aussitôt

    Scénario: Bleu prend le dernier pion rouge et gagne
      Étant donné la position "b../.r./... b"
      Quand Bleu joue A1C3
      Alors Bleu gagne selon l'article ARU-01
      Et Rouge n'a plus de pion
      Et aucun coup n'est possible

    Scénario: Rouge prend le dernier pion bleu et gagne
      Étant donné la position "...../..b../..r../...../r.... r"
      Quand Rouge saute de C3 en C1
      Alors Rouge gagne selon l'article ARU-01
      Et Bleu n'a plus de pion
      Et la partie est terminée

    Scénario: Tant qu'il reste un pion, la partie continue
      Étant donné la position "b..../.r.../...../...../r.... b"
      Quand Bleu joue A1C3
      Alors la partie continue
      Et il reste un pion à Rouge
      Et personne ne gagne

    Scénario: Une rafle annoncée qui prend tout fait gagner
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu joue A1C3E5
      Alors Bleu gagne selon l'article ARU-01
      Et personne n'est lâche

    Scénario: Saut par saut, c'est la dernière prise qui fait gagner
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu saute de A1 en C3
      Alors la partie continue
      Quand Bleu saute de C3 en E5
      Alors Bleu gagne selon l'article ARU-01

    Scénario: Celui qui arrête sa rafle n'a pas encore gagné
      Étant donné la position "b..../.r.../...../...r./..... b"
      Quand Bleu joue "A1C3 pass"
      Alors Bleu ne gagne pas
      Et la partie continue
      Et c'est à Rouge de jouer

    Scénario: Avoir plus de pions ne suffit pas
      Étant donné la position "bbb/bb./..r b"
      Quand Bleu passe
      Alors personne ne gagne
      Et il reste 5 pions à Bleu

    Plan du scénario: Une fois la partie gagnée, plus rien n'est permis
      Étant donné la position "b..../.r.../...../...../b.... b"
      Quand Bleu joue A1C3
      Et <joueur> tape « <saisie> »
      Alors le coup est refusé selon l'article ARU-01
      Et le refus dit « la partie est terminée »
      Et la position est "...../...../..b../...../b.... r"

      Exemples: Le perdant
        | joueur | saisie |
        | Rouge  | pass   |
        | Rouge  | quit   |

      Exemples: Le gagnant
        | joueur | saisie |
        | Bleu   | A5A4   |
        | Bleu   | Z9Z9   |

    Plan du scénario: Un camp déjà vide a perdu, quel que soit celui qui a le trait
      Quand la position "<position>"
      Alors <gagnant> gagne selon l'article ARU-01
      Et aucun coup n'est possible

      Exemples:
        | position         | gagnant |
        | b../.../... b    | Bleu    |
        | b../.../... r    | Bleu    |
        | ..r/.../r.. b    | Rouge   |
        | ..r/.../r.. r    | Rouge   |
        | b../.../... b A1 | Bleu    |

    Scénario: Un plateau sans aucun pion ne donne la victoire à personne
      Quand la position ".../.../... b"
      Alors la partie continue
      Et les coups possibles sont
        | pass |

    Scénario: Une petite partie jouée jusqu'au bout
      Étant donné le plateau suivant
        | b |   |   |   |
        |   |   | r |   |
        |   | b |   |   |
        |   |   |   |   |
      Quand Bleu joue A1A2
      Et Rouge joue C2A4
      Et Bleu joue A2A3
      Et Rouge joue A4A2
      Alors Rouge gagne selon l'article ARU-01

  @ARU-13
  Règle: Quitter la partie la rend nulle, et fait un lâche

    Plan du scénario: Trois mots font quitter la partie, en majuscules ou en minuscules
      Quand Bleu tape « <saisie> »
      Alors la partie est nulle selon l'article ARU-13
      Et Bleu est le lâche
      Et personne ne gagne
      Et aucun coup n'est possible

      Exemples:
        | saisie |
        | exit   |
        | quit   |
        | q      |
        | EXIT   |

    Scénario: Rouge peut être le lâche
      Quand Bleu joue C3D4
      Et Rouge quitte la partie
      Alors la partie est nulle selon l'article ARU-13
      Et Rouge est le lâche
      Et la partie est terminée

    Scénario: Tant que personne ne quitte la partie, personne n'est lâche
      Quand Bleu joue C3D4
      Et Rouge passe
      Alors personne n'est lâche
      Et la partie continue

    Scénario: Quitter la partie laisse le plateau comme il est
      Étant donné la position "b../.r./... r"
      Quand Rouge quitte la partie
      Alors le geste est accepté
      Et la position est "b../.r./... r lache=r"

    Scénario: Sur le point de perdre, quitter la partie évite encore la défaite
      Étant donné la position "b../.r./..r b"
      Quand Bleu passe
      Et Rouge quitte la partie
      Alors Bleu ne gagne pas
      Et Rouge est le lâche

    Scénario: On peut quitter la partie même au milieu d'une rafle
      Étant donné la position "...../...../..b../...r./..... b C3"
      Quand Bleu quitte la partie
      Alors la partie est nulle selon l'article ARU-13
      Et la position est "...../...../..b../...r./..... b C3 lache=b"

    Plan du scénario: Celui qui reste ne joue plus, celui qui a quitté non plus
      Quand Bleu quitte la partie
      Et <joueur> tape « <saisie> »
      Alors le coup est refusé selon l'article ARU-13
      Et le refus dit « la partie est terminée »
      Et Bleu est le lâche

      Exemples:
        | joueur | saisie |
        | Bleu   | C3D4   |
        | Bleu   | exit   |
        | Rouge  | E5D4   |
        | Rouge  | q      |

    Scénario: On peut installer une partie que Rouge a quittée
      Étant donné que Rouge a quitté la partie
      Quand Bleu joue C3D4
      Alors le coup est refusé selon l'article ARU-13
      Et Rouge est le lâche

    Plan du scénario: D'autres mots ne font pas quitter la partie
      Quand Bleu tape « <saisie> »
      Alors la commande n'est pas comprise
      Et la partie continue
      Et personne n'est lâche

      Exemples:
        | saisie |
        | e      |
        | qq     |
        | quit q |

    Scénario: Il n'y a pas d'autre joueur à nommer lâche
      Quand la position "b../.../..r b lache=x"
      Alors la mise en place est impossible parce que « « x » n'est pas un joueur : b (Bleu) ou r (Rouge) »
