# language: fr
@alquerque @application
Fonctionnalité: L'application
  Ce que montre et demande l'application, au clavier.

  @ALQ-13
  Règle: On désigne un pion puis le point où il va ; une rafle est une suite de tels gestes

    Scénario: Désigner un pion dit où il peut aller
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « aperçu b2 »
      Alors l'application affiche « Le pion en b2 peut aller, sans prise, en c3. »

    Scénario: Un pion qui doit prendre le dit
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « b2-c3 »
      Et je saisis « aperçu d4 »
      Alors l'application affiche « Le pion en d4 peut aller, en prenant, en b2. »

    Plan du scénario: Un point qui ne se joue pas dit pourquoi
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « aperçu <point> »
      Alors l'application affiche « (article <article>) »

      Exemples:
        | point | article |
        | a1    | ALQ-03  |
        | a5    | ALQ-14  |
        | z9    | ALQ-01  |

    Scénario: Un pas montre le plateau et invite l'autre camp
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « b2-c3 »
      Alors l'application montre le plateau
        """
            a   b   c   d   e
          5 n---n---n---n---n
            | \ | / | \ | / |
          4 n---n---n---n---n
            | / | \ | / | \ |
          3 n---n---b---b---b
            | \ | / | \ | / |
          2 b---.---b---b---b
            | / | \ | / | \ |
          1 b---b---b---b---b
        """
      Et l'application demande leur coup aux Noirs

    Scénario: Une rafle se fait saut par saut
      Étant donné l'application ouverte sur une partie d'Alquerque
      Et la position "...../...n./...../.n.../b...n b"
      Quand je saisis « a1xc3 »
      Alors l'application redemande leur coup aux Blancs
      Et l'application affiche « le pion en c3 doit prendre encore »
      Quand je saisis « c3xe5 »
      Alors l'application demande leur coup aux Noirs

    Scénario: Pendant une rafle, seul le pion qui prend peut bouger
      Étant donné l'application ouverte sur une partie d'Alquerque
      Et la position "...../...n./....b/.n.../b...n b"
      Quand je saisis « a1xc3 »
      Et je saisis « aperçu c3 »
      Alors l'application affiche « Le pion en c3 peut aller, en prenant, en e5. »
      Quand je saisis « aperçu e3 »
      Alors l'application affiche « Le point e3 ne se joue pas »

    Scénario: Un geste qui arrête la rafle est refusé
      Étant donné l'application ouverte sur une partie d'Alquerque
      Et la position "...../...n./...../.n.../b...n b"
      Quand je saisis « a1xc3 »
      Et je saisis « c3-c4 »
      Alors la saisie est refusée selon l'article ALQ-07
      Et l'application redemande leur coup aux Blancs
      Quand je saisis « position »
      Alors l'application affiche « ...../...n./..b../...../....n b c3 »

    Scénario: Un saut d'où ne part aucune des plus longues rafles est refusé
      Étant donné l'application ouverte sur une partie d'Alquerque
      Et la position "...../..n../...../.n..n/b...b b"
      Quand je saisis « e1xe3 »
      Alors la saisie est refusée selon l'article ALQ-08
      Et l'application redemande leur coup aux Blancs

    Scénario: La fin s'annonce et ramène au menu
      Étant donné l'application ouverte sur une partie d'Alquerque
      Et la position "...../...../...../.n.../b.... b"
      Quand je saisis « a1xc3 »
      Alors l'application affiche « Partie terminée : les Blancs gagnent (article ALQ-10). »
      Et le menu est affiché

  @ALQ-14 @interprete
  Règle: L'application redemande son coup au camp dont l'action est refusée

    Plan du scénario: Une saisie refusée cite son article et ne change rien
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « <saisie> »
      Alors la saisie est refusée selon l'article <article>
      Et l'application redemande leur coup aux Blancs
      Quand je saisis « position »
      Alors l'application affiche « nnnnn/nnnnn/nn.bb/bbbbb/bbbbb b »

      Exemples:
        | saisie | article |
        | b4-c3  | ALQ-14  |
        | c2-c4  | ALQ-03  |
        | d2-d3  | ALQ-03  |
        | c2-z9  | ALQ-01  |

    Plan du scénario: Un point s'écrit avec une lettre et un chiffre
      Étant donné l'application ouverte sur une partie d'Alquerque
      Quand je saisis « <saisie> »
      Alors la saisie n'est pas comprise
      Et l'application redemande leur coup aux Blancs

      Exemples:
        | saisie |
        | c2-c   |
        | c-c3   |
        | c2-cx  |
        | 2c-c3  |
