# Words of every game.

seat = Player { $number }
list = { $first } and { $last }

why-no-such-seat = There is no seat { $number }: the seats are numbered 0 to { $last }.
why-game-over = The game is over.
why-not-your-turn = It isn’t your turn: the game waits for { $seats }.
why-no-such-move = There is no move { NUMBER($number, useGrouping: 0) }: the moves are numbered 0 to { NUMBER($last, useGrouping: 0) }.
why-another-question = That isn’t what is asked now. { $asked }
why-nothing-sealed = You have no sealed answer to take back.
why-no-undo = There is nothing that you may take back: others have chosen since, or something was revealed.
