# language: fr
# Liberté : des commentaires entre les étapes
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: Le tour passe à l'adversaire
    # la mise en place
    Étant donné une partie de Qawale
# au bord de la page
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2

        #et ici
    ##### le verdict #####
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
