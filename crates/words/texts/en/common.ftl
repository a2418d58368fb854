# What the client says that belongs to no single game, in English.
#
# Keys start with the screen they belong to. Arguments are named in the texts: { $name } is a
# player's name, { $count } a number that decides between singular and plural.

### App

app-name = Freehold
app-loading = Laying the table …
app-not-arrived = A part of the page did not arrive. Perhaps there is no connection, or there is a newer version by now.
app-reload = Load the page anew
app-newer = New version
app-newer-hint = There is a newer version; a click loads it

### Words used on many screens

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

### The games: name, and what awaits one

game-kingdom-builder = Kingdom Builder
    .about = A kingdom on a board that is new every time: play a card, build three settlements, let the objectives pay.
    .players = 2–5 players
    .time = 40 min
    .weight = easy to learn
game-kingdom-builder-nomads = Nomads
game-kingdom-builder-crossroads = Crossroads
game-kingdom-builder-marshlands = Marshlands
game-kingdom-builder-harvest = Harvest
game-kingdom-builder-capitol = Capitol
game-kingdom-builder-caves = Caves
game-kingdom-builder-island = Island
game-boonlake = Boonlake
    .about = Settle an untouched country by the river: pull levers, send ships, build houses and farms.
    .players = 1–4 players
    .time = 2 hours
    .weight = deep
game-boonlake-opponent = the Wise Eminence
game-boonlake-easy = alone, easy
game-boonlake-medium = alone, medium
game-boonlake-challenge = alone, a challenge
game-boonlake-difficult = alone, difficult
game-boonlake-very-difficult = alone, very difficult
game-suna-valo = Suna Valo
    .about = A farm for two: lay cards, gather harvests, deliver, celebrate.
    .players = 2 players
    .time = 1 hour
    .weight = medium

### Lobby

home-title = Three board games, and a table for each.
home-lead = Play by the real rules, in your browser: against a computer at once, or with friends anywhere by a link. No account, no adverts; everything stays on the club’s own machine.
home-code-label = You were sent a link or a code?
home-code-example = Link or code, such as FERN-42
home-boxes = On the shelf
home-play-now = Play now against a computer
home-your-move = Your move
home-your-move-none = Nothing waits for you just now.
home-next = Play them one after the other
home-play-turn = Play your turn
home-play = Play
home-with = with { $names }
home-more = and { $count } more
home-clock = { $time } on your clock
home-hours-left = { $count } h left
home-days-left = { $days ->
    [one] { $days } day { $hours } h left
   *[other] { $days } days { $hours } h left
}
home-thinking = Others are thinking
home-has-turn = { $name } has the turn
home-acted = { $name } moved
home-place = Place { $place }
home-points = { $count ->
    [one] one point
   *[other] { $count } points
}
home-rated = rated
home-pace-live = live
home-pace-none = no limit
home-pace-hours = { $count } hours a turn
home-pace-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
home-open = Open tables
home-open-none = No seat is free just now.
home-all-games = All games
home-any-players = Any number of players
home-open-own = Open one of your own
home-seats-taken = { $count } of { $all } seats taken
home-here = Here now
home-all = All
home-friend = a friend
home-member = a member
home-live = Being played right now
home-live-hint = You see what lies on the table, no hidden cards.
home-promise-followed = Nobody is followed or counted
home-promise-shuffle = Every shuffle can be checked afterwards
home-promise-ways = By mouse, thumb, keyboard or screen reader
nav-main = Main
nav-tables = Tables
nav-new = New
nav-rules = Rules
nav-people = People
nav-me = Me
lobby-quick-level = Opponent
lobby-learn = How it is played
lobby-new-game = New game
lobby-new-game-hint = Choose a game, who plays and how it is set up.
lobby-join = Join a table
lobby-join-go = Join
lobby-continue = Continue
lobby-watch = Watch
lobby-replay = Replay
lobby-replay-title = Finished games
lobby-replay-open-file = Open a saved record
lobby-requests = Invitations
lobby-asks-you = { $name } asks you to { $game }
lobby-not-now = Not now
lobby-declined = Declined.
lobby-after-all = Undo
lobby-sit-down = Sit down
lobby-for-members = Only members sit down here.
lobby-your-turn = Your turn
lobby-waiting-for-players = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
part-remove = Remove the table
part-remove-sure = Remove this table with all that happened at it?
part-leave = Leave the table
part-leave-sure = Leave this table? Your seat is free again for somebody else.
part-resign = Give up
part-resign-sure = Give up? A computer plays on for you to the end, and you cannot take the seat back.
part-put-away = Put away
part-put-away-sure = Take this finished game from your list? The others keep it.
join-travels = This is the seat of { $name }. Go on with it here: the other device can only watch then.
lobby-won-by = Won by { $names }
lobby-me = Your account
lobby-host = Host
lobby-sign-in = Sign in
lobby-sign-up = Become a member
lobby-name-label = Your name
lobby-name-hint = The others see it at the table.
lobby-name-needed = Please say who you are first.
lobby-local-note = This game runs in your browser alone; nothing is sent anywhere.
lobby-server-unreachable = The server cannot be reached. Games in this browser still work.
lobby-offline = You are offline. Games in this browser go on as always; tables on the server have to wait.
lobby-doors = Other ways to a game
lobby-local-remove = Delete
lobby-local-remove-sure = Delete this game? It is kept in this browser only.
lobby-watch-instead = Only watch

