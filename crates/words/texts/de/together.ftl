# Rund um eine Partie mit anderen: bevor sie beginnt, Uhren, Wünsche, Gespräch und Notizen.

room-title = Warteraum
room-lead = Die Partie beginnt von selbst, sobald alle sitzen und niemand warten möchte. Du kannst diese Seite schließen; dein Platz bleibt dir.
room-agreed = Was alle vereinbaren
room-places = Plätze
room-free = Freier Platz
room-ready = bereit
room-hesitates = noch nicht bereit
room-away = gerade nicht da
room-holiday = im Urlaub bis { $day }
room-sit-here = Hier sitzen
room-change-up = { $name } nach oben
room-free-seat = Platz freigeben
room-free-seat-of = Platz freigeben, auf dem { $name } sitzt
room-computer = Hier einen Computer spielen lassen
room-bring = Jemanden holen
room-bring-hint = Sag den Code am Telefon, oder lass das Bild scannen.
room-code-label = Code dieses Tisches
room-link-label = Link zu diesem Tisch
room-ask = Ein Mitglied bitten
room-ask-name = Name
room-ask-words = Ein Wort dazu
room-ask-go = Bitten
room-asked = { $name } ist gebeten.
room-asked-seen = { $name } ist gebeten und hat es gesehen.
room-waits = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
room-hesitating = Gewartet wird auf { $names }.
room-begins = { $seconds ->
    [0] Es beginnt jetzt.
    [one] Es beginnt in einer Sekunde.
   *[other] Es beginnt in { $seconds } Sekunden.
}
room-wait = Einen Moment noch
room-go = Ich bin bereit
room-watch = Du schaust zu. Setz dich, solange ein Platz frei ist.

create-pace = Zeit
create-away = Wenn jemand wegbleibt
create-away-level = Wer dann mitspielt
agreed-pace-none = Es gibt keine Uhr.
agreed-pace = Zeit je Zug: { $turn }; Reserve für die ganze Partie: { $reserve }.
agreed-pace-plain = Zeit je Zug: { $turn }.
agreed-away-others = Bleibt jemand weg, dürfen die anderen einen Computer spielen lassen.
agreed-away-wait = Bleibt jemand weg, warten alle; nach dreißig weiteren Tagen dürfen die anderen einen Computer spielen lassen.
agreed-away-computer = Bleibt jemand weg, spielt { $level } weiter, bis die Person zurück ist.
agreed-undo-free = Zurückgenommen wird frei, bis jemand etwas Neues gesehen hat.
agreed-undo-vote = Zurückgenommen wird, wenn alle anderen zustimmen.
agreed-undo-never = Nichts wird zurückgenommen.
agreed-watchers = Andere dürfen zuschauen.
agreed-no-watchers = Nur wer hier sitzt, sieht den Tisch.
agreed-rated = Die Partie zählt für die Wertung.

time-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
time-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
time-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

beside-title = Miteinander
clock-title = Uhren
clock-of = { $name }: noch { $time }
clock-reserve = { $time } Reserve
clock-up = keine Zeit mehr
clock-paused = Alle Uhren stehen.
clock-soon = Noch { $time }.
holiday-of = { $name } ist im Urlaub bis { $day }.
wish-take-back = Um Zurücknahme bitten
wish-pause = Um eine Pause bitten
wish-go-on = Uhren weiterlaufen lassen
wish-take-back-asked = { $name } möchte die letzte Handlung zurücknehmen.
wish-pause-asked = { $name } möchte eine Pause.
wish-stand-in-asked = { $name } möchte einen Computer weiterspielen lassen, wo gewartet wird.
wish-yes = Einverstanden
wish-no = Nein
wish-withdraw = Doch nicht
wish-waits = Gefragt: { $names }

talk-title = Gespräch
talk-field = Etwas sagen
talk-send = Sagen
talk-phrases = Worte, die alle in ihrer Sprache lesen
talk-none = Noch hat niemand etwas gesagt.
talk-hidden = Was { $name } sagt, ist hier ausgeblendet.
talk-hide = { $name } ausblenden
talk-show = { $name } wieder zeigen
talk-report = Dem Gastgeber melden
talk-reported = Der Gastgeber sieht es sich an.
talk-heard = { $name }: { $words }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Ich bin gleich zurück.
phrase-your-turn = Du bist dran.
phrase-yes = Ja
phrase-no = Nein
phrase-another-one = Noch eine?
phrase-good-bye = Auf Wiedersehen!

note-title = Notizen für mich
note-field = Nur du siehst das.
note-kept = Gemerkt.
next-table = Nächster Tisch, der wartet
next-none = Nichts wartet auf dich.

code-title = Mit einem Code Platz nehmen
code-sit = Platz nehmen
code-full = Alle Plätze dieses Tisches sind besetzt.

agreed-listed = Alle sehen den Tisch in der Lobby.
agreed-club = Mitglieder des Klubs sehen den Tisch in der Lobby.
agreed-grace = Auf Abwesende wird gewartet: { $time }.
agreed-grace-none = Ist jemand abwesend, darf sofort ein Computer weiterspielen.
told-table = { $game }; es spielen { $names }.
told-me = du
told-asked = { $name } (gefragt)
told-free = { $count ->
    [one] wer den freien Platz nimmt
   *[other] wer die { $count } freien Plätze nimmt
}
room-change = Ändern
room-change-hint = Wer bereit war, wird noch einmal gefragt.
room-change-go = Tisch ändern
room-set-up = Spiel neu aufbauen
room-set-up-hint = Wähle, wie das Spiel ab jetzt aufgebaut wird. Wer hier sitzt, bleibt.
room-set-up-go = So aufbauen
room-changed = Geändert: { $terms }. Die anderen werden noch einmal gefragt.
room-changed-asks = Was ihr vereinbart habt, wurde geändert: { $terms }. Bist du noch bereit?
term-pace = Zeit
term-away = was geschieht, wenn jemand wegbleibt
term-undo = Zurücknehmen
term-watchers = wer zuschauen darf
term-rated = ob die Partie gewertet wird
term-listed = wer den Tisch findet
term-members-only = ob nur Mitglieder ihn finden
term-grace = wie lange auf Abwesende gewartet wird
term-options = der Aufbau des Spiels
plan-title = Dein nächster Zug
plan-turn = Meinen Zug planen
plan-forget = Plan vergessen
plan-lead = Stell dir vor, du bist am Zug. Was du wählst, geschieht von selbst, wenn es so weit ist und soweit es dann geht; niemand sonst sieht es.
plan-strict = Nur wenn ich dann genau diese Wahl habe
plan-keep = Diesen Plan behalten
plan-take-back = Das Letzte zurücknehmen
plan-kept = { $count ->
    [one] Eine Aktion ist für deinen nächsten Zug geplant.
   *[other] { $count } Aktionen sind für deinen nächsten Zug geplant.
}
plan-dropped = Dein Plan passte nicht mehr; du entscheidest selbst.
word-of-table = Sag mir, was an diesem Tisch geschieht
