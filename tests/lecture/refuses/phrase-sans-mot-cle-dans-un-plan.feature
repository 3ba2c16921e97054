# language: fr
# Faute : la première étape du plan n'a pas de mot-clé
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire du joueur <joueur>
    le joueur <joueur> a 3 galets en main
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur 2 de jouer

    Exemples:
      | joueur |
      | 2      |
