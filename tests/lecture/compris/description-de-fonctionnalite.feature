# language: fr
# Liberté : une description sous la fonctionnalité, en deux paragraphes
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Après avoir posé son galet, le joueur égraine toute la pile.

  Il laisse un galet par case.

  Scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
