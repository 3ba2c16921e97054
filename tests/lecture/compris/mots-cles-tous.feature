# language: fr
# Liberté : tous les mots-clés français de Gherkin dans un seul fichier
@qawale
Fonctionnalité: Tous les mots-clés

  Contexte:
    Soit une partie de Qawale

  Scénario: Un
    Sachant que le joueur 1 a 3 galets en main
    Et que le joueur 2 a 4 galets en main
    Mais que le joueur 1 a le trait
    Quand le joueur 1 joue A1>B1,B2,A2
    Alors il reste 2 galets au joueur 1
    Et il reste 4 galets au joueur 2
    Mais le joueur 1 ne gagne pas

  Règle: Deux
    Contexte:
      Étant donnée une nouvelle partie de Qawale
      Et que le joueur 2 a le trait

    Exemple: Trois
      Sachant qu'il reste 3 galets au joueur 2
      Et qu'il reste 5 galets au joueur 1
      Mais qu'il reste 5 galets au joueur 1
      Lorsque le joueur 2 joue A1>B1,B2,A2
      Donc il reste 2 galets au joueur 2
      * il reste 5 galets au joueur 1

    Plan du Scénario: Quatre
      Etant donnés le joueur 2 commence
      Étant donné qu'il reste <avant> galets au joueur 2
      Lorsqu'il reste 5 galets au joueur 1
      Quand le joueur 2 joue A1>B1,B2,A2
      Donc il reste <après> galets au joueur 2

      Exemples:
        | avant | après |
        | 8     | 7     |
        | 2     | 1     |
