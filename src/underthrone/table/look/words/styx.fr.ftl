# Les mots du plateau de STYX.

sx-elements = Éléments
sx-no-effect = Sans effet propre.
sx-any = élément au choix
sx-or = { $first } ou { $last }
sx-audience = L’Audience
sx-left = Émissaire de gauche
sx-right = Émissaire de droite
sx-tokens = Jetons dans l’ordre de pose
sx-token-down = { $name } : face cachée
sx-token-own = { $name } : { $action }, encore face cachée
sx-token-peeked = { $name } : { $action }, que personne d’autre n’a vu
sx-token-seen = { $name } : face cachée, regardé par { $by }
sx-token-shown = { $name } : { $action }
sx-hidden = face cachée
sx-peeked = regardé par vous
sx-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
sx-strength-n = { $n } de Force
sx-gave-up = abandon
sx-deciding = enchérit
sx-choose-bid = Votre seule mise, en pièces
sx-choose-wager = Votre seule mise, en Force
sx-brings = Avec { THE($card) }
sx-fate-mustered = Recrutement
sx-fate-eliminated = Élimination
sx-fate-unclaimed = Sans preneur
sx-fate-returned = De retour dans la pioche
sx-past = L’Audience précédente
sx-first = Premier Joueur
sx-next-first = Premier Joueur de la prochaine Audience
sx-track-spoken = Influence : { $seats }. Chaos : { $chaos } sur 21.
sx-order = Ordre de pose et de révélation
sx-placed = a posé
sx-chaos = Chaos
sx-strength = Force
sx-soul-of = { $n ->
    [one] Esprit : { $n } quart sur 4
   *[other] Esprit : { $n } quarts sur 4
}
sx-elements-of = Éléments : { $names }
sx-none = aucun
sx-horsemen = Cavaliers de l’Apocalypse
sx-gold = pièces
sx-income = Ce que rapporte une Collecte sans l’émissaire : armée { $army }, Esprit { $soul } (un quart d’Esprit donne +1, trois quarts +2)
sx-gauge-influence = Influence
sx-gauge-soul = { $soul ->
    [one] Esprit ({ $soul } quart sur 4) et éléments ({ $elements } sur 4) ensemble
   *[other] Esprit ({ $soul } quarts sur 4) et éléments ({ $elements } sur 4) ensemble
}
sx-gauge-horsemen = Cavaliers de l’Apocalypse
sx-gauge-war = Force dans la guerre, face à l’armée la plus forte
sx-pile = Pioche
sx-pile-n = Pioche : { $n }
sx-centre = Défausse centrale
sx-centre-n = Défausse centrale : { $n }
sx-empty = Vide
sx-summoned = Convocation à la prochaine Audience
sx-out = Hors du jeu
sx-armies = Armées
sx-army-of = Armée { OF($name) }
sx-down = face cachée
sx-my-army = Votre armée
sx-spent = défaussée
sx-counters = { $n ->
    [one] { $n } marque
   *[other] { $n } marques
}
sx-paid = Payé : { $paid } sur { $bid }
sx-in-exchange = Vous recevrez
sx-tray-pile = Dans la pioche
sx-tray-centre = Dans la défausse centrale
sx-confirm-muster = Vous n’avez aucune pièce à miser. Poser Recrutement quand même, pour bluffer ?
sx-confirm-eliminate = Contre { THE($card) }, il faut { $least } de Force, et vous ne pouvez en engager que { $strength }. Poser Élimination quand même, pour bluffer ?
sx-confirm-bid = Personne ne peut plus dépasser { $safe }. Miser { $n } quand même ?
sx-chart-influence = Influence et Chaos après chaque Audience
sx-chart-coins = Pièces après chaque Audience
sx-chart-soul = Quarts d’Esprit après chaque Audience
sx-chart-horsemen = Cavaliers de l’Apocalypse
sx-chart-strength = Force des armées, qui compte dans la guerre
sx-chart-actions = Jetons révélés
sx-about-tithe = Des pièces pour vous : le revenu de l’émissaire, celui de votre armée visible et le bonus de votre Esprit (+1 dès un quart, +2 dès trois quarts) ; au moins 1. Si l’émissaire est éliminé, le revenu de votre armée seulement.
sx-about-muster = La plus haute mise en pièces gagne l’émissaire pour son armée, son Influence et son effet.
sx-about-eliminate = La plus forte mise de Force abat l’émissaire ; 1 suffit si personne ne mise plus, seul un Légendaire exige sa propre Force. Vous retournez des cartes face cachée pour payer, gagnez son Esprit, et le Chaos avance de sa Force.
sx-primer = Comment jouer
sx-primer-place = Chacun à son tour pose un jeton Action, face cachée, sur l’un des deux émissaires.
sx-primer-reveal = On retourne les jetons dans le même ordre. Le Recrutement mise des pièces, l’Élimination de la Force, toujours plus que les mises précédentes sur cet émissaire ; ou l’on abandonne.
sx-primer-resolve = D’abord les Éliminations, puis les Recrutements, puis les Collectes. Une mise qui échoue ne coûte rien. Un émissaire sans preneur ajoute sa Force au Chaos. Puis deux autres se présentent.
sx-primer-consolation = À cette table, toute enchère manquée rapporte 1 pièce.
sx-primer-card = Sur une carte : en haut à gauche, ce qu’elle ajoute à vos Collectes ; en haut à droite, sa Force, qui est aussi son Influence. En bas, les éléments qu’elle donne à l’armée qui la recrute (séparés par un trait, l’un des deux), et près du fantôme l’Esprit que gagne qui l’élimine.
sx-act-tithe = Collecte
sx-act-muster = Recrutement
sx-act-eliminate = Élimination
sx-short-tithe = rapporte des pièces.
sx-short-muster = mise des pièces : la plus haute mise gagne l’émissaire, son Influence et son effet.
sx-short-eliminate = mise de la Force : la plus forte tue l’émissaire, gagne son Esprit et se paie en retournant des cartes.
sx-ways = Quatre façons de gagner
sx-way-influence = 20 d’Influence
sx-way-soul = un Esprit complet et quatre éléments
sx-way-horsemen = deux Cavaliers
sx-way-war = l’armée la plus forte au Chaos 21
sx-ways-several = Si plusieurs y parviennent à la fin d’une Audience, ou si des armées sont de même force, gagne qui remplit le plus de conditions ; puis la plus grande Force Légendaire visible, puis le plus de cartes visibles, puis le plus de Cavaliers.
sx-reached = Où chacun est arrivé
sx-reached-influence = Influence, sur 20
sx-reached-soul = Esprit et éléments
sx-reached-horsemen = Cavaliers, sur 2
sx-reached-war = Force
sx-legendary = Légendaire : seule une mise de { $strength } ou plus l’élimine.
sx-eternal = Éternel : ne paie aucune Élimination et ne compte pas dans la guerre ; la carte éliminée ou sans preneur retourne dans la pioche, sans Chaos ni Esprit.
sx-lost-outbid = mise dépassée
sx-lost-cancelled = mise annulée
sx-lost-said = { $name }, rien à payer
sx-revealed = a révélé
sx-element-some = { $n } au choix parmi : { $names }
sx-max = ≤{ $n }
sx-over = { $audience ->
    [one] Terminé après { $audience } Audience
   *[other] Terminé après { $audience } Audiences
}
sx-band = Une piste pour tous : l’Influence de chacun vers 20, et le Chaos vers la guerre à 21. Les rayures montrent où en est le Chaos ; elles ne prennent rien à personne.
sx-tithe-sum = { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
} : émissaire { $emissary }, votre armée { $army }, votre Esprit { $soul } ; au moins 1. Si quelqu’un élimine l’émissaire, seule votre armée compte.
sx-tithe-gain = { $words }, { $gain }
sx-costs = Vous coûterait au moins : { $cards }
sx-confirm-wager = Personne ne peut plus dépasser { $safe }, et { $n } vous coûte davantage. Engager { $n } quand même ?
sx-alarm-war = { $left ->
    [0] Guerre à la fin de cette Audience. Armée la plus forte : { $names } ({ $strength }).
    [one] Guerre si le Chaos avance encore de { $left } case. Armée la plus forte : { $names } ({ $strength }).
   *[other] Guerre si le Chaos avance encore de { $left } cases. Armée la plus forte : { $names } ({ $strength }).
}
sx-alarm-influence = 20 d’Influence à portée : { $names }
sx-alarm-horsemen = Second Cavalier à portée : { $names }
sx-alarm-elements = Esprit et éléments à portée : { $names }
sx-alarms = La fin est proche
sx-ended-war = Guerre au Chaos { $chaos } : l’armée la plus forte
sx-ended-influence = 20 d’Influence
sx-ended-horsemen = Deux Cavaliers
sx-ended-elements = Un Esprit complet et quatre éléments
sx-ended-several = Plus d’une façon ; Influence
sx-primer-spent = Les cartes que vous retournez face cachée ne donnent plus ni Force, ni revenu, ni éléments ; l’Influence qu’elles ont apportée reste. Elles ne reviennent pas, sauf si la Liche en relève une.
sx-primer-legendary = Légendaire : seule une mise d’au moins sa Force l’élimine.
sx-reached-how = En tête, qui remplit une condition de victoire ; les autres suivent selon l’Influence (décision de notre part : les livrets ne classent personne d’autre).
sx-two-win = Deux Cavaliers dans une même armée donnent la victoire.
