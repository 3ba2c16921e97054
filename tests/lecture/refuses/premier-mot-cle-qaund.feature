# language: fr
# Faute : « Qaund » au lieu de « Quand », sur la première étape
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Qaund le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors c'est au joueur 2 de jouer
