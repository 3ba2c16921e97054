# language: fr
# Faute : rien n'est vérifié après la dernière action
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Les deux premiers tours
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le joueur 2 ne gagne pas
    Quand le joueur 2 joue D1>C1,C2,D2
