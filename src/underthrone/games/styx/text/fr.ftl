# Le passé composé avec « avoir » et le nom de la carte en fin de phrase conviennent à tous les genres et nombres.

title = STYX
about = Des jetons cachés sur les émissaires des Abîmes : collectez, recrutez ou éliminez, et trouvez l’une des quatre voies vers le trône vide.

option-rulebook = Édition de la règle
option-rulebook-en = Anglaise : les quatre Cavaliers de l’Apocalypse sont là
option-rulebook-fr = Française : à deux joueurs, un Cavalier de l’Apocalypse est retiré
option-consolation = Une pièce pour chaque enchère manquée
option-consolation-on = Oui : plus clément, pour une première partie et à cinq ou six
option-consolation-off = Non : une enchère manquée ne rapporte rien
option-first = Premier Joueur de la première Audience
option-first-random = N’importe qui, au hasard
option-first-eldest = La personne la plus âgée, à la première place

action-tithe = Collecte
action-muster = Recrutement
action-eliminate = Élimination
element-water = Eau
element-fire = Feu
element-earth = Terre
element-air = Air
kind-emissary = Émissaire
kind-horseman = Cavalier de l’Apocalypse
kind-spirit = Esprit élémentaire
kind-totem = Totem
kind-standard-bearer = Porte-étendard
word-legendary = Légendaire
word-eternal = Éternel
word-soul = Esprit
word-strength = Force et Influence
word-income = Revenu
no-card = carte { $number } (absente de cette édition)

phase-place = Audience { $audience }, pose des jetons
phase-reveal = Audience { $audience }, révélation des jetons
phase-resolve = Audience { $audience }, résolution des Actions
phase-effects = Audience { $audience }, effets

## Questions et coups

ask-place = Posez un jeton Action, face cachée, sur l’un des deux émissaires.
ask-look = L’Oracle sombre vous permet de regarder un jeton caché d’un autre joueur.
ask-exchange = Gardez votre jeton, ou échangez-le contre un jeton que vous n’avez pas posé.
ask-bid = { $rivals ->
    [0] Votre seule mise pour { $card }, en pièces. Personne après vous.
   *[other] Votre seule mise pour { $card }, en pièces. Après vous : { $seats }.
}
ask-wager = { $rivals ->
    [0] Votre seule mise contre { $card }, en Force. Personne après vous.
   *[other] Votre seule mise contre { $card }, en Force. Après vous : { $seats }.
}
ask-pay = { $several ->
    [yes] Retournez des cartes face cachée pour payer { $left } de Force ; s’il en faut plusieurs, la plus forte d’abord.
   *[no] Retournez une carte face cachée pour payer { $left } de Force.
}
ask-turn = L’Âme du Diable vous fait retourner une de vos cartes face cachée.
ask-claim = Le Cavalier sans tête peut vous amener un Cavalier de l’Apocalypse depuis la pioche.
ask-take = La Sirène peut vous gagner une carte visible d’un autre joueur.
ask-give = Choisissez la carte que vous donnez en échange.
ask-fetch = Le Nécromant peut vous rapporter une carte de la défausse centrale.
ask-offer = Choisissez la carte qui rejoint la défausse centrale en échange.
ask-raise-dead = La Liche peut retourner face visible la carte la plus forte de votre défausse personnelle.
ask-reap = La Faucheuse peut remettre dans la pioche une carte de la défausse centrale.
ask-summon = Vous pouvez convoquer une carte de la pioche à la prochaine Audience.
ask-name = Désignez le Premier Joueur de la prochaine Audience.

