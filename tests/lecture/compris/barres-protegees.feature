# language: fr
# Liberté : des barres protégées dans une case : elles font la rangée d'un dessin
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Une rangée venue des exemples
    Étant donné le plateau suivant
      """
      <rangée>
      |     |   |   |     |
      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
      """
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté

    Exemples:
      | rangée                      |
      | \| 3;3 \|   \|   \| 3;3 \| |
