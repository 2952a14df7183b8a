# Words of Lords of Xidit’s board.

xi-phase = Year { $year } of { $years }
xi-phase-place = Before the first year
xi-phase-before-census = Year { $year } of { $years } · census at its end
xi-phase-census = Year { $year } of { $years }, census
xi-gold = gold
xi-bards = bards
xi-stories = guild stories
xi-bards-left = bards in stock
xi-stories-left = stories in stock
xi-held = stories held back: they go onto your next guild with room, and count for nothing until then
xi-stories-standing = guild stories, for Influence
xi-reputation = Reputation, the Bastion not counted
xi-to-blue = blue to { $city }
xi-to-red = red to { $city }
xi-to-black = black to { $city }
xi-city = { $number }, { $name }: { $roads }.
xi-guild-of = Guild of { $seat }, { $n } of 4 stories.
xi-here = Here: { $names }.
xi-recruits = to recruit, weakest first: { $units }
xi-recruits-of = { $city }: recruits
xi-needs = Needs { $units }.
xi-any-units = any { $n } units
xi-spoken = Needs { $needs }. Two of these: { $rewards }.
xi-tile-of = City tile of { $city }
xi-trio-of = City tile of { $city }, three players
xi-other-side-recruits = Other side, to recruit
xi-other-side-threat = Other side, as a threat
xi-titan = Titan
xi-titan-text = Raging, it can be fought from any city without a tile, with any { $n } units.
xi-regions = Regions
xi-cities = Cities
xi-closed = closed
xi-worth = Most bards: { $first }, second: { $second }
xi-bastion = The Bastion: all bards of this region go in here, hidden until the end
xi-bards-of = { $seat }: { $n ->
    [one] { $n } bard
   *[other] { $n } bards
}
xi-bard-brings = { $now } → { $then } points
xi-bard-hidden = hidden
xi-word-bards = { $n ->
    [one] bard
   *[other] bards
}
xi-word-stories = { $n ->
    [one] story
   *[other] stories
}
xi-two-rewards = Take two of three
xi-assessments = Assessments
xi-hidden = hidden
xi-and-bastion = The bards of the central region lie hidden in the Bastion; they come to this at the end.
xi-bastion-hidden = Bastion (hidden)
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
xi-show-how-many = How many { $unit } to show
xi-show-none = You have none. You answer all the same, so that nobody can tell.
xi-chart-gold = Gold collected, year by year
xi-chart-stories = Guild stories
xi-chart-reputation = Reputation from the bards, the Bastion’s too
xi-chart-bards = Bards placed
xi-chart-units = Units behind the screens
xi-zoom = Enlarge the map
xi-sent = { $seat } sent { $units } back to the barracks.
xi-awoke = { $n ->
    [one] No threat was left to come, nor a spent tile to turn into one, and { $names } awoke.
   *[other] No threat was left to come, nor a spent tile to turn into one, and titans awoke: { $names }.
}
xi-assessed = { $assessment }: { $standings }.
xi-stood = { $seat } { $points }
xi-stood-out = { $seat } { $points } (already out)
xi-tie-units = Tie at { $points }: { $seat } had more units ({ $more } to { $less }).
xi-tie-turn = Tie at { $points }, and as many units ({ $units }): { $seat } was further from the First Player.
xi-tie-dummy = Tie at { $points }: the dummy player ranks below its equals.
xi-judged = After year { $years } the last in each goes out.
xi-primer = How it goes
xi-primer-year = Each year all lords set six orders in secret. Then everybody carries out the first, everybody the second, and so on.
xi-primer-action = in a city: recruits its weakest unit, once a year there; or beats its threat, if you have every unit shown. These are spent, and you choose two of the three rewards.
xi-primer-strength = The units, from the weakest to the strongest:
xi-primer-rewards = The three rewards are the three things that count at the end:
xi-primer-gold = Gold makes Wealth. It is hidden behind the screens.
xi-primer-bards = Bards go to the regions around your city. The most and the second most in a region make Reputation.
xi-primer-stories = Stories, the floors of a tower, build your guild in that city, up to four; a city has one guild, and where another’s stands you get none. All stories make Influence.
xi-primer-end = After year { $years } the three assessments come in the order shown: whoever has least in the first goes out, then in the second among those left, then in the third. So be last in none. Of equals, whoever has fewer units left goes out; with as many units, whoever sits nearer to the First Player.
xi-primer-census = At the end of years { $one }, { $two } and { $three } there is a census: unit by unit, everybody secretly chooses how many to show, and whoever shows most is rewarded. Tied ones get 1 each. You keep the units, and need not show all.
xi-primer-titans = The pile of threats refills: when it is empty, tiles whose recruits are gone are turned over and come as threats. Only when there are none of these either do the titans awake. One that is awake can be fought with any units, as many as its number, by an action in any city without a tile where you haven’t acted this year. It pays like a threat; no threat can be beaten there in the same year.
xi-plan-how = Click a city to go there, click where you stand to act. Each order says what it would do now; the others move too.
xi-too-far = { $city } takes { $n } orders; you have { $left } left.
xi-all-set = All orders are set. Take one back to plan on.
xi-set = { $n } of { $all } set
xi-step-back = Take back
xi-clear = Clear all
xi-last-year = last year
xi-orders-past = Last year’s orders
xi-to-place = to place
xi-to-build = to build
xi-no-units = no units
xi-sleeping = { $n ->
    [one] one asleep
   *[other] two asleep
}
xi-dummy-is = The dummy player is assessed like a lord; whoever beats a threat or a titan moves one of its numbers up.
xi-lying = In the cities now
xi-show-nothing = Show none
