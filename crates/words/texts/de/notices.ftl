# Was jemandem gesagt wird, der nicht da ist.

notice-your-turn = Du bist dran bei { $game }
notice-your-turn-with = Du bist dran bei { $game } mit { $names }
notice-digest = { $count ->
    [one] Etwas wartet auf dich
   *[other] { $count } Dinge warten auf dich
}
notice-reminder = Deine Zeit bei { $game } läuft bald ab
notice-reminder-with = Deine Zeit bei { $game } mit { $names } läuft bald ab
notice-sat-in = Ein Computer spielt für dich bei { $game }
notice-sat-in-with = Ein Computer spielt für dich bei { $game } mit { $names }
notice-request = Jemand bittet dich an einen Tisch: { $game }
notice-request-with = An einen Tisch gebeten von { $names }: { $game }
notice-begun = { $game } beginnt
notice-begun-with = { $game } mit { $names } beginnt
notice-over = { $game } ist zu Ende: Sieh, wie es ausging
notice-over-with = { $game } mit { $names } ist zu Ende: Sieh, wie es ausging
notice-missed = Jemand bleibt { $game } fern: Ein Computer darf weiterspielen
notice-missed-with = Jemand bleibt { $game } mit { $names } fern: Ein Computer darf weiterspielen
notice-time-left = noch { $time }
notice-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
notice-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
notice-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
notice-test = So sagt dir Freehold Bescheid.
notice-stop = Diese Mails beenden:
notice-stop-these = Diese Mails beenden
notice-stopped = Erledigt: Es kommen keine dieser Mails mehr.
notice-code = Dein Code für Freehold: { $code }
notice-code-text = Tippe diesen Code dort ein, wo du ihn angefordert hast: { $code }. Warst du das nicht, so tu nichts.
notice-recovery = Ein Weg zurück zu Freehold
notice-recovery-text = Mit diesem Code setzt du heute oder morgen ein neues Passwort: { $code }. Warst du das nicht, so tu nichts.
