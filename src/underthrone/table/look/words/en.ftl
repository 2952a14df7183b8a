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
level-expert = Expert
allies = Allies (bots)
ally-easy = Careless
ally-normal = Fair
ally-hard = Good
ally-expert = Expert
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
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
seat-as-expert = Bot: expert
elo = about { $elo } Elo above the weakest
seat-as-engine = Bot: { $name }
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
leave-sure = Leave the table? Your seat can then go to a bot, or to somebody to whom you hand it on. Your name stays in the log.
wait-for-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-for-host = The host starts the game.
fair-before = The secret that all chance of this game comes from is fixed already; this is its seal. After the game everybody can check that nothing was changed:
fair-contribution = Your browser has drawn a contribution of its own, which every draw depends on too. It keeps it, and after the game it checks that it counted:
fair-no-script = Without JavaScript your browser adds no contribution of its own.
fair-nobody = No player added a contribution of their own: in this game nothing bound whoever runs the table.
fair-changed = The seal of this table isn’t the one that this browser kept: it doesn’t send its contribution.
fair-unkept = This browser keeps nothing, so it adds no contribution of its own.
dealing = The cards are being dealt: every browser opens the contribution that it had sealed.
dealing-wait = Still missing: { $names }.
dealing-now = Deal now

## Playing

title-your-turn = ● Your turn · { $game }
title-table = { $game } · Underthrone
title-waiting = ○ { $who } · { $game }
title-over = ■ Over · { $game }
title-replay = Replay { $ply } / { $last } · { $game }
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
give-to-bot = Give to a bot
left = left
away-now = away
away-minutes = away for # min
away-hours = away for # h
away-days = away for # d
watching = You are watching.
watching-open = You are watching. Take a free seat to play.
watching-chat = You may write in the chat.
spectator = spectator
chat-closed = Only those who play write here.
as-list = Choices as a list
sealed-as = Sealed: { $what }. You may choose anew until the last one has decided.
sealed-all = Sealed. You may choose anew until the last one has decided.
herald = What just happened
herald-pause = Pause
herald-on = Go on
herald-step = One step on
herald-skip = Skip
speed = How fast it is told
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = At once
sound = Sound
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
key-h = H
key-h-does = what can happen now
key-q = Q
key-q-does = ask about the next thing on the board
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
defeat = Defeat
nobody-won = Nobody won
again = Rematch
to-next = To the rematch
journal = Journal
share = Share
charts = Charts
chart-start = Start
fair = Was it fair?
fair-server = What the server says
fair-yes = Verified: the secret fits the seal that was shown before the first move, and every draw and every move follows from it.
fair-no = This game doesn’t fit its seal.
fair-browser = What your browser found by itself
fair-unread = With JavaScript your browser recomputes this by itself. Without it: download the journal and run “underthrone verify” on it.
fair-good = Right: nobody could choose what was drawn in this game.
fair-bad = Wrong: this isn’t what was promised before the game.
fair-unheard = The cards were dealt without your browser’s contribution. What can be checked fits, but towards you nothing bound whoever runs the table.
fair-stranger = This browser kept nothing of this table, so it can only check that what the server shows fits together.
fair-check-kept-yes = The secret fits the seal that this browser kept before it sent its contribution.
fair-check-kept-no = The secret doesn’t fit the seal that this browser kept before it sent its contribution.
fair-check-shown-yes = The secret fits the seal below.
fair-check-shown-no = The secret doesn’t fit the seal below.
fair-check-own-yes = Your contribution is part of the key.
fair-check-own-no = Your contribution was sent and isn’t part of the key.
fair-check-others-yes = Every other contribution was sealed before yours was opened.
fair-check-others-no = Another seat’s contribution isn’t one that was sealed before yours was opened: it could be chosen to fit.
fair-check-key-yes = The key of all draws follows from the secret and the contributions.
fair-check-key-no = The key of all draws doesn’t follow from the secret and the contributions.
fair-check-unopened = A seat had sealed a contribution and didn’t open it: whoever opens last can choose between two deals so.
fair-draws = The journal holds every draw: “underthrone verify” recomputes them all, without this server.
fair-contribution-of = Contribution of { $name }
fair-key = Key of all draws
commitment = Seal
secret = Secret

## Errors

error-400 = That can’t be done
error-403 = Not yours to do
error-404 = Nothing here
error-405 = That can’t be done
error-409 = Too late
error-410 = Closed
error-413 = Too much
error-429 = Slower, please
error-other = Something went wrong

