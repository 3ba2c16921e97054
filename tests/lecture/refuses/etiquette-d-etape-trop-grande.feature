# language: fr
# Faute : une étape mal écrite, qui ne serait pas choisie
@quoridor
Fonctionnalité: Aller d'une case à l'autre

  @etape300
  Scénario: Un pas
    Étant donné une partie de Quoridor
    Quand le joueur 1 va en e2
    Alors le coup est accepté
