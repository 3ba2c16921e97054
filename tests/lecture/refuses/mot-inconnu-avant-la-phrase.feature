# language: fr
# Faute : « Puis » n'est pas un mot-clé
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Puis le joueur 2 pose un galet en D4 et égraine par D3, D2, C2
    Alors c'est au joueur 1 de jouer
