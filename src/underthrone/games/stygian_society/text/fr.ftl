title = The Stygian Society
about = Des héros gravissent ensemble une tour hantée : six étages, une tour à cubes qui se souvient, et un sorcier au sommet. Seul, vous menez trois héros ; à deux, deux chacun.

option-difficulty = Difficulté
option-difficulty-apprentice = Apprenti : on supporte plus de blessures, et l’on commence avec un peu de chance
option-difficulty-member = Membre : le jeu tel qu’il est voulu
option-difficulty-master = Maître : on supporte moins de blessures
option-heroes = Héros
option-heroes-drawn = Tirés au sort
option-heroes-picked = Choisis par les joueurs

colour-white = blanc
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune
colour-black = noir
count-white = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
count-blue = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
}
count-green = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
}
count-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
count-yellow = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}
count-black = { $n ->
    [one] { $n } noir
   *[other] { $n } noirs
}
count-wild = { $n } au choix
attack-melee = mêlée
attack-projectile = à distance
attack-magic = magie
attacks-melee = les attaques de mêlée
attacks-projectile = les attaques à distance
attacks-magic = les attaques de magie
attacks-any = toutes les attaques
rank-front = rang avant
rank-rear = rang arrière
no-card = carte { $number } (absente de cette édition)
    .grammar = f
nobody = héros { $number } (absent)
and-more = { $space }et { $status }
no-enemy = pion { $number } (absent)
place-both = { $enemy } (les deux rangs, reste { $left })
place-front = { $enemy } (avant { $number }, reste { $left })
place-rear = { $enemy } (arrière { $number }, reste { $left })

## Mots du vocabulaire

