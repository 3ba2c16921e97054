# language: fr
@awale
Fonctionnalité: Le plateau et les camps
  Deux rangées de six cases. Sud tient la rangée du bas, de A à F ; Nord celle du haut,
  qui se lit de f à a, si bien que a fait face à F.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-01
  Règle: Le plateau compte douze cases de quatre graines

    Scénario: Au départ, chaque case contient quatre graines
      Quand Sud commence
      Alors le plateau montre
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 4  | 4  | 4  | 4  | 4  | 4  |
             +----+----+----+----+----+----+
         Sud | 4  | 4  | 4  | 4  | 4  | 4  |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 0 (Sud), 0 (Nord)
        trait : Sud
        """
      Et il reste 48 graines sur le plateau

    Scénario: Une nouvelle partie s'écrit en une ligne
      Quand Sud commence
      Alors la position est "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
      Et Sud n'a rien récolté
      Et Nord n'a rien récolté

    Scénario: La rangée de Nord se lit de droite à gauche
      Étant donné le plateau suivant
        | Nord | 1 | 2 | 3 | 4 | 5 | 6 |
        | Sud  | 7 | 8 | 9 | 1 | 1 | 1 |
      Quand Sud a le trait
      Alors la case f contient 1 graine
      Et la case a contient 6 graines
      Et la case A contient sept graines
      Et les cases D, E et F contiennent une graine
      Et la position est "7,8,9,1,1,1/6,5,4,3,2,1 0-0 S"

    Scénario: Le nom des rangées peut être omis, et une case vide se laisse en blanc
      Étant donné le plateau suivant
        | 0 | 5 |   | 1 | 2 | 1 |
        | 0 | 0 | - | 0 | . | 3 |
      Quand Sud sème la case F
      Alors le plateau montre
        | Nord | 0 | 5 | 0 | 0 | 0 | 0 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 0 |

    Scénario: Un dessin installe aussi les récoltes et le trait
      Étant donné le plateau suivant
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 2  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
         Sud | 0  | 1  | 0  | 0  | 0  | 12 |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 13 (Sud), 20 (Nord)
        trait : Nord
        """
      Quand Nord sème la case d
      Alors la position est "0,1,0,0,0,12/0,0,0,0,1,1 13-20 S"

    Scénario: Un petit plateau de moins de quarante-huit graines se joue aussi
      Étant donné la position "0,0,0,0,0,2/0,0,0,0,0,1 0-0 S"
      Quand Sud sème la case F
      Alors le coup est accepté
      Et il reste trois graines sur le plateau

    Scénario: Une seule rangée ne fait pas un plateau
      Quand le plateau suivant
        | Nord | 4 | 4 | 4 | 4 | 4 | 4 |
      Alors la mise en place est impossible parce que « le plateau a deux rangées, celle de Nord puis celle de Sud, et non 1 »

    Scénario: Une rangée de sept cases est signalée
      Quand le plateau suivant
        | 4 | 4 | 4 | 4 | 4 | 4 | 4 |
        | 4 | 4 | 4 | 4 | 4 | 4 | 4 |
      Alors la mise en place est impossible parce que « une rangée a six cases, et non 7 »

    Plan du scénario: « <nord> » n'est pas un nombre de graines
      Quand le plateau suivant
        | Nord | 4 | 4 | <nord> | 4 | 4 | 4 |
        | Sud  | 4 | 4 | 4      | 4 | 4 | 4 |
      Alors la mise en place est impossible parce que « « <nord> » n'est pas un nombre de graines »

      Exemples:
        | nord |
        | +4   |
        | 4x   |

    Scénario: Le nombre de graines qui ne se comprend pas est montré à sa place
      Quand le plateau suivant
        | 4 | 4  | 4 | 4 | 4 | 4 |
        | 4 | -4 | 4 | 4 | 4 | 4 |
      Alors la mise en place est impossible parce que « « -4 » n'est pas un nombre de graines »

    Scénario: Une rangée d'un dessin est signalée à sa ligne
      Quand le plateau suivant
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 2  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
         Sud | 0  | 1  | 0  | +3 | 0  | 12 |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        """
      Alors la mise en place est impossible parce que « « +3 » n'est pas un nombre de graines »

    Plan du scénario: Plus de 255 graines ne tiennent pas sur le plateau
      Quand le plateau suivant
        | Nord | 4 | 4 | 4 | 4 | 4 | 4         |
        | Sud  | 4 | 4 | 4 | 4 | 4 | <graines> |
      Alors la mise en place est impossible parce que « il y a plus de 255 graines en tout, récoltes comprises »

      Exemples:
        | graines |
        | 212     |
        | 256     |

    Plan du scénario: La case <case> n'existe pas
      Étant donné que <joueur> a le trait
      Quand <joueur> sème la case <case>
      Alors le coup est refusé selon l'article AWA-01
      Et le plateau est inchangé
      Et <joueur> a le trait

      Exemples:
        | joueur | case |
        | Sud    | G    |
        | Sud    | g    |
        | Nord   | H    |
        | Nord   | Z    |
        | Nord   | z    |

    Scénario: Le refus rappelle les cases qui existent
      Quand Sud sème la case G
      Alors le coup est refusé selon l'article AWA-01
      Et le refus dit « la case G n'existe pas : Sud a les cases A à F, Nord les cases a à f »

    Plan du scénario: Trop de graines dans une position écrite est une mise en place impossible
      Étant donné une partie d'Awalé
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « il y a plus de 255 graines en tout, récoltes comprises »

      Exemples:
        | position                                   |
        | 300,0,0,0,0,0/0,0,0,0,0,1 0-0 S            |
        | 4,0,0,0,0,0/0,0,0,0,0,1 300-0 S            |
        | 4,0,0,0,0,0/0,0,0,0,0,1 0-99999999999999 S |

    Plan du scénario: Ce qui n'est pas un nombre n'est pas une récolte ni une case
      Étant donné une partie d'Awalé
      Quand la position "<position>"
      Alors la mise en place est impossible parce que « <raison> »

      Exemples:
        | position                          | raison                                   |
        | 4,trois,0,0,0,0/0,0,0,0,0,1 0-0 S | « trois » n'est pas un nombre de graines |
        | 4,0,0,0,0,0/0,0,0,0,0,1 x-0 S     | « x » n'est pas un nombre de graines     |

  @AWA-03
  Règle: Chacun ne sème que les cases de son camp

    Scénario: Sud a six cases à semer au départ
      Quand Sud a le trait
      Alors Sud peut semer les cases A, B, C, D, E et F
      Et il y a 6 coups possibles

    Scénario: Nord a les siennes quand c'est son tour
      Quand Sud sème la case A
      Alors Nord peut semer les cases a, b, c, d, e et f
      Et il y a 6 coups possibles

    Plan du scénario: Semer la case <case> de l'adversaire est refusé à <joueur>
      Étant donné que <joueur> a le trait
      Quand <joueur> sème la case <case>
      Alors le coup est refusé selon l'article AWA-03
      Et le plateau est inchangé
      Et <joueur> a le trait

      Exemples:
        | joueur | case |
        | Sud    | a    |
        | Sud    | f    |
        | Nord   | A    |
        | Nord   | F    |

    Scénario: Le refus renvoie Sud à ses cases
      Quand Sud sème la case c
      Alors le coup est refusé selon l'article AWA-03
      Et le refus dit « la case c est dans le camp de Nord ; Sud sème une case de A à F »

    Scénario: Le refus renvoie Nord aux siennes
      Étant donné que Nord commence
      Quand Nord sème la case D
      Alors le coup est refusé selon l'article AWA-03
      Et le refus dit « la case D est dans le camp de Sud ; Nord sème une case de a à f »

    Scénario: Le refus parle de la case adverse plutôt que de la case vide
      Étant donné la position "4,4,4,4,4,4/0,4,4,4,4,4 0-4 S"
      Quand Sud sème la case a
      Alors le coup est refusé selon l'article AWA-03

  @AWA-10
  Règle: Une case peut contenir autant de graines que l'on veut

    Scénario: Un grenier grossit au-delà d'un tour du plateau
      Étant donné la position "1,0,0,0,1,20/4,4,4,4,4,4 1-1 S"
      Quand Sud sème la case E
      Alors le coup est accepté
      Et la case F contient 21 graines

    Scénario: Rien n'oblige à semer le grenier
      Étant donné la position "1,0,0,0,0,20/4,4,4,4,4,4 2-1 S"
      Quand Sud a le trait
      Alors Sud peut semer les cases A et F

    Scénario: Semer un grenier peut récolter plusieurs cases de l'adversaire
      Étant donné le plateau suivant
        | Nord | 0 | 4 | 0 | 1 | 0 | 0  |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 14 |
      Quand Sud sème la case F
      Alors Sud récolte 7 graines
      Et le plateau montre
        | Nord | 1 | 5 | 1 | 0 | 0 | 0 |
        | Sud  | 1 | 1 | 1 | 1 | 1 | 0 |

    Scénario: On peut remplir le grenier de l'adversaire sans le récolter
      Étant donné la position "0,0,0,1,0,2/30,12,0,0,0,0 1-2 S"
      Quand Sud sème la case F
      Alors Sud ne récolte rien
      Et la case a contient 31 graines
      Et la case b contient 13 graines
