# Les mots du serveur : ce qu’il refuse et pourquoi, et ce qui se passe à la table à côté du jeu.

took-back = { $seat } a repris sa réponse.
