# language: fr
@awale
Fonctionnalité: L'arrêt de la partie et le compte
  Une partie s'arrête quand on ne peut plus nourrir l'autre ou que l'on n'a plus rien à semer.
  Chacun compte alors sa récolte et les graines de son camp.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-12
  Règle: Celui qui ne peut pas nourrir son adversaire arrête la partie

    Scénario: Si aucune case de Sud n'atteint le camp vide de Nord, la partie s'arrête
      Étant donné le plateau suivant
        | Nord | 0 | 0 | 0 | 0 | 0 | 0 |
        | Sud  | 1 | 0 | 2 | 0 | 1 | 0 |
      Et que Sud a récolté 22 graines et Nord 22
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-12
      Et aucun coup n'est possible
      Et Sud compte 26 graines et Nord 22

    Scénario: Le dernier semis de Nord laisse Sud sans moyen de le nourrir
      Étant donné la position "0,1,0,0,0,0/0,0,0,0,0,1 21-25 N"
      Quand Nord sème la case f
      Alors la partie s'arrête selon l'article AWA-12
      Et le plateau montre
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 0  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
         Sud | 1  | 1  | 0  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 21 (Sud), 25 (Nord)
        trait : Sud
        """

    Scénario: Nord aussi arrête la partie s'il ne peut pas nourrir Sud
      Étant donné la position "0,0,0,0,0,2/0,0,0,1,0,0 21-24 S"
      Quand Sud sème la case F
      Alors la partie s'arrête selon l'article AWA-12
      Et le camp de Sud est vide
      Et Nord compte 27 graines et Sud 21

    Plan du scénario: Ne pouvoir que tout récolter, c'est ne pas pouvoir nourrir
      Étant donné la position "0,0,0,0,0,1/<camp> 23-22 S"
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-12
      Et aucun coup n'est possible

      Exemples:
        | camp        |
        | 1,0,0,0,0,0 |
        | 2,0,0,0,0,0 |

    Plan du scénario: Nord aussi arrête la partie s'il ne peut que tout récolter
      Étant donné la position "<camp>/0,0,0,0,0,1 23-22 N"
      Quand Nord a le trait
      Alors la partie s'arrête selon l'article AWA-12
      Et aucun coup n'est possible

      Exemples:
        | camp        |
        | 1,0,0,0,0,0 |
        | 2,0,0,0,0,0 |

    Scénario: Une seule case qui nourrit suffit pour continuer
      Étant donné la position "1,0,2,0,2,0/0,0,0,0,0,0 21-22 S"
      Quand Sud a le trait
      Alors la partie continue
      Et Sud ne peut semer que la case E

    Scénario: Si l'adversaire a encore des graines, la partie continue
      Étant donné la position "1,0,0,0,0,0/0,0,0,0,1,0 23-23 S"
      Quand Sud a le trait
      Alors la partie continue
      Et Sud ne peut semer que la case A

    Scénario: Une fois la partie arrêtée, on ne sème plus rien
      Étant donné la position "0,0,0,0,1,0/0,0,0,0,0,0 24-23 S"
      Quand Sud sème la case E
      Alors le coup est refusé selon l'article AWA-12
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

    Plan du scénario: Une fois la partie arrêtée, le refus ne parle que de cela
      Étant donné la position "0,0,0,0,1,0/0,0,0,0,0,0 24-23 S"
      Quand <joueur> sème la case <case>
      Alors le coup est refusé selon l'article AWA-12

      Exemples:
        | joueur | case |
        | Nord   | a    |
        | Sud    | G    |
        | Sud    | a    |
        | Sud    | A    |

    Scénario: Une fois la partie arrêtée, on ne propose plus rien
      Étant donné la position "0,0,0,0,1,0/0,0,0,0,0,0 24-23 S"
      Quand Sud propose d'arrêter
      Alors le geste est refusé selon l'article AWA-12
      Et aucune offre n'attend de réponse

    @interprete
    Scénario: Avec grand-chelem=sans-prise, pouvoir tout récolter évite l'arrêt
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "0,0,0,0,0,1/2,0,0,0,0,0 23-22 S"
      Quand Sud a le trait
      Alors la partie continue
      Et Sud ne peut semer que la case F

    @interprete
    Scénario: Avec grand-chelem=sans-prise, un camp vide hors d'atteinte arrête la partie
      Étant donné une partie d'Awalé avec grand-chelem=sans-prise
      Et la position "1,0,0,0,1,0/0,0,0,0,0,0 23-23 S"
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-12
      Et aucun coup n'est possible

  @AWA-13
  Règle: Celui qui n'a plus rien à semer arrête la partie

    Scénario: Si Sud a le trait et que son camp est vide, la partie s'arrête
      Étant donné le plateau suivant
        | Nord | 0 | 2 | 0 | 0 | 1 | 0 |
        | Sud  | 0 | 0 | 0 | 0 | 0 | 0 |
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-13
      Et aucun coup n'est possible

    Scénario: Si Nord a le trait et que son camp est vide, la partie s'arrête
      Étant donné la position "9,0,0,0,0,6/0,0,0,0,0,0 20-13 N"
      Quand Nord a le trait
      Alors la partie est terminée selon l'article AWA-13
      Et Sud compte 35 graines et Nord 13

    Scénario: Si tout le plateau est vide, la partie s'arrête
      Étant donné la position "0,0,0,0,0,0/0,0,0,0,0,0 25-23 N"
      Quand Nord a le trait
      Alors la partie s'arrête selon l'article AWA-13
      Et il reste 0 graine sur le plateau

    Plan du scénario: Celui qui n'a plus rien à semer peut tout de même gagner : <joueur>
      Étant donné la position "<position>"
      Quand <joueur> a le trait
      Alors <joueur> gagne selon l'article AWA-13

      Exemples:
        | joueur | position                        |
        | Sud    | 0,0,0,0,0,0/0,0,0,2,0,0 30-16 S |
        | Nord   | 0,0,0,2,0,0/0,0,0,0,0,0 16-30 N |

    Scénario: Le camp vide de celui qui vient de jouer n'arrête rien
      Étant donné la position "0,0,0,0,0,1/0,0,0,3,0,0 22-22 S"
      Quand Sud sème la case F
      Alors le camp de Sud est vide
      Et la partie continue

    Scénario: Une fois la partie arrêtée faute de graines, tout est refusé
      Étant donné la position "0,0,0,0,0,0/0,1,0,0,2,0 22-23 S"
      Quand Nord sème la case b
      Alors le coup est refusé selon l'article AWA-13
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

  @AWA-15 @interprete
  Règle: À l'arrêt, chacun ajoute à sa récolte les graines de son camp

    Scénario: Les graines de son camp reviennent à Sud
      Étant donné la position "1,0,1,0,0,0/0,0,0,0,0,0 23-23 S"
      Quand Sud a le trait
      Alors Sud compte 25 graines et Nord 23
      Et Sud gagne selon l'article AWA-12

    Scénario: Les graines de son camp reviennent à Nord
      Étant donné la position "0,0,0,0,0,0/0,1,0,0,2,0 22-23 S"
      Quand Sud a le trait
      Alors Sud compte 22 graines et Nord 26
      Et Nord gagne selon l'article AWA-13

    Scénario: Les graines du camp peuvent renverser l'avance
      Étant donné la position "1,2,2,0,0,0/0,0,0,0,0,0 21-22 S"
      Quand Sud a le trait
      Alors Sud compte 26 graines et Nord 22
      Et Sud gagne la partie

    Scénario: À vingt-quatre partout, la partie est nulle
      Étant donné la position "0,0,0,0,1,0/0,0,0,0,0,0 23-24 S"
      Quand Sud a le trait
      Alors la partie est nulle selon l'article AWA-12
      Et Sud compte 24 graines et Nord 24
      Et personne ne gagne

    Scénario: À totaux égaux, la partie est nulle quel que soit l'arrêt
      Étant donné la position "0,0,0,0,0,0/0,0,0,0,0,0 24-24 N"
      Quand Nord a le trait
      Alors la partie est nulle selon l'article AWA-13

    Scénario: Le compte ne déplace aucune graine
      Étant donné la position "0,1,0,0,0,0/0,0,0,0,0,1 21-25 N"
      Quand Nord sème la case f
      Alors Nord compte 25 graines et Sud 23
      Et Nord gagne
      Et la position est "1,1,0,0,0,0/0,0,0,0,0,0 21-25 S"

  @AWA-02
  Règle: Celui qui a le plus de graines gagne

    Plan du scénario: Avec <sud> graines contre <nord>, <joueur> gagne
      Étant donné la position "0,0,0,0,0,0/0,0,0,0,0,0 <sud>-<nord> S"
      Quand Sud a le trait
      Alors <joueur> gagne

      Exemples:
        | sud | nord | joueur |
        | 25  | 23   | Sud    |
        | 48  | 0    | Sud    |
        | 23  | 25   | Nord   |
        | 0   | 48   | Nord   |

    Scénario: Mener à la récolte ne fait pas gagner avant l'arrêt
      Étant donné la position "1,1,0,0,0,0/4,4,4,0,0,0 30-4 S"
      Quand Sud sème la case A
      Alors la partie continue
      Et Sud ne gagne pas

    Scénario: Le gagnant n'est pas forcément celui qui a joué le dernier
      Étant donné la position "0,1,0,0,0,0/0,0,0,0,0,1 30-16 N"
      Quand Nord sème la case f
      Alors Sud gagne
      Et Nord ne gagne pas
