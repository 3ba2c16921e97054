# language: fr
@application
Fonctionnalité: L'étiquette sans l'application

  Scénario: Une partie que tout programme peut jouer
    Étant donné une partie d'Aruba
    Quand Bleu passe
    Alors c'est à Rouge de jouer
