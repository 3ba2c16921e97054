# language: fr
# Faute : ce fichier ne contient que des commentaires
# Fonctionnalité: Poser un galet puis égrainer la pile
