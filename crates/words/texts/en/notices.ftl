# What is told to somebody who is not here.

notice-your-turn = Your turn at { $game }
notice-your-turn-with = Your turn at { $game } with { $names }
notice-your-turns = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
}
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
notice-stop = To end these mails:
notice-stop-these = End these mails
notice-stopped = Done: no more of these mails.
notice-code = Your code for Freehold: { $code }
notice-code-text = Type this code where you asked for it: { $code }. If that was not you, do nothing.
