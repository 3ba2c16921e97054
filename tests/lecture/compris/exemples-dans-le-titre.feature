# language: fr
# Liberté : une colonne ne sert que dans le titre
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour depuis <coin>
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté
    Et c'est au joueur <suivant> de jouer

    Exemples:
      | coup        | suivant | coin  |
      | A1>B1,B2,A2 | 2       | A1    |
      | D4>D3,D2,C2 | 2       | D4    |
