# language: fr
# Faute : un tiret précède le mot-clé, dans un plan de scénario
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire du joueur <joueur>
    - Sachant que le joueur <joueur> a 3 galets en main
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur 2 de jouer

    Exemples:
      | joueur |
      | 2      |
