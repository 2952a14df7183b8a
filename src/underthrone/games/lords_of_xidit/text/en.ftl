# Units have three forms: many of them (unit-), one of them (one-), some of them (count-).

title = Lords of Xidit
about = Program six orders a year, recruit, drive threats from the cities, and be the last one standing in three assessments.

option-length = Length of the game
option-length-long = long: 12 years
option-length-short = short: 9 years on a smaller map
option-first = First player
option-first-random = random
option-first-oldest = the oldest player, who sits in seat 1
option-dummy = Dummy player, with three players only
option-dummy-6-5-4 = 6, 5 and 4 points: the usual one
option-dummy-7-6-5 = 7, 6 and 5 points: a harder one
option-memory-aid = Memory aid
option-memory-aid-off = off: what is behind the screens must be remembered
option-memory-aid-on = on: everything that happened openly stays in view; best for a first game

unit-militia = peasant militia
    .grammar = they
unit-archers = archers
    .grammar = they
unit-infantry = infantry
    .grammar = they
unit-clerics = clerics
    .grammar = they
unit-mages = battle mages
    .grammar = they
one-militia = peasant militia
one-archers = archer
one-infantry = infantry
one-clerics = cleric
one-mages = battle mage
count-militia = { $count } peasant militia
count-archers = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
count-infantry = { $count } infantry
count-clerics = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
}
count-mages = { $count ->
    [one] { $count } battle mage
   *[other] { $count } battle mages
}
order-blue = blue road
order-red = red road
order-black = black road
order-action = action
order-wait = wait
assessment-wealth = Wealth
    .grammar = it proper
assessment-influence = Influence
    .grammar = it proper
assessment-reputation = Reputation
    .grammar = it proper
reward-gold = { $n ->
    [0] the gold
   *[other] { $n } gold
}
reward-bards = { $n ->
    [0] the bards
    [one] { $n } bard
   *[other] { $n } bards
}
reward-stories = { $n ->
    [0] the stories
    [one] { $n } story
   *[other] { $n } stories
}
reward-fewer-bards = { $n } of { $all } bards
reward-fewer-stories = { $n } of { $all } stories

## Questions and moves

ask-place = Place your Idrakys, who carries out your orders, in a city where no other stands: best near recruits, for you have no units yet.
ask-program = Set your six orders for this year, one after the other.
ask-choose-rewards = { $source ->
    [titan] { THE($titan, cap: "yes") } is beaten. Choose two of the three rewards.
   *[threat] The threat in { $city } is beaten. Choose two of the three rewards.
}
ask-place-bard = { $left ->
    [one] Place your bard in a region around your city.
   *[other] Place a bard in a region around your city; { $left } to place.
}
ask-fight = { $count ->
    [one] Fight { $titans }, or no titan.
   *[other] Fight one of the raging titans, or none: { $titans }.
}
ask-pay = { $left ->
    [one] Choose the last unit to send against { THE($titan) }.
   *[other] Choose a unit to send against { THE($titan) }, weaker ones first; { $left } to send.
}
ask-show = Census: choose how many { $unit } you show. You keep them.
ask-place-census-bard = { $left ->
    [one] Census of { THE($unit) }: place a bard in a region around your city, or none.
   *[other] Census of { THE($unit) }: place a bard in a region around your city, or none; { $left } to place.
}
ask-choose-guild = Census of { THE($unit) }: choose the guild that grows by a story, or none.
ask-help-dummy = Choose which of the dummy player’s tokens goes up.

move-place = Start in { $city }
move-order = Order: { $order }
move-leave = Take { $one } and { $other }, leave { $left }
move-bard = Bard to { THE($region) }
move-no-bard = Place no bard
census-bard = Bard to { THE($region) } for the { $unit }
census-no-bard = Place no bard for the { $unit }
move-fight = Fight { THE($titan) }
move-no-fight = Fight no titan
move-pay = Send { $units }
move-show = { $count ->
    [0] Show no { $unit }
   *[other] Show { $units }
}
move-guild = Add the story in { $city }
move-no-story = Add no story
census-guild = Add the story in { $city } for the { $unit }
census-no-story = Add no story for the { $unit }
move-dummy = Raise the dummy’s { $assessment }

