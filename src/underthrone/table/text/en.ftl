# Words of the server: what it refuses and why, and what happens at a table beside the game.

took-back = { $seat } took an answer back.

refused-no-table = There is no such table: the link may be incomplete.
refused-no-page = There is no such page.
refused-no-seat = There is no such seat at this table.
refused-no-such-seat = A seat is “me”, “open” or a bot: “easy”, “normal” or “hard”; not “{ $kind }”.
refused-one-seat = One person takes one seat.
refused-taken = Somebody sits there already.
refused-full = Nobody can sit down: all seats are taken.
refused-not-seated = You don’t sit at this table. Sit down, or open your personal link.
refused-bad-token = This token doesn’t belong to a seat at this table.
refused-not-host = Only the person who opened the table starts the game.
refused-seats-open = Some seats are still open: wait for people, or give the seats to bots.
refused-not-begun = The game hasn’t begun yet.
refused-over = The game is over.
refused-not-over = The game isn’t over yet.
refused-late = The table has moved on since: this answer came too late. Look again, and choose anew.
refused-how-many = An answer is between 1 and { $most } moves.
refused-not-yours-to-give = This seat can’t be given to a bot now.
refused-no-level = A bot is one of: { $levels }.
refused-no-text = There is nothing to say.
refused-no-moment = There is no such moment: the game has { $last } answers so far.
refused-too-many = That was too much at once. Wait a moment, then go on.
refused-too-large = That is too large.
refused-stale-form = This page is too old or came from elsewhere. Reload it and try again.
refused-bad-form = The form isn’t filled in right: { $what }.
refused-bad-method = That isn’t possible here.
refused-old-rules = This table was played with another version of Underthrone, so it can’t be opened here.
refused-other-journal = This table’s journal can be read by { $reader ->
    [newer] a newer Underthrone
   *[other] Underthrone { $reader }
  } alone, so it can’t be opened here.
refused-dealing = The cards are being dealt: nobody can leave just now.
refused-dealt = The cards are dealt already: no contribution of yours can be added or changed.
refused-other-seal = This isn’t the contribution that you sealed.
refused-unsealed = The others open their contributions already: yours would have had to be sealed before.
refused-bad-seal = A seal is the SHA-256 of a contribution: 64 hexadecimal digits.
refused-bad-contribution = A contribution has 1 to { $most } visible signs.
refused-broken = Something went wrong on our side. Nothing of yours is lost.
refused-unstored = The server can’t write to its storage right now, so this doesn’t count. Try again in a moment.
refused-changed-often = You have changed your mind { $most } times here: what you chose last stands.
refused-not-invited = Somebody’s cards lie at this seat: it is taken by the link of whoever left it, or by a bot.
refused-seated = You sit at this table already: nobody plays two hands.
refused-cross-site = This came from a page elsewhere, so it isn’t done.
refused-not-json = The API takes JSON: send it with the Content-Type application/json.
refused-not-utf-8 = That isn’t text in UTF-8.
refused-too-deep = That is nested too deep.
refused-damaged = This table is damaged in the storage and can’t be opened. Whoever runs this server finds it in the log.
refused-opening-invited = On this server, tables are opened by those with an invitation.
refused-opening-admins = On this server, tables are opened by those who run it.
refused-bad-invitation = This invitation isn’t valid, or not any more.
refused-closed = This table was closed by whoever runs this server.
refused-banned = Whoever runs this server doesn’t let this address in.
