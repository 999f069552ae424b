# A person's own pages: results, history, ways in, word, data; and the wall of sagas.

me = You in this hall
unnamed = no name

record = How you fare
record-none = Nothing finished yet. Your results, ratings and rivals will stand here.
played = { $count ->
    [one] one game
   *[other] { $count } games
  }
won = { $count ->
    [one] one won
   *[other] { $count } won
  }
rating = Rating
rating-none = No rating yet: it comes from games against other people, played to the end.
rank = { $rank } of { $rated } in the hall
rating-games = { $count ->
    [one] from one game
   *[other] from { $count } games
  }
rating-young = still unsure
favourites = You play most
rivals = Whom you met
rivals-hint = Who ended ahead of whom, in games against each other.
rival = Player
rival-games = Games
rival-ahead = You ahead
rival-behind = They ahead

history = Your finished games
history-none = No finished game yet.
more = Show more
all-games = All games
place = { $place }.
together-won = won together
together-lost = lost together
bot = bot
counts-rated = rated
counts-bots = not rated: bots played
counts-alone = not rated: one person played all seats
counts-left = not rated: somebody left, or a bot helped out
counts-together = not rated: you played together
counts-fork = not rated: went on from another game
counts-seen = not rated: somebody had seen what is hidden
counts-rewound = not rated: the game was wound back
gone = The table is not kept any more.
hang = Hang on the wall
unhang = Take off the wall
answers = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }

wall = The wall of sagas
wall-hint = Finished games that their hosts show to everybody in the hall.
wall-none = Nothing hangs here yet. The host of a finished table can put it up, from “{ history }”.
wall-new = Newest
wall-high = Highest score
wall-close = Closest
wall-long = Longest
look = Look at it

ways = On another device
ways-hint = No account is needed. If you want to be the same person on a phone, or after this browser has lost its memory, take one of these.
devices = { $count ->
    [one] You are signed in on one device.
   *[other] You are signed in on { $count } devices.
  }
phrase = Recovery phrase
phrase-make = Make a recovery phrase
phrase-new = Make a new phrase
phrase-has = You have a phrase. If you have lost it, make a new one: the old one is worth nothing then.
phrase-once = Write these six words down. They are shown this once, and whoever has them is you.
phrase-copy = Copy
phrase-copied = Copied
phrase-enter = I have a recovery phrase
phrase-words = Your six words
passkeys = Passkeys
passkeys-hint = Your device keeps a key and asks for your finger, face or PIN.
passkey-make = Make a passkey on this device
passkey-enter = Sign in with a passkey
passkey-made = Made { $when }
passkey-drop = Throw away
passkey-none = Passkeys need https, or localhost on this machine. Here the recovery phrase helps.
passkey-failed = The browser made no passkey. It may have been cancelled.
replace = This device already holds seats of its own. If you go on, it loses them.
replace-go = Go on all the same
enter = Sign in

word = When you are away
word-hint = One message when a decision waits for you, for all your tables together, and none while the table is open before you.
word-channel = Send it to (an address in Apprise’s notation)
word-schemes = Possible here: { $schemes }
word-save = Save
word-saved = Saved.
word-none = Nothing is sent any more.
word-try = Try it
word-sent = It is on its way.
word-nowhere = It reached nobody.
push-begin = Notify this browser, also when it is closed
push-stop = No more notifications in this browser
push-none = This browser can be notified over https, or at localhost, only.
push-refused = The browser, or its push service, said no.

data = Your data
data-hint = What the hall knows of you, as a file. Sagas of your tables are linked in it.
data-get = Download my data
erase = Leave for good
erase-hint = Your name, words, notes, results and keys are deleted, tables of your own with them. Games that others share keep the moves, under a neutral name; in running ones a bot plays on. This cannot be undone.
erase-sure = I am sure: forget me
erase-no = Keep me
erased = The hall has forgotten you.
