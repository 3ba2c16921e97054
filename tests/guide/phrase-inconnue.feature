# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Une phrase inconnue
    Étant donné une partie de Qawale
    Quand le joueur 1 met un galet en A1
    Alors le coup est accepté
