# language: fr
# Faute : le plan de scénario n'a pas d'exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors c'est au joueur 2 de jouer
