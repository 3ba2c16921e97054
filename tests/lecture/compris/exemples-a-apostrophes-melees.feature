# language: fr
# Liberté : la colonne a une apostrophe typographique, l'étape une droite
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup d'ouverture>
    Alors le coup est accepté
    Et c'est au joueur <suivant> de jouer

    Exemples:
      | coup d’ouverture | suivant |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
