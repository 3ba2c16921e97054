# language: fr
# Liberté : « n’a plus » avec une apostrophe typographique
@qawale
Fonctionnalité: Poser un galet puis égrainer la pile

  Scénario: La main vide
    Étant donné que le joueur 1 n’a plus de galet
    Quand le joueur 1 pose un galet en A1
    Alors le coup est refusé selon l’article QAW-02
