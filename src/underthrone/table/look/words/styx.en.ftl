# Words of STYX's board.

sx-elements = Elements
sx-no-effect = Without an effect.
sx-any = any element
sx-or = { $first } or { $last }
sx-audience = The Audience
sx-left = Emissary on the left
sx-right = Emissary on the right
sx-tokens = Tokens in the order of placing
sx-token-down = { $name }: face down
sx-token-own = { $name }: { $action }, still face down
sx-token-peeked = { $name }: { $action }, only you have seen it
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
sx-choose-bid = Your bid in coins
sx-choose-wager = Your Strength
sx-with-totem = With it comes { $card }
sx-fate-mustered = Mustered
sx-fate-eliminated = Eliminated
sx-fate-unclaimed = Unclaimed
sx-fate-returned = Back in the pile
sx-past = The last Audience
sx-past-none = Nothing yet: this is the first Audience.
sx-first = First Player
sx-next-first = First Player of the next Audience
sx-track-spoken = Influence: { $seats }. Chaos: { $chaos } of 21.
sx-track-goal = 20 Influence wins
sx-track-chaos = Chaos { $n } of 21: war, the strongest army wins
sx-order = Order of placing and revealing
sx-placed = has placed
sx-chaos = Chaos
sx-strength = Strength
sx-soul-of = Soul: { $n } of 4 quarters
sx-elements-of = Elements: { $names }
sx-element-sure = { $name }
sx-element-maybe = { $name }, by choice
sx-none = none
sx-horsemen = Horsemen of the Apocalypse
sx-gold = coins
sx-income = Income of a Tithe, without the emissary
sx-gauge-influence = Influence
sx-gauge-soul = Soul and elements
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
sx-confirm-eliminate = { $card } is Legendary with Strength { $least }, and the Strength that you can spend is { $strength }. Place Eliminate anyway, as a bluff?
sx-confirm-bid = You can bid { $least }. Bid { $n } all the same?
sx-chart-influence = Influence and Chaos after each Audience
sx-chart-coins = Coins after each Audience
sx-chart-soul = Quarters of a Soul after each Audience
sx-chart-actions = Tokens that were revealed
sx-about-tithe = Coins for you: the emissary’s income and that of your face-up army, at least 1.
sx-about-muster = The highest bid in coins wins the emissary for your army, its Influence and its effect.
sx-about-eliminate = The highest bid of Strength strikes the emissary down: you turn cards face down, gain its Soul, and Chaos moves.
