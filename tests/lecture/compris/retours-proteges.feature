# language: fr
# Liberté : « \n » dans une case : deux rangées d'un dessin
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Deux rangées venues des exemples
    Étant donné le plateau suivant
      """
      <rangées>
      |     |   |   |     |
      | 3;3 |   |   | 3;3 |
      """
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté

    Exemples:
      | rangées                                             |
      | \| 3;3 \|   \|   \| 3;3 \|\n\|  \|   \|   \|   \| |
