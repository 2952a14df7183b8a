# Les unités ont trois formes : plusieurs (unit-), une seule (one-), quelques-unes (count-).

title = Lords of Xidit
about = Programmez six ordres par an, recrutez, chassez les menaces des villes, et survivez aux trois évaluations.

option-length = Durée de la partie
option-length-long = longue : 12 ans
option-length-short = courte : 9 ans sur une carte réduite
option-first = Premier joueur
option-first-random = au hasard
option-first-oldest = le plus âgé, assis à la place 1
option-dummy = Joueur fictif, à trois joueurs seulement
option-dummy-6-5-4 = 6, 5 et 4 points : le joueur fictif habituel
option-dummy-7-6-5 = 7, 6 et 5 points : plus coriace
option-memory-aid = Aide-mémoire
option-memory-aid-off = non : ce qui est derrière les paravents doit être retenu
option-memory-aid-on = oui : tout ce qui s’est passé ouvertement reste visible ; conseillé pour une première partie

unit-militia = miliciens
    .grammar = mp
unit-archers = archers
    .grammar = mp
unit-infantry = fantassins
    .grammar = mp
unit-clerics = clercs
    .grammar = mp
unit-mages = mages de bataille
    .grammar = mp
one-militia = milicien
one-archers = archer
one-infantry = fantassin
one-clerics = clerc
one-mages = mage de bataille
count-militia = { $count ->
    [one] { $count } milicien
   *[other] { $count } miliciens
}
count-archers = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
count-infantry = { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
}
count-clerics = { $count ->
    [one] { $count } clerc
   *[other] { $count } clercs
}
count-mages = { $count ->
    [one] { $count } mage de bataille
   *[other] { $count } mages de bataille
}
order-blue = route bleue
order-red = route rouge
order-black = route noire
order-action = agir
order-wait = attendre
assessment-wealth = richesse
    .grammar = f
assessment-influence = influence
    .grammar = f
assessment-reputation = réputation
    .grammar = f
