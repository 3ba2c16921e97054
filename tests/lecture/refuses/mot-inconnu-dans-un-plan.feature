# language: fr
# Faute : « Puis » n'est pas un mot-clé, et la phrase contient une colonne des exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire du joueur <joueur>
    Puis le joueur <joueur> a le trait
    Quand le joueur <joueur> pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur <autre> de jouer

    Exemples:
      | joueur | autre |
      | 1      | 2     |
