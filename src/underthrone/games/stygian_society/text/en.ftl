title = The Stygian Society
about = Heroes climb a haunted tower together: six floors, a cube tower that remembers, and a wizard at the top. Alone you lead three heroes, two players lead two each.

option-difficulty = Difficulty
option-difficulty-apprentice = Apprentice: more wounds can be borne, and some luck to begin with
option-difficulty-member = Member: the game as it is meant
option-difficulty-master = Master: fewer wounds can be borne
option-heroes = Heroes
option-heroes-drawn = Drawn by chance
option-heroes-picked = Picked by the players

colour-white = white
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-black = black
count-white = { $n } white
count-blue = { $n } blue
count-green = { $n } green
count-red = { $n } red
count-yellow = { $n } yellow
count-black = { $n } black
count-wild = { $n } wild
attack-melee = melee
attack-projectile = projectile
attack-magic = magic
attacks-melee = melee attacks
attacks-projectile = projectile attacks
attacks-magic = magic attacks
attacks-any = all attacks
rank-front = front rank
rank-rear = rear rank
no-card = card { $number } (not in this edition)
nobody = hero { $number } (not in play)
and-more = { $space }and { $status }
no-enemy = token { $number } (not in play)
place-both = { $enemy } (both ranks, { $left } left)
place-front = { $enemy } (front { $number }, { $left } left)
place-rear = { $enemy } (rear { $number }, { $left } left)

## Words of the vocabulary

