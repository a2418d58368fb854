# What is told to somebody who is not here.

notice-your-turn = Your turn at { $game }
notice-your-turn-with = Your turn at { $game } with { $names }
notice-digest = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
notice-reminder = Your time at { $game } is nearly up
notice-reminder-with = Your time at { $game } with { $names } is nearly up
notice-sat-in = A computer sits in for you at { $game }
notice-sat-in-with = A computer sits in for you at { $game } with { $names }
notice-request = Somebody asks you to a table: { $game }
notice-request-with = You are asked to a table by { $names }: { $game }
notice-begun = { $game } begins
notice-begun-with = { $game } with { $names } begins
notice-over = { $game } is over: see how it ended
notice-over-with = { $game } with { $names } is over: see how it ended
notice-missed = Somebody stays away from { $game }: a computer may play on
notice-missed-with = Somebody stays away from { $game } with { $names }: a computer may play on
notice-time-left = { $time } left
notice-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
notice-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
notice-test = This is how Freehold tells you something.
notice-stop = To end these mails:
notice-stop-these = End these mails
notice-stopped = Done: no more of these mails.
notice-code = Your code for Freehold: { $code }
notice-code-text = Type this code where you asked for it: { $code }. If that was not you, do nothing.
notice-recovery = A way back into Freehold
notice-recovery-text = With this code you set another password, today or tomorrow: { $code }. If that was not you, do nothing.
