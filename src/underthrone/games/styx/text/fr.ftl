# Les cartes disent leur genre et leur nombre dans le fichier des cartes ; rien ne s’accorde avec le nom d’un joueur.

title = STYX
about = Des jetons cachés sur les émissaires des Abîmes : collectez, recrutez ou éliminez, et trouvez l’une des quatre voies vers le trône vide.

option-rulebook = Édition de la règle
option-rulebook-en = Anglaise : les quatre Cavaliers de l’Apocalypse sont là, et l’effet de l’Âme du Diable est facultatif
option-rulebook-fr = Française : à deux joueurs, un Cavalier de l’Apocalypse est retiré, et l’effet de l’Âme du Diable est obligatoire
option-consolation = Une pièce pour chaque enchère manquée
option-consolation-on = Oui : plus clément, pour une première partie et à cinq ou six
option-consolation-off = Non : une enchère manquée ne rapporte rien
option-first = Premier Joueur de la première Audience
option-first-random = N’importe qui, au hasard
option-first-eldest = La personne la plus âgée, à la première place

action-tithe = Collecte
    .grammar = f
action-muster = Recrutement
    .grammar = m
action-eliminate = Élimination
    .grammar = f
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
    .grammar = f

phase-place = Audience { $audience }, pose des jetons
phase-reveal = Audience { $audience }, révélation des jetons
phase-resolve = Audience { $audience }, résolution des Actions
phase-effects = Audience { $audience }, effets

## Questions et coups

ask-place = Posez un jeton Action, face cachée, sur l’un des deux émissaires.
ask-look = L’Oracle sombre vous permet de regarder un jeton caché d’un autre joueur.
ask-exchange = Gardez votre jeton, ou échangez-le contre un jeton que vous n’avez pas posé.
ask-bid = { $rivals ->
    [0] Votre seule mise pour { THE($card) }, en pièces. Personne après vous.
   *[other] Votre seule mise pour { THE($card) }, en pièces. Après vous : { $seats }.
}
ask-wager = { $rivals ->
    [0] Votre seule mise contre { THE($card) }, en Force. Personne après vous.
   *[other] Votre seule mise contre { THE($card) }, en Force. Après vous : { $seats }.
}
ask-pay = { $several ->
    [yes] Retournez des cartes face cachée pour payer { $left } de Force ; s’il en faut plusieurs, la plus forte d’abord.
   *[no] Retournez une carte face cachée pour payer { $left } de Force.
}
ask-turn = { $must ->
    [yes] L’Âme du Diable vous fait retourner une de vos cartes face cachée.
   *[no] Vous pouvez retourner une de vos cartes face cachée pour l’Âme du Diable.
}
ask-claim = Le Cavalier sans tête peut vous amener un Cavalier de l’Apocalypse depuis la pioche.
ask-take = La Sirène peut séduire pour vous une carte visible d’un autre joueur.
ask-give = Choisissez la carte que vous donnez en échange.
ask-fetch = Le Nécromant peut vous rapporter une carte de la défausse centrale.
ask-offer = Choisissez la carte qui rejoint la défausse centrale en échange.
ask-raise-dead = La Liche peut retourner face visible la carte la plus forte de votre défausse personnelle.
ask-reap = La Faucheuse peut remettre dans la pioche une carte de la défausse centrale.
ask-summon = { $kind ->
    [spirit] Vous pouvez convoquer de la pioche un Esprit élémentaire, ou les Élémentaires, à la prochaine Audience.
   *[horseman] Vous pouvez convoquer de la pioche un Cavalier de l’Apocalypse à la prochaine Audience.
}
ask-name = Désignez le Premier Joueur de la prochaine Audience.

