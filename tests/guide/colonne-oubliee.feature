# language: fr
@qawale
Fonctionnalité: Essai

  Plan du scénario: Une colonne oubliée
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en <départ> et égraine par <chemin>
    Alors le coup est accepté

    Exemples:
      | départ |
      | A1     |
