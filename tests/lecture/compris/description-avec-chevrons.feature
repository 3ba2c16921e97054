# language: fr
# Liberté : la description et le titre contiennent des chevrons
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  La notation est case>chemin, la main s'écrit 31@B1<A1.

  Scénario: Le tour <1> passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est accepté
    Et c'est au joueur 2 de jouer
