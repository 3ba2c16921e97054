# language: fr
# Faute : « <numéro> » et la colonne « numero » diffèrent d'un accent : deux messages
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le premier tour
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors c'est au joueur <numéro> de jouer

    Exemples:
      | coup        | numero  |
      | A1>B1,B2,A2 | 2       |
      | D4>D3,D2,C2 | 2       |