word-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
word-heal = heal { $n }
word-bleed = { $n ->
    [one] the team suffers 1 wound
   *[other] the team suffers { $n } wounds
}
word-xp = { $n } XP
word-ward = { $n ->
    [one] the next wound of this turn is cancelled
   *[other] the next { $n } wounds of this turn are cancelled
}
word-lift = { $what } from the field into the crypt
word-cure = { $n ->
    [one] remove 1 status cube
   *[other] remove { $n } status cubes
}
word-refresh = { $n ->
    [one] refresh 1 card that refreshes none itself
   *[other] refresh { $n } cards that refresh none themselves
}
word-pull = { $many ->
    [yes] each target comes to the front rank
   *[no] the target comes to the front rank
}
word-daze = { $many ->
    [yes] each target is dazed for this turn
   *[no] the target is dazed for this turn
}
word-frighten = { $many ->
    [yes] each target with { $n } health or less flees
   *[no] a target with { $n } health or less flees
}
word-luck = luck { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-peril = peril { SIGN($n) ->
    [plus] +{ $n }
   *[minus] −{ ABS($n) }
}
word-call = { $what } from the bank into the field
word-banish = { $what } from field or crypt to the bank
word-shake = { $n ->
    [one] 1 cube falls out of the tower
   *[other] { $n } cubes fall out of the tower
}
word-hurt = { $n ->
    [one] the team suffers 1 wound
   *[other] the team suffers { $n } wounds
}
word-hurt-each = { $n ->
    [one] the team suffers 1 wound for each of them
   *[other] the team suffers { $n } wounds for each of them
}
word-status = { $n ->
    [one] 1 cube on { $what }
   *[other] { $n } cubes on { $what }
}
word-mend = { $n ->
    [one] each of them heals 1 wound
   *[other] each of them heals { $n } wounds
}
word-tire = { $n ->
    [one] 1 card of the active hero exhausts, by chance
   *[other] { $n } cards of the active hero exhaust, by chance
}
word-add = 1 more { $what } in the { $rank }
word-cubes = { $what } more in every drop from now on
word-might = { $n ->
    [one] { $what } make 1 wound more
   *[other] { $what } make { $n } wounds more
}
word-pierce = { $what } ignore { $n } of the resistance
word-reach = { $what } on the front rank reach the rear rank too
word-extra = { $what } more in every drop
word-medic = heal { $n } more each time
word-scholar = { $n } XP more for each kill
word-guard = { $n ->
    [one] counts as 1 shield
   *[other] counts as { $n } shields
}
word-immune = no cube comes on { $what }
word-vigour = { $n ->
    [one] the team can bear 1 wound more
   *[other] the team can bear { $n } wounds more
}
word-regrow = { $n ->
    [one] at the start of each turn the boss heals 1 wound
   *[other] at the start of each turn the boss heals { $n } wounds
}
word-shroud = { $n ->
    [one] attacks make 1 wound less on the boss while others stand
   *[other] attacks make { $n } wounds less on the boss while others stand
}
word-leaden = hero cubes in the crypt count once
word-rot = { $n ->
    [one] each turn 1 hero cube of the commonest colour in the field is lost
   *[other] each turn { $n } hero cubes of the commonest colour in the field are lost
}

## Cards in words

kind-action = Action
kind-support = Support
kind-passive = Passive
kind-response = Response
exhausts = exhausts
before = comes before the enemies
shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
aim-front = { $n ->
    [one] one enemy of the front rank
   *[other] up to { $n } enemies of the front rank
}
aim-any = { $n ->
    [one] any enemy
   *[other] up to { $n } enemies
}
aim-front-rank = the whole front rank
aim-rear-rank = the whole rear rank
aim-all = all enemies
when-kill = when an enemy dies
when-hurt = when the team is wounded
when-luck = when luck is gained
when-enemy = after an enemy action
when-status = when a hero gets a status cube
when-level = after a level-up
drops = Drop { $cubes }.
step-first = { $cost }: { $effect }.
step-more = Each { $cost } more: { $effect }.
step-many = Each { $cost }: { $effect }.
step-free = Free: { $effect }.
step-then = { $cost } more, once: { $effect }.
step-limited = Each { $cost }, up to { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
}: { $effect }.
step-more-limited = Each { $cost } more, up to { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
}: { $effect }.
step-limit = { $effect } ({ $times ->
    [1] once
    [2] up to twice
    [3] up to three times
    [4] up to four times
   *[other] up to { $times } times
})
resists = resistance { $n } ({ $what })
rides = in the rear rank: as many wounds less as enemies stand ahead
stands-in-both = in both ranks
bears = health { $n }, { $xp } XP
acts-for = { $what }: { $effect }.
last-line = { $n }: all is lost.
line-at = { $n }: { $effect }.
springs = Its trap springs at peril { $n } or more: { $effect }.
own-rule = Here: { $effect }.
lasting-rule = Once beaten, for good: { $effect }.
status-stricken = one wound for each cube at the start of the hero’s turn
status-weary = the hero’s attacks make 1 wound less for each cube
status-cursed = no luck can be spent in the hero’s turns
status-hunted = peril rises by 1 at the end of the hero’s turn
team-treasure = team treasure
hero-treasure = hero treasure
of-level = { $hero }, level { $n }
of-mat = { $hero }, on the mat

## Questions and moves

ask-pick = Pick a hero.
ask-begin = Choose the hero who begins.
ask-support = You may use a support skill before acting.
ask-act = Choose the hero’s action.
ask-aim = Choose a target.
ask-wild = Choose the colour of a wild cube.
ask-buy = Choose what the card does; it is paid when you are done.
ask-pay = Choose how to pay { $what }: { $worth ->
    [1] here a cube of the crypt counts for one.
   *[other] a cube of the crypt counts for two, without change.
}
ask-hit = Choose the target that is wounded next.
ask-cure = You may buy off a status cube.
ask-open-chest = You may open a chest.
ask-give = Choose the hero who gets the treasure.
ask-trade = You may pass treasures of your heroes on, in any order; then the others are asked, and you again if anything changed hands.
ask-learn = Choose the skill that { THE($place) } gains.
ask-response = You may respond with a card of { THE($place) }.
ask-refresh = Choose a card that is refreshed.
ask-relieve = Choose a status cube that is removed.

move-pick = Pick { THE($hero) }
move-begin = { THE($place, cap: "yes") } begins
move-pass = Do nothing
move-use = Use { $card }
move-regroup = Regroup: all cubes to the banks, no drop, no enemy acts; peril +{ $n }
move-aim = Aim at { $token }
move-wild = Take a wild cube: { $colour }
move-done = Done
done-aim = Done: no more targets
done-buy = { $bought ->
    [0] Done: pay nothing
   *[other] Done: pay this
}
propose-spend = Pay { $cost }{ $luck ->
    [0] {""}
   *[other] {" "}({ $luck } by luck)
}: { $effect }
times = { $n ->
    [1] { $what }
   *[other] { $what } (×{ $n })
}
move-buy = Step { $step }, pay { $cost }: { $effect }
move-pay = Pay { $what }: { $field ->
    [0] { $crypt ->
        [0] { $luck } by luck
       *[other] { $crypt } from the crypt{ and-luck }
    }
   *[other] { $field } from the field{ $crypt ->
        [0] {""}
       *[other] {", "}{ $crypt } from the crypt
    }{ and-luck }
}
and-luck = { $luck ->
    [0] {""}
   *[other] {", "}{ $luck } by luck
}
move-learn = Learn { $card }
move-learn-next = Draw a skill of the next level
move-refresh = Refresh { $card }
move-cure = Buy off { $status } ({ $colour }){ $more } { $source ->
    [0] from the field
    [1] by luck
   *[2] with a cube of the crypt
}
move-relieve = Remove a cube from { THE($place) }: { $status } ({ $colour })
move-open = Open the chest
move-give = Give it to { THE($place) }
move-trade = Pass { $card } to { THE($place) }

## Events

event-hero-joined = { $seat } leads { THE($hero) }, who knows { $skill }.
event-hero-begins = { THE($place, cap: "yes") } begins.
event-floor-began = Floor { $floor }: { $sheet }.
event-turn-began = Turn of { THE($place) }.
event-used = { THE($place, cap: "yes") } uses { $skill }.
event-regrouped = { THE($place, cap: "yes") } regroups: all cubes go to the banks.
event-aimed = The target: { THE($enemy) }.
event-dropped = { $count ->
    [one] 1 cube goes into the tower.
   *[other] { $count } cubes go into the tower.
}
event-cube-moved = { $from ->
    [0] A new cube
   *[other] A cube of level { $from }
} { $hidden ->
    [yes] comes to rest on level { $to }.
   *[no] ({ $colour }) falls into the { $to ->
        [7] crypt.
       *[other] field.
    }
}
event-fell = Fell out, { $colour }: { $count } into the field, { $crypt } into the crypt.
event-luck-changed = Luck is { $luck } now.
event-spent = Spent, { $colour }: { $count } from the field, { $crypt } from the crypt.
event-enemy-acted = { THE($enemy, cap: "yes") } acts: { $cost ->
    [one] 1 cube is spent.
   *[other] { $cost } cubes are spent.
}
event-floor-acted = The floor itself acts ({ $colour }): { $sheet }.
event-team-hurt = The team suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}: it has { $wounds } now.
event-shielded = { $count ->
    [one] 1 wound is cancelled.
   *[other] { $count } wounds are cancelled.
}
event-healed = The team loses { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}: it has { $wounds } now.
event-peril-changed = Peril is { $peril } now.
event-line-reached = The line at peril { $peril } is reached.
event-enemy-came = An enemy comes to the { $rank }: { THE($enemy) }.
event-enemy-hit = { THE($enemy, cap: "yes") } suffers { $count ->
    [0] no wound.
    [one] 1 wound.
   *[other] { $count } wounds.
}
event-enemy-killed = { THE($enemy, cap: "yes") } is dead: { $count } XP.
event-enemy-left = { THE($enemy, cap: "yes") } flees.
event-enemy-moved = { THE($enemy, cap: "yes") } moves to the { $rank }.
event-enemy-mended = { THE($enemy, cap: "yes") } heals.
event-dazed = { THE($enemy, cap: "yes") } is dazed for this turn.
event-level-gained = The team gains a level; the next one needs { $needed } XP.
event-learned = { THE($place, cap: "yes") } learns { $skill }.
event-drew = { THE($place, cap: "yes") } draws { $skill } from the next level.
event-refreshed = Refreshed: { $skill }.
event-tired = Exhausted by force: { $skill }.
event-status-given = { THE($place, cap: "yes") } gets a cube on { $status }: { $colour }.
event-status-removed = { THE($place, cap: "yes") } loses a cube from { $status }: { $colour }.
event-cubes-called = Into the field, { $colour }: { $count }.
event-cubes-banished = Back to the bank, { $colour }: { $count }.
event-cubes-lifted = From the field into the crypt, { $colour }: { $count }.
event-peril-cubes = Peril cubes, { $colour }: { $count } from now on.
event-floor-completed = Floor { $floor } is completed.
event-chest-opened = A chest is opened: { $chest } (number { $number }).
event-treasure-found = A treasure: { $skill }.
event-treasure-given = { $skill } goes to { THE($place) }.
event-game-ended = The climb ends on floor { $floor }.
event-failed = { $skill } has no effect: nothing is paid for.

