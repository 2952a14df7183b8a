# Les noms viennent à la fin et les nombres restent nus : une phrase convient à toutes les unités, villes et titans.

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
unit-archers = archers
unit-infantry = fantassins
unit-clerics = clercs
unit-mages = mages de bataille
order-blue = route bleue
order-red = route rouge
order-black = route noire
order-action = agir
order-wait = attendre
assessment-wealth = richesse
assessment-influence = influence
assessment-reputation = réputation

## Questions et coups

ask-place = Placez votre Idrakys, qui exécute vos ordres, dans une ville où il est seul : de préférence près des recrues, car vous n’avez encore aucune unité.
ask-program = Donnez vos six ordres de l’année, l’un après l’autre.
ask-choose-rewards = Choisissez deux des trois récompenses.
ask-place-bard = { $left ->
    [one] Placez votre barde dans une région autour de votre ville.
   *[other] Placez un barde dans une région autour de votre ville ; { $left } à placer.
}
ask-fight = Affrontez un titan déchaîné, ou aucun.
ask-pay = Choisissez une unité à envoyer contre le titan, les plus faibles d’abord.
ask-show = Recensement : choisissez combien de ces unités vous montrez. Vous les gardez.
ask-place-census-bard = { $left ->
    [one] Recensement : placez un barde dans une région autour de votre ville, ou aucun.
   *[other] Recensement : placez un barde dans une région autour de votre ville, ou aucun ; { $left } à placer.
}
ask-choose-guild = Recensement : choisissez la guilde qui gagne un étage.
ask-help-dummy = Choisissez quel jeton du joueur fictif avance.

move-place = Commencer à { $city }
move-order = Ordre : { $order }
move-leave = { $reward ->
    [gold] Prendre { $bards ->
        [one] { $bards } barde
       *[other] { $bards } bardes
    } et { $stories ->
        [one] { $stories } étage
       *[other] { $stories } étages
    }, laisser { $gold } d’or
    [bards] Prendre { $gold } d’or et { $stories ->
        [one] { $stories } étage
       *[other] { $stories } étages
    }, laisser { $bards ->
        [one] { $bards } barde
       *[other] { $bards } bardes
    }
   *[stories] Prendre { $gold } d’or et { $bards ->
        [one] { $bards } barde
       *[other] { $bards } bardes
    }, laisser { $stories ->
        [one] { $stories } étage
       *[other] { $stories } étages
    }
}
move-bard = Un barde en { $region }
move-no-bard = Ne placer aucun barde
move-fight = Affronter { $titan }
move-no-fight = N’affronter aucun titan
move-pay = Envoyer une unité : { $unit }
move-show = { $count ->
    [0] N’en montrer aucune
   *[other] En montrer { $count }
}
move-guild = Ajouter l’étage à { $city }
move-dummy = Faire avancer le joueur fictif en { $assessment }

why-city-taken = Un autre Idrakys est déjà à { $city }.
why-closed = Cette région est fermée dans cette partie : { $region }.
why-far = Cette région ne touche pas votre ville : { $region }.
why-few-units = Vous avez { $count } unités, et il en faut { $need } contre { $titan }.
why-not-raging = Ce titan n’est pas déchaîné : { $titan }.
why-no-unit = Vous n’avez pas d’unité de ce genre : { $unit }.
why-too-weak = Les unités partent de la plus faible à la plus forte, et une plus forte est déjà partie : { $unit }.
why-too-strong = Les unités partent de la plus faible à la plus forte, et il en resterait trop peu pour suivre : { $unit }.
why-not-so-many = Vous ne pouvez pas montrer plus que vous n’avez : { $count }.
why-guild-full = Votre guilde est complète à { $city }.
why-no-guild = Vous n’avez pas de guilde à { $city }.

## Ce qui s’est passé