move-place = { $slot ->
    [0] { $action } à gauche : { $card }
   *[1] { $action } à droite : { $card }
}
move-no-look = Ne regarder aucun jeton
move-look = Regarder le jeton { $token }, celui { OF($owner) } sur { THE($card) }
move-keep = Garder le jeton
move-swap = Échanger le jeton { $token }, posé sur { THE($card) }, contre { THE($action) }
move-give-up = Abandonner l’enchère
move-bid = { $coins ->
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
move-wager = Engager { $strength } de Force
move-pay = Défausser { THE($card) }
move-decline = Renoncer à l’effet
move-turn = Retourner { THE($card) } face cachée
move-claim = Prendre { THE($card) } dans votre armée
move-take = Prendre { THE($card) }
move-give = Donner { THE($card) }
move-fetch = Rapporter { THE($card) }
move-raise = Retourner { THE($card) } face visible
move-reap = Remettre { THE($card) } dans la pioche
move-summon = Convoquer { THE($card) }
move-name = Désigner { $seat }

why-placed-already = Votre jeton { $action } est déjà posé sur un émissaire.
why-looked-at = Quelqu’un a déjà regardé ce jeton.
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
why-not-yours = Vous n’avez pas { THE($card) } face visible.
why-eternal = Aucune carte Éternel ne paie une Élimination : ne comptez pas sur { THE($card) }.
why-spent-already = Ce paiement compte déjà { THE($card) }.
why-no-payment = S’il faut plusieurs cartes, la plus forte d’abord, et aucune de trop : vous ne pouvez pas défausser { THE($card) } maintenant.
why-spared = L’Âme du Diable ne retourne jamais { THE($card) }.
why-spared-eternal = L’Âme du Diable ne retourne aucun Éternel, donc pas { THE($card) }.
why-spared-itself = L’Âme du Diable retourne une autre carte, pas elle-même.
why-compulsory = Selon le livret français, l’effet de l’Âme du Diable n’est pas facultatif.
why-not-sought = { $kind ->
    [spirit] Il faut un Esprit élémentaire ou les Élémentaires, et non { THE($card) }.
   *[horseman] Il faut un Cavalier de l’Apocalypse, et non { THE($card) }.
}
why-not-in-pile = La pioche ne contient pas { THE($card) }.
why-no-exchange = On ne peut pas échanger { THE($card) } maintenant.
why-not-in-centre = La défausse centrale ne contient pas { THE($card) }.
why-too-fresh = C’est à cette Audience seulement que la défausse a reçu { THE($card) }.
why-not-in-discard = Votre défausse personnelle ne contient pas { THE($card) }.
why-not-strongest = Votre défausse personnelle contient une carte plus forte que { THE($card) }.
why-nobody-there = Ce joueur n’existe pas.

## Ce qui s’est passé

event-set-aside = La partie se joue sans { THE($card) }.
event-audience-began = L’Audience { $audience } a commencé ; Premier Joueur : { $seat }.
event-came = { THE($card, cap: "yes") } { GENDER($card) ->
    [f] s’est présentée
    [mp] se sont présentés
    [fp] se sont présentées
   *[m] s’est présenté
} devant le trône.
event-placed = { $hidden ->
    [yes] { $seat } a posé un jeton sur { THE($card) }.
   *[no] { $seat } a posé un jeton sur { THE($card) } : { $action }.
}
event-looked = { $hidden ->
    [yes] { $seat } a regardé le jeton { OF($other) }.
   *[no] { $seat } a regardé le jeton { OF($other) } : { $action }.
}
event-looked-of-two = { $hidden ->
    [yes] { $seat } a regardé le { $nth ->
            [1] premier
           *[2] second
        } jeton { OF($other) }.
   *[no] { $seat } a regardé le { $nth ->
            [1] premier
           *[2] second
        } jeton { OF($other) } : { $action }.
}
event-kept = { $seat } n’a échangé aucun jeton.
event-swapped = { $hidden ->
    [yes] { $seat } a échangé son jeton sur { THE($card) }.
   *[no] { $seat } a échangé son jeton sur { THE($card) } : { $action }.
}
event-swapped-of-two = { $hidden ->
    [yes] { $seat } a échangé son { $nth ->
            [1] premier
           *[2] second
        } jeton.
   *[no] { $seat } a échangé son { $nth ->
            [1] premier
           *[2] second
        } jeton : { $action }.
}
event-revealed = { $seat } a révélé son jeton sur { THE($card) } : { $action }.
event-bade = { $coins ->
    [one] { $seat } a misé { $coins } pièce pour { THE($card) }.
   *[other] { $seat } a misé { $coins } pièces pour { THE($card) }.
}
event-wagered = { $seat } a engagé { $strength } de Force contre { THE($card) }.
event-gave-up = { $seat } a abandonné l’enchère sur { THE($card) }.
event-spent = { $seat } a retourné { THE($card) } face cachée pour payer.
event-stayed-up = { $left ->
    [0] { $seat } a utilisé { THE($card) }, toujours face visible.
    [one] { $seat } a utilisé { THE($card) }, toujours face visible avec { $left } marque.
   *[other] { $seat } a utilisé { THE($card) }, toujours face visible avec { $left } marques.
}
event-eliminated = { $seat } a éliminé { THE($card) }.
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
    [one] { $seat } a payé { $coins } pièce et a recruté { THE($card) }.
   *[other] { $seat } a payé { $coins } pièces et a recruté { THE($card) }.
}
event-djinn-helped = { $left ->
    [one] { THE($card, cap: "yes") } a enrichi la Collecte { OF($seat) } et a gardé { $left } marque.
   *[other] { THE($card, cap: "yes") } a enrichi la Collecte { OF($seat) } et a gardé { $left } marques.
}
event-tithed = { $coins ->
    [one] { $seat } a collecté { $coins } pièce.
   *[other] { $seat } a collecté { $coins } pièces.
}
event-unclaimed = Personne n’a voulu { OF($card) }.
event-returned = La pioche a repris { THE($card) }.
event-left = { THE($card, cap: "yes") } { GENDER($card) ->
    [mp] ont
    [fp] ont
   *[m] a
} quitté la partie.
event-consoled = { $coins ->
    [one] { $seat } a reçu { $coins } pièce pour une enchère manquée.
   *[other] { $seat } a reçu { $coins } pièces pour une enchère manquée.
}
event-declined = { $seat } n’a pas utilisé l’effet { OF($card) }.
event-turned-down = { $seat } a retourné { THE($card) } face cachée.
event-turned-up = { $seat } a retourné { THE($card) } face visible.
event-claimed = { $seat } a pris { THE($card) } dans la pioche et y a remis le Cavalier sans tête.
event-charmed = { $seat } a pris { THE($card) } à { $other }.
event-gave = { $seat } a donné { THE($card) } à { $other } en échange.
event-fetched = { $seat } a rapporté { THE($card) } de la défausse centrale et y a laissé { THE($given) }.
event-reaped = { $seat } a retiré { THE($card) } de la défausse centrale.
event-totem-joined = { $seat } a reçu aussi { THE($card) }.
event-summoned = { $seat } a convoqué { THE($card) } à la prochaine Audience.
event-named = { $seat } a désigné { $other } pour commencer la prochaine Audience.
event-war-broke-out = La guerre a éclaté, le Chaos sur la case { $chaos }.
event-game-ended = { $several ->
    [yes] { $winners } ont pris le trône.
   *[no] { $winners } a pris le trône.
}