## Tables of another version

date = { DATETIME($at, dateStyle: "long") }
before-one-title = A table from before 1.0
before-one-hint = Nothing of it is lost: its data is kept as it was, and an Underthrone from before 1.0 reads a backup from then.
newer-table-title = A table from the future
newer-table-hint = Nothing of it is lost: once this server is upgraded it goes on where it was.
unplayed-opened = Opened on { $date }
unplayed-gathering = the game hadn’t begun
unplayed-playing = the game wasn’t over
unplayed-over = the game was over
unplayed-seats = At the table: { $names }
unplayed-new = A new table of { $game }

## Credits

credits-games = Underthrone plays the rules of four published games in its own words and with its own pictures. The names of the games belong to their owners. What their rulebooks don’t print is ours, and marked as ours.
credits-with = Made with
credits-sounds = The sounds are ours: the page makes them itself, from oscillators and noise.
colon = :
semicolon = ;

# A personal link to another seat of the same table; a seat that was left

swap-title = Another seat at your table
swap-lead = In this browser you play { $game } as { $name }. This link belongs to the seat of { $other } at the same table. If you take it, this browser forgets yours; only your own personal link brings it back.
swap-stay = Stay { $name }
swap-go = Take the seat of { $other }
left-title = This seat is free
left-lead = The seat of { $seat } at a game of { $game } that is being played. Whoever sits down sees its hand, so only this link opens it.
left-link = Hand the seat on with this link
left-hint = Until somebody has sat down by it, the others may give the seat to a bot.
left-watch = Watch the game
opening-invited = On this server, tables are opened by those with an invitation. Ask whoever runs it for a link; at tables of others you can sit down without.
opening-admins = On this server, tables are opened by those who run it. At their tables you can sit down.

# Privacy: what is stored, "delete my data", reports

privacy = Privacy
privacy-lead = Nobody needs an account here, and nothing is asked that a game doesn’t need. This is all that is stored.
privacy-server = On the server
privacy-table = Of a table: the game with its options, when it was opened, every answer with its time, and what chance was made of. That is kept until whoever runs this server deletes the table.
privacy-seat = Of a seat: the name that you chose, the hash of the key that opens your seat, and the contribution to chance that your browser drew. Kept as long as the table, or until you delete your data.
privacy-chat = Of chat: the seat, or that it was a spectator, the name then, the text and the time.
privacy-chat-kept = { $n ->
    [one] After one day it is deleted.
   *[other] After { $n } days it is deleted.
}
privacy-chat-ever = It is kept as long as the table.
privacy-address = Of your address: only a keyed hash, where a table was opened or a seat was taken, so that limits and bans can hold; it is forgotten after 30 days. The address itself is in the memory of the server while you are here, and stored only if it is banned.
privacy-reports = Of a report: its text, which seats it is about, their names, and what was said last. Reports are deleted after 90 days, or with the data of whoever wrote them.
privacy-log = The log has a line for each event: the table, the seat, the time; never names, chat, addresses or what somebody chose.
privacy-log-kept = { $n ->
    [one] It is kept for one day.
   *[other] It is kept for { $n } days.
}
privacy-log-unsaid = How long it is kept, whoever runs this server knows; so it is with the log of a proxy before it, which may have addresses.
privacy-backups = Copies of all of this may be kept for some time, so that nothing is lost.
privacy-browser = In your browser
privacy-cookie = A cookie, “underthrone”, for a year: the keys of your seats, your last name, a number that forms are signed with, and your invitation if you have one. It is signed, and no script can read it.
privacy-prefs = Two cookies for a year, if you choose them: “lang” and “theme”.
privacy-storage = In the storage of the page: your contribution to chance for each table, so that your browser can check the game afterwards, and whether you want to be told that it is your turn; which line of each chat you read last, and how fast you like replays.
privacy-others = Who sees what
privacy-seen = Everybody at a table sees names, chat and what the game shows; who has its link can watch. After the end everybody sees the whole game. Whoever runs the server can read all that is stored.
privacy-nobody = Nothing is loaded from elsewhere, nobody counts visitors, and nothing is given to anybody.
privacy-delete = Delete your data
privacy-delete-how = In the menu of a table (⋮), “Delete my data” deletes your name, your chat and the key of your seat. The answers of a game and the contributions to its chance stay: without them nobody could verify it. They don’t say who you are.
privacy-contact = Who runs this server: { $contact }
privacy-no-contact = Whoever runs this server has sent you its address: ask them for everything else.
report = Report
report-lead = Tell whoever runs this server what isn’t right here. Nobody at the table sees it.
report-about = Whom it is about
report-table = The table
report-text = What happened
report-hint = What was said last in the chat comes along. You can send one report a minute.
report-send = Send the report
report-sent = Thank you. Whoever runs this server will see it.
forget = Delete my data
forget-lead = This deletes what belongs to your seat at this table of { $game }. It can’t be undone.
forget-gone = What is deleted
forget-gone-what = Your name, everything that was said from this seat, the reports that it wrote, the hash of your address, and the key of your seat: no link or browser opens it any more.
forget-leaves = The game isn’t over, so you leave the table: your seat has no name, and a bot can take it.
forget-dealing = The cards are being dealt just now, so the seat itself stays yours; its name and chat are deleted.
forget-stays = What stays
forget-stays-what = The answers that were given from this seat and its contribution to chance: every draw depends on them, and without them nobody could verify the game. They don’t say who you are.
forget-yes = Delete my data
forget-done = It is deleted.
forget-browser = This browser still keeps its own contribution to chance, to check the game with. Clear the data of this page in your browser’s settings if you don’t want that.
back-to-table = Back to the table