## Refusals and ends

why-picked-already = { THE($hero, cap: "yes") } is picked already.
why-choose-one = You must choose one of those that are offered.
why-not-usable = { $card } can’t be used now.
why-not-of-hero = { $card } isn’t a card of { THE($place) }.
why-is-action = { $card } is an action: it comes after the support skill.
why-is-support = { $card } is a support skill: it comes before the action, one each turn.
why-is-passive = { $card } always works; it needn’t be used.
why-is-response = { $card } is a response: it is used when what it names happens.
why-exhausted = { $card } is exhausted until a level or a card refreshes it.
why-must-act = A hero must act.
why-out-of-reach = This action doesn’t reach { $token }.
why-none-in-bank = The bank has no { $colour } cube left.
why-cannot-buy = Step { $step } can’t be bought: cubes are missing, or it is bought already, or the first step isn’t.
why-wrong-payment = The price ({ $what }) can’t be paid so: too much, too little, or not there.
why-no-target = { $token } isn’t a target that is still to be wounded.
why-no-cure = No such cube can be bought off now: { $status }.
why-floor-completed = The floor is completed: there is nothing left to fight.
why-not-to-learn = { $card } isn’t a skill that { THE($place) } can choose now.
why-no-such-cube = There is no such cube to be removed: { $status }.
why-not-to-trade = { $card } can’t be passed on so: it isn’t one of your heroes’, or it has just been passed on.
why-not-exhausted = { $card } can’t be refreshed now.
end-wounds = The team’s wounds have reached their maximum: all have lost.
end-peril = The wizard’s whole attention lies on the team: all have lost.
end-victory = The wizard is beaten: all have won.

