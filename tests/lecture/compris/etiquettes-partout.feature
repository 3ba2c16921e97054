# language: fr
# Liberté : des étiquettes sur la règle, le plan et les exemples
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  @QAW-23
  Règle: Le tour alterne

  @lent
  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté
    Et c'est au joueur <suivant> de jouer

    @coins
    Exemples:
      | coup        | suivant |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
