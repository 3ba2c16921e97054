# language: fr
# Faute : l'article d'un autre jeu au-dessus d'exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté

    @QAW-08
    Exemples:
      | coup        |
      | A1>B1,B2,A2 |

    @AWA-04
    Exemples:
      | coup        |
      | A1>B1,B2,C2 |
