# language: fr
@qawale
Fonctionnalité: La partie nulle
  Seize galets posés et rien d'aligné : personne ne gagne.

  Contexte:
    Étant donné une partie de Qawale

  @QAW-16
  Règle: Les seize galets posés sans alignement font une partie nulle

    Scénario: Le seizième galet n'aligne rien et la partie est nulle
      Étant donné le plateau suivant
        """
                A       B       C       D
           +-------+-------+-------+-------+
         1 |  3;1  |   2   |   3   |  1;2  |
           +-------+-------+-------+-------+
         2 |   2   |  3;1  |   1   |   3   |
           +-------+-------+-------+-------+
         3 |  3;2  |   1   |  2;3  |   1   |
           +-------+-------+-------+-------+
         4 |   1   |  3;2  | 1;3;2 |       |
           +-------+-------+-------+-------+
        trait : joueur 2
        en main : 0 (joueur 1), 1 (joueur 2)
        """
      Quand le joueur 2 pose un galet en B1 et égraine par C1, D1
      Alors la partie est nulle selon l'article QAW-16
      Et personne ne gagne
      Et le plateau montre
        | 3;1 |     | 3;2   | 1;2;2 |
        | 2   | 3;1 | 1     | 3     |
        | 3;2 | 1   | 2;3   | 1     |
        | 1   | 3;2 | 1;3;2 |       |

    Scénario: Le joueur 1 peut poser le seizième galet si l'autre a commencé
      Étant donné que le joueur 1 a 1 galet en main
      Et que le joueur 2 n'a plus de galet
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Alors la partie se termine avec une égalité

    Scénario: Le quinzième galet ne termine rien
      Étant donné que le joueur 1 a 1 galet en main
      Et que le joueur 2 a 1 galet en main
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Alors le joueur 1 n'a plus de galet
      Et la partie continue
      Et c'est au joueur 2 de jouer

    Scénario: La main vide du seul joueur 2 ne termine rien non plus
      Étant donné que le joueur 2 a le trait
      Et que le joueur 1 a 1 galet en main
      Et que le joueur 2 a 1 galet en main
      Quand le joueur 2 pose un galet en A1 et égraine par B1, C1, C2
      Alors le joueur 2 n'a plus de galet
      Et la partie continue

    Scénario: L'alignement du seizième galet l'emporte sur la partie nulle
      Étant donné la position "-,3,-,-/-,-,-,-/2,-,2,2/-,-,-,- 2 0 1"
      Quand le joueur 2 joue B1>B2,B3
      Alors le joueur 2 gagne selon l'article QAW-15
      Et la partie est terminée

    Scénario: Le seizième galet doit être égrainé avant que la partie soit nulle
      Étant donné que le joueur 1 a 1 galet en main
      Et que le joueur 2 n'a plus de galet
      Quand le joueur 1 pose un galet en A1
      Et le joueur 1 égraine par B1, C1
      Alors la partie continue
      Et c'est encore au joueur 1 de jouer

    Scénario: Le dernier pas du seizième galet rend la partie nulle
      Étant donné la position "-,3,3,33/-,-,-,-/-,-,-,-/33,-,-,33 1 0 0 main=1@C1<B1"
      Quand le joueur 1 dépose un galet en C2
      Alors le geste est accepté
      Et la partie est nulle selon l'article QAW-16

    Scénario: Une fois la partie nulle, plus aucun coup n'est possible
      Étant donné que le joueur 1 a 1 galet en main
      Et que le joueur 2 n'a plus de galet
      Quand le joueur 1 pose un galet en A1 et égraine par B1, C1, C2
      Et le joueur 2 pose un galet en C2 et égraine par C3, C4
      Alors le coup est refusé selon l'article QAW-16
      Et le refus dit « la partie est terminée »

    Scénario: Le refus parle de la partie nulle plutôt que du tour
      Étant donné que le joueur 1 n'a plus de galet
      Et que le joueur 2 n'a plus de galet
      Quand le joueur 2 dépose un galet en B1
      Alors le geste est refusé selon l'article QAW-16
      Et aucun coup n'est possible
