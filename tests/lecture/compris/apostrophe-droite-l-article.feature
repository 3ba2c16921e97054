# language: fr
# Liberté : « l'article » avec une apostrophe droite
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Revenir aussitôt en arrière
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, A1, B1
    Alors le coup est refusé selon l'article QAW-13
    Et c'est toujours au joueur 1 de jouer
