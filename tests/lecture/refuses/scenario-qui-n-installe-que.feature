# language: fr
# Faute : le scénario installe une partie et s'arrête là
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Une partie s'ouvre
    Étant donné une partie de Qawale
    Et le joueur 1 a 3 galets en main
