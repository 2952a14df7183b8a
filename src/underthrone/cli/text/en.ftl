# Words of the terminal.

welcome = You are { $seat }. Type a number or a part of a name to choose; ? for help, q to leave.
prompt = Your choice:
thinking = { $seat } is thinking…
news = What happened
you = you
no-such-number = There is no number { $number } here: the list goes from 1 to { $last }.
none-fits = Nothing in the list fits “{ $typed }”: type a number of the list, or ? for help.
several-fit = Several moves fit “{ $typed }”: type some more of it, or the number.
undone = Your last answer is taken back.
nothing-about = I know nothing called “{ $what }”.
why-what = Type why and a name, such as: why Outlaw
possible = That is possible: it is number { $number } in the list.
help = What you can type:
      3          choose number 3 of the list
      outlaw     choose the one move that has this in its words
      ?          this help
      ? 3        everything about the card of number 3
      ? outlaw   everything about cards of this name
      why NAME   why a card or move of this name isn’t possible now
      b          show the board again
      u          take your last answer back, while that reveals nothing
      q          leave; the game is kept and can go on later
left = The game is kept in { $file }. To go on:
left-scene = A scene isn’t kept: start it again whenever you like.
over = The whole game is in { $file }. To check that all was fair:
column-place = Place
column-player = Player
column-score = Score
fair-seal = The secret of this game is fixed. Its seal, the SHA-256:
fair-ask = A word of yours, or Enter for one drawn at random:
fair-word = Your word, which every draw depends on too:
