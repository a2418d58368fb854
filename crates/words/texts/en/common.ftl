# What the client says that belongs to no single game, in English.
#
# Keys start with the screen they belong to. Arguments are named in the texts: { $name } is a
# player's name, { $count } a number that decides between singular and plural.

### App

app-name = Freehold
app-tagline = A table of your own for board games
app-loading = Laying the table …

### Words used on many screens

common-ok = OK
common-cancel = Cancel
common-close = Close
common-retry = Try again
common-more = More
common-copied = Copied
common-by-chance = By chance
common-you = You
common-and = { $first } and { $last }
common-list-comma = ,{ " " }
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-gold = { $count } gold
common-just-now = just now
common-minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
common-hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
common-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
common-player-number = Player { $number }
common-computer-name = Computer ({ $level })

### Lobby

lobby-quick-start = Play against the computer
lobby-quick-hint = The recommended first set-up, you and one computer. No account, no waiting.
lobby-quick-level = Opponent
lobby-quick-go = Deal
lobby-new-game = New game
lobby-new-game-hint = Choose players, expansions and quadrants.
lobby-join = Join a table
lobby-join-hint = Paste the link you were sent, or its code.
lobby-join-field = Link or code
lobby-join-go = Join
lobby-continue = Continue
lobby-continue-title = Your games
lobby-continue-empty = You have no game under way. The first one is two clicks away.
lobby-watch = Watch
lobby-watch-title = Games to watch
lobby-replay = Replay
lobby-replay-title = Finished games
lobby-replay-open-file = Open a saved record
lobby-sit-down = Sit down
lobby-your-turn = Your turn
lobby-waiting-for-players = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
lobby-won-by = Won by { $names }
lobby-name-label = Your name
lobby-name-hint = The others see it at the table.
lobby-name-needed = Please say who you are first.
lobby-local-note = This game runs in your browser alone; nothing is sent anywhere.
lobby-server-unreachable = The server cannot be reached. Games in this browser still work.
lobby-doors = Other ways to a game
lobby-local-remove = Delete
lobby-local-remove-sure = Delete this game? It is kept in this browser only.
lobby-other-version = From another version of the program; it cannot be opened any more.
lobby-watch-instead = Only watch

### Creating a table

create-title = New game
create-game = Game
create-game-kingdom-builder = Kingdom Builder
create-players = Players
create-preset = Set-up
create-preset-first = First game
create-preset-first-hint = The recommended quadrants and objectives for learning the game.
create-preset-base = Base game, by chance
create-preset-base-hint = Quadrants and objectives of the base game, drawn at random.
create-preset-everything = Everything
create-preset-everything-hint = All expansions together, drawn at random.
create-preset-own = My own mix
create-preset-own-hint = Choose expansions, quadrants and objectives yourself.
create-expansions = Expansions
create-quadrants = Quadrants
create-quadrants-chance = Four quadrants by chance
create-quadrants-choose = Choose the four quadrants
create-quadrant-top-left = Top left
create-quadrant-top-right = Top right
create-quadrant-bottom-left = Bottom left
create-quadrant-bottom-right = Bottom right
create-quadrant-turn = Turn by half
create-quadrant-turned = Turned by half
create-objectives = Objectives
create-objectives-chance = Three objectives by chance
create-objectives-choose = Choose the three objectives
create-tasks = Tasks
create-tasks-chance = Tasks by chance
create-tasks-choose = Choose the tasks
create-island = Side of the island
create-swamp-cards = Use the swamp cards without Marshlands
create-swamp-cards-hint = On a board without swamp they work like plain terrain cards.
create-lords-presence = Lords pays only those who are there
create-lords-presence-hint = Without a piece in a quadrant you get nothing for it.
create-seats = Seats
create-seat = Seat { $number }
create-seat-who = Who sits here
create-seat-me = Me
create-seat-open = Open, by link
create-seat-open-hint = You get a link to send to a friend.
create-seat-computer = Computer
create-seat-computer-level = Computer, { $level }
create-seat-same-screen = Another player on this screen
create-seat-same-screen-hint = You hand the device over; each sees only their own card.
create-seat-name = Name
create-seats-shuffle = Shuffle the seats
create-level = Strength
level-random = Dice
level-random-hint = Does anything that is allowed. Only to try things out.
level-novice = Beginner
level-novice-hint = Knows what is good, but often overlooks it.
level-greedy = Greedy
level-greedy-hint = Takes the gold it sees and never plans ahead.
level-steady = Steady
level-steady-hint = Solid and quick. A good match for casual players.
level-keen = Keen
level-keen-hint = Looks a little ahead. Hard for most players.
level-master = Master
level-master-hint = Thinks about a second for each turn. The strongest.
create-undo = Taking back
create-undo-free = Allowed until something new is seen
create-undo-free-hint = You can take back your own choices until a card is drawn or somebody else acts.
create-undo-none = Not allowed
create-undo-none-hint = What is done is done.
create-visibility = Who can find the table
create-private = Private
create-private-hint = Only those with a link can find it.
create-listed = Listed
create-listed-hint = Everybody on this server sees it in the lobby.
create-where = Where it is played
create-where-here = In this browser
create-where-server = On the server
create-start = Create the table
create-start-now = Start playing
create-starting = Setting up …
create-problem = This does not fit together yet:
create-table = The table
create-where-server-hint = Friends elsewhere can join, and you can go on at another device.
create-more = Variants and more options
create-more-options = Further options as text
create-more-options-hint = For those who want to place caves and capitols themselves: row,column of each hex.
create-problem-name = Seat { $number } needs a name.
create-problem-nobody = On the server at least one seat must be a person’s. Computers alone can play in this browser.

