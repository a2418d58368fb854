# What the client says that belongs to no single game, in English.
#
# Keys start with the screen they belong to. Arguments are named in the texts: { $name } is a
# player's name, { $count } a number that decides between singular and plural.

### App

app-name = Freehold
app-tagline = A table of your own for board games
app-loading = Laying the table …
app-no-script = This table needs JavaScript and WebAssembly. Please allow both and reload.
app-too-old = This browser is too old for the table. A current Firefox, Chrome, Edge or Safari works.
app-version = Version { $version }

### Words used on many screens

common-ok = OK
common-cancel = Cancel
common-close = Close
common-back = Back
common-next = Next
common-yes = Yes
common-no = No
common-save = Save
common-change = Change
common-retry = Try again
common-reload = Reload
common-more = More
common-less = Less
common-copy = Copy
common-copied = Copied
common-help = Help
common-by-chance = By chance
common-chosen = Chosen by you
common-none = None
common-you = You
common-and = { $first } and { $last }
common-or = { $first } or { $last }
common-list-comma = ,{ " " }
common-colon = { $label }: { $value }
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-gold = { $count } gold
common-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
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

lobby-title = Tables
lobby-welcome = Welcome
lobby-welcome-name = Welcome, { $name }
lobby-lead = Two clicks to a first game: choose an opponent, and play.
lobby-quick-title = Play now
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
lobby-open-title = Tables with a free seat
lobby-open-empty = No listed table is waiting for players at the moment.
lobby-watch = Watch
lobby-watch-title = Games to watch
lobby-watch-empty = Nobody is playing in public just now.
lobby-replay = Replay
lobby-replay-title = Finished games
lobby-replay-empty = Finished games will be kept here, ready to be replayed.
lobby-replay-open-file = Open a saved record
lobby-sit-down = Sit down
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $name }
lobby-waiting-for-players = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
lobby-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
lobby-round = Round { $round }
lobby-finished = Finished
lobby-won-by = Won by { $names }
lobby-table-of = Table of { $names }
lobby-remove = Remove from my list
lobby-remove-sure = Remove this game from your list? The table itself stays.
lobby-name-label = Your name
lobby-name-hint = The others see it at the table.
lobby-name-needed = Please say who you are first.
lobby-local-note = This game runs in your browser alone; nothing is sent anywhere.
lobby-server-unreachable = The server cannot be reached. Games in this browser still work.
lobby-play-here = Play in this browser
lobby-how-to-play = How to play
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
create-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
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
create-expansions-none = Base game only
create-expansions-all = All
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
create-objectives-left = { $count ->
    [0] All three are chosen.
    [one] Choose one more.
   *[other] Choose { $count } more.
}
create-tasks = Tasks
create-tasks-chance = Tasks by chance
create-tasks-choose = Choose the tasks
create-tasks-left = { $count ->
    [0] All tasks are chosen.
    [one] Choose one more task.
   *[other] Choose { $count } more tasks.
}
create-island = Side of the island
create-capitols = Castles with a capitol
create-caves = Mountains with a cave
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
create-undo-turn = Only within the own turn
create-undo-turn-hint = Once a turn is ended it stays ended.
create-undo-none = Not allowed
create-undo-none-hint = What is done is done.
create-visibility = Who can find the table
create-private = Private
create-private-hint = Only those with a link can find it.
create-listed = Listed
create-listed-hint = Everybody on this server sees it in the lobby.
create-watchers = Others may watch
create-where = Where it is played
create-where-here = In this browser
create-where-server = On the server
create-start = Create the table
create-start-now = Start playing
create-starting = Setting up …
create-summary = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $expansions }
create-problem = This does not fit together yet:
create-reset = Back to the recommended set-up
create-table = The table
create-where-server-hint = Friends elsewhere can join, and you can go on at another device.
create-more = Variants and more options
create-more-options = Further options as text
create-more-options-hint = For those who want to place caves and capitols themselves: row,column of each hex.
create-problem-name = Seat { $number } needs a name.
create-problem-nobody = On the server at least one seat must be a person’s. Computers alone can play in this browser.