move-place = { $slot ->
    [0] { $action } à gauche : { $card }
   *[1] { $action } à droite : { $card }
}
move-no-look = Ne regarder aucun jeton
move-look = Regarder le jeton { $token }, celui de { $owner } sur { $card }
move-keep = Garder votre jeton
move-swap = Échanger le jeton { $token }, posé sur { $card }, contre { $action }
move-give-up = Abandonner l’enchère
move-bid = { $coins ->
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
move-wager = Engager { $strength } de Force
move-pay = Défausser { $card }
move-decline = Ne rien faire
move-turn = Retourner face cachée : { $card }
move-claim = Prendre dans votre armée : { $card }
move-take = Prendre { $card }
move-give = Donner { $card }
move-fetch = Rapporter { $card }
move-raise = Retourner face visible : { $card }
move-reap = Remettre dans la pioche : { $card }
move-summon = Convoquer { $card }
move-name = Désigner { $seat }

why-placed-already = Ce jeton est déjà posé sur un émissaire : { $action }.
why-own-token = Ce jeton est à vous.
why-no-token = Ce jeton n’existe pas.
why-not-your-token = Ce jeton n’est pas à vous.
why-too-few-coins = { $coins ->
    [one] Vous n’avez que { $coins } pièce.
   *[other] Vous n’avez que { $coins } pièces.
}
why-too-weak = Vous ne pouvez engager que { $strength } de Force.
why-bid-too-low = La mise doit être de { $least } au moins.
why-legend-too-strong = L’émissaire est Légendaire : la mise doit être de { $least } au moins.
why-not-yours = Vous n’avez pas cette carte face visible : { $card }.
why-eternal = Une carte Éternel ne peut pas être défaussée pour cela : { $card }.
why-spent-already = Vous défaussez déjà cette carte : { $card }.
why-no-payment = S’il faut plusieurs cartes, la plus forte d’abord, et aucune de trop : { $card } ne convient pas maintenant.
why-spared = L’Âme du Diable ne retourne jamais cette carte : { $card }.
why-spared-eternal = L’Âme du Diable ne retourne aucun Éternel : { $card }.
why-spared-itself = L’Âme du Diable retourne une autre carte, pas elle-même.
why-no-horseman = Ce n’est pas un Cavalier de l’Apocalypse : { $card }.
why-no-spirit = Ce n’est ni un Esprit ni les Élémentaires : { $card }.
why-not-in-pile = La pioche ne contient pas { $card }.
why-no-exchange = Cette carte ne peut pas être échangée : { $card }.
why-not-in-centre = La défausse centrale ne contient pas { $card }.
why-too-fresh = Cette carte a rejoint la défausse à cette Audience : { $card }.
why-not-in-discard = Votre défausse personnelle ne contient pas { $card }.
why-not-strongest = Votre défausse personnelle contient une carte plus forte que { $card }.
why-nobody-there = Ce joueur n’existe pas.

## Ce qui s’est passé

event-set-aside = La partie se joue sans ce Cavalier de l’Apocalypse : { $card }.
event-audience-began = L’Audience { $audience } a commencé ; Premier Joueur : { $seat }.
event-came = Le trône a reçu { $card }.
event-placed = { $hidden ->
    [yes] { $seat } a posé un jeton sur { $card }.
   *[no] { $seat } a posé un jeton sur { $card } : { $action }.
}
event-looked = { $hidden ->
    [yes] { $seat } a regardé un jeton de { $other }.
   *[no] { $seat } a regardé un jeton de { $other } : { $action }.
}
event-kept = { $seat } a gardé son jeton.
event-swapped = { $hidden ->
    [yes] { $seat } a échangé son jeton sur { $card }.
   *[no] { $seat } a échangé son jeton sur { $card } : { $action }.
}
event-revealed = { $seat } a révélé son jeton sur { $card } : { $action }.
event-bade = { $coins ->
    [one] { $seat } a misé { $coins } pièce pour { $card }.
   *[other] { $seat } a misé { $coins } pièces pour { $card }.
}
event-wagered = { $seat } a engagé { $strength } de Force contre { $card }.
event-gave-up = { $seat } a abandonné l’enchère sur { $card }.
event-spent = { $seat } a retourné { $card } face cachée pour payer.
event-stayed-up = { $left ->
    [0] { $seat } a utilisé { $card }, toujours face visible.
    [one] { $seat } a utilisé { $card }, toujours face visible avec { $left } marque.
   *[other] { $seat } a utilisé { $card }, toujours face visible avec { $left } marques.
}
event-eliminated = { $seat } a éliminé { $card }.
event-soul-gained = { $quarters ->
    [one] { $seat } a gagné { $quarters } quart d’Esprit : { $soul } sur 4.
   *[other] { $seat } a gagné { $quarters } quarts d’Esprit : { $soul } sur 4.
}
event-chaos-moved = { $way ->
    [up] Le Chaos a avancé de { $by } : case { $chaos }.
    [back] Le Chaos a reculé de { $by } : case { $chaos }.
   *[none] Le Chaos est resté sur la case { $chaos }.
}
event-mustered = { $coins ->
    [one] { $seat } a payé { $coins } pièce et a recruté { $card }.
   *[other] { $seat } a payé { $coins } pièces et a recruté { $card }.
}
event-djinn-helped = { $left ->
    [one] Cette carte a enrichi la Collecte de { $seat } et a gardé { $left } marque : { $card }.
   *[other] Cette carte a enrichi la Collecte de { $seat } et a gardé { $left } marques : { $card }.
}
event-tithed = { $coins ->
    [one] { $seat } a collecté { $coins } pièce.
   *[other] { $seat } a collecté { $coins } pièces.
}
event-unclaimed = Personne n’a voulu de { $card }.
event-returned = La pioche a repris { $card }.
event-left = Cette carte a quitté la partie : { $card }.
event-consoled = { $coins ->
    [one] { $seat } a reçu { $coins } pièce pour une enchère manquée.
   *[other] { $seat } a reçu { $coins } pièces pour une enchère manquée.
}
event-declined = { $seat } n’a pas utilisé l’effet de cette carte : { $card }.
event-turned-down = { $seat } a retourné { $card } face cachée.
event-turned-up = { $seat } a retourné { $card } face visible.
event-claimed = { $seat } a pris dans la pioche { $card } et y a remis le Cavalier sans tête.
event-charmed = { $seat } a pris { $card } à { $other }.
event-gave = { $seat } a donné { $card } à { $other } en échange.
event-fetched = { $seat } a rapporté { $card } de la défausse centrale et y a laissé { $given }.
event-reaped = { $seat } a retiré de la défausse centrale { $card }.
event-totem-joined = { $seat } a reçu { $card }.
event-summoned = { $seat } a convoqué { $card } à la prochaine Audience.
event-named = { $seat } a désigné { $other } pour commencer la prochaine Audience.
event-war-broke-out = La guerre a éclaté, le Chaos sur la case { $chaos }.
event-game-ended = { $several ->
    [yes] { $winners } ont pris le trône.
   *[no] { $winners } a pris le trône.
}

end-influence = Victoire avec { $influence } d’Influence : { $seats }.
end-war = Victoire dans la guerre avec l’armée la plus forte ({ $strength } de Force, Chaos sur la case { $chaos }) : { $seats }.
end-elements = Victoire avec les quatre éléments et un Esprit complet : { $seats }.
end-horsemen = Victoire avec deux Cavaliers de l’Apocalypse : { $seats }.
end-several = Victoire de plusieurs façons à la fois : { $seats }.

## Effets

effect-djinn = Arrive avec 3 marques : chacune de vos Collectes en retire une et rapporte { $amount } pièces de plus.
effect-hydra = Arrive avec 3 marques : chaque Élimination qu’elle aide à payer en retire une, et seule la dernière la retourne face cachée.
effect-oracle = Avant la révélation, vous pouvez regarder un jeton caché d’un autre joueur, puis échanger le vôtre.
effect-zombie = Reste face visible quand vous l’utilisez, et l’Âme du Diable ne l’atteint pas.
effect-devil = Au recrutement, vous devez retourner face cachée une autre de vos cartes ; à défaut, l’Âme arrive elle-même face cachée.
effect-headless = Au recrutement, vous pouvez prendre un Cavalier de l’Apocalypse dans la pioche et y remettre cette carte.
effect-siren = Au recrutement, vous pouvez échanger une de vos cartes visibles contre celle d’un autre joueur.
effect-necromancer = Au recrutement, vous pouvez échanger une de vos cartes visibles contre une carte de la défausse centrale.
effect-lich = Au recrutement, vous pouvez retourner face visible la carte la plus forte de votre défausse personnelle.
effect-nidhogr = { $amount ->
    [one] Au recrutement, vous gagnez { $amount } quart d’Esprit.
   *[other] Au recrutement, vous gagnez { $amount } quarts d’Esprit.
}
effect-reaper = Au recrutement, vous pouvez remettre dans la pioche une carte de la défausse centrale : le Chaos recule.
effect-shaman = Au recrutement, le Totem du Chaman rejoint aussi votre armée.
effect-cultist = Au recrutement, vous pouvez convoquer un Esprit ou les Élémentaires à la prochaine Audience et en désigner le Premier Joueur.
effect-succubus = Au recrutement, vous pouvez convoquer un Cavalier de l’Apocalypse à la prochaine Audience et en désigner le Premier Joueur.

## Dans le terminal

terminal-first = Premier Joueur : { $seat }
terminal-player = Joueur
terminal-coins = Pièces
terminal-influence = Infl.
terminal-soul = Esprit
terminal-elements = Élém.
terminal-horsemen = Caval.
terminal-strength = Force
terminal-army = Armée
terminal-income = Revenu
terminal-chaos = Chaos
terminal-pile = pioche { $n }
terminal-centre = défausse centrale : { $cards }
terminal-totem = avec : { $card }
terminal-summoned = convoqués : { $cards }
terminal-token = { $seat } :
terminal-hidden = face cachée
terminal-looked = vu par { $seat }
terminal-facts = Force { $strength } · revenu { $income } · Esprit { $soul }
terminal-either = ou
terminal-any = élément au choix
terminal-players = dès { $n } joueurs
terminal-plain = Sans effet.
terminal-mustered = recruté
terminal-eliminated = éliminé
terminal-unclaimed = sans preneur
terminal-sign-choice = autant de cartes de plus qui donnent un élément au choix
terminal-sign-soul = l’Esprit en quarts, de rien à un Esprit entier
terminal-sign-coins = les pièces, et le revenu de l’armée pour une Collecte
terminal-sign-army = la Force d’une carte ; une carte face cachée ; les compteurs qui restent sur une carte
terminal-sign-chaos = la progression du Chaos : au bout de la piste, la guerre éclate
terminal-sign-token = le deuxième jeton posé ; ce qui est face cachée et que vous ne pouvez pas savoir
terminal-sign-you = vous