word-wound = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}
word-heal = soigner { $n }
word-bleed = { $n ->
    [one] l’équipe subit 1 blessure
   *[other] l’équipe subit { $n } blessures
}
word-xp = { $n } XP pour l’équipe
word-ward = { $n ->
    [one] la prochaine blessure de ce tour est annulée
   *[other] les { $n } prochaines blessures de ce tour sont annulées
}
word-lift = { $what } du champ à la crypte
word-cure = { $n ->
    [one] retirer 1 cube d’état
   *[other] retirer { $n } cubes d’état
}
word-refresh = { $n ->
    [one] redresser 1 carte qui n’en redresse pas elle-même
   *[other] redresser { $n } cartes qui n’en redressent pas elles-mêmes
}
word-pull = { $many ->
    [yes] chaque cible passe au rang avant
   *[no] la cible passe au rang avant
}
word-daze = { $many ->
    [yes] chaque cible est étourdie pour ce tour
   *[no] la cible est étourdie pour ce tour
}
word-frighten = { $many ->
    [yes] chaque cible à { $n } de santé ou moins s’enfuit
   *[no] une cible à { $n } de santé ou moins s’enfuit
}
word-luck = chance { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-peril = péril { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-call = { $what } de la réserve dans le champ
word-banish = { $what } du champ ou de la crypte à la réserve
word-shake = { $n ->
    [one] 1 cube tombe de la tour
   *[other] { $n } cubes tombent de la tour
}
word-hurt = { $n ->
    [one] l’équipe subit 1 blessure
   *[other] l’équipe subit { $n } blessures
}
word-hurt-each = { $n ->
    [one] l’équipe subit 1 blessure pour chacun d’eux
   *[other] l’équipe subit { $n } blessures pour chacun d’eux
}
word-status = { $n ->
    [one] 1 cube sur { $what }
   *[other] { $n } cubes sur { $what }
}
word-mend = { $n ->
    [one] chacun d’eux soigne 1 de ses blessures
   *[other] chacun d’eux soigne { $n } de ses blessures
}
word-tire = { $n ->
    [one] 1 carte du héros actif s’incline, au hasard
   *[other] { $n } cartes du héros actif s’inclinent, au hasard
}
word-add = 1 { $what } de plus au { $rank }
word-cubes = { $what } de plus à chaque lâcher désormais
word-might = { $n ->
    [one] { $what } font 1 blessure de plus
   *[other] { $what } font { $n } blessures de plus
}
word-pierce = { $what } ignorent { $n } de la résistance
word-reach = { $what } sur le rang avant atteignent aussi le rang arrière
word-extra = { $what } de plus à chaque lâcher
word-medic = soigner { $n } de plus chaque fois
word-scholar = { $n } XP de plus par ennemi tué
word-guard = { $n ->
    [one] compte pour 1 bouclier
   *[other] compte pour { $n } boucliers
}
word-immune = aucun cube ne vient sur { $what }
word-vigour = { $n ->
    [one] l’équipe supporte 1 blessure de plus
   *[other] l’équipe supporte { $n } blessures de plus
}
word-regrow = { $n ->
    [one] au début de chaque tour, le chef soigne 1 de ses blessures
   *[other] au début de chaque tour, le chef soigne { $n } de ses blessures
}
word-shroud = { $n ->
    [one] les attaques font 1 blessure de moins au chef tant que d’autres tiennent
   *[other] les attaques font { $n } blessures de moins au chef tant que d’autres tiennent
}
word-leaden = les cubes de héros de la crypte comptent une fois
word-rot = { $n ->
    [one] à chaque tour, 1 cube de la couleur de héros la plus nombreuse du champ est perdu
   *[other] à chaque tour, { $n } cubes de la couleur de héros la plus nombreuse du champ sont perdus
}

## Les cartes en mots

kind-action = Action du héros
kind-support = Soutien
kind-passive = Effet passif
kind-response = Réaction
exhausts = s’incline
before = passe avant les ennemis
shields = { $n ->
    [one] 1 bouclier
   *[other] { $n } boucliers
}
aim-front = { $n ->
    [one] un ennemi du rang avant
   *[other] jusqu’à { $n } ennemis du rang avant
}
aim-any = { $n ->
    [one] un ennemi au choix
   *[other] jusqu’à { $n } ennemis
}
aim-front-rank = tout le rang avant
aim-rear-rank = tout le rang arrière
aim-all = tous les ennemis
when-kill = quand un ennemi meurt
when-hurt = quand l’équipe est blessée
when-luck = quand on gagne de la chance
when-enemy = après une action ennemie
when-status = quand un héros reçoit un cube d’état
when-level = après un passage de niveau
drops = Lâcher { $cubes }.
step-first = { $cost } : { $effect }.
step-more = Par { $cost } de plus : { $effect }.
step-many = Par { $cost } : { $effect }.
step-free = Sans payer : { $effect }.
step-then = { $cost } de plus, une fois : { $effect }.
step-limited = Par { $cost }, jusqu’à { $times ->
    [2] deux fois
    [3] trois fois
    [4] quatre fois
   *[other] { $times } fois
} : { $effect }.
step-more-limited = Par { $cost } de plus, jusqu’à { $times ->
    [2] deux fois
    [3] trois fois
    [4] quatre fois
   *[other] { $times } fois
} : { $effect }.
step-limit = { $effect } ({ $times ->
    [1] une fois
    [2] jusqu’à deux fois
    [3] jusqu’à trois fois
    [4] jusqu’à quatre fois
   *[other] jusqu’à { $times } fois
})
resists = résistance { $n } ({ $what })
rides = au rang arrière : autant de blessures de moins que d’ennemis devant
stands-in-both = dans les deux rangs
bears = santé { $n }, { $xp } XP
acts-for = { $what } : { $effect }.
last-line = { $n } : tout est perdu.
line-at = { $n } : { $effect }.
springs = Son piège se déclenche à partir de { $n } de péril : { $effect }.
own-rule = Ici : { $effect }.
lasting-rule = Après la victoire, pour toujours : { $effect }.
status-stricken = une blessure par cube au début du tour du héros
status-weary = les attaques du héros font 1 blessure de moins par cube
status-cursed = aucune chance n’est dépensée pendant les tours du héros
status-hunted = le péril monte de 1 à la fin du tour du héros
team-treasure = trésor d’équipe
hero-treasure = trésor de héros
of-level = { $hero }, niveau { $n }
of-mat = { $hero }, sur le plateau

## Questions et coups

ask-pick = Choisissez un héros.
ask-begin = Choisissez le héros qui commence.
ask-support = Vous pouvez utiliser une compétence de soutien avant d’agir.
ask-act = Choisissez l’action du héros.
ask-aim = Choisissez une cible.
ask-wild = Choisissez la couleur d’un cube au choix.
ask-buy = Choisissez les effets de la carte ; vous paierez en terminant.
ask-pay = Choisissez comment payer { $what } : { $worth ->
    [1] ici, un cube de la crypte n’en vaut qu’un.
   *[other] un cube de la crypte en vaut deux, sans monnaie rendue.
}
ask-hit = Choisissez la prochaine cible blessée.
ask-cure = Vous pouvez racheter un cube d’état.
ask-open-chest = Vous pouvez ouvrir un coffre.
ask-give = Choisissez le héros qui reçoit le trésor.
ask-trade = Vous pouvez passer des trésors de vos héros à d’autres, dans n’importe quel ordre ; puis on demande aux autres, et de nouveau à vous si des trésors ont changé de mains.
ask-learn = Choisissez la compétence qu’apprend { THE($place) }.
ask-response = Vous pouvez réagir avec une carte { OF($place) }.
ask-refresh = Choisissez une carte à redresser.
ask-relieve = Choisissez un cube d’état à retirer.

move-pick = Choisir { THE($hero) }
move-begin = { THE($place, cap: "yes") } commence
move-pass = Ne rien faire
move-use = Utiliser { $card }
move-regroup = Se regrouper : tous les cubes aux réserves, ni lâcher ni action ennemie ; péril +{ $n }
move-aim = Viser { $token }
move-wild = Prendre un cube au choix : { $colour }
move-done = Terminé
done-aim = Terminé : pas d’autre cible
done-buy = { $bought ->
    [0] Terminé : ne rien payer
   *[other] Terminé : payer cela
}
propose-spend = Payer { $cost }{ $luck ->
    [0] {""}
   *[other] {" "}({ $luck } par la chance)
} : { $effect }
times = { $n ->
    [1] { $what }
   *[other] { $what } (×{ $n })
}
move-buy = Étape { $step }, payer { $cost } : { $effect }
move-pay = Payer { $what } : { $field ->
    [0] { $crypt ->
        [0] { $luck } par la chance
       *[other] { $crypt } de la crypte{ and-luck }
    }
   *[other] { $field } du champ{ $crypt ->
        [0] {""}
       *[other] {", "}{ $crypt } de la crypte
    }{ and-luck }
}
and-luck = { $luck ->
    [0] {""}
   *[other] {", "}{ $luck } par la chance
}
move-learn = Apprendre { $card }
move-learn-next = Tirer une compétence du niveau suivant
move-refresh = Redresser { $card }
move-cure = Racheter { $status } ({ $colour }){ $more } { $source ->
    [0] depuis le champ
    [1] avec la chance
   *[2] avec un cube de la crypte
}
move-relieve = Retirer un cube { TO($place) } : { $status } ({ $colour })
move-open = Ouvrir le coffre
move-give = Le donner { TO($place) }
move-trade = Passer { $card } { TO($place) }

## Événements

event-hero-joined = { $seat } mène { THE($hero) }, qui connaît { $skill }.
event-hero-begins = { THE($place, cap: "yes") } commence.
event-floor-began = Étage { $floor } : { $sheet }.
event-turn-began = Tour { OF($place) }.
event-used = { THE($place, cap: "yes") } utilise { $skill }.
event-regrouped = { THE($place, cap: "yes") } se regroupe : tous les cubes vont aux réserves.
event-aimed = La cible : { THE($enemy) }.
event-dropped = { $count ->
    [one] { $count } cube entre dans la tour.
   *[other] { $count } cubes entrent dans la tour.
}
event-cube-moved = { $from ->
    [0] Un nouveau cube
   *[other] Un cube du niveau { $from }
} { $hidden ->
    [yes] s’arrête au niveau { $to }.
   *[no] ({ $colour }) tombe dans { $to ->
        [7] la crypte.
       *[other] le champ.
    }
}
event-fell = Cubes tombés ({ $colour }) : { $count } dans le champ, { $crypt } dans la crypte.
event-luck-changed = La chance est à { $luck }.
event-spent = Cubes dépensés ({ $colour }) : { $count } du champ, { $crypt } de la crypte.
event-enemy-acted = { THE($enemy, cap: "yes") } agit : { $cost ->
    [one] 1 cube est dépensé.
   *[other] { $cost } cubes sont dépensés.
}
event-floor-acted = L’étage lui-même agit ({ $colour }) : { $sheet }.
event-team-hurt = L’équipe subit { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
} : elle en a { $wounds }.
event-shielded = { $count ->
    [one] 1 blessure est annulée.
   *[other] { $count } blessures sont annulées.
}
event-healed = L’équipe perd { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
} : elle en a { $wounds }.
event-peril-changed = Le péril est à { $peril }.
event-line-reached = La ligne de péril { $peril } est atteinte.
event-enemy-came = Un ennemi arrive au { $rank } : { THE($enemy) }.
event-enemy-hit = { THE($enemy, cap: "yes") } { $count ->
    [0] ne subit aucune blessure.
    [one] subit 1 blessure.
   *[other] subit { $count } blessures.
}
event-enemy-killed = { THE($enemy, cap: "yes") } meurt : { $count } XP.
event-enemy-left = { THE($enemy, cap: "yes") } s’enfuit.
event-enemy-moved = { THE($enemy, cap: "yes") } passe au { $rank }.
event-enemy-mended = { THE($enemy, cap: "yes") } soigne ses blessures.
event-dazed = { THE($enemy, cap: "yes") } est { GENDER($enemy) ->
    [f] étourdie
   *[m] étourdi
} pour ce tour.
event-level-gained = L’équipe gagne un niveau ; le suivant demande { $needed } XP.
event-learned = { THE($place, cap: "yes") } apprend { $skill }.
event-drew = { THE($place, cap: "yes") } pioche { $skill } au niveau suivant.
event-refreshed = Carte redressée : { $skill }.
event-tired = Carte inclinée de force : { $skill }.
event-status-given = { THE($place, cap: "yes") } reçoit un cube sur { $status } : { $colour }.
event-status-removed = { THE($place, cap: "yes") } perd un cube sur { $status } : { $colour }.
event-cubes-called = Cubes venus dans le champ ({ $colour }) : { $count }.
event-cubes-banished = Cubes de retour à la réserve ({ $colour }) : { $count }.
event-cubes-lifted = Cubes passés du champ à la crypte ({ $colour }) : { $count }.
event-peril-cubes = Cubes de péril ({ $colour }) : { $count } désormais.
event-floor-completed = L’étage { $floor } est achevé.
event-chest-opened = Un coffre est ouvert : { $chest } (nombre { $number }).
event-treasure-found = Un trésor : { $skill }.
event-treasure-given = { $skill } va { TO($place) }.
event-game-ended = L’ascension s’achève à l’étage { $floor }.
event-failed = { $skill } reste sans effet : rien n’est payé.

## Refus et fins

why-picked-already = { THE($hero, cap: "yes") } est déjà { GENDER($hero) ->
    [f] choisie
   *[m] choisi
}.
why-choose-one = Vous devez choisir parmi ce qui est proposé.
why-not-usable = La carte { $card } n’est pas utilisable maintenant.
why-not-of-hero = { $card } n’est pas une carte { OF($place) }.
why-is-action = { $card } est une action : elle vient après la compétence de soutien.
why-is-support = { $card } est un soutien : il vient avant l’action, un par tour.
why-is-passive = { $card } agit toujours ; inutile de l’utiliser.
why-is-response = { $card } est une réaction : elle s’utilise quand arrive ce qu’elle nomme.
why-exhausted = La carte { $card } reste inclinée jusqu’à ce qu’un niveau ou une carte la redresse.
why-must-act = Un héros doit agir.
why-out-of-reach = Cette action n’atteint pas { $token }.
why-none-in-bank = La réserve n’a plus de cube { $colour }.
why-cannot-buy = L’étape { $step } ne peut pas être achetée : il manque des cubes, ou elle l’est déjà, ou la première ne l’est pas.
why-wrong-payment = Le prix ({ $what }) ne se paie pas ainsi : trop, trop peu, ou pas là.
why-no-target = { $token } n’est pas une cible encore à blesser.
why-no-cure = Aucun cube de ce genre ne se rachète maintenant : { $status }.
why-floor-completed = L’étage est achevé : il n’y a plus rien à combattre.
why-not-to-learn = { $card } n’est pas une compétence que { THE($place) } peut choisir maintenant.
why-no-such-cube = Il n’y a pas de tel cube à retirer : { $status }.
why-not-to-trade = { $card } ne se passe pas ainsi : ce trésor n’est pas à vos héros, ou il vient d’être passé.
why-not-exhausted = La carte { $card } ne peut pas être redressée maintenant.
end-wounds = Les blessures de l’équipe ont atteint leur maximum : tous ont perdu.
end-peril = Toute l’attention du sorcier est sur l’équipe : tous ont perdu.
end-victory = Le sorcier est vaincu : tous ont gagné.

## Dans le terminal

terminal-floor = Étage { $n } sur 6 : { $sheet }
terminal-turn = au tour { OF($hero) }
terminal-wounds = Blessures
terminal-peril = Péril
terminal-next = ligne suivante { $line }
terminal-xp = XP { $n } sur { $needed }
terminal-luck = Chance
terminal-shields = boucliers restants { $n }
terminal-front = Avant
terminal-rear = Arrière
terminal-nobody = personne
terminal-field = Champ
terminal-crypt = Crypte ×2
terminal-tower = Tour
terminal-bank = Réserve
terminal-peril-cubes = Lâchés
terminal-team = Équipe
terminal-dazed = étourdi
terminal-beaten = vaincu : { $sheet }
terminal-you = vous
terminal-a-card = une carte
terminal-sign-health = ce qu’un ennemi supporte encore, sur ce qu’il supporte en tout
terminal-sign-bars = la montée des blessures et du péril ; au bout, tout est perdu
terminal-sign-luck = la chance que vous avez, et la place pour en gagner
terminal-sign-active = le héros dont c’est le tour
terminal-sign-exhausted = une carte inclinée : inutilisable tant qu’elle n’est pas redressée
terminal-sign-field = les cubes tombés à travers ; chacun paie pour un
terminal-sign-crypt = les cubes tombés au loin ; chacun paie pour deux
terminal-sign-tower = les cubes restés coincés ; un lâcher suivant peut les libérer
terminal-sign-bank = les cubes dont personne ne se sert
terminal-sign-peril-cubes = les cubes de péril qui tombent à chaque action en plus de ceux du héros

# Ce que les robots regardent, comme une analyse le nomme.
feature-outlook = où en est l’équipe, avec ses blessures, le péril et ses compétences