why-city-taken = Another Idrakys stands in { $city } already.
why-closed = { THE($region, cap: "yes") } { PRONOUN($region) ->
    [they] are
   *[it] is
} closed in this game.
why-far = { THE($region, cap: "yes") } { PRONOUN($region) ->
    [they] don’t
   *[it] doesn’t
} touch your city.
why-few-units = { $count ->
    [one] You have { $count } unit and need { $need } against { THE($titan) }.
   *[other] You have { $count } units and need { $need } against { THE($titan) }.
}
why-not-raging = { THE($titan, cap: "yes") } isn’t raging.
why-no-unit = You have no { $unit }.
why-too-weak = Units go in rising strength: { $units } can’t follow a stronger one.
why-too-strong = Units go in rising strength: after { $units } too few would be left to follow.
why-not-so-many = { $count ->
    [0] You have no { $unit }.
   *[other] You have { $units } and can’t show more.
}
why-other-unit = { THE($unit, cap: "yes") } are counted now.
why-guild-full = Your guild is full in { $city }.
why-no-guild = You have no guild in { $city }.

## What an order would do, as the board stands

would-travelled = → { $city }
would-strayed = No such road
would-waited = Stays
would-recruited = + { $units }
would-fight = Fights a titan
would-beaten = { $denied ->
    [another] Beats { THE($foe) } · no stories: another’s guild
    [full] Beats { THE($foe) } · no stories: guild full
    [no-stories] Beats { THE($foe) } · no stories left
    [no-bards] Beats { THE($foe) } · no bards left
    [closed] Beats { THE($foe) } · no bards: regions closed
   *[other] Beats { THE($foe) }
}
would-cancelled = { $cause ->
    [no-tile] Nothing here now
    [recruited] Recruits once a year
    [units] Lacks { $units }
    [titan] No threat after a titan
    [acted] Acts here once a year
   *[army] Too few units for a titan
}

## What happened

event-placed = { $seat } started in { $city }.
event-year-began = Year { $year } began. First player: { $seat }.
event-orders-began = Order { $number } of 6.
event-travelled = { $seat } took the { $order } to { $city }.
event-strayed = { $seat } found no { $order } in { $city }.
event-waited = { $seat } waited.
event-cancelled = { $cause ->
    [no-tile] { $seat } had nothing to do in { $city }: no tile lies there.
    [recruited] { $seat } had nothing to do in { $city }, having recruited there this year.
    [units] { $seat } lacked units against the threat in { $city }.
    [titan] { $seat } could not beat the threat in { $city } after a titan there in the same year.
    [acted] { $seat } could fight no titan from { $city }, having acted there this year.
   *[army] { $seat } had too few units to fight a titan from { $city }.
}
event-recruited = { $seat } recruited { $units } in { $city }.
event-beaten = { $seat } beat the threat in { $city }.
event-sent = { $seat } sent { $units } back to the barracks.
event-gilded = { $seat } collected { $gold } gold.
event-sung = { $count ->
    [one] { $seat } sent { $count } bard to { THE($region) }.
   *[other] { $seat } sent { $count } bards to { THE($region) }.
}
event-declined = { $seat } placed no bard.
event-unbuilt = { $seat } added no story.
event-built = { $count ->
    [one] { $seat } built { $count } story in { $city }.
   *[other] { $seat } built { $count } stories in { $city }.
}
event-held = { $seat } had no guild with room for the story and holds it back: it goes onto the next guild they build.
event-dummy-rose = { $seat } raised the dummy’s { $assessment } to { $points }.
event-mustered = { $count ->
    [0] The barracks had no unit for { $city }.
    [one] { $count } unit stood ready in { $city }.
   *[other] { $count } units stood ready in { $city }.
}
event-threatened = A threat appeared in { $city }.
event-awoke = { THE($titan, cap: "yes") } awoke.
event-reinforced = Reinforcements arrived: the next two tiles bring recruits, all others were shuffled into new threats.
event-slain = { $seat } beat { THE($titan) } from { $city }.
event-spared = { $seat } fought no titan.
event-shown = { $count ->
    [0] { $seat } showed no { $unit }.
   *[other] { $seat } showed { $units }.
}
event-unshown = Nobody showed any { $unit }.
event-led = { $seat } showed the most { $unit }.
event-tied = { $seat } shared the lead in { $unit }.
event-assessed = { $seat } stood at { $points } in { $assessment }.
event-dummy-assessed = The dummy player stood at { $points } in { $assessment }.
event-eliminated = { $seat } was eliminated by { $assessment }.
event-dummy-eliminated = The dummy player was eliminated by { $assessment }.
event-saved = { $seat } saved the kingdom.
event-lost = Nobody saved the kingdom.
event-denied = { $cause ->
    [another] No stories for { $seat } in { $city }: another’s guild stands there.
    [full] No stories for { $seat } in { $city }: the guild there is full.
    [no-stories] No stories for { $seat } in { $city }: none is left in stock.
    [no-story] No story for { $seat }: none is left in stock.
    [no-bards] No bards for { $seat } around { $city }: none is left in stock.
   *[closed] No bards for { $seat } around { $city }: every region there is closed.
}

