# Words of The Stygian Society’s board.

so-gathering = The society gathers
so-phase = Floor { $floor } of 6: { $name }
so-kind = Kind
so-enemy = Enemy
so-bears = Health
so-defence = Defence
so-white = white
so-blue = blue
so-green = green
so-red = red
so-yellow = yellow
so-black = black
so-heroes = The heroes in turn order
so-acts-now = acts now
so-asked = is asked
so-shields = shields
so-shields-left = Shields cancel { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
} in this turn.
so-tower = The tower
so-going-in = Next drop
so-gathered = Goes in now
so-plus-action = + card
so-level = Level { $n }: { $cubes } lying there
so-inside = Inside
so-last-drop = Dropped { $count }, fell out { $out }
so-new = fell through
so-old = knocked loose
so-tracks = The team’s tracks
so-wounds = Wounds
so-luck = Luck
so-peril = Peril
so-enemies = The enemies
so-front = Front
so-rear = Rear
so-nobody = nobody
so-left = { $n } of { $of } left
so-target = target
so-rider = rides: in the rear rank as many wounds less as enemies stand ahead
so-threats = Enemies act when these cubes lie in field or crypt
so-floor-itself = The floor
so-dazed = { PRONOUN($who) ->
   *[other] dazed
}
so-lacks = lacks { $n }
so-ready = ready!
so-nothing = no action
so-field = Field
so-crypt = Crypt ×2
so-crypt-short = Crypt
so-bank = Banks
so-ladder = The peril ladder
so-lost = All is lost.
so-done = reached
so-chests = { $n ->
    [one] { $n } chest at the end
   *[other] { $n } chests at the end
}
so-pick-title = Pick a hero
so-begin-title = Who goes first?
so-begin-hint = The others follow in the order shown. A hero who fights begins well: nobody needs healing yet.
so-level-up = A new level! { THE($hero, cap: "yes") } learns a skill
so-level-hint = A card of a level that the hero knows already, or one of the next level by chance. Exhausted cards are ready again; XP left over is added when all have learned.
so-chest-title = A chest
so-chest-hint = A card is drawn, with a number from { $least } to { $most }: its trap springs if that is at most the peril, { $peril }. Two treasures are found either way.
so-chest-works = Number { $number }: the trap sprang: { $does }.
so-chest-idle = Number { $number }: the trap didn’t spring.
so-treasure-title = A treasure!
so-give-hint = Who gets it?
so-trade-title = Treasures change hands
so-trading = The players may pass treasures on, back and forth.
so-cure-title = Buy off status cubes
so-relieve-title = A status cube is removed
so-from-field = from the field
so-from-crypt = from the crypt
so-from-luck = by luck
so-from-free = remove
so-wild-hint = Choose the colour of the wild cube; it goes in with the others.
so-owed = To pay
so-tired = exhausted
so-team = Team treasures
so-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
so-confirm-regroup = All cubes of tower, field and crypt go back to the banks, nothing is dropped, no enemy acts, and peril rises from { $from } to { $peril } of { $last }.{ $lines } This is the hero’s action. Regroup?
so-confirm-lost = Peril would rise to { $peril } and the last line is at { $last }: the game would be lost. Regroup all the same?
so-chart-wounds = Wounds of the team, turn by turn (floors below)
so-chart-peril = Peril, turn by turn
so-chart-dealt = Wounds dealt by each hero
so-chart-kills = Turns and kills of each hero
so-dealt = wounds dealt
so-turns = turns
so-kills = kills
so-shaken = Shaken out: { $out }
so-hit-hint = Each target is wounded once; choose who comes next.
so-tip-wounds = At { $most } wounds all is lost. Healing lowers them; shields cancel wounds before they count.
so-tip-xp = Dead enemies give XP. At { $needed } the team gains a level: exhausted cards are ready again, and every hero learns a skill.
so-tip-luck = Luck pays like a cube of any hero colour; where cubes are missing it fills in by itself. Two cubes in the crypt by one action bring one.
so-tip-peril = Peril rises by 1 after every enemy action, when a hero regroups, and when the bank lacks enemy cubes. A line that is reached comes true; the last one loses the game.
so-tip-going-in = These cubes go in with the next action, whichever it is; the action’s own cubes, shown on its card, come on top.
so-tip-inside = Cubes that came to rest in the tower. Later drops may knock them loose.
so-tip-bank = Cubes that can still be taken. For each enemy cube that is missing here, peril rises instead.
so-tip-field = What fell out. White, blue and green pay for what heroes do; red, yellow and black for what enemies do.
so-tip-crypt = What bounced in here. Each of these cubes pays for two; if only one is owed the other half is lost.
so-fell-field = Fell out: { $field }.
so-fell-crypt = Fell out, into the crypt: { $crypt }.
so-fell-both = Fell out: { $field }; into the crypt: { $crypt }.
so-spent-field = Spent: { $field }.
so-spent-crypt = Spent from the crypt: { $crypt }.
so-spent-both = Spent: { $field }; from the crypt: { $crypt }.
so-aimed = Aimed at: { $who }.
so-came = Enemies come: { $who }.
so-refreshed = Refreshed: { $what }.
so-peril-now = Peril is { $peril } now.
so-how = How a turn goes
so-how-1 = The hero whose turn it is uses a card. Beside the tower it shows the cubes that it drops, below what each effect costs.
so-how-2 = The card’s cubes and the enemies’ go into the tower together. Some stay inside for later. Others, old ones too, fall out onto the field in front; a few bounce into the crypt, where each counts for two.
so-how-3 = Enemies act first: red, then yellow, then black cubes that lie there pay for what they do. Peril rises each time.
so-how-4 = Then white, blue and green cubes that lie there pay for the effects of the card. What is left lies there for the next hero.
so-how-goal = You win together when the wizard of floor 6 falls.
so-how-lost = All is lost when the wounds or the peril reach the end of their track.
so-role-knight = Strikes hard in the front rank and brings shields.
so-role-burglar = Quick blades, luck and dirty tricks.
so-role-spellsling = Magic that reaches any rank.
so-role-doctor = Heals the team, cures statuses, and knows a poison or two.
so-loose = loose
so-regroup = Regroup
so-regroup-does = Tower, field and crypt are emptied; no drop, no enemy acts.
so-regroup-peril = Peril { $from } → { $to }
so-regroup-reaches = It reaches: { $what }.
so-reaches = Reaches: { $what }
so-have = You have
so-blow = { THE($who) } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} and has { $left } left
so-blow-kills = kills { THE($who) }
so-blow-none = { THE($who) } takes no wound: the defences hold
so-nothing-to-heal = nothing to heal
so-lost-half = the other half is lost
so-spent-nothing = Paid by luck alone.
so-opened = A chest is opened: { $name }. Its trap springs at peril { $number } or more: { $does }.
so-for-team = A treasure for the whole team
so-drew = { THE($hero, cap: "yes") } draws
so-gained = For the whole team:
so-no-attack = no such attack: { $kind }
so-buy-off = At the end of the hero’s turn each cube that lay here before can be bought off: with a cube of its colour from field or crypt, or with luck.
so-tip-shields = In this hero’s own turns shields cancel { $n ->
    [one] 1 of the wounds
   *[other] { $n } of the wounds
} that the team suffers.
so-tip-floor = No enemy of this colour stands: its cubes pay for what the floor itself does.
so-tip-ranks = While more enemies stand in the rear than in front, some of them move up: red first, then yellow, then black.
so-tip-threats = Each action happens at most once a turn. The peril said here is all that it brings, with the 1 that follows enemy actions.
so-term = { $name }: { $text }
so-shield-text = { $n ->
    [one] Cancels 1 wound in each of the hero’s own turns.
   *[other] Cancels { $n } wounds in each of the hero’s own turns.
}
so-word-exhausts = Exhausts
so-about-exhausts = Once used it can’t be used again until the team gains a level or another card refreshes it.
so-word-shields = Shields
so-about-shields = Each cancels one wound in each of its owner’s own turns, even on an exhausted card.
so-word-daze = Dazed
so-about-daze = Enemies of the target’s colour don’t act in this turn.
so-word-frighten = Flees
so-about-frighten = A target with so little health left goes away and gives no XP; a boss stays.
so-word-pull = To the front rank
so-about-pull = A target of the rear rank comes to the right end of the front rank.
so-word-ward = Cancelled
so-about-ward = So many of the next wounds that the team would suffer in this turn don’t count.
so-word-lift = Into the crypt
so-about-lift = There a cube pays for two.
so-word-shake = Out of the tower
so-about-shake = Cubes that lie on the lowest levels of the tower fall out.
so-word-refresh = Refresh
so-about-refresh = An exhausted card can be used again.
so-ask-support = Choose an action, or use a support skill first.
so-no-support = No support skill
so-no-response = Don’t use it
so-no-chest = Leave it shut
so-no-cure = Buy nothing more off
so-no-trade = Nothing more to pass on
so-no-buy = Pay nothing
so-heals = { $n ->
    [one] heals 1 wound
   *[other] heals { $n } wounds
}
so-aim-hint = Choose on the board: { $who }.
so-wild-with = Wild cube that goes in
so-wild-take = Drop with a wild cube: { $what }
so-usual-order = In the usual order
so-usual-targets = The nearest to death
so-usual-cure = Buy off all that these cubes can
so-pay-this = Pay this
so-pay-otherwise = Choose how
so-less = Once less: { $what }
so-more = Once more: { $what }
so-lacking-short = { $n ->
    [one] 1 cube is lacking: peril +1
   *[other] { $n } cubes are lacking: peril +{ $n }
}
so-lacking = The banks lack enemy cubes ({ $what }): with any action but regrouping, peril rises from { $from } to { $to } before the drop.
so-peril-lacking = Peril is { $peril } now: the banks lacked enemy cubes for the drop.
so-peril-acted = Peril is { $peril } now, after what was done.
so-peril-noticed = Peril is { $peril } now: a hunted hero draws attention.
so-peril-regrouped = Peril is { $peril } now: regrouping takes time.
so-swept = Field and crypt are swept into the banks; the tower keeps its cubes. Peril is 0 again.
so-boss = { $who } stands here, with { $n } health. When it falls, the others flee, and something changes for good.
so-wizard = The wizard, { $who }, with { $n } health. Strike it down and all is won.
so-waiting-there = Waiting there: { $who }.
so-victory = Victory!
so-defeat = Defeat
so-wish = When to ask for { $card }
so-wish-ask = Ask me
so-wish-helps = Only when it helps
so-wish-never = Never
so-wishes = When to ask for responses
so-wishes-hint = “Only when it helps”: you are asked if the card would change something at that moment. This browser remembers it for every table.
so-ask-buy = Take what is proposed, or change it.
so-ask-trade = You may pass treasures of your heroes on to others.
so-ask-pay = Choose how to pay.
