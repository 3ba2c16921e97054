# language: fr
# Liberté : accents décomposés, jusque dans les colonnes des exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Égrainer depuis <départ>
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en <départ> et égraine par <étapes>
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer

    Exemples:
      | départ | étapes     |
      | A1     | B1, B2, A2 |
