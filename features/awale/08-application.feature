# language: fr
@awale @application
Fonctionnalité: L'application
  Ce que montre l'application : l'aperçu d'une case, les récoltes, les invites et la fin.

  @AWA-18
  Règle: L'aperçu d'une case montre son chemin, son arrivée et sa récolte, ou dit pourquoi elle est interdite

    Scénario: L'aperçu montre le chemin, la dernière case, la récolte et le plateau à venir
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"
      Quand je saisis « aperçu E »
      Alors l'application affiche les lignes
        """
        Chemin de E : F, a, b.
        Dernière case : b.
        Récolte : 4 graines en b (2), a (2).
        """
      Et l'application montre le plateau
        """
                f    e    d    c    b    a
              +----+----+----+----+----+----+
         Nord | 0  | 0  | 5  | 0  | 0  | 0  |
              +----+----+----+----+----+----+
          Sud | 0  | 0  | 0  | 0  | 0  | 2  |
              +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 22 (Sud), 19 (Nord)
        """

    Scénario: Un aperçu sans récolte le dit
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « apercu F »
      Alors l'application affiche les lignes
        """
        Chemin de F : a, b, c, d.
        Dernière case : d.
        Récolte : rien.
        """

    Scénario: L'aperçu ne joue rien
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « aperçu F »
      Et je saisis « position »
      Alors l'application affiche « 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S »

    Plan du scénario: Une case qui ne se sème pas dit pourquoi
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "<position>"
      Quand je saisis « aperçu <case> »
      Alors l'application affiche « La case <case> ne se joue pas (article <article>) : <motif>. »

      Exemples:
        | position                        | case | article | motif                                                                       |
        | 0,4,4,4,4,4/4,4,4,4,4,4 0-4 S   | A    | AWA-04  | la case A est vide : il n'y a rien à semer                                  |
        | 1,0,0,0,0,2/1,1,0,0,0,0 20-23 S | F    | AWA-11  | semer la case F affamerait Nord, dont tout le camp serait récolté ; jouez A |

    Scénario: Une case de l'adversaire dit qu'elle n'est pas à soi
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « aperçu f »
      Alors l'application affiche « La case f ne se joue pas (article AWA-03) »

    Scénario: Il faut dire de quelle case on veut l'aperçu
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « aperçu »
      Alors l'application affiche « Impossible : il manque ce qu'il faut montrer : « aperçu COUP ». »

  @AWA-19
  Règle: Une case permise se sème, les récoltes sont affichées, la fin est annoncée

    Scénario: Semer une case montre le plateau et les récoltes, et invite l'autre joueur
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,3,1/1,1,0,5,0,0 18-19 S"
      Quand je saisis « E »
      Alors l'application montre le plateau
        """
                f    e    d    c    b    a
              +----+----+----+----+----+----+
         Nord | 0  | 0  | 5  | 0  | 0  | 0  |
              +----+----+----+----+----+----+
          Sud | 0  | 0  | 0  | 0  | 0  | 2  |
              +----+----+----+----+----+----+
                A    B    C    D    E    F
        récoltes : 22 (Sud), 19 (Nord)
        """
      Et l'application demande son coup à Nord

    Scénario: À deux, Sud et Nord sont invités tour à tour
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « C »
      Alors l'application demande son coup à Nord
      Quand je saisis « c »
      Alors l'application demande son coup à Sud

    Scénario: Un chiffre ne nomme pas une case
      Étant donné l'application ouverte sur une partie d'Awalé
      Quand je saisis « 3 »
      Alors la saisie n'est pas comprise
      Et l'application affiche « « 3 » n'est pas une case : écrivez sa lettre, de A à F chez Sud, de a à f chez Nord »
      Et l'application redemande son coup à Sud

    Plan du scénario: Une case interdite est refusée avec son article, et le même joueur recommence
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,4,4,4,4,4/4,4,4,4,4,4 0-4 S"
      Quand je saisis « <case> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande son coup à Sud
      Quand je saisis « position »
      Alors l'application affiche « 0,4,4,4,4,4/4,4,4,4,4,4 0-4 S »

      Exemples:
        | case | article |
        | A    | AWA-04  |
        | a    | AWA-03  |
        | Z    | AWA-01  |

    Scénario: La fin s'annonce avec le compte et ramène au menu
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,0,1/0,0,0,0,0,0 24-23 S"
      Quand je saisis « F »
      Alors l'application affiche « Partie terminée : match nul (article AWA-12). Compte : Sud 24, Nord 24 (article AWA-15). »
      Et le menu est affiché

  @AWA-17 @interprete
  Règle: L'application annonce une victoire acquise, et continue

    Scénario: Vingt-cinq graines s'annoncent sous le plateau
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,3,1/1,1,0,5,0,4 23-9 S"
      Quand je saisis « E »
      Alors l'application affiche « victoire acquise : Sud (article AWA-17) »
      Et l'application demande son coup à Nord

  @AWA-14 @interprete
  Règle: L'application demande sa réponse à celui à qui l'on propose d'arrêter

    Scénario: L'accord de l'autre arrête la partie
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,1,1/1,0,0,0,0,0 22-23 S"
      Quand je saisis « proposer »
      Alors l'application affiche « Sud propose d'arrêter la partie : c'est à Nord de répondre, « accepter » ou « refuser ». »
      Quand je saisis « accepter »
      Alors l'application affiche « Partie terminée : match nul (article AWA-14). Compte : Sud 24, Nord 24 (article AWA-15). »

    Scénario: Le refus de l'autre laisse la partie continuer
      Étant donné l'application ouverte sur une partie d'Awalé
      Et la position "0,0,0,0,1,1/1,0,0,0,0,0 22-23 S"
      Quand je saisis « proposer »
      Et je saisis « refuser »
      Alors l'application redemande son coup à Sud
