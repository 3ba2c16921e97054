# language: fr
# Faute : le plan de scénario ne vérifie rien
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>

    Exemples:
      | coup        |
      | A1>B1,B2,A2 |
