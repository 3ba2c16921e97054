# language: fr
# Liberté : un commentaire suit le titre de la fonctionnalité, de la règle et du scénario
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  # Enter feature description here

  Règle: Le tour alterne
    # article 23
  Scénario: Le tour passe à l'adversaire
    # Enter steps here
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
