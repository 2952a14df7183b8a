# Les mots des analyses.

review = Analyse
review-title = Analyse d’une partie
review-none = Personne n’a encore demandé l’analyse de cette partie. Les robots parcourent chaque décision : ce qu’elle a coûté ou rapporté, ce qui aurait été meilleur et pourquoi. Cela prend environ une minute.
review-begin = Analyser cette partie
review-go-on = Continuer l’analyse
review-thinking = { $begun ->
    [yes] Les robots réfléchissent : décision { $done } sur { $all }.
   *[no] Les robots commencent dans un instant.
}
review-leave = Vous pouvez partir : l’analyse continue d’elle-même et reste avec la table.
review-curve = Chances de gagner
review-curve-hint = De la donne à la fin, tour par tour. Choisissez un point pour ouvrir ce moment. Les marques numérotées sont ce qui a décidé. Ici, tout ce qui était sur la table est connu ; personne n’est jugé là-dessus.
review-key = À qui est chaque ligne
review-team = L’équipe
review-percent = { $n } %
review-point = Réponse { $number }, tour { $round }
review-from-to = { $before } % → { $after } %
review-moments = Ce qui a décidé
review-by-luck = La chance a fait la différence : le hasard, ou ce qui était caché.
review-by-decisions = Des décisions ont fait la différence.
review-by-both = Des décisions et la chance ont fait la différence.
review-see = Voir la réponse { $number }
review-players = Comment chacun a joué
review-player = Joueur
review-accuracy = Précision
review-own = Ses décisions
review-others = Celles des autres
review-luck = Chance
review-players-hint = Les trois dernières colonnes sont des points de chances de gagner, de la donne à la fin : ce que les décisions d’un joueur lui ont coûté, ce que celles des autres lui ont donné ou pris, pour autant que cela se soit réalisé, et la chance, c’est-à-dire le reste : le hasard et ce qui était caché. { $best } meilleur, { $good } bon, { $inaccuracy } imprécision, { $mistake } erreur, { $blunder } gaffe.
review-costly = Imprécisions, erreurs et gaffes
review-none-costly = Aucune : tout le monde a fait à peu près ce que feraient les robots.
review-rest = { $n ->
    [one] Une bonne décision
   *[other] { $n } bonnes décisions
}
review-better = Mieux :
review-moment = Réponse { $number }
review-won-hint = Meilleur que la réponse évidente d’autant
review-judged-hint = Chaque décision a été pesée dans des mondes qui avaient la même apparence pour son joueur, jamais dans le vrai : personne n’est blâmé pour ce qu’il ne pouvait pas savoir. Dans le doute, le verdict est le plus clément, et les points à côté sont ceux qu’elle a coûtés au moins.

play-on = Continuer d’ici
play-on-words = Une nouvelle table contre des robots commence après la réponse { $n }. Le hasard est nouveau : personne ne sait ce qui vient.
play-on-seat = Vous prenez la place de
play-on-hidden = Ce que ce joueur ne pouvait pas voir
play-on-redealt = redistribué
play-on-real = comme c’était vraiment
play-on-go = S’asseoir
goes-on-from = Cette partie continue après la réponse { $n } d’une autre.
goes-on-as-it-was = Tout était comme là-bas.
goes-on-redealt = Ce qui ne pouvait pas être vu a été redistribué.
hint = Conseil
hint-title = Un robot ferait ceci
hint-thinking = Un robot y réfléchit…
hint-instead = Soit { $gain } points de chances de gagner par rapport à : { $what }
hint-as-good = À peu près aussi bon : { $what }
hint-obvious = Rien d’autre ne vient à l’esprit.
hint-knows = Le robot n’en sait pas plus que vous.
hints-who = Conseils
hints-bots = Contre des robots seulement
hints-bots-hint = Qui joue seul contre des robots peut demander ce qu’un robot ferait.
hints-all = Pour tous
hints-all-hint = À cette table, chacun peut le demander, pour apprendre ensemble.
puzzles = Problèmes
puzzles-lead = Des positions de parties de robots où une réponse est nettement meilleure que ce qui vient d’abord à l’esprit. Elles ont été vérifiées avec dix fois plus de réflexion.
puzzle-today = Le problème du jour