### Creating a table

create-title = New game
create-as-last-time = As last time: { $played }
create-game = Game
create-players = Players
create-seats = Seats
create-seat = Seat { $number }
create-seat-who = Who sits here
create-seat-me = Me
create-seat-open = Open, by link
create-seat-open-hint = You get a link to send to a friend.
create-seat-friend = A friend
create-friend = Who is asked
create-friend-hint = They are asked as soon as the table is there.
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
level-greedy-hint = Takes the points it sees and never plans ahead.
level-steady = Steady
level-steady-hint = Solid and quick. A good match for casual players.
level-keen = Keen
level-keen-hint = Looks a little ahead. Hard for most players.
level-master = Master
level-master-hint = Thinks about a second for each turn. The strongest.
computer-random = Pell
computer-random-more = Tilo, Wanda, Juno, Fips
computer-random-style = Throws a die for everything and is happy with any number.
computer-novice = Pia
computer-novice-more = Emil, Lotte, Jules, Nina
computer-novice-style = Sees the good places and then forgets them.
computer-greedy = Gustav
computer-greedy-more = Berta, Hugo, Cosima, Anton
computer-greedy-style = Takes the nearest points and never looks up.
computer-steady = Henrik
computer-steady-more = Maja, Tore, Ilse, Bruno
computer-steady-style = Works without haste and rarely regrets it.
computer-keen = Ravi
computer-keen-more = Noor, Felix, Selma, Ivo
computer-keen-style = Thinks a step ahead and smiles about it.
computer-master = Odile
computer-master-more = Cato, Ines, Magnus, Thea
computer-master-style = Says little, counts everything, waits for your mistake.
create-undo = Taking back
create-undo-free = Allowed until something new is seen
create-undo-free-hint = You can take back your own choices until a card is drawn or somebody else acts.
create-undo-vote = By agreement
create-undo-vote-hint = Taken back is what all others agree to.
create-undo-none = Not allowed
create-undo-none-hint = What is done is done.
create-visibility = Who can find the table
create-private = Private
create-private-hint = Only those with a link can find it.
create-club = The club
create-club-hint = Members see it in the lobby and sit down from there; others come by the link.
create-club-members = Members can also open a table for the club alone.
create-listed = Listed
create-listed-hint = Everybody on this server sees it in the lobby.
create-grace = When somebody is away
create-grace-hint = How long they are waited for before the others may let a computer play on. Whoever comes back gets the seat back.
create-grace-none = A computer may play on at once
create-grace-minutes = Wait for two minutes
create-grace-ten-minutes = Wait for ten minutes
create-grace-day = Wait for a day
create-grace-week = Wait for a week
create-where = Where it is played
create-where-here = In this browser
create-where-server = On the server
create-start = Create the table
create-start-now = Start playing
create-starting = Setting up …
create-table = The table
create-where-server-hint = Friends elsewhere can join, and you can go on at another device.
create-more = Variants and more options
create-more-options = Further options as text
create-set = Boards and cards
create-set-ours = Ours
create-set-same = Your own files, which are the same as ours
create-set-own = Your own: { $files }
create-set-hint = What is printed on some boards and cards nobody outside the box knows; ours are in their place. If you own the box, save our files, write down what is printed there, and choose them here. A file you leave out stays ours.
create-set-save = Our files:
create-set-files = Your files
create-set-folder = Or a folder with them
create-set-faults = These files cannot be played with yet:
create-set-back = Back to ours
create-problem-name = Seat { $number } needs a name.
create-problem-nobody = On the server at least one seat must be a person’s. Computers alone can play in this browser.