### At the table

table-title = { $names }
table-turn-yours = Your turn
table-turn-of = { $name } is playing
table-page-title-yours = ● Your turn – Freehold
table-page-title = { $name } is playing – Freehold
table-page-title-over = Game over – Freehold
table-round = Round { $round }
table-last-round = Last round
table-last-round-hint = A supply is empty. This round is played to its end, then the gold is counted.
table-undo = Take back
table-undo-hint = Take the last choice back
table-undo-turn = Take the whole turn back
table-undo-impossible = There is nothing to take back since something new was seen.
table-undo-forbidden = At this table nothing is taken back.
table-redo = Do again
table-end-turn = End turn
table-end-turn-hint = End your turn and draw a card
table-end-turn-unused = { $count ->
    [0] End the turn?
    [one] End the turn? One tile is still unused.
   *[other] End the turn? { $count } tiles are still unused.
}
table-confirm = Confirm
table-confirm-hint = Confirm what you see, or choose another place
table-cancel-choice = Choose again
table-choices = What you can do
table-choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-places-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-rules = Rules
table-rules-search = Search the rules
table-rules-rule = Rule { $number }
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-filter-mine = Only what concerns me
table-since-your-turn = Since your last turn
table-since-your-turn-empty = Nobody has moved since your last turn.
table-show-again = Show again
table-replay-last = Replay the last turns
table-replaying = Replaying the turn of { $name }
table-skip = Skip
table-skip-all = Skip to now
table-players = Players
table-score = Gold
table-score-now = Gold if the game ended now
table-supply = Supply
table-supply-count = { $count ->
    [0] No settlements left
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
table-gold = Gold
table-hand = Your card
table-hand-cards = Your cards
table-hand-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
table-card-played = Card of this turn
table-deck = Draw pile
table-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-discards = Discards
table-removed-cards = Out of the game
table-tiles = Tiles
table-tiles-none = No tiles yet
table-tile-ready = ready
table-tile-used = used this turn
table-tile-new = new, from your next turn on
table-tile-new-other = new, from the next turn on
table-tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
table-objectives = Objectives
table-objective-at-once = Pays at once
table-objective-at-end = Pays at the end
table-tasks = Tasks
table-special = Castles and more
table-text-mode = Text mode
table-text-mode-hint = Show the board and all choices as text
table-board-mode = Board
table-letters = Letters on the terrain
table-letters-hint = Show a letter on every hex
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Whole board
table-fullscreen = Full screen
table-fullscreen-leave = Leave full screen
table-settings = Settings
table-leave = Leave the table
table-leave-sure = Leave the table? The game is kept and waits for you.
table-lobby = To the lobby
table-menu = Menu
table-panel-open = Show players, objectives and log
table-panel-close = Back to the board
table-waiting-for = Waiting for { $name }
table-waiting-for-players = { $count ->
    [one] Waiting for one more player to sit down
   *[other] Waiting for { $count } more players to sit down
}
table-thinking = { $name } is thinking …
table-sending = Sending …
table-connected = Connected
table-reconnecting = Reconnecting …
table-offline = You are offline
table-offline-hint = The game goes on as soon as the connection is back. Nothing is lost.
table-connection-lost = The connection is lost
table-connection-lost-hint = We keep trying. What was acknowledged is saved.
table-connection-back = Connected again
table-player-away = { $name } is away
table-player-back = { $name } is back
table-pass-device = Please pass the device to { $name }
table-pass-device-hint = The next card is hidden until { $name } is ready.
table-pass-device-ready = I am { $name }
table-seat-open = This seat is free
table-seat-open-hint = Send this link to the one who shall sit here.
table-seat-copy-link = Copy the link
table-seat-link-copied = Link copied
table-seat-share-link = Share the link
table-seat-mine = Your seat
table-seat-first = Starting player
table-seat-computer = Computer, { $level }
table-seat-hand-over = Let a computer play on
table-seat-hand-over-sure = Let a computer play on for { $name }? The seat can be taken back at any time.
table-seat-take-back = Take the seat back
table-seat-taken-over = A computer plays for { $name } now.
table-seat-taken-back = { $name } plays again.
table-my-link = Your own link
table-my-link-hint = It opens your seat on another device. Keep it to yourself.
table-watch-link = Link for watching
table-watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
table-spectator = You are watching
table-spectator-hint = You see what lies open on the table, no hidden cards.
table-hint = Show me a good move
table-hint-thinking = Looking for a good move …
table-hint-shown = A good move would be: { $move }
table-why-not = Why not here?
table-explain = What is this?
table-first-time = First game? Click one of the marked places. You can take it back.
table-fair-shuffle = Fair shuffle
table-fair-shuffle-hint = The shuffle was fixed before the game. Its fingerprint is shown now, the key at the end, so that anybody can check it.
table-fair-shuffle-fingerprint = Fingerprint: { $hash }
table-fair-shuffle-seed = Key: { $seed }

### What is asked; the games add their own sentences

ask-yours = Your turn
ask-other = { $name } is asked
ask-over = The game is over.
ask-nothing = There is nothing for you to do now.
ask-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ask-or = or
ask-confirm-here = Click again to confirm
ask-choose-place = Choose a marked place

### Preview of a choice

preview-here = Here
preview-gold = { $count ->
    [0] Here: no gold
   *[other] Here: { $signed } gold
}
preview-gold-for = { $signed } for { $category }
preview-gold-other = { $name }: { $signed } gold
preview-per-objective = For each objective
preview-takes-tile = takes a tile: { $tile }
preview-takes-nomad = takes a nomad tile: { $tile }
preview-loses-tile = loses a tile: { $tile }
preview-last-tile = the last one there
preview-nothing = brings nothing at once
preview-supply = { $count ->
    [0] Your supply is empty then: the last round begins.
    [one] Then { $count } settlement is left.
   *[other] Then { $count } settlements are left.
}
preview-final = Cannot be taken back: something new will be seen.
preview-click-confirm = Click to build here
preview-tap-confirm = Tap again to confirm

### End of the game

end-title = The game is over
end-you-win = You win!
end-you-share = You share the win with { $names }.
end-winner = { $name } wins
end-tie = { $names } win together
end-won-with = { $count } gold
end-margin = { $count } gold ahead
end-scores = The scores
end-category = For
end-total = Total
end-place = Place { $place }
end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
end-rematch = Play again
end-rematch-same = Play again, same set-up
end-rematch-new = Play again, new set-up
end-rematch-offered = { $name } would like to play again.
end-rematch-join = Join in
end-replay = Watch the replay
end-download = Download the record
end-download-hint = A text file that replays the whole game, here or on any other table.
end-share = Share the result
end-share-text = { $names }: { $scores }
end-look-at-board = Look at the board
end-lobby = Back to the lobby
end-thanks = Thank you for playing.

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

error-title = That did not work
error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-link-invalid = This link is no longer valid. Ask for a new one.
error-seat-taken = Somebody else sits there already.
error-table-full = All seats at this table are taken.
error-name-taken = Somebody at this table has that name already.
error-name-bad = Please choose a name of 1 to { $max } characters.
error-not-your-turn = It is not your turn.
error-too-late = Something else has happened meanwhile. Please look again.
error-not-allowed = The rules do not allow that now.
error-refused = { $reason } ({ $rule })
error-not-yours = Only the one who created the table can do that.
error-server-full = This server has no room for another table at the moment.
error-disk-full = The server cannot save anything just now, so nothing was changed. Please tell whoever runs it.
error-too-many-tables = You have too many open tables. Finish or remove one first.
error-too-fast = That was too fast. Please wait a moment.
error-too-fast-wait = { $count ->
    [one] That was too fast. Please wait { $count } second.
   *[other] That was too fast. Please wait { $count } seconds.
}
error-message-too-large = That was too much at once for the server.
error-version = This page is older than the server. Please reload.
error-version-newer = This page is newer than the server. Please reload, or tell whoever runs it.
error-offline = You are offline.
error-server-stopping = The server restarts. We reconnect by ourselves.
error-bad-options = The set-up does not fit: { $problem }
error-bad-record = This record cannot be read: { $problem }
error-storage = Your browser does not let us save anything. The game is lost when you close the page.
error-not-found = There is nothing here.
error-unknown = Something went wrong. Please try again.
error-unknown-detail = Something went wrong: { $detail }
error-crashed = The page has stumbled. Your game is saved; please reload.
error-back-to-lobby = Back to the lobby

### Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-auto = As on this device
settings-motion = Motion
settings-motion-on = Pieces move
settings-motion-off = Nothing moves
settings-motion-note = Your device asks for reduced motion, so nothing moves here.
settings-speed = Pace of the others’ turns
settings-letters = Letters on the terrain
settings-text-mode = Text mode
settings-sound = Sounds
settings-confirm = Ask before building
settings-confirm-hint = The first click previews, the second one builds.
settings-confirm-end = Ask before ending a turn with unused tiles
settings-preview-gold = Show the gold a place would bring
settings-notify = Tell me when it is my turn
settings-notify-blocked = The browser blocks notifications for this page.
settings-notify-text = It is your turn against { $names }.
settings-colours = Colours that are easy to tell apart
settings-size = Size of text
settings-reset = Back to the usual settings
settings-saved = Saved in this browser
settings-name = Your name

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
help-touch-tap = Tap a marked place to see what it brings, tap again to build.
help-touch-long = Hold a finger on anything to have it explained.
help-touch-pinch = Pinch to zoom, drag to move the board.
help-mouse = Mouse
help-mouse-hover = Rest on anything to have it explained.
help-mouse-wheel = The wheel zooms, dragging moves the board.
help-how-it-works = How a turn works
help-about = About this table
help-about-text = This table enforces every rule, keeps every game and needs no account. It runs on a server of your choice or in your browser alone.
help-about-licence = Free software under the MIT or Apache 2.0 licence.
help-about-trademark = Kingdom Builder is a game by Donald X. Vaccarino, published by Queen Games. This is an independent program; all drawings and texts are our own.

### For screen readers

a11y-skip-to-board = Skip to the board
a11y-skip-to-choices = Skip to what you can do
a11y-skip-to-log = Skip to what happened
a11y-board = Board
a11y-board-help = Move with the arrow keys. N jumps to the next place where you can act.
a11y-hex-can-act = You can act here.
a11y-hex-chosen = Chosen.
a11y-hex-label = { $place }: { $what }
a11y-ask = What is asked
a11y-choices = What you can do
a11y-log = What happened
a11y-players = Players
a11y-objectives = Objectives
a11y-dialog-closed = Closed
a11y-your-turn = It is your turn. { $question }
a11y-turn-of = { $name } is to play.
a11y-new-events = { $count ->
    [one] One new entry in the log
   *[other] { $count } new entries in the log
}
a11y-player-score = { $count } gold for { $name }
a11y-player-active = to play now
a11y-loading = Loading
a11y-expanded = opened
a11y-collapsed = closed
a11y-selected = selected
a11y-zoom-level = Zoom { $percent } percent
a11y-external-link = opens in a new window
a11y-main-menu = Main menu
a11y-shape-disc = disc
a11y-shape-square = square
a11y-shape-triangle = triangle
a11y-shape-diamond = diamond
a11y-shape-star = star
a11y-seat-mark = Mark of { $name }: { $shape }
