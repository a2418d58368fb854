# Around a match with others: before it begins, clocks, wishes, talk and notes.

room-title = Waiting room
room-lead = The match begins by itself as soon as all sit and nobody wants to wait. You can close this page; we keep your seat.
room-agreed = What all agree to
room-places = Places
room-free = Free seat
room-ready = ready
room-hesitates = not ready yet
room-away = not here just now
room-holiday = on holiday until { $day }
room-sit-here = Sit here
room-change-up = Move { $name } up
room-free-seat = Free the seat
room-free-seat-of = Free the seat of { $name }
room-computer = Let a computer play here
room-bring = Bring somebody
room-bring-hint = Say the code on the phone, or let somebody scan the picture.
room-code-label = Code of this table
room-link-label = Link to this table
room-ask = Ask a member
room-ask-name = Name
room-ask-words = A word to them
room-ask-go = Ask
room-asked = { $name } was asked.
room-asked-seen = { $name } was asked and has seen it.
room-waits = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
room-hesitating = Waiting for { $names }.
room-begins = { $seconds ->
    [0] It begins now.
    [one] It begins in a second.
   *[other] It begins in { $seconds } seconds.
}
room-wait = Wait a moment
room-go = I am ready
room-watch = You look on. Sit down while a seat is free.

create-pace = Time
create-away = If somebody stays away
create-away-level = Who sits in then
agreed-pace-none = There is no clock.
agreed-pace = Time for a turn: { $turn }; reserve for the whole match: { $reserve }.
agreed-pace-plain = Time for a turn: { $turn }.
agreed-away-others = If somebody stays away, the others may let a computer play.
agreed-away-wait = If somebody stays away, all wait; after thirty days more the others may let a computer play.
agreed-away-computer = If somebody stays away, { $level } plays for them until they are back.
agreed-undo-free = One takes back freely until somebody has seen something new.
agreed-undo-vote = One takes back if all others agree.
agreed-undo-never = Nothing is taken back.
agreed-watchers = Others may watch.
agreed-no-watchers = Only those who sit here see the table.
agreed-rated = The match counts for ratings.

time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}

beside-title = Together
clock-title = Clocks
clock-of = { $name }: { $time } left
clock-reserve = { $time } in reserve
clock-up = no time left
clock-paused = All clocks stand still.
clock-soon = { $time } left.
holiday-of = { $name } is on holiday until { $day }.
wish-take-back = Ask to take back
wish-pause = Ask for a pause
wish-go-on = Let the clocks go on
wish-take-back-asked = { $name } wants to take back the latest action.
wish-pause-asked = { $name } wants a pause.
wish-stand-in-asked = { $name } asks to let a computer play on for whoever is waited for.
wish-yes = I agree
wish-no = No
wish-withdraw = Never mind
wish-waits = Asked: { $names }

talk-title = Talk
talk-field = Say something
talk-send = Say
talk-phrases = Phrases that all read in their own language
talk-none = Nobody has said anything.
talk-hidden = What { $name } says is hidden here.
talk-hide = Hide { $name }
talk-show = Show { $name } again
talk-report = Report to the host
talk-reported = The host will look at it.
talk-heard = { $name }: { $words }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be back soon.
phrase-your-turn = It is your turn.
phrase-yes = Yes
phrase-no = No
phrase-another-one = Another one?
phrase-good-bye = Goodbye!

note-title = Notes to myself
note-field = Only you see this.
note-kept = Kept.
next-table = Next table that waits
next-none = Nothing waits for you.

code-title = Sit down by code
code-sit = Sit down
code-full = All seats of this table are taken.

agreed-listed = Everybody sees the table in the lobby.
agreed-club = Members of the club see the table in the lobby.
agreed-grace = Whoever is away is waited for: { $time }.
agreed-grace-none = When somebody is away, a computer may play on at once.
told-table = { $game }, played by { $names }.
told-me = you
told-asked = { $name } (asked)
told-free = { $count ->
    [one] whoever takes the free seat
   *[other] whoever takes the { $count } free seats
}
room-change = Change
room-change-hint = Whoever was ready is asked again.
room-change-go = Change the table
room-set-up = Set the game up anew
room-set-up-hint = Choose how the game is set up from now on. Who sits here stays.
room-set-up-go = Set up like this
room-changed = Changed: { $terms }. The others are asked again.
room-changed-asks = What you agree to was changed: { $terms }. Are you still ready?
term-pace = time
term-away = what happens when somebody stays away
term-undo = taking back
term-watchers = who may watch
term-rated = whether it counts for ratings
term-listed = who finds the table
term-members-only = whether only members find it
term-grace = how long an absent person is waited for
term-options = the set-up of the game
plan-title = Your next turn
plan-turn = Plan my turn
plan-forget = Forget the plan
plan-lead = Imagine that it is your turn. What you choose is done by itself when it comes, as far as it is possible then; nobody else sees it.
plan-strict = Only if I have exactly these choices then
plan-keep = Keep this plan
plan-take-back = Take the last one back
plan-kept = { $count ->
    [one] One action is planned for your next turn.
   *[other] { $count } actions are planned for your next turn.
}
plan-dropped = Your plan did not fit any more; you decide yourself.
word-of-table = Tell me what happens at this table