### At the table

table-turn-of = { $name } is playing
table-page-title-yours = ● Your turn
table-page-title = { $name } is playing
table-page-title-over = Game over
table-round = Round { $round }
table-last-round = Last round
table-undo = Take back
table-undo-impossible = There is nothing to take back since something new was seen.
table-hint = Hint
table-hint-title = What would { $name } do?
table-hint-thinking = { $name } is thinking …
table-hint-only = There is only one thing to do: { $what }.
table-hint-best = { $name } would choose: { $what }. Chance to win { $percent } %, about { $points } points at the end.
table-hint-next = Next best: { $what }, { $percent } %.
table-end-turn = End turn
table-end-anyway = End anyway?
table-choices = What you can do
table-rules = Rules
table-rule = The rule { $rule }
table-log = What happened
table-log-all = All
table-since-your-turn = Since your last turn
table-since-your-turn-empty = Nobody has moved since your last turn.
table-show-again = Show again
table-skip = Skip
table-players = Players
table-hand-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
table-board-mode = Board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Whole board
table-reconnecting = Reconnecting …
table-connection-lost = The connection is lost
table-connection-lost-hint = We keep trying. What was acknowledged is saved.
table-not-kept = Not saved
table-not-kept-hint = This browser keeps nothing here: it is a private window, or there is no room left. The game goes on for as long as this tab stays open.
table-player-away = { $name } is away
table-pass-device = Please pass the device to { $name }
table-pass-device-hint = The next card is hidden until { $name } is ready.
table-pass-device-ready = I am { $name }
table-seat-open = This seat is free
table-seat-open-hint = Send this link to the one who shall sit here.
table-seat-copy-link = Copy the link
table-seat-link-copied = Link copied
table-seat-open-link = Link to this seat
table-seat-make-link = Make a link
table-seat-travel = Go on at another device
table-seat-travel-hint = Open this link at the other device within a quarter of an hour. It works once.
table-seat-moved = You went on with this seat at another device.
table-seat-given-up = { $name } gave this seat up.
table-seat-wait = Waited for, { $time } more
table-link-share = Share
table-link-code = QR code
table-link-code-label = The link as a QR code
table-while-away = { $count ->
    [one] While you were away, { $level } made one move for you.
   *[other] While you were away, { $level } made { $count } moves for you.
}
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
table-set-ours = This table is played with our boards and cards.
table-set-own = This table is played with boards and cards that somebody typed in; their fingerprint is { $hash }.
table-fair-shuffle = Fair shuffle
table-fair-shuffle-hint = The shuffle was fixed before the game. Its fingerprint is shown now, the key at the end, so that anybody can check it.
table-fair-shuffle-fingerprint = Fingerprint: { $hash }

### What is asked; the games add their own sentences

ask-over = The game is over.

### End of the game

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
end-look = Look at the board
end-share = Share
end-share-hint = Passes on a link to the replay of this game.

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
replay-open-file = Open a record
replay-bad-file = This file is no record that can be read.
replay-verified = Checked: the shuffle fits the fingerprint.
replay-not-verified = The shuffle does not fit the fingerprint.
replay-not-over = The replay opens when the game is over.
replay-other-rules = This game follows version { $theirs } of the rules, but this page knows version { $ours } only.
replay-download = Download
replay-copy-link = Copy the link to this move
replay-link = Link
replay-link-too-long = This game is too long for a link. Download it and pass the file on.
replay-link-broken = This link is not whole; a part of it got lost on the way.
replay-controls = Going through the game

### Errors

