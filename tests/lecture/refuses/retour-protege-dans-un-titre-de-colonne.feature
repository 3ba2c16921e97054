# language: fr
# Faute : « \n » dans un titre de colonne
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté

    Exemples:
      | coup\n      |
      | A1>B1,B2,A2 |
