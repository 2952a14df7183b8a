# Words of Lords of Xidit’s board.

xi-phase = Year { $year } of { $years }
xi-phase-place = Before the first year
xi-phase-census = Year { $year } of { $years }, census
xi-gold = gold
xi-bards = bards
xi-stories = guild stories
xi-bards-left = bards in stock
xi-stories-left = stories in stock
xi-held = stories held back
xi-units = units
xi-stories-standing = guild stories, for Influence
xi-reputation = Reputation, the Bastion not counted
xi-to-blue = blue to { $city }
xi-to-red = red to { $city }
xi-to-black = black to { $city }
xi-city = { $number }, { $name }: { $roads }.
xi-guild-of = Guild of { $name }, { $n } of 4 stories.
xi-here = Here: { $names }.
xi-recruits = to recruit, weakest first: { $units }
xi-needs = Needs { $units }.
xi-needed = Needs
xi-any-units = any { $n } units
xi-spoken = Needs { $needs }. Two of these: { $gold } gold, { $bards } bards, { $stories } stories.
xi-tile-of = City tile of { $city }
xi-trio-of = City tile of { $city }, three players
xi-threat = Threat needs
xi-recruitment = To recruit
xi-titan = Titan
xi-titan-text = Raging, it can be fought from any city without a tile, with any { $n } units.
xi-act-nothing = Nothing here now
xi-act-titan = Fight a titan
xi-act-lacks = Lacks { $units }
xi-no-road = No such road
xi-once = Only once a year
xi-stay = Stays
xi-regions = Regions
xi-cities = Cities
xi-closed = closed
xi-worth = Most bards: { $first }, second: { $second }
xi-bastion = The Bastion: bards here are hidden until the end
xi-n-bards = { $n ->
    [one] { $n } bard
   *[other] { $n } bards
}
xi-two-rewards = Take two of three
xi-assessments = Assessments
xi-hidden = hidden
xi-and-bastion = Bards in the Bastion come to this.
xi-dummy = Dummy player
xi-queue-recruitment = Recruits to come
xi-queue-threats = Threats to come
xi-next = next
xi-then = then
xi-pile = { $n } in the pile
xi-discard = discarded: { $cities }
xi-titans = Titans
xi-asleep = { $n ->
    [one] { $n } titan asleep; it will need any { $need } units.
   *[other] { $n } titans asleep; each will need any { $need } units.
}
xi-gone = beaten
xi-barracks = Barracks
xi-army = My units
xi-wheels = Orders of the year
xi-order-n = Order { $n }
xi-turn = Turn…
xi-order-blue = Blue road
xi-order-red = Red road
xi-order-black = Black road
xi-order-action = Action
xi-order-wait = Wait
xi-seal = Seal the orders
xi-seal-again = Seal anew
xi-orders-of = Orders
xi-first = First
xi-out = out
xi-census = Census
xi-prize = for the most
xi-rewarded = rewarded
xi-show-how-many = How many to show
xi-chart-gold = Gold collected, year by year
xi-chart-stories = Guild stories
xi-chart-bards = Bards placed
xi-chart-units = Units behind the screens
