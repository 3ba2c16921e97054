# language: fr
# Faute : les exemples n'ont qu'une ligne de titres
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors c'est au joueur <suivant> de jouer

    Exemples:
      | coup        | suivant |
