# language: fr
Fonctionnalité: Un caractère qui n'en est pas un

  Scénario: Un titre￿
    Étant donné une nouvelle partie de Qawale
    Quand le joueur 1 joue "A1>B1,C1,D1"
    Alors le coup est accepté
