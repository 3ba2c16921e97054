# language: fr
Fonctionnalité: L'application ouverte par le contexte

  Contexte:
    Étant donné l'application ouverte sur une partie d'Aruba

  @application
  Scénario: Celui-ci a l'étiquette
    Quand je saisis « pass »
    Alors l'application demande son coup à Rouge

  Scénario: Celui-là ne l'a pas
    Quand Bleu passe
    Alors c'est à Rouge de jouer
