# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Un tableau que personne ne lit
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le coup est accepté
      | 3 |   |   |   |
