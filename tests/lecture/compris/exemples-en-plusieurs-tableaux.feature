# language: fr
# Liberté : des exemples en plusieurs tableaux, avec titres et étiquettes
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté
    Et c'est au joueur <suivant> de jouer

    @nord
    Exemples: au nord
      | coup        | suivant |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |

    @sud @lent
    Exemples: au sud
      | suivant | coup        |
      | 2       | A4>A3,B3,B4 |

    Exemples:
      | coup        | suivant |
      | D1>C1,C2,D2 | 2       |
