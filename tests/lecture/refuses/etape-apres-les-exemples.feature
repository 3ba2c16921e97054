# language: fr
# Faute : une étape vient après les exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors c'est au joueur <suivant> de jouer

    Exemples:
      | coup        | suivant |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
    Et le joueur 1 ne gagne pas
