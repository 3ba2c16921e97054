# language: fr
# Liberté : une espace suit l'apostrophe de « Lorsqu' » et de « Et qu' »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Lorsqu' il reste 3 galets au joueur 1
    Et qu’ il reste 4 galets au joueur 2
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors il reste 2 galets au joueur 1
