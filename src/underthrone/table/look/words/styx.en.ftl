# Words of STYX's board.

sx-elements = Elements
sx-no-effect = No effect of its own.
sx-any = any element
sx-or = { $first } or { $last }
sx-audience = The Audience
sx-left = Emissary on the left
sx-right = Emissary on the right
sx-tokens = Tokens in the order of placing
sx-token-down = { $name }: face down
sx-token-own = { $name }: { $action }, still face down
sx-token-peeked = { $name }: { $action }, which only you have seen
sx-token-seen = { $name }: face down, seen by { $by }
sx-token-shown = { $name }: { $action }
sx-hidden = face down
sx-peeked = you have seen it
sx-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
sx-strength-n = { $n } Strength
sx-gave-up = gave up
sx-deciding = bidding
sx-choose-bid = Your only bid, in coins
sx-choose-wager = Your only bid, in Strength
sx-brings = Together with { THE($card) }
sx-fate-mustered = Mustered
sx-fate-eliminated = Eliminated
sx-fate-unclaimed = Unclaimed
sx-fate-returned = Back in the pile
sx-past = The last Audience
sx-first = First Player
sx-next-first = First Player of the next Audience
sx-track-spoken = Influence: { $seats }. Chaos: { $chaos } of 21.
sx-order = Order of placing and revealing
sx-placed = has placed
sx-chaos = Chaos
sx-strength = Strength
sx-soul-of = Soul: { $n } of 4 quarters
sx-elements-of = Elements: { $names }
sx-none = none
sx-horsemen = Horsemen of the Apocalypse
sx-gold = coins
sx-income = What a Tithe brings without the emissary: army { $army }, Soul { $soul } (a quarter of a Soul brings +1, three quarters +2)
sx-gauge-influence = Influence
sx-gauge-soul = Soul ({ $soul } of 4 quarters) and elements ({ $elements } of 4) together
sx-gauge-horsemen = Horsemen of the Apocalypse
sx-gauge-war = Strength in the war, beside the strongest army
sx-pile = Draw pile
sx-pile-n = Draw pile: { $n }
sx-centre = Centre discard
sx-centre-n = Centre discard: { $n }
sx-empty = Empty
sx-summoned = Summoned to the next Audience
sx-out = Out of the game
sx-armies = Armies
sx-army-of = Army of { $name }
sx-down = face down
sx-my-army = Your army
sx-spent = spent
sx-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
sx-paid = Paid { $paid } of { $bid }
sx-in-exchange = You will get
sx-tray-pile = From the draw pile
sx-tray-centre = From the centre discard
sx-confirm-muster = You have no coins to bid with. Place Muster anyway, as a bluff?
sx-confirm-eliminate = Against { THE($card) } it takes { $least } Strength, and you can spend only { $strength }. Place Eliminate anyway, as a bluff?
sx-confirm-bid = Nobody can outbid { $safe } any more. Bid { $n } all the same?
sx-chart-influence = Influence and Chaos after each Audience
sx-chart-coins = Coins after each Audience
sx-chart-soul = Quarters of a Soul after each Audience
sx-chart-horsemen = Horsemen of the Apocalypse
sx-chart-strength = Strength of the armies, which counts in the war
sx-chart-actions = Tokens that were revealed
sx-about-tithe = Coins for you: the emissary’s income, that of your face-up army, and the bonus of your Soul (+1 from a quarter on, +2 from three quarters); at least 1. If the emissary is eliminated, only your army’s income.
sx-about-muster = The highest bid in coins wins the emissary for the army, with Influence and effect.
sx-about-eliminate = The highest bid of Strength kills the emissary; 1 is enough if nobody bids more, only against a Legendary it takes the Strength on the card. You turn cards face down to pay, gain the Soul on the card, and Chaos rises by the Strength there.
sx-primer = How it goes
sx-primer-place = In turn, everybody puts one action token face down on one of the two emissaries.
sx-primer-reveal = In the same order the tokens are turned. Muster bids coins, Eliminate bids Strength, each more than the bids before it on that emissary; or one gives up.
sx-primer-resolve = Eliminations come first, then Musters, then Tithes. Whoever is outbid or comes too late pays nothing. The Strength of an emissary whom nobody wants goes to Chaos. Then two new ones come.
sx-primer-consolation = At this table everybody whose bid fails gets 1 coin.
sx-primer-card = On a card: top left what it adds to your Tithes; top right its Strength, which is its Influence too. Below, the elements that it gives the army that musters it (with a stroke between them, one of the two), and beside the ghost the Soul for whoever eliminates it.
sx-act-tithe = Tithe
sx-act-muster = Muster
sx-act-eliminate = Eliminate
sx-short-tithe = takes coins.
sx-short-muster = bids coins: the most wins the emissary, with Influence and effect.
sx-short-eliminate = bids Strength: the most kills the emissary for its Soul, paid by turning cards face down.
sx-ways = Four ways to win
sx-way-influence = 20 Influence
sx-way-soul = a whole Soul and four elements
sx-way-horsemen = two Horsemen
sx-way-war = the strongest army at Chaos 21
sx-ways-several = If several players meet one at the end of an Audience, or armies are equally strong, who meets most ways wins; then the most face-up Legendary Strength, then the most face-up cards, then the most Horsemen.
sx-reached = How far everybody came
sx-reached-influence = Influence, of 20
sx-reached-soul = Soul and elements
sx-reached-horsemen = Horsemen, of 2
sx-reached-war = Strength
sx-legendary = Legendary: to be eliminated only by a bid of { $strength } or more.
sx-eternal = Eternal: can’t pay for an Elimination and doesn’t count in the war; eliminated or unclaimed, goes back into the draw pile, without Chaos or Soul.
sx-lost-outbid = outbid
sx-lost-cancelled = cancelled
sx-lost-said = { $name }, pays nothing
sx-revealed = has revealed
sx-element-some = { $n } of these by choice: { $names }
sx-max = ≤{ $n }
sx-over = { $audience ->
    [one] Over after { $audience } Audience
   *[other] Over after { $audience } Audiences
}
sx-band = One track for all: each player’s Influence on the way to 20, and Chaos on the way to war at 21. The stripes show how far Chaos has come; they take nothing from anybody.
sx-tithe-sum = { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}: emissary { $emissary }, your army { $army }, your Soul { $soul }; at least 1. If somebody eliminates the emissary, only your army counts.
sx-tithe-gain = { $words }, { $gain }
sx-costs = Would cost you at least: { $cards }
sx-confirm-wager = Nobody can outbid { $safe } any more, and { $n } costs you more. Commit { $n } all the same?
sx-alarm-war = { $left ->
    [0] War at the end of this Audience. Strongest army: { $names } ({ $strength }).
   *[other] War when Chaos rises by { $left } more. Strongest army: { $names } ({ $strength }).
}
sx-alarm-influence = 20 Influence within reach: { $names }
sx-alarm-horsemen = A second Horseman within reach: { $names }
sx-alarm-elements = Soul and elements within reach: { $names }
sx-alarms = Close to the end
sx-ended-war = War at Chaos { $chaos }: the strongest army
sx-ended-influence = 20 Influence
sx-ended-horsemen = Two Horsemen
sx-ended-elements = A whole Soul and four elements
sx-ended-several = More than one way; Influence
sx-primer-spent = Cards that you turn face down give no more Strength, income or elements; the Influence that they brought stays. They don’t come back, unless the Lich raises one.
sx-primer-legendary = Legendary: to be eliminated only by a bid of the Strength on the card or more.
sx-reached-how = First comes whoever met a way to win; all others follow by Influence (our ruling: the rulebooks rank nobody else).
sx-two-win = Two Horsemen in one army win the game.