### At the table

table-title = { $names }
table-turn-of = { $name } is playing
table-page-title-yours = ● Your turn – Freehold
table-page-title = { $name } is playing – Freehold
table-page-title-over = Game over – Freehold
table-round = Round { $round }
table-last-round = Last round
table-undo = Take back
table-undo-impossible = There is nothing to take back since something new was seen.
table-end-turn = End turn
table-choices = What you can do
table-rules = Rules
table-log = What happened
table-since-your-turn = Since your last turn
table-since-your-turn-empty = Nobody has moved since your last turn.
table-show-again = Show again
table-skip = Skip
table-players = Players
table-score-now = Gold if the game ended now
table-supply-count = { $count ->
    [0] No settlements left
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
table-gold = Gold
table-hand-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
table-tile-used = used this turn
table-tile-new-other = new, from the next turn on
table-objectives = Objectives
table-board-mode = Board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Whole board
table-panel-open = Show players, objectives and log
table-panel-close = Back to the board
table-reconnecting = Reconnecting …
table-connection-lost = The connection is lost
table-connection-lost-hint = We keep trying. What was acknowledged is saved.
table-player-away = { $name } is away
table-pass-device = Please pass the device to { $name }
table-pass-device-hint = The next card is hidden until { $name } is ready.
table-pass-device-ready = I am { $name }
table-seat-open = This seat is free
table-seat-open-hint = Send this link to the one who shall sit here.
table-seat-copy-link = Copy the link
table-seat-link-copied = Link copied
table-seat-computer = Computer, { $level }
table-seat-hand-over = Let a computer play on
table-seat-take-back = Take the seat back
table-watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
table-watcher = You are watching
table-watcher-hint = You see what lies open on the table, no hidden cards.
table-fair-shuffle = Fair shuffle
table-fair-shuffle-hint = The shuffle was fixed before the game. Its fingerprint is shown now, the key at the end, so that anybody can check it.
table-fair-shuffle-fingerprint = Fingerprint: { $hash }

### What is asked; the games add their own sentences

ask-over = The game is over.

### Preview of a choice

preview-gold = { $count ->
    [0] Here: no gold
   *[other] Here: { $signed } gold
}
preview-gold-for = { $signed } for { $category }
preview-takes-tile = takes a tile: { $tile }
preview-takes-nomad = takes a nomad tile: { $tile }
preview-loses-tile = loses a tile: { $tile }

### End of the game

end-title = The game is over
end-you-win = You win!
end-winner = { $name } wins
end-tie = { $names } win together
end-scores = The scores
end-category = For
end-total = Total
end-rematch = Play again
end-rematch-join = Join in
end-replay = Watch the replay
end-download = Download the record
end-download-hint = A text file that replays the whole game, here or on any other table.
end-lobby = Back to the lobby

### Replay

replay-title = Replay
replay-slider = Move { $now } of { $all }
replay-turn = Round { $round }, turn of { $name }
replay-start = To the start
replay-step-back = One move back
replay-step = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-seen-by = As seen by
replay-as-i-saw-it = As I saw it
replay-as-seat-saw-it = As { $name } saw it
replay-all-revealed = All cards open
replay-as-watcher = As the watchers saw it
replay-play-on = Play on from here
replay-play-on-hint = Starts a new game in this browser from this position.
replay-analyse = What would the computer do?
replay-gold-over-time = Gold over time
replay-open-file = Open a record
replay-bad-file = This file is no record that can be read.
replay-verified = Checked: the shuffle fits the fingerprint.
replay-not-verified = The shuffle does not fit the fingerprint.
replay-not-over = The replay opens when the game is over.
replay-other-rules = This game follows version { $theirs } of the rules, but this page knows version { $ours } only.
replay-hands = Cards of all
replay-download = Download
replay-copy-link = Copy the link to this move
replay-link = Link
replay-controls = Going through the game

### Errors

error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-link-invalid = This link is no longer valid. Ask for a new one.
error-seat-taken = Somebody else sits there already.
error-not-your-turn = It is not your turn.
error-too-late = Something else has happened meanwhile. Please look again.
error-not-allowed = The rules do not allow that now.
error-refused = { $reason } ({ $rule })
error-not-yours = Only the one who created the table can do that.
error-disk-full = The server cannot save anything just now, so nothing was changed. Please tell whoever runs it.
error-other-rules = This match follows rules that this version of the program does not have. A newer version can open it.
error-other-components = This match began with boards or cards that are not at hand here. Whoever runs the server can add them.
error-damaged = What is stored of this match is damaged, so it cannot be opened. Please tell whoever runs the server.
error-too-many-tables = You have too many open tables. Finish or remove one first.
error-too-fast = That was too fast. Please wait a moment.
error-message-too-large = That was too much at once for the server.
error-game-not-here = This game cannot be shown in the browser yet. In the terminal it can be played.
error-version = This page is older than the server. Please reload.
error-bad-options = The set-up does not fit: { $problem }
error-bad-record = This record cannot be read: { $problem }
error-storage = Your browser does not let us save anything. The game is lost when you close the page.
error-not-found = There is nothing here.
error-unknown = Something went wrong. Please try again.
error-unknown-detail = Something went wrong: { $detail }
error-back-to-lobby = Back to the lobby

### Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-auto = As on this device
settings-motion-off = Nothing moves
settings-letters = Letters on the terrain
settings-text-mode = Text mode

### Help

help-title = Help
help-keyboard = Keyboard
help-key-move = Arrow keys
help-key-move-does = move between hexes
help-key-choose = Enter or space
help-key-choose-does = choose the hex or the button
help-key-next = N
help-key-next-does = next place where you can act
help-key-previous = P
help-key-previous-does = previous place where you can act
help-key-undo = U
help-key-undo-does = take back
help-key-end = E
help-key-end-does = end the turn
help-key-log = L
help-key-log-does = what happened
help-key-text = T
help-key-text-does = text mode on or off
help-key-letters = B
help-key-letters-does = letters on the terrain on or off
help-key-zoom = + − 0
help-key-zoom-does = zoom in, zoom out, whole board
help-key-explain = I
help-key-explain-does = explain what is under the focus
help-key-skip = S
help-key-skip-does = skip the replay of the others’ turns
help-key-help = ?
help-key-help-does = this help
help-key-close = Escape
help-key-close-does = close, or choose again
help-touch = Touch
help-touch-long = Hold a finger on anything to have it explained.
help-touch-pinch = Pinch to zoom, drag to move the board.
help-about = About this table
help-about-text = This table enforces every rule, keeps every game and needs no account. It runs on a server of your choice or in your browser alone.
help-about-licence = Free software under the MIT or Apache 2.0 licence.
help-about-trademark = Kingdom Builder is a game by Donald X. Vaccarino, published by Queen Games. This is an independent program; all drawings and texts are our own.

### For screen readers

a11y-board = Board
a11y-board-help = Move with the arrow keys. N jumps to the next place where you can act.
a11y-hex-label = { $place }: { $what }
a11y-ask = What is asked
a11y-log = What happened
a11y-players = Players
a11y-objectives = Objectives
