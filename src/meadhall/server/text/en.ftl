# Why the server refuses something.

no-bad-json = This is not JSON.
no-bad-request = The request does not fit at { $where }: { $detail }.
no-bad-options = The options do not fit: { $detail }.
no-bad-saga = The saga cannot be read: { $detail }.
no-bad-seats = The game { $game } needs { $least } to { $most } seats, not { $given }.
no-bad-position = There is no position { $given }; it goes from { $first } to { $last }.
no-bad-level = There is no bot of level { $given }; there are: { $levels }.
no-bad-character = This game has no character { $given }; there are: { $characters }.
no-bad-webhook = This webhook address cannot be used: { $detail }.
no-bad-invitation = This invitation is not valid (any more). Ask the host for a new link.
no-bad-carry = This link has been used already or has expired. Make a new one on the other device.
no-carry-replaces = This device already holds seats of its own. If you go on, it loses them.
no-wrong-phrase = Nobody has this recovery phrase. Check the words; a newer phrase makes the older ones worthless.
no-unknown-passkey = The hall does not know this passkey (any more).
no-bad-passkey = This passkey cannot be taken: { $detail }.
no-passkeys-many = You have { $most } passkeys already. Throw one away first.
no-passkey-place = Passkeys need a name: they do not work at the bare address { $name }. On this machine open http://localhost, elsewhere the hall's https address.
no-not-sure = Say that you are sure.
no-bad-channel = This address cannot be used for word from the hall: { $detail }.
no-bad-push = This browser cannot be told anything: { $detail }.
no-no-channel = Word did not go out: { $detail }.
no-banned = The host of the hall has shut you out.
no-not-hall-host = Only the host of the hall may do that.
no-bad-grant = This link has been used already or has expired. `meadhall hall host` prints a new one.
no-no-such-person = There is no such person.
no-not-yourself = You cannot shut yourself out.
no-no-metrics = Figures are given to this machine, or to whoever brings the token.
no-hall-locked = This hall has a password.
no-wrong-password = This is not the password of the hall.
no-wrong-origin = Requests from other pages are refused.
no-wrong-host = This server does not go by the name { $host }.
no-not-found = There is nothing here.
no-not-allowed = That cannot be done here.
no-no-such-table = There is no such table.
no-no-such-game = There is no game { $game }; there are: { $games }.
no-no-such-aid = The game { $game } has no player aid.
no-no-such-text = There are no texts { $name } in this language.
no-no-such-seat = This table has no seat { $seat }.
no-no-seat-of-mine = At least one seat must be yours.
no-no-spectators = This table does not want spectators.
no-not-your-seat = This seat is not yours.
no-no-name = Choose a name first; then you can talk.
no-still-here = A bot may take this seat when its player has been away for { $minutes } minutes, or when all others at the table want it.
no-not-debugged = This table is not shown from inside: the hall does not do so, or somebody else sits at it, or the game is over.
no-not-host = Only the host of the table may do that.
no-table-full = All seats of this table are taken.
no-already-seated = You already sit at this table.
no-seat-taken = This seat is taken.
no-seat-not-person = Nobody is behind this seat to whom it could be handed back.
no-seat-resigned = Who has resigned does not come back to this game.
no-game-running = The game is not over yet.
no-game-over = The game is over; nothing is asked any more.
no-table-broken = This game cannot go on: row { $number } of its log is damaged, or does not fit the rules any more.
no-table-closed = The host of the hall has closed this table.
no-table-stopped = This game was begun with rules { $before }; by rules { $after } it stands otherwise. It waits until its people agree to go on.
no-not-stopped = Nobody is asked about other rules at this table.
no-grace = The host may decide for the others { $hours ->
        [0] at once
        [one] one hour
       *[other] { $hours } hours
    } after the table has stopped.
no-older-rules = This game was played by rules { $version }; it can be looked at, but not played on.
no-no-trial-here = This table shows only what options cost, so nothing can be tried out.
no-no-trial-now = Nothing can be tried out here now.
no-trial-no-saga = A world that is only tried out has no saga.
no-not-solo = Other people sit at this table; this would show what is hidden, so it has to wait until the end.
no-review-of-old-rules = This game was played with rules { $version }, which are no longer here; it can be told again, but not judged.
no-seed-sealed = The seed is shown when the game is over.
no-seed-unknown = This game was imported without its seed, so its shuffles cannot be checked.
no-stale-answer = This answers decision { $given }, but decision { $open } is open now. Nothing has changed.
no-not-asked = Player { $seat } is not asked anything now.
no-not-an-option = That is not an answer to this question.
no-not-a-set = This question does not ask for a set.
no-old-page = This page is older than the server. Reload it.
no-bot-plays = A bot plays this seat now.
no-request-open = Somebody has already asked to take something back.
no-no-request = Nobody has asked to take anything back.
no-not-asked-to-agree = Your consent is not needed, or already given.
no-nothing-to-take-back = This seat has not decided anything yet that could be taken back.
no-nobody-to-ask = There is nobody else to ask; the host may simply go back.
no-no-lesson-here = This seat is in no lesson.
no-others-must-agree = Other people sit at this table; they have to agree.
no-too-large = The message is too large; at most { $limit } bytes are read.
no-too-slow = The request took too long to arrive.
no-too-fast = Too many messages in a short time. Wait a moment.
no-busy = The table is busy. Try again.
no-storage = The answer could not be stored. Nothing has changed; try again.
no-rules-broke = The rules failed at this answer. Nothing has changed, and a report has been written.
no-server-error = The server failed at this request. It has been logged.

# What the check of the shuffles says.

no-shuffles-promised = The seed is the one that was promised at the start. The throws can be checked by rules { $version } only.
no-shuffles-true = { $throws ->
        [one] One throw of the dice comes from the seed that was promised at the start.
       *[other] All { $throws } throws of the dice come from the seed that was promised at the start.
    }

# A table that is passed on as a file or link (in a page without a server).

no-bad-horn = This is not a table that was passed on, or a part of it is missing. Ask for it again.
no-horn-older = Your own device has more of this game than what was passed on. Nothing has changed.
no-horn-differs = This game went on differently on your device and elsewhere. What was passed on was not taken; nothing has changed.
