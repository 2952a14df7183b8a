# Words of reviews.

review = Review
review-title = Review of a game
review-none = Nobody has asked for a review of this game yet. The bots go through every decision: what it cost or won, what would have been better and why. It takes about a minute.
review-begin = Review this game
review-go-on = Go on reviewing
review-thinking = { $begun ->
    [yes] The bots think: decision { $done } of { $all }.
   *[no] The bots will begin in a moment.
}
review-leave = You may leave: it goes on by itself, and is kept with the table.
review-curve = Win chances
review-curve-hint = From the deal to the end, by rounds. Choose a point to open that moment. The numbered marks are what decided. Here everything is known that lay on the table; nobody is judged by it.
review-key = Who is which line
review-team = The team
review-percent = { $n } %
review-point = Answer { $number }, round { $round }
review-from-to = { $before } % → { $after } %
review-moments = What decided
review-by-luck = Luck did it: chance, or what was hidden.
review-by-decisions = Decisions did it.
review-by-both = Decisions and luck did it together.
review-see = See answer { $number }
review-players = How everybody played
review-player = Player
review-accuracy = Accuracy
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-players-hint = The last three columns are points of win chance from the deal to the end: what a player’s own decisions cost, what those of the others gave or took as far as it came to pass, and luck, which is the rest: chance, and what was hidden. { $best } best, { $good } good, { $inaccuracy } inaccuracy, { $mistake } mistake, { $blunder } blunder.
review-costly = Inaccuracies, mistakes and blunders
review-none-costly = None: everybody did about what the bots would do.
review-rest = { $n ->
    [one] One good decision
   *[other] { $n } good decisions
}
review-better = Better:
review-moment = Answer { $number }
review-won-hint = Better than the obvious answer by so much
review-judged-hint = Each decision was weighed in worlds that looked the same to its player, never in the true one: nobody is blamed for what they couldn’t know. In doubt the verdict is the milder one, and the points beside it are those that it cost at least.

play-on = Play on from here
play-on-words = A new table against bots begins after answer { $n }. Chance is new: nobody knows what comes.
play-on-seat = You sit in the place of
play-on-hidden = What that player couldn’t see
play-on-redealt = dealt anew
play-on-real = as it really was
play-on-go = Sit down
goes-on-from = This game goes on from answer { $n } of another one.
goes-on-as-it-was = All was as it lay there.
goes-on-redealt = What could not be seen was dealt anew.
hint = Hint
hint-title = A bot would
hint-thinking = A bot thinks about it…
hint-instead = That is { $gain } points of win chance against: { $what }
hint-as-good = About as good: { $what }
hint-obvious = Nothing else comes to mind.
hint-knows = The bot knows no more than you do.
hints-who = Hints
hints-bots = Against bots alone
hints-bots-hint = Who plays alone against bots may ask what a bot would do.
hints-all = For everybody
hints-all-hint = At this table people may ask too, to learn together.
puzzles = Puzzles
puzzles-lead = Positions from bots’ games in which one answer is clearly better than what comes to mind first. They were checked with ten times the thought.
puzzle-today = The puzzle of the day
