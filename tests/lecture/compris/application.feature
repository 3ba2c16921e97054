# language: fr
@application
Fonctionnalité : L’application

  Scénario : Le menu, une partie, et la sortie
    Étant donné que l’application est ouverte sur le menu
    Quand je saisis "aruba taille=3"
    Et je saisis « c3c2 »
    Alors la saisie est refusée selon l’article ARU-18
    Et l’application redemande son coup à Bleu
    Quand je valide une ligne vide
    Alors l’application demande son coup à Rouge
    Quand la saisie s’arrête
    Alors l’application affiche « gagne le titre de “ lâche ” ».
    Et l’application se ferme

  Scénario : Un plateau dessiné pour commencer
    Étant donné l’application ouverte sur une partie d’Aruba
    Et le plateau suivant
      | b |   |   |
      |   | r |   |
      |   |   |   |
    Quand je saisis « A1C3 »
    Alors l’application affiche « Partie terminée : Bleu gagne (article ARU-01). »
    Et le menu est affiché
