# language: fr
# Liberté : « Contexte: » dans une règle, après celui de la fonctionnalité
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Étant donné que le joueur 2 a 3 galets en main

  Règle: Le joueur 2 commence

  Contexte:
    Étant donné que le joueur 2 commence

  Scénario: Son premier tour
    Quand le joueur 2 joue A1>B1,B2,A2
    Alors il reste 2 galets au joueur 2

  Règle: Le joueur 1 commence sinon

  Scénario: Son premier tour aussi
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors il reste 3 galets au joueur 2
