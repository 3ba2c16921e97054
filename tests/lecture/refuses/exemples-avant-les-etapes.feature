# language: fr
# Faute : les exemples viennent avant les étapes du plan
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Exemples:
      | coup        |
      | A1>B1,B2,A2 |

    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors c'est au joueur 2 de jouer
