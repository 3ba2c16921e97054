# language: fr
# Liberté : un titre contient des signes de toutes sortes
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: @QAW-23 | 3;3 | → “A1>B1” <b> \ % {0} 🎲 le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
