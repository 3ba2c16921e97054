# language: fr
# Liberté : deux articles du même jeu au-dessus d'exemples, et des étiquettes à soi
@qawale @étape-finale
Fonctionnalité: Poser un galet puis égrainer la pile

  Plan du scénario: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    Quand le joueur 1 joue <coup>
    Alors le coup est accepté

    @QAW-08
    Exemples:
      | coup        |
      | A1>B1,B2,A2 |

    @QAW-10 @à-relire
    Exemples:
      | coup        |
      | A1>B1,B2,C2 |
