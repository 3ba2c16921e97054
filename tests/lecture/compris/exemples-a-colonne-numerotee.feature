# language: fr
# Liberté : une colonne dont le nom est un nombre
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté
    Et c'est au joueur <2> de jouer

    Exemples:
      | coup        | 2 |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
