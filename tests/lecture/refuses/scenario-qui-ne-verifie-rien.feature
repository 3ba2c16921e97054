# language: fr
# Faute : le scénario installe et joue, mais ne vérifie rien
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le joueur 1 joue
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
