# Was jemandem gesagt wird, der nicht da ist.

notice-your-turn = Du bist dran bei { $game }
notice-your-turn-with = Du bist dran bei { $game } mit { $names }
notice-your-turns = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
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
notice-stop = Diese Mails beenden:
notice-stop-these = Diese Mails beenden
notice-stopped = Erledigt: Es kommen keine dieser Mails mehr.
notice-code = Dein Code für Freehold: { $code }
notice-code-text = Tippe diesen Code dort ein, wo du ihn angefordert hast: { $code }. Warst du das nicht, so tu nichts.
