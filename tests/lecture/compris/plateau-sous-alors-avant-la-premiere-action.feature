# language: fr
# Faute : « le plateau est le suivant » avant toute action installe le plateau, même sous « Alors »
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le plateau de départ
    Étant donné une partie de Qawale
    Alors le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
