# language: fr
# Liberté : « * » après « Alors » vérifie et n'installe pas
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le mot-clé
    Alors le joueur 1 a 8 galets en main
    * le joueur 1 a le trait
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur 2 de jouer