error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-link-invalid = This link is no longer valid. Ask for a new one.
error-seat-taken = Somebody else sits there already.
error-not-your-turn = It is not your turn.
error-too-late = Something else has happened meanwhile. Please look again.
error-not-allowed = The rules do not allow that now.
error-not-yours = Only the one who created the table can do that.
error-disk-full = The server cannot save anything just now, so nothing was changed. Please tell whoever runs it.
error-other-rules = This match follows rules that this version of the program does not have. A newer version can open it.
error-other-components = This match began with boards or cards that are not at hand here. Whoever runs the server can add them.
error-damaged = What is stored of this match is damaged, so it cannot be opened. Please tell whoever runs the server.
error-link-used = This link was used already. Ask for a new one.
error-link-expired = This link is too old. Make a new one at the device where you play.
error-link-over = This match is over, and nobody sits down any more. You can still look at it.
error-not-agreed = Several others are here: all of them have to agree.
table-ask-stand-in = Ask the others to let a computer play
error-too-early = Please wait a little longer: the time that was agreed for this absence is not over yet.
error-not-begun = The match has not begun.
error-no-watchers = Only those who sit at this table see it.
error-no-member = Only members can do this. Sign in first.
error-not-host = Only the club’s host can do this.
error-not-recognised = Name and password do not belong together. Look at both once more.
error-name-taken = Somebody else has this name here. Choose another one.
error-not-invited = One becomes a member here by invitation only, and this one is used up or too old. Ask the host for another.
error-errand-over = You were away for too long, or came back in another browser. Nothing happened; try again.
error-no-answer-elsewhere = There is no answer from where you sign in elsewhere. Try again later, or sign in by another way.
error-not-vouched = What we were told about you does not hold, so nobody was signed in. If this happens again, tell whoever hosts the club.
error-identity-taken = Another member signs in by this, or you are a member already: then add or remove it in your settings.
error-last-way = Without this you could not come in any more. Set a password or add a passkey first.
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
settings-letters = Letters on terrain and goods
settings-text-mode = Text mode
settings-sound = Sound
settings-pace = Moves of the others
settings-me-first = Players from me on
settings-turn-end = My turn ends
settings-turn-end-by-hand = when I say so
settings-turn-end-ask-first = when I say so, twice if I could do more
settings-turn-end-by-itself = by itself when nothing is left to do
settings-colour = My colour on this screen
settings-colour-own = As dealt
settings-colour-1 = Red
settings-colour-2 = Blue
settings-colour-3 = Black
settings-colour-4 = Orange
settings-colour-5 = Violet

### Help

help-search = Search the rules
help-nothing-found = Nothing about that here.
help-refused-if = What is refused, and by which rule
help-keyboard = Keyboard
help-key-move = Arrow keys
help-key-move-does = move between places on the board
help-key-choose = Enter or space
help-key-choose-does = choose the place or the button
help-key-next = N
help-key-next-does = next place where you can act
help-key-previous = P
help-key-previous-does = previous place where you can act
help-key-undo = U
help-key-undo-does = take back
help-key-end = E
help-key-end-does = end the turn
help-key-use = 1 – 9
help-key-use-does = use the first, the second … thing of the dock, or one of several ways; what lies in a row is pointed at first, and taken when you press again; one part of what is offered is looked at alone
help-key-log = L
help-key-log-does = what happened
help-key-text = T
help-key-text-does = text mode on or off
help-key-letters = B
help-key-letters-does = letters on terrain and goods on or off
help-key-zoom = + − 0
help-key-zoom-does = zoom in, zoom out, whole board
help-key-explain = I
help-key-explain-does = explain what is under the focus
help-key-skip = S
help-key-skip-does = skip the replay of the others’ turns
help-key-sound = M
help-key-sound-does = sound on or off
help-key-hint = H
help-key-hint-does = ask for a hint
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

### For screen readers

a11y-board = Board
a11y-board-help = Move with the arrow keys. N jumps to the next place where you can act.
a11y-ask = What is asked
a11y-log = What happened
a11y-players = Players

# Parts of the table that any game has
table-latest-turn = Latest turn
table-tab-players = Players
table-tab-goals = Goals
table-tab-log = Log
table-choices-end = To finish
table-choices-use = { $count ->
    [one] One thing to use
   *[other] { $count } things to use
}
table-choices-places = { $count ->
    [one] One place, by what it brings
   *[other] { $count } places, best first
}
a11y-skip = To what is asked
a11y-jump = Jump to
a11y-dock = What can be used
table-tab-panel = Log
table-ways-aside = Look at the table
table-ways-again = Back to the ways
table-ways-several = Several ways: choose one.
table-ways-count = { $count ->
    [one] One way
   *[other] { $count } ways
}
table-choices-ways = { $count ->
    [one] One way
   *[other] { $count } ways, the best first
}
table-walk-back = The place before
table-walk-on = The next place
a11y-chips = Parts of what is offered
a11y-tab-lit = something can be done here
table-score-now = Points if the game ended now
a11y-place-label = { $place }: { $what }
# A place where something can be done
a11y-lit = can be chosen
# What one has before and after a choice, then what stands between two of these
table-outcome-change = { $name }: from { $before } to { $after }
table-outcome-and = ;{ " " }
create-preset = Set-up
