# language: fr
# Liberté : un commentaire entre une étape et son bloc de texte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: La position
    Étant donné le plateau suivant
      # en une ligne

      """
      33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8
      """
    # et le coup
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors la position est « -,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8 »
