# The club: coming in, one’s own affairs, its people, and the host’s page.

club-sign-in = Sign in
club-sign-up = Become a member
club-sign-up-go = Join
club-sign-up-why = A member keeps name, tables and memory on every device. To play, nobody has to be one.
club-sign-up-instead = Become a member instead
club-sign-in-instead = I am a member already
club-name = Name
club-name-hint = Nobody else here will have it. Guests you played as become this member, with all tables.
club-password = Password
club-old-password = Password until now
club-password-again = Your password, to show that it is you
club-new-password = New password
club-password-hint = At least eight characters; a short sentence is best.
club-set-password = Change password
club-password-set = Changed. Every other device was signed out.
club-bring-tables = Take the tables of this browser’s guest along
club-lost = I have lost my password
club-not-lost = I know my password
club-recover = Set password and come in
club-recover-hint = One of the codes you wrote down when you joined opens your account once. Whoever hosts the club can give you another.
club-mail-me-a-code = Send me a code by mail
club-code-on-its-way = If mails go to this member, a code is on its way. It opens the account once, until tomorrow.
club-code = Recovery code
club-invited = You are invited: welcome.
club-by-invitation = Here one becomes a member by invitation. Open the link you were given, or ask whoever hosts the club.
club-by-approval = Whoever hosts the club will let you in. Until then you play as a guest.
club-welcome = Welcome
club-waiting-title = Nearly there
club-waiting = The host has not let you in yet. Until then you play as a guest, and nothing is lost.
club-codes = Recovery codes
club-codes-hint = Write these codes down: each opens your account once if you lose your password. They are shown only now.
club-codes-left = { $count ->
    [one] One code is left.
   *[other] { $count } codes are left.
}
club-codes-renew = Make new codes
club-codes-save = Save as a file
club-go-on = To the tables
club-me = Settings
club-since = member since { $day }
club-rename = Change name
club-devices = Devices
club-device-this = this one
club-device-seen = last here on { $day }
club-device-unknown = Another program
club-sign-out = Sign out
club-sign-device-out = Sign out: { $device }
club-farewell = Leave for good
club-farewell-name = Your name, to say that you mean it
club-farewell-hint = In seven days everything about { $name } is forgotten. Matches of others stay whole, without your name; a computer plays on at your seats. Signing in before then takes it back.
club-farewell-go = Forget me
club-leaving = Everything about you is forgotten on { $day }.
club-stay = Stay
club-people = People
club-more = More
club-here = here now
club-nobody = Nobody.
club-role-member = member
club-role-steward = steward
club-role-host = host
club-host = Host
club-number-members = members
club-number-here = here now
club-number-running = tables going on
club-number-finished = matches finished
club-number-megabytes = MB stored
club-version = Freehold { $version }, running since { $day }
club-standing-waiting = Waiting to come in
club-standing-welcome = Members
club-standing-banned = Sent away
club-do-welcome = Let in
club-do-ban = Send away
club-invitations = Invitations
club-invitation-for = For whom
club-invite = Invite
club-invitation-link = Give this link away; it is shown only now and is good for one person until { $day }.
club-invitation-used = taken by { $name }
club-invitation-until = good until { $day }
club-take-back = Take back
club-from-name = Go to a name
club-care = More
club-role-of = { $name } is
club-role-give = Give this role
club-reset = Make a code for a new password
club-reset-hint = For who has lost the password and all codes. The codes they had until now open nothing any more.
club-reset-code = Tell { $name } this code by another way; it is shown only now, and opens the account once under “I have lost my password”:
club-invitation-role = Comes in as
club-invitation-days = Good for
club-days = { $count ->
    [one] one day
   *[other] { $count } days
}
club-settings = The club
club-club-name = Name of the club
club-news = News
club-news-hint = One line that everybody sees in the lobby; empty for none.
club-admission = Who becomes a member
club-admission-open = Anybody
club-admission-invitation = By invitation
club-admission-approval = Whom the host lets in
club-keep = Keep
club-kept = Kept.
club-log = What hosts did
club-operator = Whoever runs the server
club-measure-change-member = changed a member
club-measure-reset-password = made a code for a password
club-measure-invite = invited somebody
club-measure-take-back-invitation = took an invitation back
club-measure-set-club = changed the club
club-keys = Passkeys
club-keys-hint = A key on your device, phone or key ring opens your account without a password.
club-key-add = Add a passkey
club-key-remove = Remove
club-key-of = Passkey of { $day }
club-sign-in-by-key = Sign in by passkey
club-ways = Notifications
club-ways-hint = One message for each turn, and none while you look. A table by itself can be kept quiet at the table.
club-way-push = This browser
club-way-mail = Mail
club-way-webhook = Program or chat room
club-way-new = not used yet
club-way-worked = last one { $day }
club-way-failed = { $count ->
    [one] has failed once
   *[other] has failed { $count } times
}
club-way-add = Add
club-way-end = End
club-way-broken = { $way }, { $target }: nothing has arrived there lately. It is tried more and more seldom, at last once a day. Try it here once it is mended, or end it.
club-way-lost = { $way }, { $target }: since { $day } nothing is sent there any more, for it was refused for good. Add it again below, or another one.
club-way-another = Another way
club-way-test = Test
club-way-sent = sent
club-told-turn = It is my turn
club-told-turn-hint = one message for each turn, never two
club-told-reminder = My time runs out
club-told-reminder-hint = when a quarter of it is left
club-told-request = Somebody asks me to play
club-told-table = A table of mine begins or ends
club-told-sat-in = A computer took my seat
club-told-sat-in-hint = with the way back
club-add-push = Tell this browser, also while it is closed
club-mail-code = Code from the mail
club-webhook = Address of a webhook
club-webhook-hint = Discord, Slack, or anything that takes JSON.

