# language: fr
# Faute : un conflit entre deux versions n'a pas été résolu : trois marques, trois messages
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
<<<<<<< HEAD
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
=======
    Quand le joueur 1 pose un galet en A1 et égraine par A2, B2, B1
>>>>>>> autre-branche
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
