# Les mots de tous les jeux.

seat = Joueur { $number }
list = { $first } et { $last }
colon = {" "}:

why-no-such-seat = Il n’y a pas de place { $number } : les places vont de 0 à { $last }.
why-game-over = La partie est finie.
why-not-your-turn = Ce n’est pas à vous de jouer : la question s’adresse à { $seats }.
why-no-such-move = Il n’y a pas de coup { NUMBER($number, useGrouping: 0) } : les coups vont de 0 à { NUMBER($last, useGrouping: 0) }.
why-no-such-text = { $guess ->
    [yes] Il n’y a pas de coup « { $text } ». Pensiez-vous à { $near } ?
   *[no] Il n’y a pas de coup « { $text } ».
  }
possible-now = Possible maintenant : { $moves }.
why-another-question = Ce n’est pas ce qui est demandé. { $asked }
why-nothing-sealed = Vous n’avez aucune réponse scellée à reprendre.
why-no-undo = Vous ne pouvez rien reprendre : d’autres ont choisi depuis, ou quelque chose a été révélé.

# Un tour en mots.
turn-you = { $title }. Vous êtes { $seat }.
turn-news = Depuis votre dernier tour :
turn-earlier = (et { $n } avant cela)
turn-moves = Vos coups, chacun avec sa réponse devant le tiret :
turn-part = Partie { $part } sur { $parts } de votre réponse.
turn-said = Jusqu’ici : { $said }
turn-wait = On ne vous demande rien pour l’instant : la partie attend { $seats }.
turn-over = La partie est terminée. { $reason }
turn-places = Places : { $places }
