# language: fr
@awale
Fonctionnalité: Nourrir l'adversaire
  Celui qui joue doit laisser au moins une graine dans le camp d'en face.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-11
  Règle: On laisse toujours au moins une graine à l'adversaire

    Scénario: Quand Nord n'a plus rien, seul un semis qui l'atteint est permis
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 0 | 0 | 0 | 0 |
        | Sud  | 1 | 0 | 1 | 0 | 0 | 8 |
      Quand Sud a le trait
      Alors Sud ne peut semer que la case F
      Et Sud ne peut pas semer la case A selon l'article AWA-11
      Et Sud ne peut pas semer la case C selon l'article AWA-11

    Scénario: Un semis qui n'atteint pas le camp vide est refusé, et le refus dit quoi jouer
      Étant donné la position "1,0,1,0,0,8/0,0,0,0,0,0 19-19 S"
      Quand Sud sème la case C
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case C affamerait Nord ; jouez F »
      Et le plateau est inchangé
      Et c'est toujours à Sud de jouer

    Scénario: Le semis qui nourrit est accepté
      Étant donné la position "1,0,1,0,0,1/0,0,0,0,0,0 22-23 S"
      Quand Sud sème la case F
      Alors le coup est accepté
      Et la case a contient 1 graine
      Et c'est à Nord de jouer

    Scénario: Le refus propose toutes les cases qui nourrissent
      Étant donné la position "4,5,0,3,3,1/0,0,0,0,0,0 16-16 S"
      Quand Sud sème la case A
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case A affamerait Nord ; jouez B, D, E ou F »
      Et Sud peut semer les cases B, D, E et F

    Scénario: Si deux cases seulement nourrissent, le refus propose les deux
      Étant donné la position "5,5,0,0,0,1/0,0,0,0,0,0 18-19 S"
      Quand Sud sème la case A
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case A affamerait Nord ; jouez B ou F »

    Plan du scénario: De la case <case>, il faut au moins <assez> graines pour nourrir Nord
      Étant donné la position "<position>"
      Quand Sud a le trait
      Alors Sud ne peut pas semer la case <case> selon l'article AWA-11
      Et Sud peut semer la case <autre>

      Exemples:
        | case | assez | position                        | autre |
        | A    | 6     | 5,5,0,0,0,0/0,0,0,0,0,0 19-19 S | B     |
        | B    | 5     | 0,4,4,0,0,0/0,0,0,0,0,0 20-20 S | C     |
        | C    | 4     | 0,0,3,3,0,0/0,0,0,0,0,0 21-21 S | D     |
        | D    | 3     | 0,0,0,2,2,0/0,0,0,0,0,0 22-22 S | E     |
        | E    | 2     | 6,0,0,0,1,0/0,0,0,0,0,0 20-21 S | A     |

    Scénario: Nord doit nourrir Sud de la même façon
      Étant donné la position "0,0,0,0,0,0/0,0,2,3,2,0 20-21 N"
      Quand Nord sème la case c
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case c affamerait Sud ; jouez d ou e »
      Et Nord peut semer les cases d et e

    Scénario: Récolter tout le camp adverse l'affamerait aussi
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 0 | 0 | 1 | 1 |
        | Sud  | 1 | 0 | 0 | 0 | 0 | 2 |
      Et que Sud a récolté 20 graines et Nord 23
      Quand Sud sème la case F
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case F affamerait Nord, dont tout le camp serait récolté ; jouez A »
      Et le plateau est inchangé

    Scénario: Nord ne récolte pas non plus tout le camp de Sud
      Étant donné la position "1,1,0,0,0,0/1,0,0,0,0,2 20-23 N"
      Quand Nord sème la case f
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case f affamerait Sud, dont tout le camp serait récolté ; jouez a »
      Et Nord ne peut semer que la case a

    Scénario: Récolter tout sauf une case est permis
      Étant donné la position "1,0,0,0,0,2/1,1,1,0,0,0 20-22 S"
      Quand Sud sème la case F
      Alors Sud récolte 4 graines
      Et la position est "1,0,0,0,0,0/0,0,1,0,0,0 24-22 N"

    Scénario: Récolter les six cases de l'adversaire est refusé
      Étant donné la position "1,0,0,0,0,6/1,2,1,2,1,2 14-18 S"
      Quand Sud sème la case F
      Alors le coup est refusé selon l'article AWA-11
      Et Sud ne peut semer que la case A

    Scénario: On n'a pas à nourrir un adversaire qui a encore des graines
      Étant donné la position "1,0,0,0,0,0/0,0,1,0,0,0 23-23 S"
      Quand Sud sème la case A
      Alors le coup est accepté
      Et c'est à Nord de jouer

    Scénario: Vider son propre camp n'est pas interdit
      Étant donné la position "0,0,0,0,0,1/0,0,0,3,0,0 22-22 S"
      Quand Sud sème la case F
      Alors le coup est accepté
      Et le camp de Sud est vide
      Et c'est à Nord de jouer

    Scénario: Celui qui vide son propre camp doit être nourri dès le tour suivant
      Étant donné la position "0,0,0,0,0,1/1,0,0,0,1,3 21-21 S"
      Quand Sud sème la case F
      Alors Sud récolte 2 graines
      Et le camp de Sud est vide
      Et Nord ne peut semer que la case f

    @interprete
    Scénario: Avec grand-chelem=interdit, on joue la règle ordinaire
      Étant donné une partie d'Awalé avec grand-chelem=interdit
      Et la position "1,0,0,0,0,2/1,1,0,0,0,0 20-23 S"
      Quand Sud sème la case F
      Alors le coup est refusé selon l'article AWA-11

    @interprete
    Scénario: Avec grand-chelem=sans-prise, tout récolter est permis et ne rapporte rien
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et le plateau suivant
        | Nord | 0 | 0 | 0 | 0 | 1 | 1 |
        | Sud  | 1 | 0 | 0 | 0 | 0 | 2 |
      Quand Sud sème la case F
      Alors Sud ne récolte rien
      Et le plateau montre
        | Nord | 0 | 0 | 0 | 0 | 2 | 2 |
        | Sud  | 1 | 0 | 0 | 0 | 0 | 0 |
      Et c'est à Nord de jouer

    @interprete
    Scénario: Avec grand-chelem=sans-prise, Nord a le même droit
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,1,0,0,0,0/1,0,0,0,0,2 20-23 N"
      Quand Nord sème la case f
      Alors Nord ne récolte rien
      Et la position est "2,2,0,0,0,0/1,0,0,0,0,0 20-23 S"

    @interprete
    Scénario: Avec grand-chelem=sans-prise, cette case s'ajoute aux choix
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,0,0,0,2/1,1,0,0,0,0 20-23 S"
      Quand Sud a le trait
      Alors Sud peut semer les cases A et F

    @interprete
    Scénario: Avec grand-chelem=sans-prise, une récolte ordinaire se fait toujours
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,0,0,0,2/1,1,1,0,0,0 20-22 S"
      Quand Sud sème la case F
      Alors Sud récolte 4 graines
      Et les cases a et b sont vides

    @interprete
    Scénario: Avec grand-chelem=sans-prise, un camp vide doit toujours être nourri
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,1,0,0,8/0,0,0,0,0,0 19-19 S"
      Quand Sud sème la case C
      Alors le coup est refusé selon l'article AWA-11
      Et le refus dit « semer la case C affamerait Nord ; jouez F »
      Et Sud ne peut semer que la case F
