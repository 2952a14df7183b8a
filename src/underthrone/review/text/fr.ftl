# Les mots des analyses.

## Pourquoi autre chose aurait été meilleur

leads = { $whose ->
    [mine] Cela mène en moyenne à
   *[other] Cela laisse { $who } en moyenne à
}
track-influence = { leads } { $better } { $better ->
    [one] point
   *[other] points
  } d’influence au lieu de { $given }.
track-gold = { leads } { $better } { $better ->
    [one] pièce
   *[other] pièces
  } d’or au lieu de { $given }.
track-coins = { leads } { $better } { $better ->
    [one] pièce
   *[other] pièces
  } au lieu de { $given }.
track-soul = { leads } { $better } { $better ->
    [one] quart d’Esprit
   *[other] quarts d’Esprit
  } au lieu de { $given }.
track-horsemen = { leads } { $better } { $better ->
    [one] Cavalier
   *[other] Cavaliers
  } au lieu de { $given }.
track-strength = { leads } { $better } { $better ->
    [one] point
   *[other] points
  } de Force au lieu de { $given }.
track-stories = { leads } { $better } { $better ->
    [one] étage
   *[other] étages
  } au lieu de { $given }.
track-reputation = { leads } { $better } { $better ->
    [one] point
   *[other] points
  } de réputation au lieu de { $given }.
track-bards = { leads } { $better } { $better ->
    [one] barde
   *[other] bardes
  } au lieu de { $given }.
track-units = { leads } { $better } { $better ->
    [one] unité
   *[other] unités
  } au lieu de { $given }.
track-wounds = Il reste en moyenne { $better } { $better ->
    [one] blessure
   *[other] blessures
  } à l’équipe au lieu de { $given }.
track-peril = Le péril reste en moyenne à { $better } au lieu de { $given }.
wins-more = Plus souvent ({ $better } % au lieu de { $given } %) : { $who } gagne bientôt.
wins-less = Moins souvent ({ $better } % au lieu de { $given } %) : { $who } gagne bientôt.
difference = Ce qui fait la différence : { $what }.
event-more = Plus souvent ({ $better } % au lieu de { $given } %) : { $what }
event-less = Moins souvent ({ $better } % au lieu de { $given } %) : { $what }

## Verdicts

verdict-best = Meilleur coup
verdict-good = Bon coup
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe

## La page

reviewing = Analyse
review-of = Analyse : { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
not-over = Cette partie n’est pas finie : elle est analysée jusqu’où elle est allée.
column-accuracy = précision
column-decisions = décisions
column-own = soi
column-others = autres
column-luck = chance
luck-and-skill = En points de chances de gagner, de la donne à la fin : ce que les décisions d’un joueur lui ont coûté, ce que celles des autres lui ont donné ou pris, pour autant que cela se soit réalisé, et la chance, c’est-à-dire le reste : le hasard et ce qui était caché. À côté d’une décision se trouve ce qu’elle a coûté au moins. { $best } meilleur, { $good } bon, { $inaccuracy } imprécision, { $mistake } erreur, { $blunder } gaffe.
curve = Chances de gagner, de la donne à la fin
team = l’équipe
moments = Ce qui a décidé
moment = Réponse { $number }, tour { $round } : { $who }. { $by ->
    [luck] Par la chance : le hasard, ou ce qui était caché.
    [decisions] Par des décisions.
   *[both] Par des décisions et par la chance.
}
decisions = Toutes les décisions
mistakes = Imprécisions, erreurs et gaffes
no-mistakes = Aucune : tout le monde a fait à peu près ce que ferait un robot.
better = Mieux : { $what }
found = { $won } par rapport à l’évidence

## Problèmes

puzzle-title = Problème { $number }, { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-ask = Votre réponse :
puzzle-right = Oui !
puzzle-wrong = Pas cela.
puzzle-tells = Une réponse est nettement meilleure que ce qui vient d’abord à l’esprit. Seul compte ce que vous pouvez voir.
puzzle-goal = Trouvez la réponse qui gagne le plus souvent.
puzzle-hint = Ce qui vient d’abord à l’esprit n’est pas la solution : { $tempting }
puzzle-solution = { $best } : au moins { $gain } points de chances de gagner de plus que la réponse tentante ({ $tempting }).
puzzle-missed = Ce n’est pas cela. La meilleure réponse : { $best }
