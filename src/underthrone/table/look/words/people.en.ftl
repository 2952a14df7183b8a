# Words around a game: its replay in chapters, its story, your tables.

chapter-deal = The deal
chapter-end = The end
chapter-year-began = Year { $n }
chapter-battle-began = Battle { $n }
chapter-audience-began = Audience { $n }
chapter-floor-began = Floor { $n }

replay-first = To the beginning
replay-last = To the end
replay-chapter-back = A chapter back
replay-chapter-on = A chapter on
replay-chapters = Chapters
replay-by = Seen by
replay-by-nobody = a spectator
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-rush = Very fast
replay-link = Copy the link to this moment
replay-tools = Replay
key-step = ← →
key-step-does = in a replay: one step back or on
key-ends = Home, End
key-ends-does = in a replay: to the beginning, to the end
key-chapters = Page ↑ ↓
key-chapters-does = in a replay: a chapter back or on
key-space = Space
key-space-does = in a replay: play, and pause

story = Read the story
story-title = The story of a game
story-lead = { $names } played { $game } on { $date }.
story-options = How it was set up
story-end = How it ended
story-journal = The journal, for machines
story-journal-hint = Every answer with what proves it: “underthrone verify” recomputes the whole game from this file.
story-back = To the result and the charts

all-tables = { $n ->
    [one] Your table, and what was played
   *[other] All your { $n } tables
}
tables-hint = The last forty tables where you took a seat in this browser. The link to your seat, in a table’s menu, brings one to another device.
tables-going = Going on
tables-going-none = Nothing is being played.
tables-over = Played
tables-over-none = Nothing has been played to its end yet.
tables-waiting = Waiting for { $names }
tables-record = { $game }: { $won } of { $n } won
tables-won = Won
tables-lost = Defeat
tables-place = Place { $place } of { $n }
play-again = Play again
watchers = Who writes in the chat
chat-seated = Those who play
chat-seated-hint = Whoever watches reads along.
chat-open = Spectators too
chat-open-hint = Whoever watches may write, and is marked as a spectator.
