# Words of the terminal.

welcome = You are { $seat }. Type a number or a part of a name to choose; ? for help, { signs } for letters and signs, q to leave.
prompt = Your choice:
prompt-part = { $so_far } … { $number } of { $parts }:
program = { $parts } of them make one answer: one after the other, or several in a line, such as: { $example }
thinking = { $seat } is thinking…
news = What happened
you = you
no-such-number = There is no number { $number } here: the list goes from { $first } to { $last }.
none-fits = Nothing in the list fits “{ $typed }”: type a number of the list, or ? for help.
several-fit = Several moves fit “{ $typed }”: numbers { $numbers }. Type some more of it, or the number.
several-things = “{ $typed }” is in several names: { $names }. Type some more of it.
one-at-a-time = One answer at a time here: each changes what comes next.
too-many = These are { $given } answers, and there is room for { $room }: nothing was chosen.
undone = Your last answer is taken back.
nothing-about = I know nothing called “{ $what }”.
asked = Asked:
rule = Rule { $id }:
why = why
why-what = Type why and a name: why that isn’t possible now. ? shows examples.
possible = { $count ->
    [one] That is possible: it is number { $numbers } in the list.
   *[other] That is possible: numbers { $numbers } in the list.
}
help = What you can type:
help-number = choose: { $words }
help-word = the same by a part of its words
help-line = several in a line, by signs or numbers
help-about-number = everything about number { $number }, and the rule
help-about-name = everything that has this in its name; or a word of the rules
signs = ? signs
help-signs = what the letters and signs mean
help-why = why that isn’t possible now
help-b = show the board again
help-u = take your last answer back, while that reveals nothing
help-q = leave; the game is kept and can go on later
left = The game is kept in { $file }. To go on:
left-scene = A scene isn’t kept: start it again whenever you like.
over = The whole game is in { $file }. To check that all was fair:
column-place = Place
column-player = Player
column-score = Score
fair-seal = The secret of this game is fixed. Its seal, the SHA-256:
fair-ask = Your contribution, or Enter for one drawn at random:
fair-contribution = Your contribution, which every draw depends on too:
