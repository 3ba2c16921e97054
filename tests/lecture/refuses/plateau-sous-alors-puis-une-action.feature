# language: fr
# Faute : le plateau donné sous « Alors » précède la seule action : rien n'est vérifié
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le plateau de départ
    Étant donné une partie de Qawale
    Alors le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