event-placed = { $seat } a commencé à { $city }.
event-year-began = L’année { $year } a commencé. Premier joueur : { $seat }.
event-orders-began = Ordre { $number } sur 6.
event-travelled = { $seat } a pris la { $order } vers { $city }.
event-strayed = { $seat } n’a pas trouvé de { $order } à { $city }.
event-waited = { $seat } a attendu.
event-cancelled = { $seat } n’avait rien à faire à { $city }.
event-recruited = { $seat } a recruté à { $city } : { $unit }.
event-beaten = { $seat } a écarté la menace à { $city }.
event-sent = { $seat } a renvoyé { $count } à la caserne : { $unit }.
event-gilded = { $seat } a reçu { $gold } d’or.
event-sung = { $count ->
    [one] { $seat } a placé { $count } barde : { $region }.
   *[other] { $seat } a placé { $count } bardes : { $region }.
}
event-declined = { $seat } n’a placé aucun barde.
event-built = { $count ->
    [one] { $seat } a bâti { $count } étage à { $city }.
   *[other] { $seat } a bâti { $count } étages à { $city }.
}
event-held = { $seat } n’avait aucune guilde où poser l’étage et le met de côté : il ira sur sa prochaine guilde.
event-dummy-rose = { $seat } a fait avancer le joueur fictif en { $assessment } : { $points }.
event-mustered = { $count ->
    [0] La caserne n’avait aucune unité pour { $city }.
    [one] { $count } unité se tenait prête à { $city }.
   *[other] { $count } unités se tenaient prêtes à { $city }.
}
event-threatened = Une menace a surgi à { $city }.
event-awoke = Un titan s’est éveillé : { $titan }.
event-reinforced = Des renforts sont arrivés : les deux prochaines tuiles amènent des recrues, toutes les autres, mélangées, forment les nouvelles menaces.
event-slain = { $seat } a vaincu { $titan } depuis { $city }.
event-spared = { $seat } n’a affronté aucun titan.
event-shown = { $seat } a montré { $count } : { $unit }.
event-unshown = Personne n’en a montré : { $unit }.
event-led = { $seat } en a montré le plus : { $unit }.
event-tied = { $seat } a partagé la tête : { $unit }.
event-assessed = { $seat } comptait { $points } en { $assessment }.
event-dummy-assessed = Le joueur fictif comptait { $points } en { $assessment }.
event-eliminated = { $seat } a été hors jeu en { $assessment }.
event-dummy-eliminated = Le joueur fictif a été hors jeu en { $assessment }.
event-saved = { $seat } a sauvé le royaume.
event-lost = Personne n’a sauvé le royaume.
event-denied = { $cause ->
    [another] Pas d’étages pour { $seat } à { $city } : la guilde d’un autre s’y dresse.
    [full] Pas d’étages pour { $seat } à { $city } : la guilde y est complète.
    [no-stories] Pas d’étages pour { $seat } à { $city } : la réserve est vide.
    [no-bards] Pas de bardes pour { $seat } autour de { $city } : la réserve est vide.
   *[closed] Pas de bardes pour { $seat } autour de { $city } : toutes les régions y sont fermées.
}

end-savior = { $seats } a survécu aux trois évaluations et sauvé le royaume.
end-dummy = Le joueur fictif a survécu à tous, et personne n’a gagné.

## Dans le terminal

terminal-units = MAFCB
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
terminal-asleep = endormi
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
terminal-roads-of = bleue vers { $blue }, rouge vers { $red }, noire vers { $black }
terminal-touches = touche : { $regions }
terminal-around = tout autour : { $cities }
terminal-recruit = à recruter : { $units }
terminal-threat = menace : { $foe }, { $threat }
terminal-no-tile = Aucune tuile ne vient ici dans cette partie.
terminal-values = { $first } pour le plus de bardes, { $second } pour le deuxième
terminal-closed = fermée
terminal-closed-here = Fermée dans cette partie : aucun barde n’y vient.
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
