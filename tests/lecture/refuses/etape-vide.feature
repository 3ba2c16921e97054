# language: fr
# Faute : rien ne suit « Quand »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand
    Alors c'est au joueur 1 de jouer
