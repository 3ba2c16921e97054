# language: fr
# Faute : @application au-dessus d'exemples qui ne s'en servent pas
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté

    Exemples:
      | coup        |
      | A1>B1,B2,A2 |

    @application
    Exemples:
      | coup        |
      | A1>B1,B2,C2 |
