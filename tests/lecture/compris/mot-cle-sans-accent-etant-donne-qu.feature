# language: fr
# Liberté : « Etant donné qu' »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Etant donné qu'il reste 3 galets au joueur 1
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors il reste 2 galets au joueur 1
