# language: fr
# Faute : les étiquettes de deux jeux, dont une seule compterait
@aruba @awale
Fonctionnalité: Passer son tour

  Scénario: Bleu passe
    Étant donné une partie d'Aruba
    Quand Bleu passe
    Alors le coup est accepté
