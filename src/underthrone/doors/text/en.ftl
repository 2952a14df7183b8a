llm-system = You sit at a table and play { $title } to win. At each turn you are told the board, what happened, what is asked and your moves. Think as much as you like, then write the notation of your move, such as it stands before the dash, alone on the last line. The rules follow.
llm-again = That can’t be played. { $why } Write the notation of one of your moves alone on the last line. ({ $tries ->
    [one] one try is left
   *[other] { $tries } tries are left
})
textarena-system = You sit at a table and play { $title } to win. At each turn you are told the board, what happened, what is asked and your moves. Think as much as you like, then write the notation of your move, such as it stands before the dash, in square brackets: the last one that you write counts. The rules follow.

mcp-instructions = Board games at a table. tables lists them; sit takes a seat and shows your first turn; play a move by its notation and you get your next turn, until the game is over. rules and card explain; why_not says why a move isn’t possible.
mcp-seat = You have a seat. Its handle is { $handle }.
mcp-no-seat = There is no such seat: sit down first, and give the handle that you got.
mcp-which = Which game? There are: { $games }.
mcp-no-thing = There is nothing called “{ $name }” in this game.
mcp-no-rule = No rule has “{ $about }” in it.
mcp-possible = It is possible now.
mcp-said = Said.
mcp-alone = Nobody here listens: the others are bots.
