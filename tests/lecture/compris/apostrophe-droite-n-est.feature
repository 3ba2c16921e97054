# language: fr
# Liberté : « n'est » avec une apostrophe droite
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Plus de galets, plus de coups
    Étant donné le plateau suivant
      | 1   | 2 | 1 | 2 |
      | 2   | 1 | 2 | 1 |
      | 2   | 1 | 2 | 1 |
      | 3;3 | 2 | 1 | 2 |
    Quand le joueur 1 joue A4>A3,A2,A1
    Alors la partie se termine avec une égalité
    Et aucun autre coup n'est possible
