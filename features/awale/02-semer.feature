# language: fr
@awale
Fonctionnalité: Semer
  On vide une de ses cases et l'on en dépose les graines une à une autour du plateau.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-04
  Règle: À son tour, on vide une de ses cases qui n'est pas vide

    Scénario: La case semée est vidée entièrement
      Quand Sud sème la case C
      Alors le coup est accepté
      Et la case C est vide
      Et les cases D, E, F et a contiennent 5 graines

    Scénario: Les tours alternent, et Sud commence
      Quand Sud sème la case A
      Alors c'est à Nord de jouer
      Quand Nord sème la case a
      Alors le coup est accepté
      Et c'est à Sud de jouer

    Scénario: Nord peut commencer si on le dit
      Étant donné que Nord commence
      Quand Nord sème la case f
      Alors le coup est accepté
      Et le trait passe à Sud

    Scénario: Un tour se donne aussi comme un geste
      Quand Sud sème les graines de la case F
      Alors le coup est accepté
      Et la position est "4,4,4,4,4,0/5,5,5,5,4,4 0-0 N"

    Scénario: Un mauvais geste est refusé comme un mauvais tour
      Étant donné la position "4,0,4,4,4,4/4,4,4,4,4,4 4-0 S"
      Quand Sud sème les graines de la case B
      Alors le geste est refusé selon l'article AWA-04
      Et le plateau est inchangé

    Plan du scénario: La case vide <case> ne se sème pas
      Étant donné la position "<position>"
      Quand <joueur> sème la case <case>
      Alors le coup est refusé selon l'article AWA-04
      Et le refus dit « la case <case> est vide : il n'y a rien à semer »
      Et le plateau est inchangé
      Et <joueur> a le trait

      Exemples:
        | position                      | joueur | case |
        | 4,0,4,4,4,4/4,4,4,4,4,4 4-0 S | Sud    | B    |
        | 4,4,4,4,4,0/5,5,5,5,4,4 0-0 S | Sud    | F    |
        | 4,4,4,4,4,4/0,4,4,4,4,4 0-4 N | Nord   | a    |

    Scénario: Sud ne peut pas choisir une case vide
      Étant donné la position "0,3,0,1,0,5/4,4,4,4,4,4 8-7 S"
      Quand Sud a le trait
      Alors Sud peut semer les cases B, D et F

    Scénario: Nord ne peut pas choisir une case vide non plus
      Étant donné la position "4,4,4,4,4,4/4,0,0,2,6,0 5-7 N"
      Quand Nord a le trait
      Alors Nord peut semer les cases a, d et e
      Et Nord ne peut pas semer la case f selon l'article AWA-04

    Scénario: Jouer avant son tour est refusé
      Quand Nord sème la case a
      Alors le coup est refusé selon l'article AWA-04
      Et le refus dit « ce n'est pas à ce joueur de jouer »
      Et le plateau est inchangé
      Et c'est toujours à Sud de jouer

    Scénario: On ne joue pas deux fois de suite
      Quand Sud sème la case A
      Et Sud sème la case B
      Alors le coup est refusé selon l'article AWA-04
      Et c'est à Nord de jouer
      Et la position est "0,5,5,5,5,4/4,4,4,4,4,4 0-0 N"

    Plan du scénario: Le refus parle du tour plutôt que d'<défaut>
      Étant donné la position "4,0,4,4,4,4/4,4,4,4,4,4 4-0 N"
      Quand Sud sème la case <case>
      Alors le coup est refusé selon l'article AWA-04
      Et le refus dit « ce n'est pas à ce joueur de jouer »

      Exemples:
        | défaut                    | case |
        | une case qui n'existe pas | G    |
        | une case du camp adverse  | b    |
        | une case vide             | B    |

    Scénario: Le refus parle de la case vide plutôt que du devoir de nourrir
      Étant donné la position "1,0,1,0,0,8/0,0,0,0,0,0 19-19 S"
      Quand Sud sème la case B
      Alors le coup est refusé selon l'article AWA-04

    Scénario: Un refus ne fait pas passer le tour
      Quand Sud sème la case b
      Alors le coup est refusé selon l'article AWA-03
      Quand Sud sème la case B
      Alors le coup est accepté
      Et c'est maintenant à Nord de jouer

  @AWA-05
  Règle: Les graines se déposent une à une dans le sens inverse d'une montre

    Plan du scénario: Quatre graines de <case> vont dans les quatre cases suivantes
      Étant donné que <joueur> commence
      Quand <joueur> sème la case <case>
      Alors la position est "<position>"

      Exemples: Chez Sud
        | joueur | case | position                      |
        | Sud    | A    | 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N |
        | Sud    | B    | 4,0,5,5,5,5/4,4,4,4,4,4 0-0 N |
        | Sud    | C    | 4,4,0,5,5,5/5,4,4,4,4,4 0-0 N |
        | Sud    | D    | 4,4,4,0,5,5/5,5,4,4,4,4 0-0 N |
        | Sud    | E    | 4,4,4,4,0,5/5,5,5,4,4,4 0-0 N |
        | Sud    | F    | 4,4,4,4,4,0/5,5,5,5,4,4 0-0 N |

      Exemples: Chez Nord
        | joueur | case | position                      |
        | Nord   | a    | 4,4,4,4,4,4/0,5,5,5,5,4 0-0 S |
        | Nord   | b    | 4,4,4,4,4,4/4,0,5,5,5,5 0-0 S |
        | Nord   | c    | 5,4,4,4,4,4/4,4,0,5,5,5 0-0 S |
        | Nord   | d    | 5,5,4,4,4,4/4,4,4,0,5,5 0-0 S |
        | Nord   | e    | 5,5,5,4,4,4/4,4,4,4,0,5 0-0 S |
        | Nord   | f    | 5,5,5,5,4,4/4,4,4,4,4,0 0-0 S |

    Scénario: De F on passe à a, en face
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 0 | 0 | 0 | 5 |
        | Sud  | 0 | 0 | 0 | 0 | 2 | 7 |
      Quand Sud sème la case E
      Alors le plateau montre
        | Nord | 0 | 0 | 0 | 0 | 0 | 6 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 8 |

    Scénario: De f on revient à A, de l'autre côté
      Étant donné le plateau suivant
        | Nord | 3 | 2 | 0 | 0 | 0 | 0 |
        | Sud  | 5 | 0 | 0 | 0 | 0 | 0 |
      Et que Nord a le trait
      Quand Nord sème la case e
      Alors le plateau montre
        | Nord | 4 | 0 | 0 | 0 | 0 | 0 |
        | Sud  | 6 | 0 | 0 | 0 | 0 | 0 |

    Scénario: Une graine seule avance d'une case
      Étant donné la position "0,0,1,0,0,0/0,4,0,0,0,0 20-23 S"
      Quand Sud sème la case C
      Alors la position est "0,0,0,1,0,0/0,4,0,0,0,0 20-23 N"

    Scénario: Onze graines font le tour sans revenir au départ
      Étant donné la position "0,0,0,11,0,0/0,4,0,0,0,0 16-17 S"
      Quand Sud sème la case D
      Alors la position est "1,1,1,0,1,1/1,5,1,1,1,1 16-17 N"

    Scénario: Aucune graine ne se perd en chemin
      Quand on joue « F f E e »
      Alors le coup est accepté
      Et il reste 48 graines sur le plateau
      Et la position est "6,6,6,5,0,1/6,6,6,5,0,1 0-0 S"

  @AWA-06
  Règle: La case de départ ne reçoit jamais de graine

    Plan du scénario: Avec <graines> graines en C, la case de départ reste vide
      Étant donné la position "0,0,<graines>,0,0,0/0,<grenier>,0,0,0,0 0-0 S"
      Quand Sud sème la case C
      Alors la case C est vide
      Et la position est "<après>"

      Exemples: Elle n'est pas encore atteinte
        | graines | grenier | après                          |
        | 11      | 37      | 1,1,0,1,1,1/1,38,1,1,1,1 0-0 N |

      Exemples: Sautée une fois
        | graines | grenier | après                          |
        | 12      | 36      | 1,1,0,2,1,1/1,37,1,1,1,1 0-0 N |
        | 13      | 35      | 1,1,0,2,2,1/1,36,1,1,1,1 0-0 N |
        | 22      | 26      | 2,2,0,2,2,2/2,28,2,2,2,2 0-0 N |

      Exemples: Sautée deux fois
        | graines | grenier | après                          |
        | 23      | 25      | 2,2,0,3,2,2/2,27,2,2,2,2 0-0 N |
        | 33      | 15      | 3,3,0,3,3,3/3,18,3,3,3,3 0-0 N |

      Exemples: Sautée trois fois
        | graines | grenier | après                          |
        | 34      | 14      | 3,3,0,4,3,3/3,17,3,3,3,3 0-0 N |
        | 44      | 4       | 4,4,0,4,4,4/4,8,4,4,4,4 0-0 N  |

      Exemples: Sautée quatre fois
        | graines | grenier | après                         |
        | 45      | 3       | 4,4,0,5,4,4/4,7,4,4,4,4 0-0 N |
        | 47      | 1       | 4,4,0,5,5,5/4,5,4,4,4,4 0-0 N |

    Plan du scénario: La douzième graine de <case> tombe dans la case d'après
      Étant donné la position "<avant>"
      Quand <joueur> sème la case <case>
      Alors la position est "<après>"

      Exemples: Chez Sud
        | joueur | case | avant                            | après                           |
        | Sud    | A    | 12,0,0,0,0,0/0,0,0,8,0,0 14-14 S | 0,2,1,1,1,1/1,1,1,9,1,1 14-14 N |
        | Sud    | B    | 0,12,0,0,0,0/0,0,0,0,8,0 14-14 S | 1,0,2,1,1,1/1,1,1,1,9,1 14-14 N |
        | Sud    | D    | 0,0,0,12,0,0/8,0,0,0,0,0 14-14 S | 1,1,1,0,2,1/9,1,1,1,1,1 14-14 N |
        | Sud    | E    | 0,0,0,0,12,0/0,8,0,0,0,0 14-14 S | 1,1,1,1,0,2/1,9,1,1,1,1 14-14 N |

      Exemples: Chez Nord
        | joueur | case | avant                            | après                           |
        | Nord   | a    | 0,0,0,8,0,0/12,0,0,0,0,0 14-14 N | 1,1,1,9,1,1/0,2,1,1,1,1 14-14 S |
        | Nord   | c    | 0,0,0,0,0,8/0,0,12,0,0,0 14-14 N | 1,1,1,1,1,9/1,1,0,2,1,1 14-14 S |
        | Nord   | e    | 0,8,0,0,0,0/0,0,0,0,12,0 14-14 N | 1,9,1,1,1,1/1,1,1,1,0,2 14-14 S |

    Scénario: Chez Nord aussi, la case de départ est sautée à chaque tour
      Étant donné la position "0,25,0,0,0,0/0,0,23,0,0,0 0-0 N"
      Quand Nord sème la case c
      Alors la case c est vide
      Et la position est "2,27,2,2,2,2/2,2,0,3,2,2 0-0 S"

    Scénario: La douzième graine de F récolte la case a, qui vient d'en recevoir deux
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 0 | 8 | 0 | 0  |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 12 |
      Quand Sud sème la case F
      Alors Sud récolte 2 graines
      Et le plateau montre
        | Nord | 1 | 1 | 1 | 9 | 1 | 0 |
        | Sud  | 1 | 1 | 1 | 1 | 1 | 0 |

    Scénario: Le saut du départ décide de la case d'arrivée, donc de la récolte
      Étant donné la position "0,0,0,0,15,0/0,0,0,0,6,0 13-14 S"
      Quand Sud sème la case E
      Alors Sud récolte 6 graines
      Et les cases a, b et c sont vides
      Et la case E est vide
      Et la case F contient 2 graines