reward-gold = { $n ->
    [0] l’or
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
reward-bards = { $n ->
    [0] les bardes
    [one] { $n } barde
   *[other] { $n } bardes
}
reward-stories = { $n ->
    [0] les étages
    [one] { $n } étage
   *[other] { $n } étages
}
reward-fewer-bards = { $n ->
    [one] { $n } barde sur { $all }
   *[other] { $n } bardes sur { $all }
}
reward-fewer-stories = { $n ->
    [one] { $n } étage sur { $all }
   *[other] { $n } étages sur { $all }
}

## Questions et coups

ask-place = Placez votre Idrakys, qui exécute vos ordres, dans une ville où il est seul : de préférence près des recrues, car vous n’avez encore aucune unité.
ask-program = Donnez vos six ordres de l’année, l’un après l’autre.
ask-choose-rewards = { $source ->
    [titan] Victoire sur { THE($titan) }. Choisissez deux des trois récompenses.
   *[threat] La menace est écartée { TO($city) }. Choisissez deux des trois récompenses.
}
ask-place-bard = { $left ->
    [one] Placez votre barde dans une région autour de votre ville.
   *[other] Placez un barde dans une région autour de votre ville ; { $left } à placer.
}
ask-fight = { $count ->
    [one] Affrontez { $titans }, ou aucun titan.
   *[other] Affrontez un des titans déchaînés, ou aucun : { $titans }.
}
ask-pay = { $left ->
    [one] Choisissez la dernière unité à envoyer contre { THE($titan) }.
   *[other] Choisissez une unité à envoyer contre { THE($titan) }, les plus faibles d’abord ; { $left } à envoyer.
}
ask-show = Recensement : choisissez combien { DE($unit) } vous montrez. Vous les gardez.
ask-place-census-bard = { $left ->
    [one] Recensement { OF($unit) } : placez un barde dans une région autour de votre ville, ou aucun.
   *[other] Recensement { OF($unit) } : placez un barde dans une région autour de votre ville, ou aucun ; { $left } à placer.
}
ask-choose-guild = Recensement { OF($unit) } : choisissez la guilde qui gagne un étage, ou aucune.
ask-help-dummy = Choisissez quel jeton du joueur fictif avance.

move-place = Commencer { TO($city) }
move-order = Ordre : { $order }
move-leave = Prendre { $one } et { $other }, laisser { $left }
move-bard = Envoyer un barde { TO($region) }
move-no-bard = Ne placer aucun barde
census-bard = Envoyer un barde { TO($region) } pour les { $unit }
census-no-bard = Ne placer aucun barde pour les { $unit }
move-fight = Affronter { THE($titan) }
move-no-fight = N’affronter aucun titan
move-pay = Envoyer { $units }
move-show = { $count ->
    [0] Ne pas montrer { DE($unit) }
   *[other] Montrer { $units }
}
move-guild = Ajouter l’étage { TO($city) }
move-no-story = N’ajouter aucun étage
census-guild = Ajouter l’étage { TO($city) } pour les { $unit }
census-no-story = N’ajouter aucun étage pour les { $unit }
move-dummy = Faire avancer le joueur fictif en { $assessment }

why-city-taken = Un autre Idrakys est déjà { TO($city) }.
why-closed = { THE($region, cap: "yes") } { GENDER($region) ->
    [f] est fermée
    [mp] sont fermés
    [fp] sont fermées
   *[m] est fermé
} dans cette partie.
why-far = { THE($region, cap: "yes") } { GENDER($region) ->
    [mp] ne touchent pas
    [fp] ne touchent pas
   *[m] ne touche pas
} votre ville.
why-few-units = { $count ->
    [one] Vous avez { $count } unité, et il en faut { $need } contre { THE($titan) }.
   *[other] Vous avez { $count } unités, et il en faut { $need } contre { THE($titan) }.
}
why-not-raging = { THE($titan, cap: "yes") } n’est pas { GENDER($titan) ->
    [f] déchaînée
   *[m] déchaîné
}.
why-no-unit = Vous n’avez pas { DE($unit) }.
why-too-weak = Les unités partent de la plus faible à la plus forte : { $units } ne peut pas en suivre une plus forte.
why-too-strong = Les unités partent de la plus faible à la plus forte : après { $units }, il en resterait trop peu.
why-not-so-many = { $count ->
    [0] Vous n’avez pas { DE($unit) }.
   *[other] Vous avez { $units } et ne pouvez pas en montrer plus.
}
why-other-unit = On compte maintenant { THE($unit) }.
why-guild-full = Votre guilde est complète { TO($city) }.
why-no-guild = Vous n’avez pas de guilde { TO($city) }.

## L’effet qu’aurait un ordre, si rien ne bougeait

would-travelled = → { $city }
would-strayed = Pas de telle route
would-waited = Reste sur place
would-recruited = + { $units }
would-fight = Affronte un titan
would-beaten = { $denied ->
    [another] Écarte { THE($foe) } · sans étages : guilde d’un autre
    [full] Écarte { THE($foe) } · sans étages : guilde complète
    [no-stories] Écarte { THE($foe) } · plus d’étages
    [no-bards] Écarte { THE($foe) } · plus de bardes
    [closed] Écarte { THE($foe) } · sans bardes : régions hors jeu
   *[other] Écarte { THE($foe) }
}
would-cancelled = { $cause ->
    [no-tile] Rien à faire ici
    [recruited] Une recrue par an ici
    [units] Manque : { $units }
    [titan] Pas de menace après un titan
    [acted] Une action par an ici
   *[army] Trop peu d’unités pour un titan
}

## Ce qui s’est passé

event-placed = { $seat } a commencé { TO($city) }.
event-year-began = L’année { $year } a commencé. Premier joueur : { $seat }.
event-orders-began = Ordre { $number } sur 6.
event-travelled = { $seat } a pris la { $order } vers { $city }.
event-strayed = { $seat } n’a pas trouvé de { $order } { TO($city) }.
event-waited = { $seat } a attendu.
event-cancelled = { $cause ->
    [no-tile] { $seat } n’avait rien à faire { TO($city) } : aucune tuile ne s’y trouve.
    [recruited] { $seat } n’avait rien à faire { TO($city) }, pour y avoir déjà recruté cette année.
    [units] { $seat } manquait d’unités contre la menace { TO($city) }.
    [titan] { $seat } ne pouvait écarter la menace { TO($city) } après un titan au même endroit cette année.
    [acted] { $seat } ne pouvait affronter de titan depuis { $city }, pour y avoir déjà agi cette année.
   *[army] { $seat } avait trop peu d’unités pour affronter un titan depuis { $city }.
}
event-recruited = { $seat } a recruté { $units } { TO($city) }.
event-beaten = { $seat } a écarté la menace { TO($city) }.
event-sent = { $seat } a renvoyé { $units } à la caserne.
event-gilded = { $gold ->
    [one] { $seat } a reçu { $gold } pièce d’or.
   *[other] { $seat } a reçu { $gold } pièces d’or.
}
event-sung = { $count ->
    [one] { $seat } a envoyé { $count } barde { TO($region) }.
   *[other] { $seat } a envoyé { $count } bardes { TO($region) }.
}
event-declined = { $seat } n’a placé aucun barde.
event-unbuilt = { $seat } n’a ajouté aucun étage.
event-built = { $count ->
    [one] { $seat } a bâti { $count } étage { TO($city) }.
   *[other] { $seat } a bâti { $count } étages { TO($city) }.
}
event-held = { $seat } n’avait aucune guilde où poser l’étage et le met de côté : il ira sur sa prochaine guilde.
event-dummy-rose = { $seat } a fait avancer le joueur fictif en { $assessment } : { $points }.
event-mustered = { $count ->
    [0] La caserne n’avait aucune unité pour { $city }.
    [one] { $count } unité se tenait prête { TO($city) }.
   *[other] { $count } unités se tenaient prêtes { TO($city) }.
}
event-threatened = Une menace a surgi { TO($city) }.
event-awoke = { THE($titan, cap: "yes") } s’est { GENDER($titan) ->
    [f] éveillée
   *[m] éveillé
}.
event-reinforced = Des renforts sont arrivés : les deux prochaines tuiles amènent des recrues, toutes les autres, mélangées, forment les nouvelles menaces.
event-slain = { $seat } a vaincu { THE($titan) } depuis { $city }.
event-spared = { $seat } n’a affronté aucun titan.
event-shown = { $count ->
    [0] { $seat } n’a pas montré { DE($unit) }.
   *[other] { $seat } a montré { $units }.
}
event-unshown = Personne n’a montré { DE($unit) }.
event-led = { $seat } a montré le plus { DE($unit) }.
event-tied = { $seat } a partagé la première place pour { THE($unit) }.
event-assessed = { $points ->
    [one] { $seat } avait { $points } point { DE($assessment) }.
   *[other] { $seat } avait { $points } points { DE($assessment) }.
}
event-dummy-assessed = { $points ->
    [one] Le joueur fictif avait { $points } point { DE($assessment) }.
   *[other] Le joueur fictif avait { $points } points { DE($assessment) }.
}
event-eliminated = L’évaluation { OF($assessment) } a éliminé { $seat }.
event-dummy-eliminated = L’évaluation { OF($assessment) } a éliminé le joueur fictif.
event-saved = { $seat } a sauvé le royaume.
event-lost = Personne n’a sauvé le royaume.
event-denied = { $cause ->
    [another] Pas d’étages pour { $seat } { TO($city) } : la guilde d’un autre s’y dresse.
    [full] Pas d’étages pour { $seat } { TO($city) } : la guilde y est complète.
    [no-stories] Pas d’étages pour { $seat } { TO($city) } : la réserve est vide.
    [no-story] Pas d’étage pour { $seat } : la réserve est vide.
    [no-bards] Pas de bardes pour { $seat } autour { DE($city) } : la réserve est vide.
   *[closed] Pas de bardes pour { $seat } autour { DE($city) } : toutes les régions y sont fermées.
}

end-savior = { $seats } a survécu aux trois évaluations et sauvé le royaume.
end-dummy = Le joueur fictif a survécu à tous, et personne n’a gagné.

## Dans le terminal

terminal-units = MAFCB
terminal-to-recruit = À recruter :
terminal-guilds = Guildes :
terminal-key-rewards = MA→2/3/1 : une menace qui demande M et A et donne deux de 2 or, 3 bardes, 1 étage
terminal-ground = Les villes, les bouts de leurs routes bleue/rouge/noire, et les régions qu’elles touchent :
terminal-order-signs = BRN{ "!" }–
terminal-year = Année { $year } sur { $years }
terminal-dummy = joueur fictif { $points }
terminal-roads = routes : ━ bleue  ╌ rouge  · noire   ville : 7+ recrues  { "7!" } menace  ∎ guilde
terminal-threats = Menaces :
terminal-next-threats = Prochaine menace :
terminal-next-recruitment = Prochaines recrues :
terminal-queue = { $first } ({ $pile } dans la pile)
terminal-then = puis { $tile }
terminal-titans = Titans :
terminal-asleep = en sommeil
terminal-gone = vaincus
terminal-player = Joueur
terminal-city = Ville
terminal-orders = Ordres
terminal-stock = Derrière le paravent
terminal-bards = Bardes :
terminal-behind = { $units }, { $gold } or, { $bards } { $bards ->
    [one] barde
   *[other] bardes
}, { $stories } { $stories ->
    [one] étage
   *[other] étages
}{ $held ->
    [0] {""}
   *[other] , { $held } de côté
}
terminal-screened = caché, { $stories } { $stories ->
    [one] étage
   *[other] étages
}
terminal-roads-of = bleue vers { $blue }, rouge vers { $red }, noire vers { $black }
terminal-touches = touche : { $regions }
terminal-around = tout autour : { $cities }
terminal-recruit = à recruter : { $units }
terminal-threat = menace : { $foe }, { $threat }
terminal-no-tile = Aucune tuile ne vient ici dans cette partie.
terminal-values = { $first } pour le plus de bardes, { $second } pour le deuxième
terminal-closed = { GENDER($region) ->
    [f] { $region } (fermée)
    [mp] { $region } (fermés)
    [fp] { $region } (fermées)
   *[m] { $region } (fermé)
}
terminal-closed-here = Région fermée dans cette partie : aucun barde n’y vient.
terminal-against = demande { $units } unités ; donne deux de { $gives } (or, bardes, étages)
terminal-sign-recruits = les unités à recruter dans la ville 7
terminal-sign-threat = une menace sur la ville 7
terminal-sign-city = la ville 7 sans tuile
terminal-sign-guild = une guilde de deux étages, à la couleur de son propriétaire
terminal-sign-region = ce qu’une région donne à qui y a le plus de bardes, et au deuxième
terminal-sign-closed = une région fermée dans cette partie
terminal-sign-roads = une route bleue, une rouge et une noire
terminal-sign-rewards = les unités que demande une menace, et ce qu’elle donne : deux de 2 or, 3 bardes et 1 étage
terminal-sign-titans = des titans qui demandent trois unités de toute sorte
terminal-sign-bards = quatre bardes du joueur 2
terminal-sign-hidden = ce dont il faut se souvenir
terminal-sign-first = le premier joueur
terminal-sign-you = vous

# Ce que les robots regardent, comme une analyse le nomme.
feature-standing = l’or, les étages et la réputation ensemble, pour les trois évaluations
feature-regions-first = des régions où l’on a le plus de bardes
feature-regions-second = des régions où l’on est deuxième en bardes
feature-census-leads = le plus d’unités d’un type, à l’approche du recensement
feature-late-in-turn = un tour tardif cette année
