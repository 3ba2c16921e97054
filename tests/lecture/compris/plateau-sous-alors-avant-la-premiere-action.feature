# language: fr
# Liberté : sous « Alors », « le plateau est le suivant » compare, même si rien n’a été joué
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le plateau de départ
    Étant donné une partie de Qawale
    Alors le plateau est le suivant
      | 3;3 |  |  | 3;3 |
      |     |  |  |     |
      |     |  |  |     |
      | 3;3 |  |  | 3;3 |
