# language: fr
@qawale
Fonctionnalité: Essai

  Scénario: Un mot-clé mal écrit
    Étant donné une partie de Qawale
    Qaund le joueur 1 joue A1>B1,B2,A2
    Alors le coup est accepté
