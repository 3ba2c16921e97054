# language: fr
# Liberté : une espace insécable dans « Étant donné que » et « Et que »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Étant donné que le joueur 2 a le trait
    Et que le joueur 2 a 3 galets en main
    Quand le joueur 2 joue A1>B1,B2,A2
    Alors il reste 2 galets au joueur 2
