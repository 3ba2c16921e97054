# language: fr
# Liberté : le fichier s'arrête aux guillemets d'un bloc de texte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: La position après un tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors le plateau est le suivant
      """
      -,3,-,33/1,3,-,-/-,-,-,-/33,-,-,33 2 7 8
      """