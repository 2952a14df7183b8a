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
colour-wild = au choix
attack-melee = mêlée
attack-projectile = à distance
attack-magic = magie
attack-any = toutes
rank-front = rang avant
rank-rear = rang arrière
nobody = héros { $number } (absent)
and-more = { $space }et { $status }
no-enemy = pion { $number } (absent)
place-both = { $enemy } (les deux rangs)
place-front = { $enemy } (avant { $number }, reste { $left })
place-rear = { $enemy } (arrière { $number }, reste { $left })

## Mots du vocabulaire

word-wound = blessure { $n }
word-heal = soigner { $n }
word-bleed = subir { $n }
word-xp = { $n } XP d’équipe
word-ward = annuler { $n } ce tour
word-lift = { $n } { $what } du champ à la crypte
word-cure = { $n ->
    [one] retirer 1 cube d’état
   *[other] retirer { $n } cubes d’état
}
word-refresh = { $n ->
    [one] redresser 1 carte qui n’en redresse pas elle-même
   *[other] redresser { $n } cartes qui n’en redressent pas elles-mêmes
}
word-pull = tirer à l’avant
word-daze = étourdir ce tour
word-frighten = faire fuir à { $n } ou moins
word-luck = chance { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-peril = péril { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-call = { $n } { $what } dans le champ
word-banish = { $n } { $what } de retour à la réserve
word-shake = faire tomber { $n } de la tour
word-hurt = l’équipe subit { $n }
word-hurt-each = l’équipe subit { $n } pour chacun d’eux
word-status = { $n ->
    [one] 1 cube sur { $what }
   *[other] { $n } cubes sur { $what }
}
word-mend = ils guérissent de { $n }
word-tire = { $n ->
    [one] 1 carte du héros actif s’incline, au hasard
   *[other] { $n } cartes du héros actif s’inclinent, au hasard
}
word-add = { $what } arrive au { $rank }
word-cubes = { $n ->
    [one] 1 cube de péril { $what } de plus désormais
   *[other] { $n } cubes de péril de plus désormais ({ $what })
}
word-might = les attaques ({ $what }) blessent de { $n } en plus
word-pierce = ignore { $n } de résistance ({ $what })
word-reach = les attaques de front ({ $what }) atteignent l’arrière
word-extra = lâche { $n } { $what } en plus
word-medic = soigne { $n } de plus
word-scholar = { $n } XP de plus par ennemi tué
word-guard = annule { $n } à chaque tour
word-immune = immunisé : { $what }
word-vigour = l’équipe supporte { $n } de plus
word-regrow = le chef guérit de { $n } à chaque tour
word-shroud = { $n } de moins au chef tant que d’autres tiennent
word-leaden = les cubes de héros de la crypte comptent une fois
word-rot = { $n ->
    [one] à chaque tour, 1 cube de la couleur de héros la plus nombreuse du champ est perdu
   *[other] à chaque tour, { $n } cubes de la couleur de héros la plus nombreuse du champ sont perdus
}

## Les cartes en mots

kind-action = Action du héros
kind-support = Soutien
kind-passive = Passive, toujours
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
resists = résistance { $n } ({ $what })
rides = au rang arrière : réduit d’autant qu’il y a d’ennemis devant
stands-in-both = dans les deux rangs
bears = santé { $n }, { $xp } XP
acts-for = { $n } { $what } : { $effect }.
last-line = { $n } : tout est perdu.
line-at = { $n } : { $effect }.
own-rule = Ici : { $effect }.
lasting-rule = Une fois vaincu, pour toujours : { $effect }.
status-stricken = une blessure par cube au début du tour du héros
status-weary = les attaques blessent de 1 en moins par cube
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
ask-pay = Choisissez comment payer { $n } { $colour } : { $worth ->
    [1] ici, un cube de la crypte n’en vaut qu’un.
   *[other] un cube de la crypte en vaut deux, sans monnaie rendue.
}
ask-hit = Choisissez la prochaine cible blessée.
ask-cure = Vous pouvez racheter un cube d’état.
ask-open-chest = Vous pouvez ouvrir un coffre.
ask-give = Choisissez le héros qui reçoit le trésor.
ask-trade = Vous pouvez passer des trésors de vos héros à d’autres, chacun une fois.
ask-learn = Choisissez la compétence que le héros apprend.
ask-response = Vous pouvez réagir avec une carte.
ask-refresh = Choisissez une carte à redresser.
ask-relieve = Choisissez un cube d’état à retirer.

move-pick = Choisir : { $hero }
move-begin = Commencer : { $place }
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
move-buy = Étape { $step } : payer { $cost } pour { $effect }
move-pay = Payer { $colour } : { $field } du champ, { $crypt } de la crypte, { $luck } de chance
move-learn = Apprendre { $card }
move-learn-next = Tirer une compétence du niveau suivant
move-refresh = Redresser { $card }
move-cure = Racheter { $status } ({ $colour }){ $more } { $source ->
    [0] depuis le champ
    [1] avec la chance
   *[2] avec un cube de la crypte
}
move-relieve = Retirer un cube : { $place }, { $status } ({ $colour })
move-open = Ouvrir le coffre
move-give = Le donner à : { $place }
move-trade = Passer { $card } à : { $place }

## Événements

event-hero-joined = { $seat } mène : { $hero }, qui connaît { $skill }.
event-hero-begins = Commence : { $place }.
event-floor-began = Étage { $floor } : { $sheet }.
event-turn-began = Tour : { $place }.
event-used = { $place } utilise { $skill }.
event-regrouped = { $place } se regroupe : tous les cubes vont aux réserves.
event-aimed = La cible : { $enemy }.
event-dropped = { $count } cubes entrent dans la tour.
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
event-fell = Tombés, { $colour } : { $count } dans le champ, { $crypt } dans la crypte.
event-luck-changed = La chance est à { $luck }.
event-spent = Dépensés, { $colour } : { $count } du champ, { $crypt } de la crypte.
event-enemy-acted = { $enemy } agit, pour { $cost } cubes.
event-floor-acted = L’étage lui-même agit ({ $colour }) : { $sheet }.
event-team-hurt = L’équipe subit { $count } : blessures { $wounds }.
event-shielded = Les boucliers annulent { $count }.
event-healed = L’équipe est soignée de { $count } : blessures { $wounds }.
event-peril-changed = Le péril est à { $peril }.
event-line-reached = La ligne de péril { $peril } est atteinte.
event-enemy-came = Un ennemi arrive au { $rank } : { $enemy }.
event-enemy-hit = { $enemy } subit { $count }.
event-enemy-killed = { $enemy } meurt : { $count } XP.
event-enemy-left = { $enemy } s’enfuit.
event-enemy-moved = { $enemy } passe au { $rank }.
event-enemy-mended = { $enemy } guérit.
event-dazed = { $enemy } est étourdi pour ce tour.
event-level-gained = L’équipe gagne un niveau ; le suivant demande { $needed } XP.
event-learned = { $place } apprend { $skill }.
event-drew = { $place } pioche { $skill } au niveau suivant.
event-refreshed = Redressé : { $skill }.
event-tired = Incliné de force : { $skill }.
event-status-given = { $place } reçoit un cube sur { $status } : { $colour }.
event-status-removed = { $place } perd un cube de { $status } : { $colour }.
event-cubes-called = Dans le champ, { $colour } : { $count }.
event-cubes-banished = De retour à la réserve, { $colour } : { $count }.
event-cubes-lifted = Du champ à la crypte, { $colour } : { $count }.
event-peril-cubes = Cubes de péril, { $colour } : { $count } désormais.
event-floor-completed = L’étage { $floor } est achevé.
event-chest-opened = Un coffre est ouvert : { $chest }, { $number }.
event-treasure-found = Un trésor : { $skill }.
event-treasure-given = { $skill } va à : { $place }.
event-game-ended = L’ascension s’achève à l’étage { $floor }.
event-failed = { $skill } reste sans effet : aucun cube n’est dépensé.

## Refus et fins

why-picked-already = Déjà choisi : { $hero }.
why-choose-one = Vous devez choisir parmi ce qui est proposé.
why-not-usable = { $card } n’est pas utilisable maintenant.
why-not-of-hero = { $card } n’est pas une carte de ce héros : { $place }.
why-is-action = { $card } est une action : elle vient après la compétence de soutien.
why-is-support = { $card } est un soutien : il vient avant l’action, un par tour.
why-is-passive = { $card } agit toujours ; inutile de l’utiliser.
why-is-response = { $card } est une réaction : elle s’utilise quand arrive ce qu’elle nomme.
why-exhausted = { $card } reste inclinée jusqu’à ce qu’un niveau ou une carte la redresse.
why-must-act = Un héros doit agir.
why-out-of-reach = Cette action n’atteint pas { $token }.
why-none-in-bank = La réserve ne peut pas donner { $colour }.
why-cannot-buy = L’étape { $step } ne peut pas être achetée : il manque des cubes, ou elle l’est déjà, ou la première ne l’est pas.
why-wrong-payment = Ce qui est dû en { $colour } ne se paie pas ainsi : trop, trop peu, ou pas là.
why-no-target = { $token } n’est pas une cible encore à blesser.
why-no-cure = Aucun cube de ce genre ne se rachète maintenant : { $status }.
why-floor-completed = L’étage est achevé : il n’y a plus rien à combattre.
why-not-to-learn = { $card } n’est pas une compétence que ce héros peut choisir maintenant.
why-no-such-cube = Il n’y a pas de tel cube à retirer : { $status }.
why-not-to-trade = { $card } ne se passe pas ainsi.
why-not-exhausted = { $card } ne peut pas être redressée maintenant.
end-wounds = Les blessures de l’équipe ont atteint leur maximum : tous ont perdu.
end-peril = Toute l’attention du sorcier est sur l’équipe : tous ont perdu.
end-victory = Le sorcier est vaincu : tous ont gagné.

## Dans le terminal

terminal-floor = Étage { $n } sur 6 : { $sheet }
terminal-turn = au tour de : { $hero }
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
