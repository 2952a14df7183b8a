# Les mots du plateau de Lords of Xidit.

xi-phase = Année { $year } sur { $years }
xi-phase-place = Avant la première année
xi-phase-census = Année { $year } sur { $years }, recensement
xi-gold = or
xi-bards = bardes
xi-stories = étages de guilde
xi-bards-left = bardes en réserve
xi-stories-left = étages en réserve
xi-held = étages mis de côté
xi-units = unités
xi-stories-standing = étages de guilde, pour l’Influence
xi-reputation = Réputation, sans le Bastion
xi-to-blue = bleue vers { $city }
xi-to-red = rouge vers { $city }
xi-to-black = noire vers { $city }
xi-city = { $number }, { $name } : { $roads }.
xi-guild-of = { $n ->
    [one] Guilde de { $name }, 1 étage sur 4.
   *[other] Guilde de { $name }, { $n } étages sur 4.
}
xi-here = Ici : { $names }.
xi-recruits = à recruter, le plus faible d’abord : { $units }
xi-needs = Demande : { $units }.
xi-needed = Demande
xi-any-units = { $n } unités au choix
xi-spoken = Demande : { $needs }. Deux récompenses parmi : { $gold } or, { $bards } bardes, { $stories } étages.
xi-tile-of = Tuile de { $city }
xi-trio-of = Tuile de { $city }, à trois joueurs
xi-threat = La menace demande
xi-recruitment = À recruter
xi-titan = Titan
xi-titan-text = Déchaîné, il peut être combattu depuis toute ville sans tuile, avec { $n } unités au choix.
xi-act-nothing = Rien à faire ici
xi-act-titan = Combattre un titan
xi-act-lacks = Manque : { $units }
xi-no-road = Pas de telle route
xi-once = Une fois par an
xi-stay = Reste
xi-regions = Régions
xi-cities = Villes
xi-closed = fermée
xi-worth = Le plus de bardes : { $first }, ensuite : { $second }
xi-bastion = Le Bastion : ses bardes restent cachés jusqu’à la fin
xi-n-bards = { $n ->
    [one] { $n } barde
   *[other] { $n } bardes
}
xi-two-rewards = Deux récompenses sur trois
xi-assessments = Évaluations
xi-hidden = caché
xi-and-bastion = Les bardes du Bastion s’y ajoutent.
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
xi-show-how-many = Combien en montrer
xi-chart-gold = Or amassé, année après année
xi-chart-stories = Étages de guilde
xi-chart-bards = Bardes placés
xi-chart-units = Unités derrière les paravents
xi-zoom = Agrandir la carte
xi-judged = Après l’année { $years }, le dernier de chacune est éliminé ; celui qui reste gagne.
xi-primer = Comment jouer
xi-primer-year = Chaque année, tous programment six ordres en secret. Puis tous exécutent le premier, tous le deuxième, et ainsi de suite.
xi-primer-action = dans une ville : recrute son unité la plus faible, une fois par an au même endroit ; ou écarte sa menace, si vous avez toutes les unités indiquées, et vous choisissez deux de ses trois récompenses.
xi-primer-rewards = Les trois récompenses sont les trois choses qui comptent à la fin :
xi-primer-gold = L’or fait la richesse. Il reste caché derrière les paravents.
xi-primer-bards = Les bardes vont dans les régions autour de votre ville. Le plus grand nombre et le deuxième dans une région font la réputation.
xi-primer-stories = Les étages bâtissent votre guilde dans cette ville, quatre au plus. Tous les étages font l’influence.
xi-primer-end = Après l’année { $years }, les trois évaluations ont lieu dans l’ordre affiché : celui qui a le moins à la première est éliminé, puis à la deuxième parmi les autres, puis à la troisième. Ne soyez donc dernier nulle part.
xi-primer-census = Trois fois a lieu un recensement : unité par unité, celui qui en montre le plus est récompensé. Personne n’est obligé de tout montrer.
