# Les mots du plateau de STYX.

sx-elements = Éléments
sx-no-effect = Sans effet.
sx-any = élément au choix
sx-or = { $first } ou { $last }
sx-audience = L’Audience
sx-left = Émissaire de gauche
sx-right = Émissaire de droite
sx-tokens = Jetons dans l’ordre de pose
sx-token-down = { $name } : face cachée
sx-token-own = { $name } : { $action }, encore face cachée
sx-token-peeked = { $name } : { $action }, vu de vous seul
sx-token-seen = { $name } : face cachée, vu par { $by }
sx-token-shown = { $name } : { $action }
sx-hidden = face cachée
sx-peeked = vu de vous seul
sx-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
sx-strength-n = { $n } de Force
sx-gave-up = abandon
sx-deciding = enchérit
sx-choose-bid = Votre mise en pièces
sx-choose-wager = Votre Force
sx-with-totem = Vient avec : { $card }
sx-fate-mustered = Recrutement
sx-fate-eliminated = Élimination
sx-fate-unclaimed = Sans preneur
sx-fate-returned = De retour dans la pioche
sx-past = L’Audience précédente
sx-past-none = Rien encore : c’est la première Audience.
sx-first = Premier Joueur
sx-next-first = Premier Joueur de la prochaine Audience
sx-track-spoken = Influence : { $seats }. Chaos : { $chaos } sur 21.
sx-track-goal = 20 d’Influence : victoire
sx-track-chaos = Chaos { $n } sur 21 : la guerre, victoire de l’armée la plus forte
sx-order = Ordre de pose et de révélation
sx-placed = a posé
sx-chaos = Chaos
sx-strength = Force
sx-soul-of = Esprit : { $n } quarts sur 4
sx-elements-of = Éléments : { $names }
sx-element-sure = { $name }
sx-element-maybe = { $name }, au choix
sx-none = aucun
sx-horsemen = Cavaliers de l’Apocalypse
sx-gold = pièces
sx-income = Revenu d’une Collecte, sans l’émissaire
sx-gauge-influence = Influence
sx-gauge-soul = Esprit et éléments
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
sx-army-of = Armée de { $name }
sx-down = face cachée
sx-my-army = Votre armée
sx-spent = défaussée
sx-counters = { $n ->
    [one] { $n } marque
   *[other] { $n } marques
}
sx-paid = { $paid } sur { $bid } payés
sx-in-exchange = Vous recevrez
sx-tray-pile = Dans la pioche
sx-tray-centre = Dans la défausse centrale
sx-confirm-muster = Vous n’avez aucune pièce à miser. Poser Recrutement quand même, pour bluffer ?
sx-confirm-eliminate = { $card } est Légendaire, de Force { $least }, et vous ne pouvez engager que { $strength } de Force. Poser Élimination quand même, pour bluffer ?
sx-confirm-bid = Vous pourriez miser { $least }. Miser { $n } quand même ?
sx-chart-influence = Influence et Chaos après chaque Audience
sx-chart-coins = Pièces après chaque Audience
sx-chart-soul = Quarts d’Esprit après chaque Audience
sx-chart-actions = Jetons révélés
sx-about-tithe = Des pièces pour vous : le revenu de l’émissaire et celui de votre armée visible, au moins 1.
sx-about-muster = La plus haute mise en pièces gagne l’émissaire pour son armée, son Influence et son effet.
sx-about-eliminate = La plus forte mise de Force abat l’émissaire : vous retournez des cartes face cachée et gagnez son Esprit, et le Chaos avance.
