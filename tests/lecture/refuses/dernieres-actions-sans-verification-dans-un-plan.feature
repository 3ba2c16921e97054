# language: fr
# Faute : le contexte joue, et rien n'est vérifié après la dernière des deux actions du plan
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2

  Plan du scénario: La suite depuis <pile>
    Alors c'est au joueur 2 de jouer
    Quand le joueur 2 joue <pile>
    Et le joueur 1 joue <suite>

    Exemples:
      | pile        | suite       |
      | D1>C1,C2,D2 | D4>C4,C3,D3 |
