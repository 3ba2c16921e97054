# language: fr
# Liberté : un dessin sans cadre, dont les lignes ressemblent à un tableau
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le dessin
    Étant donné le plateau suivant
      """
      | 3;3 |   |   | 3;3 |
      |     |   |   |     |

      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
      """
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le plateau est le suivant
      |     | 3 |   | 3;3 |
      | 1   | 3 |   |     |
      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
