# language: fr
# Liberté : des colonnes dans un bloc de texte
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le joueur <joueur> commence
    Étant donné le plateau suivant
      """
      33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 <joueur> 8 8
      """
    Quand le joueur <joueur> joue A1>B1,B2,A2
    Alors c'est au joueur <autre> de jouer

    Exemples:
      | joueur | autre |
      | 1      | 2     |
      | 2      | 1     |
