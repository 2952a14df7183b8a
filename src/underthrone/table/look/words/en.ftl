# Words of every page. A board's own words stand in <game>.en.ftl, with the board's letters before each name.

skip = Skip to the content
skip-prompt = Skip to what is asked
pages = Pages
home = Home
lobby = Lobby
credits = Credits
rules = Rules
cards = Cards
games = Games
menu = Menu
close = Close
contents = Contents
theme-light = Light theme
theme-dark = Dark theme
unofficial = Unofficial: neither made nor endorsed by the publishers of these games.
card = Card
and = { $first } and { $last }

## Home

home-lead = Four modern board games, with friends by a link or with bots at once. No account, nothing to install.
your-tables = Your tables
players = { $least } to { $most } players
minutes = { $short } to { $long } minutes
play-now = Play now
how-many = Players
against = Bots
level-easy = Easy
level-normal = Normal
level-hard = Hard
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
deal = Sit down and deal
with-friends = Play with friends
cards-of = The cards of { $game }

## Tables

new-table = New table
phase-gathering = Waiting for players
phase-playing = Being played
phase-over = Over
at-the-end = The game is over
go-on = Go on
sit-down = Sit down
watch = Watch
lobby-yours = Your tables
lobby-yours-none = You sit at no table yet.
lobby-open = Free seats
lobby-open-none = No public table is waiting for players. Set one yourself.
lobby-watch = Being played
lobby-watch-none = Nobody is playing in public right now.
rename = Rename
my-link-hint = Copies a link that opens your seat on another device. Keep it to yourself.
my-link-copied = Your personal link is copied: open it on the other device. Whoever has it plays your seat.
look-back = See the end
your-name = Your name
seats = Seats
seats-hint = { $least ->
    [one] One seat is enough.
   *[other] At least { $least } seats.
} Open ones are for those who have the link; you can give them to bots later.
seat-n = Seat { $n }
seat-you = You
seat-as-open = Open: for a friend
seat-as-easy = Bot: easy
seat-as-normal = Bot: normal
seat-as-hard = Bot: hard
seat-as-none = No seat
pace = Pace
pace-live = Live
pace-live-hint = Everybody is here now. The table shows how long one thinks, and an absent player’s seat can go to a bot after three minutes.
pace-slow = Turn-based
pace-slow-hint = No clock. Play over hours or weeks; the table waits.
who-may = Who may sit down
private = By invitation
private-hint = Only those who have the link find this table.
public = In the lobby
public-hint = Everybody finds this table in the lobby, can sit down and watch.
set-the-table = Set the table

gathering = A table of { $game }
invite = Send this link to your friends
invite-watch = Friends may watch with this link
copy = Copy
copied = Copied
free-seat = Free seat
start = Start the game
leave = Leave the table
leave-sure = Leave the table? Your seat can then go to a bot or to somebody else.
wait-for-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-for-host = The host starts the game.
fair-before = The seed of this game is fixed already; this is its seal. After the game everybody can check that nothing was changed:

## Playing

title-your-turn = ● Your turn · { $game }
title-table = { $game } · Underthrone
your-turn = Your turn
waiting-one = { $name } is thinking
waiting-many = { $names } are thinking
waiting-nobody = Nobody is to move
board = Board
others = Players
log-and-chat = Log and chat
log = Log
log-earlier = Replay what came before
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
my-things = My seat
you = (you)
bot = Bot
thinking = thinking
ready = has chosen
away = away
give-to-bot = Give to a bot
as-list = Choices as a list
sealed-as = Sealed: { $what }. You may choose anew until the last one has decided.
sealed-all = Sealed. You may choose anew until the last one has decided.
herald = What just happened
herald-pause = Pause
herald-on = Go on
herald-step = One step on
herald-skip = Skip
undo = Take back
rule-link = Rule { $rule }
parts = Parts of the table
tab-board = Board
tab-others = Players
tab-log = Log
notify = Tell me when it is my turn
notify-on = You will be told when it is your turn.
notify-no = Your browser doesn’t allow notifications from this page.
my-link = My seat on another device
offline = The connection is lost. Trying again…
sure-yes = Yes, do it
sure-no = No, back
choose-this = Choose this
ability-n = Ability { $n }:
origin = Values: { $where }
origin-ours = our own, the rulebook prints none
origin-rulebook = as in the rulebook
keys = Keys
key-arrows = Arrows
key-arrows-does = go from choice to choice
key-enter = Enter
key-enter-does = choose
key-i = I
key-i-does = show the card large
key-u = U
key-u-does = take back
key-l = L
key-l-does = log and chat
key-p = P
key-p-does = pause what is being shown, and go on
key-n = N
key-n-does = show the next step and wait
key-esc = Esc
key-esc-does = close, or skip what is being shown
key-help = ?
key-help-does = this list

## Replay and end

replay = Replay
replay-back = One step back
replay-on = One step on
replay-run = Play
replay-stop = Pause
replay-moment = Moment of the game
replay-go = Show this moment
replay-leave = Back to the table
to-the-end = Result, charts, replay
you-won = You won
one-won = { $name } won
many-won = { $names } won
nobody-won = Defeat
again = Rematch
to-next = To the rematch
journal = Journal
share = Share
charts = Charts
chart-start = Start
fair = Was it fair?
fair-yes = Verified: the seed fits the seal that was shown before the first move, and every shuffle and every move follows from it.
fair-no = This game doesn’t fit its seal.
commitment = Seal
secret = Secret

## Errors

error-400 = That can’t be done
error-403 = Not yours to do
error-404 = Nothing here
error-405 = That can’t be done
error-409 = Too late
error-413 = Too much
error-429 = Slower, please
error-other = Something went wrong

## Credits

credits-games = Underthrone plays the rules of four published games in its own words and with its own pictures. The names of the games belong to their owners. What their rulebooks don’t print is ours, and marked as ours.
credits-with = Made with
