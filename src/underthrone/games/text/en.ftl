# Words of every game.

seat = Player { $number }
list = { $first } and { $last }
colon = :

why-no-such-seat = There is no seat { $number }: the seats are numbered 0 to { $last }.
why-game-over = The game is over.
why-not-your-turn = It isn’t your turn: the question is for { $seats }.
why-no-such-move = There is no move { NUMBER($number, useGrouping: 0) }: the moves are numbered 0 to { NUMBER($last, useGrouping: 0) }.
why-no-such-text = { $guess ->
    [yes] There is no move “{ $text }”. Did you mean { $near }?
   *[no] There is no move “{ $text }”.
  }
possible-now = Possible now: { $moves }.
why-another-question = That isn’t what is asked now. { $asked }
why-nothing-sealed = You have no sealed answer to take back.
why-no-undo = There is nothing that you may take back: others have chosen since, or something was revealed.

# A turn in words.
turn-you = { $title }. You are { $seat }.
turn-news = Since your last turn:
turn-earlier = (and { $n } before that)
turn-moves = Your moves, each with what to answer before the dash:
turn-part = Part { $part } of { $parts } of your answer.
turn-said = So far: { $said }
turn-wait = You aren’t asked now: the game waits for { $seats }.
turn-over = The game is over. { $reason }
turn-places = Places: { $places }
