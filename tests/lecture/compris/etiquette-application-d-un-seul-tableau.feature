# language: fr
# Liberté : @application au-dessus des exemples qui s'en servent, et d'eux seuls
@qawale
Fonctionnalité: Ouvrir une partie

  Plan du scénario: Le joueur 1 commence
    Étant donné <ouverture>
    Quand <action>
    Alors <constat>

    Exemples:
      | ouverture           | action                         | constat                    |
      | une partie de Qawale | le joueur 1 joue A1>B1,B2,A2  | c'est au joueur 2 de jouer |

    @application
    Exemples:
      | ouverture                          | action              | constat                 |
      | l'application ouverte sur le menu  | je saisis « quitter » | l'application se ferme |
