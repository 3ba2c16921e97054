# language: fr
# Liberté : un scénario qui ne fait que vérifier
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Au départ
    Alors il y a 40 coups possibles