# People: profiles, friends, rankings; and the parts of one’s own page.

club-profile = Profile
club-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
club-no-such-member = No member has this name.
club-somebody = somebody
club-friend = friend
club-here-now = Here now
club-regard-friend = Friend
club-regard-friend-end = No friend any more
club-regard-blocked = Block
club-regard-blocked-end = Do not block
club-blocked-hint = You have blocked this member: neither of you sees that the other is here.
club-list-friend = Friends
club-list-friend-hint = They come first where you see who is here. Nobody is asked, and nobody told.
club-list-blocked = Blocked
club-list-blocked-hint = They do not see that you are here, nor you that they are. Nobody is told.
club-muted = Hidden
club-muted-hint = You do not read what they say, at any table. They are not told.
club-muted-end = Show again
club-ratings = Ratings
club-rating = Rating
club-about = about { $rating }
club-rated-matches = { $count ->
    [one] one rated match
   *[other] { $count } rated matches
}
club-no-ratings = No rated match finished yet.
club-as-table = Show as a table
club-graph = How the ratings changed from { $from } to { $to }. The numbers are in the table below.
club-when = When
club-last-matches = Last matches
club-all-games = All games
club-which-game = Which game
club-no-matches = No match finished yet that you may see.
club-no-matches-mine = No match finished yet.
club-won = Won
club-place = Place { $place } of { $count }
club-points = { $count ->
    [one] one point
   *[other] { $count } points
}
club-change = { $signed } rating
club-rated = rated
club-stood-in-here = a computer played this seat for a while
club-stood-in = a computer stood in for { $names }
club-replay = Replay
club-see-again = See this match of { $game } again
club-what-pays = What pays for { $name }
club-won-of = Won { $won } of { $count }.
club-category = What
club-own-mean = Points a match
club-mean-of-all = All who played
club-against = Against whom
club-duel = { $ahead } times ahead, { $behind } times behind
club-rankings = Rankings
club-rankings-hint = { $count ->
    [one] Whoever has played one rated match is listed, and the computers.
   *[other] Whoever has played { $count } rated matches is listed, and the computers.
}
club-rankings-of-computers = Only the computers stand here; members of the club see each other too.
club-place-head = Place
club-matches-head = Matches
club-part-name = Name and arms
club-part-notifications = Notifications
club-part-devices = Sign-in and devices
club-part-look = Language and look
club-part-data = Your data
club-arms-hint = The arms follow from the name.
club-presence = Here now
club-presence-show = Show that I am here
club-presence-hint = Other members see a green dot beside your name while a page is open.
club-export = Take everything with you
club-export-hint = Name, devices, channels, friends, ratings and every match with its result, in one file. No password and no key is in it.
club-export-go = Save as a file
club-archive = Open archive
club-archive-agree = My matches may be public, without names
club-archive-hint = A match is in the archive as long as everybody who played it agrees. Researchers and computers learn from it.

