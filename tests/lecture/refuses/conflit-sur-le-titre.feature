# language: fr
# Faute : un conflit sur le titre du scénario : trois marques, trois messages
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

<<<<<<< HEAD
  Scénario: Le tour passe à l'adversaire
=======
  Scénario: Le trait passe à l'adversaire
>>>>>>> autre-branche
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
