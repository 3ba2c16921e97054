# language: fr
# Liberté : espaces de largeur nulle, césures et liants invisibles dans les mots-clés et les phrases
@qawale
Fonctionnalité: Poser un ga‍let puis égrainer la pile

  Scé​nario​: Le tour passe à l'adversaire
    Étant donné une partie de Qawale
    ​Quand le joueur 1 pose un galet en A1 et égraine par B1, B2, A2
    Alors le coup est ac­cepté
    ﻿Et c'est au joueur⁠ 2 de jouer
