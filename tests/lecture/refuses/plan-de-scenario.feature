# language: fr
# Faute : « Plan de scenarii: » au lieu de « Plan du scénario: »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan de scenarii: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors c'est au joueur <suivant> de jouer

    Exemples:
      | coup        | suivant |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
