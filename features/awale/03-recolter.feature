# language: fr
@awale
Fonctionnalité: Récolter
  La dernière graine semée décide : deux ou trois graines chez l'adversaire se récoltent,
  et avec elles les cases voisines qui en comptent autant, en reculant.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-07
  Règle: La dernière graine récolte une case adverse qui en contenait une ou deux

    Scénario: Une case adverse d'une graine en rapporte deux
      Étant donné le plateau suivant
        | Nord | 0 | 4 | 0 | 0 | 1 | 0 |
        | Sud  | 3 | 0 | 0 | 0 | 0 | 2 |
      Quand Sud sème la case F
      Alors Sud récolte 2 graines
      Et le plateau montre
        | Nord | 0 | 4 | 0 | 0 | 0 | 1 |
        | Sud  | 3 | 0 | 0 | 0 | 0 | 0 |

    Scénario: Une case adverse de deux graines en rapporte trois
      Étant donné le plateau suivant
        | Nord | 0 | 4 | 0 | 0 | 2 | 0 |
        | Sud  | 3 | 0 | 0 | 0 | 0 | 2 |
      Quand Sud sème la case F
      Alors Sud récolte trois graines
      Et la case b est vide
      Et la case a contient une graine

    Plan du scénario: La récolte se fait en <arrivée> comme ailleurs
      Étant donné la position "<avant>"
      Quand <joueur> sème la case <case>
      Alors <joueur> récolte <récolte> graines
      Et la case <arrivée> est vide
      Et la position est "<après>"

      Exemples: Dans le camp de Nord
        | joueur | case | arrivée | récolte | avant                           | après                           |
        | Sud    | F    | a       | 3       | 0,0,0,0,0,1/2,0,0,5,0,0 10-11 S | 0,0,0,0,0,0/0,0,0,5,0,0 13-11 N |
        | Sud    | F    | b       | 2       | 0,0,0,0,0,2/0,1,0,0,0,0 10-11 S | 0,0,0,0,0,0/1,0,0,0,0,0 12-11 N |
        | Sud    | F    | c       | 3       | 0,0,0,0,0,3/0,0,2,0,0,0 10-11 S | 0,0,0,0,0,0/1,1,0,0,0,0 13-11 N |
        | Sud    | F    | d       | 2       | 0,0,0,0,0,4/0,0,0,1,0,0 10-11 S | 0,0,0,0,0,0/1,1,1,0,0,0 12-11 N |
        | Sud    | F    | e       | 3       | 0,0,0,0,0,5/0,0,0,0,2,0 10-11 S | 0,0,0,0,0,0/1,1,1,1,0,0 13-11 N |
        | Sud    | F    | f       | 2       | 0,0,0,0,0,6/0,0,0,0,0,1 10-11 S | 0,0,0,0,0,0/1,1,1,1,1,0 12-11 N |

      Exemples: Dans le camp de Sud
        | joueur | case | arrivée | récolte | avant                           | après                           |
        | Nord   | f    | A       | 3       | 2,0,0,5,0,0/0,0,0,0,0,1 10-11 N | 0,0,0,5,0,0/0,0,0,0,0,0 10-14 S |
        | Nord   | f    | C       | 3       | 0,0,2,0,0,0/0,0,0,0,0,3 10-11 N | 1,1,0,0,0,0/0,0,0,0,0,0 10-14 S |
        | Nord   | f    | F       | 2       | 0,0,0,0,0,1/0,0,0,0,0,6 10-11 N | 1,1,1,1,1,0/0,0,0,0,0,0 10-13 S |
        | Nord   | f    | B       | 2       | 0,1,0,0,0,0/0,0,0,0,0,2 10-11 N | 1,0,0,0,0,0/0,0,0,0,0,0 10-13 S |
        | Nord   | f    | D       | 2       | 0,0,0,1,0,0/0,0,0,0,0,4 10-11 N | 1,1,1,0,0,0/0,0,0,0,0,0 10-13 S |
        | Nord   | f    | E       | 3       | 0,0,0,0,2,0/0,0,0,0,0,5 10-11 N | 1,1,1,1,0,0/0,0,0,0,0,0 10-14 S |

    Scénario: Chacun garde sa propre récolte, qui s'ajoute aux précédentes
      Étant donné la position "3,1,0,0,0,2/0,1,0,0,0,2 19-20 S"
      Quand Sud sème la case F
      Alors Sud a récolté 21 graines et Nord 20
      Quand Nord sème la case f
      Alors Nord récolte 2 graines
      Et Sud ne récolte rien
      Et Nord a récolté 22 graines et Sud 21

  @AWA-08
  Règle: La récolte recule tant que les cases adverses comptent deux ou trois graines

    Scénario: Trois cases se récoltent d'un seul coup
      Étant donné le plateau suivant
        | Nord | 0 | 5 | 0 | 1 | 2 | 1 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 3 |
      Et que Sud a récolté 18 graines et Nord 18
      Quand Sud sème la case F
      Alors Sud récolte 7 graines
      Et les cases a, b et c sont vides
      Et Sud a récolté 25 graines et Nord 18

    Plan du scénario: La récolte peut vider <cases> cases de suite
      Étant donné la position "<avant>"
      Quand Sud sème la case F
      Alors Sud récolte <récolte> graines
      Et la position est "<après>"

      Exemples:
        | cases  | récolte | avant                         | après                          |
        | deux   | 5       | 0,0,0,0,0,2/1,2,0,0,0,4 9-8 S | 0,0,0,0,0,0/0,0,0,0,0,4 14-8 N |
        | trois  | 8       | 0,0,0,0,0,3/2,1,2,0,0,4 9-8 S | 0,0,0,0,0,0/0,0,0,0,0,4 17-8 N |
        | quatre | 10      | 0,0,0,0,0,4/1,2,1,2,0,4 9-8 S | 0,0,0,0,0,0/0,0,0,0,0,4 19-8 N |
        | cinq   | 13      | 0,0,0,0,0,5/2,1,2,1,2,4 9-8 S | 0,0,0,0,0,0/0,0,0,0,0,4 22-8 N |

    Scénario: La récolte recule depuis f et s'arrête juste avant la dernière case du camp
      Étant donné le plateau suivant
        | Nord | 2 | 1 | 2 | 2 | 1 | 3 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 6 |
      Quand Sud sème la case F
      Alors Sud récolte 13 graines
      Et le plateau montre
        | Nord | 0 | 0 | 0 | 0 | 0 | 4 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 0 |

    Scénario: Une case de quatre graines coupe la récolte
      Étant donné le plateau suivant
        | Nord | 0 | 4 | 1 | 2 | 3 | 1 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 4 |
      Quand Sud sème la case F
      Alors Sud récolte 5 graines
      Et les cases c et d sont vides
      Et la case b contient 4 graines
      Et la case a contient 2 graines

    Scénario: Une case d'une seule graine coupe la récolte
      Étant donné le plateau suivant
        | Nord | 0 | 4 | 2 | 1 | 0 | 2 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 4 |
      Quand Sud sème la case F
      Alors Sud récolte 5 graines
      Et la case b contient 1 graine
      Et la case a contient 3 graines

    Scénario: Une case bien pleine coupe la récolte
      Étant donné la position "0,0,0,0,0,3/1,9,1,0,0,0 17-17 S"
      Quand Sud sème la case F
      Alors la position est "0,0,0,0,0,0/2,10,0,0,0,0 19-17 N"

    Scénario: Les cases au-delà de l'arrivée ne sont pas récoltées
      Étant donné la position "0,0,0,0,0,2/1,1,2,3,0,0 18-19 S"
      Quand Sud sème la case F
      Alors Sud récolte 4 graines
      Et la case c contient 2 graines
      Et la case d contient 3 graines

    Scénario: Quand Sud sème, la récolte n'entre pas dans son camp
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 5 | 0 | 1 | 1 |
        | Sud  | 0 | 0 | 0 | 0 | 3 | 1 |
      Quand Sud sème la case E
      Alors Sud récolte 4 graines
      Et les cases a et b sont vides
      Et la case F contient 2 graines

    Scénario: Quand Nord sème, la récolte n'entre pas dans son camp
      Étant donné le plateau suivant
        | Nord | 1 | 3 | 0 | 0 | 0 | 0 |
        | Sud  | 1 | 1 | 0 | 5 | 0 | 0 |
      Et que Nord a le trait
      Quand Nord sème la case e
      Alors Nord récolte 4 graines
      Et les cases A et B sont vides
      Et la case f contient 2 graines

    Plan du scénario: Nord récolte en reculant, lui aussi, <jusqu'où>
      Étant donné la position "<avant>"
      Quand Nord sème la case f
      Alors Nord récolte <récolte> graines
      Et la position est "<après>"

      Exemples:
        | jusqu'où                              | récolte | avant                           | après                           |
        | trois cases de suite                  | 7       | 1,2,1,5,0,0/0,0,0,0,0,3 10-11 N | 0,0,0,5,0,0/0,0,0,0,0,0 10-18 S |
        | et s'arrête à une case de quatre      | 5       | 1,3,2,1,4,0/0,0,0,0,0,4 10-11 N | 2,4,0,0,4,0/0,0,0,0,0,0 10-16 S |
        | et s'arrête à une case d'une graine   | 5       | 1,0,2,1,4,0/0,0,0,0,0,4 10-11 N | 2,1,0,0,4,0/0,0,0,0,0,0 10-16 S |
        | et ne prend rien au-delà de l'arrivée | 4       | 1,1,2,3,0,0/0,0,0,0,0,2 10-11 N | 0,0,2,3,0,0/0,0,0,0,0,0 10-15 S |

    Scénario: Après un tour complet, la récolte recule de la même façon
      Étant donné la position "0,0,0,0,17,0/0,0,0,0,0,6 12-13 S"
      Quand Sud sème la case E
      Alors Sud récolte 10 graines
      Et la position est "1,1,1,1,0,2/0,0,0,0,0,7 22-13 N"

  @AWA-09
  Règle: Rien n'est récolté dans une case vide, chez soi, ou au-delà de trois graines

    Scénario: La dernière graine dans une case vide ne récolte rien
      Étant donné le plateau suivant
        | Nord | 0 | 3 | 0 | 1 | 2 | 1 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 4 |
      Quand Sud sème la case F
      Alors Sud ne récolte rien
      Et le plateau montre
        | Nord | 0 | 3 | 1 | 2 | 3 | 2 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 0 |

    Plan du scénario: Une case adverse qui arrive à <après> graines n'est pas récoltée
      Étant donné la position "0,0,0,0,0,1/<avant>,0,0,0,0,0 0-0 S"
      Quand Sud sème la case F
      Alors Sud ne récolte aucune graine
      Et la case a contient <après> graines

      Exemples:
        | avant | après |
        | 3     | 4     |
        | 4     | 5     |
        | 5     | 6     |
        | 9     | 10    |
        | 17    | 18    |
        | 33    | 34    |
        | 65    | 66    |
        | 129   | 130   |
        | 254   | 255   |

    Scénario: Quand l'arrivée ne se récolte pas, les cases d'avant non plus
      Étant donné la position "0,0,0,0,0,3/1,2,3,0,0,0 18-18 S"
      Quand Sud sème la case F
      Alors Sud ne récolte rien
      Et la position est "0,0,0,0,0,0/2,3,4,0,0,0 18-18 N"

    Plan du scénario: Finir dans son propre camp avec <graines> graines ne récolte rien
      Étant donné la position "0,0,1,<avant>,0,0/0,2,2,0,0,0 20-21 S"
      Quand Sud sème la case C
      Alors Sud ne récolte rien
      Et la case D contient <graines> graines
      Et la case b contient 2 graines

      Exemples:
        | avant | graines |
        | 1     | 2       |
        | 2     | 3       |

    Scénario: Nord qui finit chez lui ne récolte rien
      Étant donné la position "2,2,0,0,0,0/0,0,0,1,1,0 20-22 N"
      Quand Nord sème la case d
      Alors Nord ne récolte rien
      Et la position est "2,2,0,0,0,0/0,0,0,0,2,0 20-22 S"

    Plan du scénario: Nord ne récolte rien non plus quand la dernière graine tombe <où>
      Étant donné la position "<avant>"
      Quand Nord sème la case f
      Alors Nord ne récolte rien
      Et la position est "<après>"

      Exemples:
        | où                                  | avant                           | après                            |
        | dans une case vide                  | 1,2,1,0,3,0/0,0,0,0,0,4 10-11 N | 2,3,2,1,3,0/0,0,0,0,0,0 10-11 S  |
        | dans une case de trois graines      | 1,2,3,0,0,0/0,0,0,0,0,3 10-11 N | 2,3,4,0,0,0/0,0,0,0,0,0 10-11 S  |
        | dans une case bien pleine           | 9,0,0,0,0,0/0,0,0,0,0,1 10-11 N | 10,0,0,0,0,0/0,0,0,0,0,0 10-11 S |
        | chez lui, tout le camp adverse semé | 1,1,2,1,2,1/1,0,0,0,0,7 10-11 N | 2,2,3,2,3,2/2,0,0,0,0,0 10-11 S  |

    Scénario: Revenir chez soi après avoir semé tout le camp adverse ne récolte rien
      Étant donné le plateau suivant
        | Nord | 1 | 1 | 2 | 1 | 2 | 1 |
        | Sud  | 1 | 0 | 0 | 0 | 0 | 7 |
      Quand Sud sème la case F
      Alors Sud ne récolte rien
      Et le plateau montre
        | Nord | 2 | 2 | 3 | 2 | 3 | 2 |
        | Sud  | 2 | 0 | 0 | 0 | 0 | 0 |
