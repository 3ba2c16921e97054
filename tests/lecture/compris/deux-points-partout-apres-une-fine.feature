# language: fr
# Liberté : une espace fine insécable précède les deux-points, à tous les titres
@qawale
Fonctionnalité : Poser un galet puis égrainer la pile

  Contexte :
    Étant donné une partie de Qawale

  Règle : Le tour alterne

    Contexte : le joueur 1
      Étant donné que le joueur 1 a le trait

    Exemple : Un coup du joueur 1
      Quand le joueur 1 joue A1>B1,B2,A2
      Alors c'est au joueur 2 de jouer

    Plan du scénario : Un coup depuis un coin
      Quand le joueur 1 joue <coup>
      Alors c'est au joueur 2 de jouer

      Exemples :
        | coup        |
        | D1>D2,C2,C1 |
        | D4>D3,C3,C4 |
