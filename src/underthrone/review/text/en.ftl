# Words of reviews.

## Why something would have been better

leads = { $whose ->
    [mine] It leads to
   *[other] It leaves { $who } with
}
track-influence = { leads } { $better } influence on average instead of { $given }.
track-gold = { leads } { $better } gold on average instead of { $given }.
track-coins = { leads } { $better } { $better ->
    [one] coin
   *[other] coins
  } on average instead of { $given }.
track-soul = { leads } { $better } { $better ->
    [one] quarter of the Soul
   *[other] quarters of the Soul
  } on average instead of { $given }.
track-horsemen = { leads } { $better } { $better ->
    [one] Horseman
   *[other] Horsemen
  } on average instead of { $given }.
track-strength = { leads } { $better } Strength on average instead of { $given }.
track-stories = { leads } { $better } { $better ->
    [one] story
   *[other] stories
  } on average instead of { $given }.
track-reputation = { leads } { $better } reputation on average instead of { $given }.
track-bards = { leads } { $better } { $better ->
    [one] bard
   *[other] bards
  } on average instead of { $given }.
track-units = { leads } { $better } { $better ->
    [one] unit
   *[other] units
  } on average instead of { $given }.
track-wounds = The team is left with { $better } { $better ->
    [one] wound
   *[other] wounds
  } on average instead of { $given }.
track-peril = Peril is left at { $better } on average instead of { $given }.
wins-more = More often ({ $better } % instead of { $given } %): { $who } wins soon.
wins-less = Less often ({ $better } % instead of { $given } %): { $who } wins soon.
difference = What makes the difference: { $what }.
event-more = More often ({ $better } % instead of { $given } %): { $what }
event-less = Less often ({ $better } % instead of { $given } %): { $what }

## Verdicts

verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

## The page

reviewing = Reviewing
review-of = Review: { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}
not-over = This game isn’t over: it is reviewed as far as it went.
column-accuracy = accuracy
column-decisions = decisions
column-own = own
column-others = others
column-luck = luck
luck-and-skill = In points of win chance from the deal to the end: what a player’s own decisions cost, what those of the others gave or took as far as it came to pass, and luck, which is the rest: chance, and what was hidden. Beside a decision stands what it cost at least. { $best } best, { $good } good, { $inaccuracy } inaccuracy, { $mistake } mistake, { $blunder } blunder.
curve = Win chances, from the deal to the end
team = the team
moments = What decided
moment = Answer { $number }, round { $round }: { $who }. { $by ->
    [luck] By luck: chance, or what was hidden.
    [decisions] By decisions.
   *[both] By decisions and by luck.
}
decisions = All decisions
mistakes = Inaccuracies, mistakes and blunders
no-mistakes = None: everybody did about what a bot would do.
better = Better: { $what }
found = { $won } against the obvious

## Puzzles

puzzle-title = Puzzle { $number }, { $grade ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-ask = Your answer:
puzzle-right = Yes!
puzzle-wrong = Not that.
puzzle-tells = One answer is clearly better than what comes to mind first. Only what you can see counts.
puzzle-goal = Find the answer that wins most often.
puzzle-hint = What comes to mind first isn’t it: { $tempting }
puzzle-solution = { $best }: at least { $gain } points of win chance more than the tempting answer ({ $tempting }).
puzzle-missed = That isn’t it. The best answer: { $best }
