# Les mots du plateau de Lords of Xidit.

xi-phase = Année { $year } sur { $years }
xi-phase-place = Avant la première année
xi-phase-before-census = Année { $year } sur { $years } · recensement à la fin
xi-phase-census = Année { $year } sur { $years }, recensement
xi-gold = or
xi-bards = bardes
xi-stories = étages de guilde
xi-bards-left = bardes en réserve
xi-stories-left = étages en réserve
xi-held = étages mis de côté : ils iront sur votre prochaine guilde qui a de la place, et ne comptent pas d’ici là
xi-stories-standing = étages de guilde, pour l’Influence
xi-reputation = Réputation, sans le Bastion
xi-to-blue = bleue vers { $city }
xi-to-red = rouge vers { $city }
xi-to-black = noire vers { $city }
xi-city = { $number }, { $name } : { $roads }.
xi-guild-of = { $n ->
    [one] Guilde { DE($seat) }, 1 étage sur 4.
   *[other] Guilde { DE($seat) }, { $n } étages sur 4.
}
xi-here = Ici : { $names }.
xi-recruits = à recruter, le plus faible d’abord : { $units }
xi-recruits-of = { $city } : recrues
xi-needs = Demande : { $units }.
xi-any-units = { $n } unités au choix
xi-spoken = Demande : { $needs }. Deux récompenses parmi : { $rewards }.
xi-tile-of = Tuile { DE($city) }
xi-trio-of = Tuile { DE($city) }, à trois joueurs
xi-other-side-recruits = Au verso, à recruter
xi-other-side-threat = Au verso, la menace
xi-titan = Titan
xi-titan-text = Déchaîné, il peut être combattu depuis toute ville sans tuile, avec { $n } unités au choix.
xi-regions = Régions
xi-cities = Villes
xi-closed = hors jeu
xi-worth = Le plus de bardes : { $first }, ensuite : { $second }
xi-bastion = Le Bastion : tous les bardes de cette région y vont, cachés jusqu’à la fin
xi-bards-of = { $seat } : { $n ->
    [one] { $n } barde
   *[other] { $n } bardes
}
xi-bard-brings = { $now } → { $then } points
xi-bard-hidden = caché
xi-word-bards = { $n ->
    [one] barde
   *[other] bardes
}
xi-word-stories = { $n ->
    [one] étage
   *[other] étages
}
xi-two-rewards = Deux récompenses sur trois
xi-assessments = Évaluations
xi-hidden = caché
xi-and-bastion = Les bardes de la région centrale sont cachés dans le Bastion ; ils s’y ajoutent à la fin.
xi-bastion-hidden = Bastion (caché)
xi-dummy = Joueur fictif
xi-queue-recruitment = Recrues à venir
xi-queue-threats = Menaces à venir
xi-next = d’abord
xi-then = puis
xi-pile = { $n } dans la pile
xi-discard = défaussées : { $cities }
xi-titans = Titans
xi-asleep = { $n ->
    [one] { $n } titan endormi ; il demandera { $need } unités au choix.
   *[other] { $n } titans endormis ; chacun demandera { $need } unités au choix.
}
xi-gone = vaincus
xi-barracks = Caserne
xi-army = Mes unités
xi-wheels = Ordres de l’année
xi-order-n = Ordre { $n }
xi-turn = Tourner…
xi-order-blue = Route bleue
xi-order-red = Route rouge
xi-order-black = Route noire
xi-order-action = Action
xi-order-wait = Attendre
xi-seal = Sceller les ordres
xi-seal-again = Sceller à nouveau
xi-orders-of = Ordres
xi-first = Premier
xi-out = éliminé
xi-census = Recensement
xi-prize = au plus nombreux
xi-rewarded = récompensé
xi-show-how-many = Combien { DE($unit) } montrer
xi-show-none = Vous n’en avez pas. Vous répondez tout de même, pour que rien ne se devine.
xi-chart-gold = Or amassé, année après année
xi-chart-stories = Étages de guilde
xi-chart-reputation = Réputation des bardes, Bastion compris
xi-chart-bards = Bardes placés
xi-chart-units = Unités derrière les paravents
xi-zoom = Agrandir la carte
xi-sent = { $seat } a renvoyé { $units } à la caserne.
xi-awoke = { $n ->
    [one] Plus aucune menace à venir, ni tuile vidée à retourner : { $names } s’éveille.
   *[other] Plus aucune menace à venir, ni tuile vidée à retourner, et des titans s’éveillent : { $names }.
}
xi-assessed = En { $assessment } : { $standings }.
xi-stood = { $seat } { $points }
xi-stood-out = { $seat } { $points } (déjà éliminé)
xi-tie-units = Égalité à { $points } : { $seat } avait plus d’unités ({ $more } contre { $less }).
xi-tie-turn = Égalité à { $points }, et autant d’unités ({ $units }) : { $seat } était plus loin du premier joueur.
xi-tie-dummy = Égalité à { $points } : le joueur fictif passe après ses égaux.
xi-judged = Après l’année { $years }, chacune élimine le dernier.
xi-primer = Comment jouer
xi-primer-year = Chaque année, tous programment six ordres en secret. Puis tous exécutent le premier, tous le deuxième, et ainsi de suite.
xi-primer-action = dans une ville : recrute son unité la plus faible, une fois par an au même endroit ; ou écarte sa menace, si vous avez toutes les unités indiquées. Elles sont dépensées, et vous choisissez deux des trois récompenses.
xi-primer-strength = Les unités, de la plus faible à la plus forte :
xi-primer-rewards = Les trois récompenses sont les trois choses qui comptent à la fin :
xi-primer-gold = L’or fait la richesse. Il reste caché derrière les paravents.
xi-primer-bards = Les bardes vont dans les régions autour de votre ville. Le plus grand nombre et le deuxième dans une région font la réputation.
xi-primer-stories = Les étages bâtissent votre guilde dans cette ville, quatre au plus ; une ville n’a qu’une guilde, et là où se dresse celle d’un autre vous n’en recevez pas. Tous les étages font l’influence.
xi-primer-end = Après l’année { $years }, les trois évaluations ont lieu dans l’ordre affiché : celui qui a le moins à la première est éliminé, puis à la deuxième parmi les autres, puis à la troisième. Ne soyez donc dernier nulle part. À égalité, celui à qui il reste le moins d’unités est éliminé ; à nombre égal, celui qui est le plus près du premier joueur.
xi-primer-census = À la fin des années { $one }, { $two } et { $three } a lieu un recensement : unité par unité, chacun choisit en secret combien il en montre, et celui qui en montre le plus est récompensé. À égalité, chacun reçoit 1. Vous gardez vos unités, et personne n’est obligé de tout montrer.
xi-primer-titans = La pile des menaces se reconstitue : quand elle est vide, les tuiles dont les recrues sont parties sont retournées et deviennent des menaces. Ce n’est que s’il n’y en a pas non plus que les titans s’éveillent. Un titan éveillé se combat avec des unités au choix, autant que son nombre, par une action dans n’importe quelle ville sans tuile où vous n’avez pas encore agi cette année. Il rapporte comme une menace ; aucune menace ne peut plus y être écartée la même année.
xi-plan-how = Cliquez sur une ville pour y aller, et là où vous êtes pour y agir. Chaque ordre dit son effet présent ; les autres bougent aussi.
xi-too-far = { $city } demande { $n } ordres ; il vous en reste { $left }.
xi-all-set = Tous les ordres sont donnés. Reprenez-en un pour continuer.
xi-set = { $n } ordres sur { $all }
xi-step-back = Reprendre
xi-clear = Tout effacer
xi-last-year = l’an dernier
xi-orders-past = Ordres de l’an dernier
xi-to-place = à placer
xi-to-build = à bâtir
xi-no-units = aucune unité
xi-sleeping = { $n ->
    [one] un endormi
   *[other] deux endormis
}
xi-dummy-is = Le joueur fictif est évalué comme un seigneur ; qui écarte une menace ou un titan augmente un de ses nombres.
xi-lying = Dans les villes
xi-show-nothing = N’en montrer aucun
