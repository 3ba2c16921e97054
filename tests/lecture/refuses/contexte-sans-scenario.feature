# language: fr
# Faute : la fonctionnalité n'a qu'un contexte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Contexte:
    Étant donné une partie de Qawale
    Alors il y a 40 coups possibles
