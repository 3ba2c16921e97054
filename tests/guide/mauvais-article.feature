# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Le mauvais article
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, A1, B1
    Alors le coup est refusé selon l'article QAW-10