club-delay = Tell me
club-delay-now = at once
club-delay-quarter = if I have not looked for a quarter of an hour
club-delay-hours = if I have not looked for two hours
club-delay-by-kind = push at once, the others later
club-digest-morning = everything in one message, at 8 in the morning
club-digest-evening = everything in one message, at 6 in the evening
club-digest-both = everything in one message, at 8 and at 18
club-quiet = Quiet hours
club-quiet-never = none
club-quiet-hint = Messages wait until then; clocks run on. Hours are those where you last opened Freehold.
club-quiet-from = Quiet from
club-quiet-to = Quiet until
club-reports = Reported remarks
club-report = { $name }: “{ $words }”
club-reported-by = reported by { $name }, { $day }
club-report-settle = Settled
club-holiday = Holiday
club-holiday-hint = While you are away, clocks of days wait for you, for at most thirty days.
club-holiday-days = Days
club-holiday-go = Go on holiday
club-holiday-until = On holiday until { $day }.
club-holiday-back = I am back
club-well = All is well
club-unwell = Not well: { $reason }
club-backups = Backups
club-back-up = Back up now
club-backup-none = No copy was made yet. One is made while everybody plays on; it is opened and checked before it counts.
club-backup-elsewhere = A PostgreSQL database has tools of its own: pg_dump and pg_restore.
club-backup-size = { $count } MB
club-backup-checked = checked
club-backup-take = Download
club-nightly = A copy is made each night; the { $count } latest lie in { $folder }.
club-nightly-none = No copy is made by itself. With --backups FOLDER the program makes one each night.
club-nightly-made = The last one was made on { $moment }.
club-nightly-failed = On { $moment } none could be made: { $reason }
club-backup-restore = To go back to a copy: stop the program, move freehold.db and the files of that name away, and run freehold restore FILE.
club-tables = Tables
club-tables-none = There are no tables.
club-tables-more = More tables
club-table-waits = waits for players
club-table-goes-on = goes on
club-table-remove = Remove
club-table-remove-sure = Remove this table and all that happened at it?
club-season = Season of ratings
club-season-hint = Nobody’s rating is wiped, but all change faster for a while. This cannot be undone.
club-season-begin = Begin a season
club-season-begun = A season has begun.
club-limits = Limits
club-limits-hint = So much one client may use up. Each is set by its flag of freehold serve, by an environment variable or in the file of settings.
club-limit-requests-per-second = Requests in a second, from one address
club-limit-messages-per-second = Messages in a second, over one connection
club-limit-sign-ins-per-hour = Attempts to come in within an hour
club-limit-codes-per-hour = Codes of tables tried within an hour, from one address
club-limit-uploads-per-hour = Own sets of boards and cards left in an hour, from one address
club-limit-guests-per-day = New people in a day, from one address
club-limit-tables-per-day = New tables in a day, from one address
club-limit-asked-per-day = People asked to a table in a day, by one member
club-limit-remarks-per-minute = Remarks in a minute, of one person
club-limit-remarks-at-once = Remarks that may come at once
club-limit-tables-per-guest = Unfinished tables of one person
club-limit-sockets-per-address = Tables and lobbies open from one address
club-limit-connections-per-address = Connections from one address
club-limit-connections = Connections in all
club-limit-computer-looks = Looks of a computer for a choice
club-limit-computer-time = Milliseconds of a computer for a turn
club-limit-host-computer-looks = Looks of a computer for a choice, by hosts and stewards
club-limit-host-computer-time = Milliseconds of a computer for a turn, by hosts and stewards
club-measure-back-up = made a copy of everything
club-measure-take-backup = downloaded a copy of everything
club-measure-settle-report = looked at a report
club-measure-begin-season = began a season of ratings
club-measure-remove-table = removed a table

# Signing in elsewhere.

club-sign-in-elsewhere = Sign in with { $name }
club-elsewhere = Signing in elsewhere
club-elsewhere-asking = One moment: we ask who you are.
club-elsewhere-refused = You were not signed in there, so nothing happened here.
club-elsewhere-new = You are new here. Under which name do you want to play?
club-try-again = Try again
club-first-password = Set a password

# Looking back and learning.

club-review = Looking back
club-review-now = Every action of this match can be seen again, with the eyes of any seat, and played on from any moment.
club-review-later = A judgement of what was better has its place here; it is not there yet.
club-review-replay = See the match again
club-learn = Learn
club-learn-now = A first game against a computer explains itself: each choice says what it does, and a hint shows a good one. The rules can be searched.
club-learn-later = Lessons step by step have their place here; they are not there yet.
club-learn-play = Set up a first game
club-learn-rules = Rules
