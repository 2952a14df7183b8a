# Les mots de tous les jeux.

seat = Joueur { $number }
list = { $first } et { $last }

why-no-such-seat = Il n’y a pas de place { $number } : les places vont de 0 à { $last }.
why-game-over = La partie est finie.
why-not-your-turn = Ce n’est pas à vous de jouer : on attend { $seats }.
why-no-such-move = Il n’y a pas de coup { NUMBER($number, useGrouping: 0) } : les coups vont de 0 à { NUMBER($last, useGrouping: 0) }.
why-another-question = Ce n’est pas ce qui est demandé. { $asked }
why-nothing-sealed = Vous n’avez aucune réponse scellée à reprendre.
why-no-undo = Vous ne pouvez rien reprendre : d’autres ont choisi depuis, ou quelque chose a été révélé.
