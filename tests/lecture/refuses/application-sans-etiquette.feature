# language: fr
Fonctionnalité: L'application sans son étiquette

  Scénario: Le menu
    Étant donné l'application ouverte sur le menu
    Quand je saisis « q »
    Alors l'application se ferme