end-savior = { $seats } outlasted all others in the three assessments and saved the kingdom.
end-dummy = The dummy player outlasted everybody, and nobody won.

## On the terminal

terminal-units = PAICM
terminal-to-recruit = To recruit:
terminal-guilds = Guilds:
terminal-key-rewards = PA→2/3/1: a threat that takes P and A and gives two of 2 gold, 3 bards, 1 story
terminal-ground = Cities with the ends of their blue/red/black roads, and the regions that they touch:
terminal-order-signs = BRK!–
terminal-year = Year { $year } of { $years }
terminal-dummy = dummy player { $points }
terminal-roads = roads: ━ blue  ╌ red  · black    city: 7+ to recruit  7! threat  ∎ guild
terminal-threats = Threats:
terminal-next-threats = Next threat:
terminal-next-recruitment = Next recruits:
terminal-queue = { $first } ({ $pile } in the pile)
terminal-then = then { $tile }
terminal-titans = Titans:
terminal-asleep = asleep
terminal-gone = beaten
terminal-player = Player
terminal-city = City
terminal-orders = Orders
terminal-stock = Behind the screen
terminal-bards = Bards:
terminal-behind = { $units }, { $gold } gold, { $bards } { $bards ->
    [one] bard
   *[other] bards
}, { $stories } { $stories ->
    [one] story
   *[other] stories
}{ $held ->
    [0] {""}
   *[other] , { $held } held back
}
terminal-screened = hidden, { $stories } { $stories ->
    [one] story
   *[other] stories
}
terminal-roads-of = blue to { $blue }, red to { $red }, black to { $black }
terminal-touches = touches: { $regions }
terminal-around = around it: { $cities }
terminal-recruit = to recruit: { $units }
terminal-threat = threat: { $foe }, { $threat }
terminal-no-tile = No tile comes here in this game.
terminal-values = { $first } for the most bards, { $second } for the second most
terminal-closed = { $region } (closed)
terminal-closed-here = Closed in this game: no bard comes here.
terminal-against = takes { $units } units; gives two of { $gives } (gold, bards, stories)
terminal-sign-recruits = units that can be recruited in city 7
terminal-sign-threat = a threat to city 7
terminal-sign-city = city 7 without a tile
terminal-sign-guild = a guild of two stories, in its owner’s colour
terminal-sign-region = what a region gives to whoever has the most and the second most bards in it
terminal-sign-closed = a region that is closed in this game
terminal-sign-roads = a blue, a red and a black road
terminal-sign-rewards = the units that a threat takes, and what it gives: two of 2 gold, 3 bards and 1 story
terminal-sign-titans = titans that take three units of any kind
terminal-sign-bards = four bards of player 2
terminal-sign-hidden = what you must remember
terminal-sign-first = the first player
terminal-sign-you = you

# What bots look at, as a review names it.
feature-standing = gold, stories and reputation together, for the three assessments
feature-regions-first = regions with the most bards
feature-regions-second = regions with the second most bards
feature-census-leads = the most units of a kind, with a census near
feature-late-in-turn = a late turn this year
