# language: fr
# Liberté : guillemets anglais autour d'une position
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: La position après un tour
    Étant donné la position “33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8”
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors la position est “-,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8”
