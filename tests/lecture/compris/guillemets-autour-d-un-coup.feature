# language: fr
# Liberté : guillemets français autour d'un coup
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue « A1>B1,B2,A2 »
    Alors le coup est accepté
    Et le joueur 2 peut jouer “D4>D3,D2,C2”