## Learning

learn = Learn
lessons = Lessons
learn-title = Learn { $game }
learn-edition = With the cards of this table { $n } of { $of } lessons go as they are written; the others tell of cards that differ.
learn-lead = Short lessons on the real board, one thing at a time. Wrong answers cost nothing: you are told why, and try again.
learn-begin = Begin with the first lesson
learn-on = Go on with the next lesson
learn-count = of { $of } lessons done
learned = Done
lesson-about = What it is about
lesson-goal = Your task:
lesson-goal-n = Your task, { $n } of { $of }:
lesson-hint = A hint
lesson-again = Try again
lesson-next = Next: { $title }
lesson-last = That was the last one: play your first game
lesson-over = Well done: the lesson is learned.
lesson-missed = Not quite: read why, and try again.
guide-title = { $game }, decision by decision
guide-lead = What you can be asked, what can happen then, and what everything on the board is.
guide-link = Decision by decision
guide-things = On the board
what-now = What can happen now?
what-now-none = There is nothing special to say about this moment.
companion = Your guide
guided = Guide me through my first game
guided-hint = Easy bots, options for beginners, and a word at every new decision.
guided-hint-allies = Allies who know what they are doing, options for beginners, and a word at every new decision.
guide-me = Guide me
companion-hello = Your guide says a word at every new kind of decision
companion-got-it = Got it
companion-away = No more help
companion-back = The guide is back, and says a word at every kind of decision.
learn-first = Learn it in short lessons

# --- Editions

edition-other = Cards of your own
edition-hint = An edition file changes numbers, adds cards or takes some away. Everybody sees what differs before they sit down.
edition-file = Edition file (.toml)
edition-yours = The cards from the editor are used unless you choose a file.
edition-make = Make one in the editor
edition-here = Not the standard cards: what differs
edition-more = and { $n } more
edition-cards = All cards of this table
editor-of = Editor: { $game }
editor-lead = Choose an entry, change its values, and see it as it will lie on the table. Only what you change is kept.
editor-part = Kind
editor-entry = Entry
editor-show = Show
editor-new = New entry like this one
editor-new-id = Id of the new entry
editor-values = Values
editor-check = Check
editor-text = The edition as text
editor-name = Name of the edition
editor-fits = This can be played.
editor-nothing = Nothing differs yet.
editor-differs = What differs
editor-looks = As it will look
editor-play = Play it now
editor-friends = Play with friends
editor-options = A table with options
editor-aside = Grammar, picture, rule
editor-no-icon = There is no picture called { $icon }{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}: something plain is drawn.
editor-unknown = No figure is called so: { $names }
editor-download = Download
editor-compare = Compare it
editor-compare-hint = A quick look: { $n } games with bots that answer at random. The command below compares in earnest.
editor-comparing = Comparing: { $done } of { $all } games
editor-compared = { $n } games of each edition on the same deals
editor-busy = Another comparison is running from here: try again in a minute.
editor-reset = Begin anew
editor-remove = Remove this entry
editor-gone = This entry is removed.
editor-figure = Figure
editor-standard = Standard
editor-mine = Yours
editor-difference = Difference
editor-sure = sure