won-with = { $several ->
    [yes] { $seats } ont gagné ensemble avec { $ways }.
   *[no] { $seats } a gagné avec { $ways }.
}
way-influence = { $influence } d’Influence
way-war = l’armée la plus forte dans la guerre ({ $strength } de Force, Chaos sur la case { $chaos })
way-elements = les quatre éléments joints à un Esprit complet
way-horsemen = { $horsemen } Cavaliers de l’Apocalypse

## Effets

effect-djinn = { $amount ->
    [one] Arrive avec 3 marques : chacune de vos Collectes en retire une et rapporte { $amount } pièce de plus.
   *[other] Arrive avec 3 marques : chacune de vos Collectes en retire une et rapporte { $amount } pièces de plus.
}
effect-hydra = Arrive avec 3 marques : chaque Élimination qu’elle aide à payer en retire une, et seule la dernière la retourne face cachée.
effect-oracle = Avant la révélation, vous pouvez regarder un jeton caché d’un autre joueur, puis échanger le vôtre.
effect-zombie = Reste face visible quand vous l’utilisez, et l’Âme du Diable ne l’atteint pas.
effect-devil = Au recrutement, vous pouvez retourner face cachée une autre de vos cartes (à une table selon le livret français, vous le devez) ; à défaut de carte, l’Âme du Diable arrive elle-même face cachée.
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
terminal-sign-army = la Force d’une carte ; une carte face cachée ; les marques qui restent sur une carte
terminal-sign-chaos = la progression du Chaos : au bout de la piste, la guerre éclate
terminal-sign-token = le deuxième jeton posé ; ce qui est face cachée et que vous ne pouvez pas savoir
terminal-sign-you = vous

# Ce que les robots regardent, comme une analyse le nomme.
feature-influence = Influence
feature-influence-squared = beaucoup d’Influence
feature-influence-14 = au moins 14 d’Influence
feature-influence-17 = au moins 17 d’Influence
feature-influence-lead = une avance en Influence
feature-coins = des pièces encore à dépenser
feature-richest = la bourse la mieux garnie
feature-coins-lead = une avance en pièces
feature-income = ce que rapporte une Collecte
feature-elements = des éléments dans l’armée
feature-soul = des quarts d’Esprit
feature-elements-and-soul = éléments et Esprit ensemble
feature-one-step-short = éléments et Esprit à un pas près
feature-horseman = un Cavalier, et un autre encore à venir
feature-horseman-alone = un Cavalier que nul autre ne rejoindra
feature-strength = Force
feature-war-lead = une avance en Force quand la guerre est proche
feature-war-strongest = l’armée la plus forte quand la guerre est proche
feature-army = des cartes dans l’armée
feature-late-in-turn = un tour tardif dans cette Audience
feature-throne-card = un émissaire qui donnerait le Trône
feature-throne-card-richest = un émissaire qui donnerait le Trône, et les pièces qu’il faut
feature-throne-card-late = un émissaire qui donnerait le Trône, et un tour tardif
feature-outlook = ce que promettent les émissaires et la bourse
