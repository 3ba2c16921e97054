# language: fr
@awale
Fonctionnalité: L'accord, la répétition et la victoire acquise
  Trois graines ne suffisent plus guère à récolter : les joueurs peuvent s'entendre pour arrêter.
  Une partie qui tourne en rond s'arrête d'elle-même.

  Contexte:
    Étant donné une partie d'Awalé

  @AWA-14 @interprete
  Règle: À trois graines ou moins, les joueurs peuvent se mettre d'accord pour arrêter

    Scénario: Sud propose, Nord accepte, la partie s'arrête
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Sud propose d'arrêter
      Alors l'offre de Sud attend une réponse
      Quand Nord accepte
      Alors la partie s'arrête selon l'article AWA-14
      Et Sud compte 24 graines et Nord 24
      Et la partie est nulle

    Scénario: Nord propose, Sud accepte, et l'on compte
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N"
      Quand Nord propose d'arrêter la partie
      Et Sud accepte d'arrêter
      Alors Nord gagne selon l'article AWA-14
      Et Nord compte 25 graines et Sud 23
      Et la position est "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N arret=accord"

    Plan du scénario: L'accord est possible à <total> graines
      Étant donné la position "<position>"
      Quand Sud propose d'arrêter
      Alors le geste est accepté
      Et il reste <total> graines sur le plateau
      Et la partie continue

      Exemples:
        | total | position                        |
        | 2     | 1,0,0,0,0,0/0,1,0,0,0,0 23-23 S |
        | 3     | 0,2,0,0,0,0/0,1,0,0,0,0 22-23 S |

    Scénario: À quatre graines, il est trop tôt pour le proposer
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,1,0 22-22 S"
      Quand Sud propose d'arrêter
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « il reste 4 graines sur le plateau : pour arrêter d'un commun accord, il en faut 3 ou moins »
      Et aucune offre n'attend de réponse

    Scénario: Trois graines n'arrêtent rien toutes seules
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Sud a le trait
      Alors la partie continue
      Et Sud peut semer les cases A et E

    Scénario: Une offre en attente ne prend pas le tour et n'enlève aucun choix
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Sud propose d'arrêter
      Alors c'est toujours à Sud de jouer
      Et Sud peut semer les cases A et E
      Et la position est "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S propose=S"

    Scénario: Après un refus, la partie continue avec le même joueur
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Sud propose d'arrêter
      Et Nord refuse
      Alors aucune offre n'attend de réponse
      Et la partie continue
      Et la position est "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"

    Scénario: Sud peut refuser l'offre de Nord, qui garde le trait
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N propose=N"
      Quand Sud refuse
      Alors aucune offre n'attend de réponse
      Et la position est "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N"

    Scénario: Après un refus, on peut proposer de nouveau
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Sud propose d'arrêter
      Et Nord refuse d'arrêter
      Et Sud propose d'arrêter
      Alors le geste est accepté
      Et l'offre de Sud attend une réponse

    Scénario: Jouer fait tomber sa propre offre
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S propose=S"
      Quand Sud sème la case A
      Alors aucune offre n'attend de réponse
      Et la position est "0,1,0,0,1,0/0,1,0,0,0,0 22-23 N"

    Scénario: Jouer fait tomber aussi l'offre de Nord
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N propose=N"
      Quand Nord sème la case b
      Alors aucune offre n'attend de réponse
      Et la position est "1,0,0,0,0,0/0,0,1,0,0,1 22-23 S"

    Scénario: On n'accepte pas une offre tombée
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Et que l'offre de Sud attend une réponse
      Quand Sud sème la case A
      Et Nord accepte
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « personne n'a proposé d'arrêter la partie »
      Et la partie continue

    Plan du scénario: Sans offre, il n'y a rien à quoi répondre
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand <réponse>
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « personne n'a proposé d'arrêter la partie »
      Et le plateau est inchangé

      Exemples:
        | réponse      |
        | Nord accepte |
        | Nord refuse  |
        | Sud accepte  |

    Plan du scénario: On ne répond pas à sa propre offre
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S propose=S"
      Quand <réponse>
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « c'est à Nord de répondre à l'offre de Sud »
      Et l'offre de Sud attend une réponse

      Exemples:
        | réponse     |
        | Sud accepte |
        | Sud refuse  |

    Plan du scénario: Nord ne répond pas non plus à sa propre offre
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N propose=N"
      Quand <réponse>
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « c'est à Sud de répondre à l'offre de Nord »
      Et l'offre de Nord attend une réponse

      Exemples:
        | réponse      |
        | Nord accepte |
        | Nord refuse  |

    Scénario: On ne propose pas deux fois de suite
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 23-23 N propose=N"
      Quand Nord propose d'arrêter
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « l'offre d'arrêter de Nord attend déjà une réponse »
      Et l'offre de Nord attend une réponse

    Scénario: Seul celui qui a le trait propose
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S"
      Quand Nord propose d'arrêter
      Alors le geste est refusé selon l'article AWA-04
      Et aucune offre n'attend de réponse

    Scénario: Sud ne propose rien pendant le tour de Nord
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,1 22-23 N"
      Quand Sud propose d'arrêter
      Alors le geste est refusé selon l'article AWA-04
      Et aucune offre n'attend de réponse

    Scénario: Une offre faite trop tôt ne s'accepte pas
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,1,0 22-22 S propose=S"
      Quand Nord accepte
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « il reste 4 graines sur le plateau : pour arrêter d'un commun accord, il en faut 3 ou moins »
      Et la partie continue

    Scénario: Une offre faite trop tôt peut en revanche être refusée
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,1,0 22-22 S propose=S"
      Quand Nord refuse
      Alors le geste est accepté
      Et aucune offre n'attend de réponse

    Scénario: Le dessin montre l'offre qui attend
      Étant donné le plateau suivant
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 0  | 0  | 1  | 0  |
             +----+----+----+----+----+----+
         Sud | 1  | 0  | 0  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 22 (Sud), 24 (Nord)
        trait : Sud
        propose d'arrêter : Sud
        """
      Quand Nord accepte
      Alors Nord gagne selon l'article AWA-14
      Et Sud compte 23 graines et Nord 25

    Scénario: Une fois l'accord passé, plus rien ne se joue
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S arret=accord"
      Quand Sud sème la case A
      Alors le coup est refusé selon l'article AWA-14
      Et le refus dit « la partie est terminée »
      Et aucun coup n'est possible

    Plan du scénario: Une fois l'accord passé, on ne revient pas dessus
      Étant donné la position "1,0,0,0,1,0/0,1,0,0,0,0 22-23 S arret=accord"
      Quand <geste>
      Alors le geste est refusé selon l'article AWA-14
      Et le refus dit « la partie est terminée »

      Exemples:
        | geste                 |
        | Sud propose d'arrêter |
        | Nord refuse           |

    Scénario: Le dessin montre l'accord passé
      Étant donné le plateau suivant
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 0  | 0  | 1  | 0  |
             +----+----+----+----+----+----+
         Sud | 2  | 0  | 0  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 23 (Sud), 22 (Nord)
        trait : Sud
        arrêt : accord
        """
      Quand Sud a le trait
      Alors Sud gagne selon l'article AWA-14
      Et Sud compte 25 graines et Nord 23

    Scénario: La partie ne s'arrête pas autrement que par accord dans un dessin
      Quand le plateau suivant
        """
                f    e    d    c    b    a
             +----+----+----+----+----+----+
        Nord | 0  | 0  | 0  | 0  | 1  | 0  |
             +----+----+----+----+----+----+
         Sud | 2  | 0  | 0  | 0  | 0  | 0  |
             +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 23 (Sud), 22 (Nord)
        trait : Sud
        arrêt : fatigue
        """
      Alors la mise en place est impossible parce que « cette ligne du dessin n'est pas comprise : « arrêt : fatigue » »

    Scénario: Un accord déjà passé compte avant tout autre arrêt
      Étant donné la position "0,0,0,0,0,0/0,1,0,0,2,0 22-23 S arret=accord"
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-14

  @AWA-16 @interprete
  Règle: La troisième apparition d'une même position arrête la partie

    Scénario: Deux graines qui se poursuivent reviennent une troisième fois
      Étant donné la position "1,0,0,0,0,0/1,0,0,0,0,0 20-26 S"
      Quand on joue « A a B b C c D d E e F f »
      Alors la partie continue
      Et la position est "1,0,0,0,0,0/1,0,0,0,0,0 20-26 S"
      Quand on joue « A a B b C c D d E e F f »
      Alors Nord gagne selon l'article AWA-16
      Et Nord compte 27 graines et Sud 21

    Scénario: Le tour d'avant, rien n'est encore arrêté
      Étant donné la position "1,0,0,0,0,0/1,0,0,0,0,0 20-26 S"
      Quand on joue « A a B b C c D d E e F f A a B b C c D d E e F »
      Alors le coup est accepté
      Et la partie continue
      Et Nord ne peut semer que la case f

    Scénario: Une position déjà vue une fois revient pour la troisième
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 23-23 S"
      Et que cette position a déjà été vue 1 fois
      Quand on joue « B b C c D d E e F f A a »
      Alors la partie est nulle selon l'article AWA-16
      Et aucun coup n'est possible

    Scénario: La troisième apparition compte aussi quand Nord a le trait
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 23-23 N"
      Et que cette position a déjà été vue 1 fois
      Quand on joue « b B c C d D e E f F a A »
      Alors la position est "0,1,0,0,0,0/0,1,0,0,0,0 23-23 N"
      Et la partie est nulle selon l'article AWA-16

    Scénario: Une position déjà vue deux fois arrête aussitôt la partie
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Et que cette position a déjà été vue 2 fois
      Quand Sud a le trait
      Alors Sud gagne selon l'article AWA-16
      Et Sud compte 25 graines et Nord 23

    Scénario: Une position vue deux fois en tout n'arrête pas la partie
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Et que cette position a déjà été vue 1 fois
      Quand Sud sème la case B
      Alors le coup est accepté
      Et la partie continue

    Scénario: Une fois la partie arrêtée par répétition, on ne joue plus
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Et que cette position a déjà été vue 2 fois
      Quand Sud sème la case B
      Alors le coup est refusé selon l'article AWA-16
      Et le refus dit « la partie est terminée »
      Et le plateau est inchangé

    Scénario: Une fois la partie arrêtée par répétition, on ne propose plus rien
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Et que cette position a déjà été vue 2 fois
      Quand Sud propose d'arrêter
      Alors le geste est refusé selon l'article AWA-16
      Et aucune offre n'attend de réponse

    Scénario: Un autre arrêt passe avant la répétition
      Étant donné la position "1,0,0,0,1,0/0,0,0,0,0,0 23-23 S"
      Et que cette position a déjà été vue 2 fois
      Quand Sud a le trait
      Alors la partie s'arrête selon l'article AWA-12

    Scénario: Une offre refusée n'est pas une nouvelle apparition
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Et que cette position a déjà été vue 1 fois
      Quand Sud propose d'arrêter
      Et Nord refuse
      Alors la partie continue

    Scénario: Une offre qui attend ne fait pas une autre position
      Étant donné la position "0,1,0,0,0,0/0,1,0,0,0,0 23-23 S propose=S"
      Et que cette position a déjà été vue 1 fois
      Quand Nord refuse
      Et on joue « B b C c D d E e F f A a »
      Alors la partie est nulle selon l'article AWA-16

  @AWA-17 @interprete
  Règle: Vingt-cinq graines récoltées sont une victoire acquise, et la partie continue

    Scénario: À la vingt-cinquième graine, la victoire est acquise et la partie continue
      Étant donné le plateau suivant
        | Nord | 0 | 5 | 0 | 1 | 2 | 1 |
        | Sud  | 1 | 0 | 0 | 0 | 0 | 3 |
      Et que Sud a récolté 18 graines et Nord 17
      Quand Sud sème la case F
      Alors la victoire de Sud est acquise
      Et la partie continue
      Et c'est à Nord de jouer

    Plan du scénario: Avec <sud> graines pour Sud et <nord> pour Nord, la victoire de <joueur> est acquise
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,0 <sud>-<nord> S"
      Quand Sud a le trait
      Alors la victoire de <joueur> est acquise
      Et la partie continue

      Exemples:
        | sud | nord | joueur |
        | 25  | 21   | Sud    |
        | 40  | 6    | Sud    |
        | 21  | 25   | Nord   |

    Scénario: Avec vingt-quatre graines, la victoire n'est pas acquise
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,0 24-22 S"
      Quand Sud a le trait
      Alors la victoire de Sud n'est pas acquise
      Et la victoire de Nord n'est pas acquise

    Scénario: Les graines du camp ne comptent pas pour une victoire acquise
      Étant donné la position "9,0,0,0,0,0/0,1,0,0,0,0 24-14 S"
      Quand Sud a le trait
      Alors la victoire de Sud n'est pas acquise

    Scénario: L'autre peut encore récolter
      Étant donné la position "0,0,0,1,1,0/0,0,0,0,0,4 30-12 N"
      Quand Nord sème la case f
      Alors Nord récolte 2 graines
      Et la victoire de Sud est acquise
      Et la victoire de Nord n'est pas acquise

    Scénario: Même avec moins de quarante-huit graines en tout, il en faut vingt-cinq
      Étant donné la position "1,0,0,0,0,0/0,1,0,0,0,0 24-0 S"
      Quand Sud a le trait
      Alors la victoire de Sud n'est pas acquise

    Plan du scénario: Avec plus de quarante-huit graines, il en faut aussi plus de la moitié : <récolte> sur 60
      Étant donné la position "10,0,0,0,0,<reste>/0,10,0,0,0,0 <récolte>-0 S"
      Quand Sud a le trait
      Alors la victoire de Sud <verdict> acquise

      Exemples:
        | récolte | reste | verdict   |
        | 30      | 10    | n'est pas |
        | 31      | 9     | est       |