## On the terminal

terminal-floor = Floor { $n } of 6: { $sheet }
terminal-turn = { THE($hero) }’s turn
terminal-wounds = Wounds
terminal-peril = Peril
terminal-next = next line { $line }
terminal-xp = XP { $n } of { $needed }
terminal-luck = Luck
terminal-shields = shields left { $n }
terminal-front = Front
terminal-rear = Rear
terminal-nobody = nobody
terminal-field = Field
terminal-crypt = Crypt ×2
terminal-tower = Tower
terminal-bank = Bank
terminal-peril-cubes = Dropped
terminal-team = Team
terminal-dazed = dazed
terminal-beaten = beaten: { $sheet }
terminal-you = you
terminal-a-card = a card
terminal-sign-health = what an enemy can still bear, of what it bears in all
terminal-sign-bars = how far wounds and peril have risen; full, all is lost
terminal-sign-luck = luck that you have, and room for more
terminal-sign-active = the hero whose turn it is
terminal-sign-exhausted = an exhausted card: it can’t be used until it is refreshed
terminal-sign-field = cubes that fell through; each pays for one
terminal-sign-crypt = cubes that fell far; each pays for two
terminal-sign-tower = cubes that stuck; a later drop may loosen them
terminal-sign-bank = cubes that nobody uses now
terminal-sign-peril-cubes = the peril cubes that fall with every action beside the hero’s own

# What bots look at, as a review names it.
feature-outlook = how far up the team is, with its wounds, peril and skills
