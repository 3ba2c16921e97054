# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Rien n'est vérifié
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
