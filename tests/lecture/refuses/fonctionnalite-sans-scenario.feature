# language: fr
# Faute : la fonctionnalité ne contient aucun scénario
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile
  Le joueur égraine toute la pile, un galet par case.
