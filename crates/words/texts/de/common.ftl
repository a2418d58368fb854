# Was die Oberfläche sagt und zu keinem einzelnen Spiel gehört, auf Deutsch.
#
# Wir sagen „du“, kurz und freundlich.

### App

app-name = Freehold
app-loading = Der Tisch wird gedeckt …
app-not-arrived = Ein Teil der Seite ist nicht angekommen. Vielleicht fehlt die Verbindung, oder es gibt inzwischen eine neuere Fassung.
app-reload = Seite neu laden
app-newer = Neue Fassung
app-newer-hint = Es gibt eine neuere Fassung; ein Klick lädt sie

### Words used on many screens

common-cancel = Abbrechen
common-close = Schließen
common-retry = Noch einmal versuchen
common-more = Mehr
common-copied = Kopiert
common-by-chance = Zufällig
common-you = Du
common-and = { $first } und { $last }
common-list-comma = ,{ " " }
common-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
common-just-now = gerade eben
common-minutes-ago = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
common-hours-ago = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
common-days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
common-player-number = Spieler { $number }
common-computer-name = Computer ({ $level })

### The games: name, and what awaits one

game-kingdom-builder = Kingdom Builder
    .about = Ein Königreich auf einem immer neuen Spielplan: Karte spielen, drei Siedlungen bauen, Ziele zahlen lassen.
    .players = 2–5 Personen
    .time = 40 Min.
    .weight = leicht
game-kingdom-builder-nomads = Nomads
game-kingdom-builder-crossroads = Crossroads
game-kingdom-builder-marshlands = Marshlands
game-kingdom-builder-harvest = Harvest
game-kingdom-builder-capitol = Kapitol
game-kingdom-builder-caves = Höhlen
game-kingdom-builder-island = Insel
game-boonlake = Boonlake
    .about = Besiedle ein unberührtes Land am Fluss: Hebel ziehen, Schiffe schicken, Häuser und Höfe bauen.
    .players = 1–4 Personen
    .time = 2 Stunden
    .weight = anspruchsvoll
game-boonlake-opponent = die Weise Eminenz
game-boonlake-easy = allein, leicht
game-boonlake-medium = allein, mittel
game-boonlake-challenge = allein, herausfordernd
game-boonlake-difficult = allein, schwer
game-boonlake-very-difficult = allein, sehr schwer
game-suna-valo = Suna Valo
    .about = Ein Hof zu zweit: Karten legen, ernten, liefern, feiern.
    .players = 2 Personen
    .time = 1 Stunde
    .weight = mittel

### Lobby

home-title = Drei Brettspiele, und ein Tisch für jedes.
home-lead = Nach den echten Regeln, im Browser: gleich gegen einen Computer oder mit Freunden überall über einen Link. Kein Konto, keine Werbung; alles bleibt auf dem Rechner des Clubs.
home-code-label = Du hast einen Link oder Code bekommen?
home-code-example = Link oder Code, etwa FERN-42
home-boxes = Im Regal
home-play-now = Gleich gegen einen Computer
home-your-move = Du bist am Zug
home-your-move-none = Gerade wartet nichts auf dich.
home-next = Einen nach dem anderen spielen
home-play-turn = Zug spielen
home-play = Spielen
home-with = mit { $names }
home-more = und { $count } weitere
home-clock = { $time } auf deiner Uhr
home-hours-left = noch { $count } Std.
home-days-left = { $days ->
    [one] noch { $days } Tag { $hours } Std.
   *[other] noch { $days } Tage { $hours } Std.
}
home-thinking = Andere denken nach
home-has-turn = { $name } ist am Zug
home-acted = { $name } hat gezogen
home-place = Platz { $place }
home-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
home-rated = gewertet
home-pace-live = live
home-pace-none = ohne Uhr
home-pace-hours = { $count } Stunden je Zug
home-pace-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
home-open = Offene Tische
home-open-none = Gerade ist kein Platz frei.
home-all-games = Alle Spiele
home-any-players = Jede Spielerzahl
home-open-own = Einen eigenen Tisch eröffnen
home-seats-taken = { $count } von { $all } Plätzen besetzt
home-here = Gerade hier
home-all = Alle
home-friend = befreundet
home-member = Mitglied
home-live = Wird gerade gespielt
home-live-hint = Du siehst, was auf dem Tisch liegt, keine verdeckten Karten.
home-promise-followed = Niemand wird verfolgt oder gezählt
home-promise-shuffle = Jedes Mischen lässt sich hinterher prüfen
home-promise-ways = Mit Maus, Daumen, Tastatur oder Vorleseprogramm
nav-main = Hauptwege
nav-tables = Tische
nav-new = Neu
nav-rules = Regeln
nav-people = Leute
nav-me = Ich
lobby-quick-level = Gegner
lobby-learn = So wird gespielt
lobby-new-game = Neue Partie
lobby-new-game-hint = Wähle ein Spiel, wer mitspielt und womit.
lobby-join = Zu einem Tisch gehen
lobby-join-go = Dazusetzen
lobby-continue = Weiterspielen
lobby-watch = Zuschauen
lobby-replay = Wiedergabe
lobby-replay-title = Beendete Partien
lobby-replay-open-file = Gespeicherte Aufzeichnung öffnen
lobby-requests = Einladungen
lobby-asks-you = { $name } bittet dich zu { $game }
lobby-not-now = Jetzt nicht
lobby-declined = Abgelehnt.
lobby-after-all = Doch nicht
lobby-sit-down = Platz nehmen
lobby-for-members = Hier setzen sich nur Mitglieder.
lobby-your-turn = Du bist am Zug
lobby-waiting-for-players = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
part-remove = Tisch entfernen
part-remove-sure = Diesen Tisch mit allem, was an ihm geschah, entfernen?
part-leave = Tisch verlassen
part-leave-sure = Diesen Tisch verlassen? Dein Platz ist dann wieder frei.
part-resign = Aufgeben
part-resign-sure = Aufgeben? Ein Computer spielt für dich zu Ende, und du kannst den Platz nicht zurücknehmen.
part-put-away = Weglegen
part-put-away-sure = Dieses beendete Spiel aus deiner Liste nehmen? Die anderen behalten es.
join-travels = Das ist der Platz von { $name }. Spiel hier weiter: Das andere Gerät kann dann nur noch zusehen.
lobby-won-by = Gewonnen: { $names }
lobby-me = Dein Konto
lobby-host = Leitung
lobby-sign-in = Anmelden
lobby-sign-up = Mitglied werden
lobby-name-label = Dein Name
lobby-name-hint = Die anderen sehen ihn am Tisch.
lobby-name-needed = Sag uns bitte zuerst, wie du heißt.
lobby-local-note = Diese Partie läuft nur in deinem Browser; nichts wird verschickt.
lobby-server-unreachable = Der Server ist nicht erreichbar. Partien in diesem Browser gehen trotzdem.
lobby-offline = Du bist offline. Partien in diesem Browser gehen weiter wie immer; Tische auf dem Server müssen warten.
lobby-doors = Andere Wege zu einer Partie
lobby-local-remove = Löschen
lobby-local-remove-sure = Diese Partie löschen? Sie liegt nur in diesem Browser.
lobby-watch-instead = Nur zuschauen

### Creating a table

create-title = Neue Partie
create-as-last-time = Wie letztes Mal: { $played }
create-game = Spiel
create-players = Mitspielende
create-seats = Plätze
create-seat = Platz { $number }
create-seat-who = Wer sitzt hier
create-seat-me = Ich
create-seat-open = Offen, per Link
create-seat-open-hint = Du bekommst einen Link zum Verschicken.
create-seat-friend = Freundin oder Freund
create-friend = Wer gefragt wird
create-friend-hint = Die Frage geht hinaus, sobald der Tisch da ist.
create-seat-computer = Computer
create-seat-computer-level = Computer, { $level }
create-seat-same-screen = Noch jemand an diesem Bildschirm
create-seat-same-screen-hint = Das Gerät wird weitergereicht; alle sehen nur die eigene Karte.
create-seat-name = Name
create-seats-shuffle = Plätze mischen
create-level = Spielstärke
level-random = Würfel
level-random-hint = Tut irgendetwas Erlaubtes. Nur zum Ausprobieren.
level-novice = Neuling
level-novice-hint = Weiß, was gut ist, übersieht es aber oft.
level-greedy = Gierig
level-greedy-hint = Nimmt die Punkte, die es sieht, und plant nie voraus.
level-steady = Solide
level-steady-hint = Verlässlich und schnell. Passt gut für gemütliche Runden.
level-keen = Gewitzt
level-keen-hint = Denkt ein wenig voraus. Für die meisten schwer.
level-master = Meisterlich
level-master-hint = Denkt etwa eine Sekunde je Zug nach. Am stärksten.
computer-random = Pell
computer-random-more = Tilo, Wanda, Juno, Fips
computer-random-style = Würfelt für alles und freut sich über jede Zahl.
computer-novice = Pia
computer-novice-more = Emil, Lotte, Jules, Nina
computer-novice-style = Sieht die guten Plätze und vergisst sie dann wieder.
computer-greedy = Gustav
computer-greedy-more = Berta, Hugo, Cosima, Anton
computer-greedy-style = Nimmt die nächsten Punkte und schaut nie auf.
computer-steady = Henrik
computer-steady-more = Maja, Tore, Ilse, Bruno
computer-steady-style = Arbeitet ohne Hast und bereut es selten.
computer-keen = Ravi
computer-keen-more = Noor, Felix, Selma, Ivo
computer-keen-style = Denkt einen Schritt voraus und lächelt dabei.
computer-master = Odile
computer-master-more = Cato, Ines, Magnus, Thea
computer-master-style = Sagt wenig, zählt alles, wartet auf deinen Fehler.
create-undo = Zurücknehmen
create-undo-free = Erlaubt, bis etwas Neues zu sehen ist
create-undo-free-hint = Du kannst deine Entscheidungen zurücknehmen, bis eine Karte gezogen wird oder jemand anderes handelt.
create-undo-vote = Mit Zustimmung
create-undo-vote-hint = Zurückgenommen wird, wenn alle anderen zustimmen.
create-undo-none = Nicht erlaubt
create-undo-none-hint = Was getan ist, ist getan.
create-visibility = Wer den Tisch findet
create-private = Privat
create-private-hint = Nur wer einen Link hat, findet ihn.
create-club = Der Klub
create-club-hint = Mitglieder sehen ihn in der Übersicht und setzen sich dort dazu; andere kommen über den Link.
create-club-members = Mitglieder können auch einen Tisch nur für den Klub eröffnen.
create-listed = Öffentlich
create-listed-hint = Alle auf diesem Server sehen ihn in der Übersicht.
create-grace = Wenn jemand fehlt
create-grace-hint = So lange wird gewartet, bevor die anderen einen Computer weiterspielen lassen dürfen. Wer zurückkommt, bekommt den Platz zurück.
create-grace-none = Ein Computer darf gleich weiterspielen
create-grace-minutes = Zwei Minuten warten
create-grace-ten-minutes = Zehn Minuten warten
create-grace-day = Einen Tag warten
create-grace-week = Eine Woche warten
create-where = Wo gespielt wird
create-where-here = In diesem Browser
create-where-server = Auf dem Server
create-start = Tisch anlegen
create-start-now = Losspielen
create-starting = Es wird aufgebaut …
create-table = Der Tisch
create-where-server-hint = Andere können von anderswo dazukommen, und du kannst an einem anderen Gerät weiterspielen.
create-more = Varianten und weitere Optionen
create-more-options = Weitere Optionen als Text
create-set = Pläne und Karten
create-set-ours = Unsere
create-set-same = Deine eigenen Dateien, gleich wie unsere
create-set-own = Deine eigenen: { $files }
create-set-hint = Was auf manchen Plänen und Karten gedruckt ist, weiß außerhalb der Schachtel niemand; dort stehen unsere. Wenn du die Schachtel hast, sichere unsere Dateien, trage ein, was bei dir gedruckt ist, und wähle sie hier aus. Was du weglässt, bleibt unseres.
create-set-save = Unsere Dateien:
create-set-files = Deine Dateien
create-set-folder = Oder ein Ordner damit
create-set-faults = Mit diesen Dateien lässt sich noch nicht spielen:
create-set-back = Zurück zu unseren
create-problem-name = Platz { $number } braucht einen Namen.
create-problem-nobody = Auf dem Server muss wenigstens auf einem Platz ein Mensch sitzen. Nur unter Computern geht es in diesem Browser.

### At the table

table-turn-of = { $name } ist am Zug
table-page-title-yours = ● Du bist am Zug
table-page-title = { $name } ist am Zug
table-page-title-over = Partie beendet
table-round = Runde { $round }
table-last-round = Letzte Runde
table-undo = Zurücknehmen
table-undo-impossible = Seit etwas Neues zu sehen war, gibt es nichts zurückzunehmen.
table-hint = Tipp
table-hint-title = Was würde { $name } tun?
table-hint-thinking = { $name } denkt nach …
table-hint-only = Es gibt nur eines zu tun: { $what }.
table-hint-best = { $name } würde wählen: { $what }. Gewinnaussicht { $percent } %, am Ende etwa { $points } Punkte.
table-hint-next = Das Nächstbeste: { $what }, { $percent } %.
table-end-turn = Zug beenden
table-end-anyway = Trotzdem beenden?
table-choices = Was du tun kannst
table-rules = Regeln
table-rule = Die Regel { $rule }
table-log = Was geschah
table-log-all = Alles
table-since-your-turn = Seit deinem letzten Zug
table-since-your-turn-empty = Seit deinem letzten Zug hat niemand gespielt.
table-show-again = Noch einmal zeigen
table-skip = Überspringen
table-players = Mitspielende
table-hand-hidden = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-board-mode = Spielplan
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-zoom-reset = Ganzer Spielplan
table-reconnecting = Verbindung wird wiederhergestellt …
table-connection-lost = Die Verbindung ist abgerissen
table-connection-lost-hint = Wir versuchen es weiter. Was bestätigt wurde, ist gespeichert.
table-not-kept = Nicht gespeichert
table-not-kept-hint = Dieser Browser behält hier nichts: Es ist ein privates Fenster, oder der Platz ist aufgebraucht. Die Partie geht weiter, solange dieser Tab offen bleibt.
table-player-away = { $name } ist weg
table-pass-device = Bitte gib das Gerät an { $name }
table-pass-device-hint = Die nächste Karte bleibt verdeckt, bis { $name } bereit ist.
table-pass-device-ready = Ich bin { $name }
table-seat-open = Dieser Platz ist frei
table-seat-open-hint = Schick diesen Link an die Person, die hier sitzen soll.
table-seat-copy-link = Link kopieren
table-seat-link-copied = Link kopiert
table-seat-open-link = Link zu diesem Platz
table-seat-make-link = Link machen
table-seat-travel = Auf einem anderen Gerät weiterspielen
table-seat-travel-hint = Öffne diesen Link binnen einer Viertelstunde auf dem anderen Gerät. Er gilt einmal.
table-seat-moved = Du spielst auf diesem Platz an einem anderen Gerät weiter.
table-seat-given-up = { $name } hat diesen Platz aufgegeben.
table-seat-wait = Es wird noch { $time } gewartet
table-link-share = Teilen
table-link-code = QR-Code
table-link-code-label = Der Link als QR-Code
table-while-away = { $count ->
    [one] Während du fort warst, hat { $level } einen Zug für dich gemacht.
   *[other] Während du fort warst, hat { $level } { $count } Züge für dich gemacht.
}
table-seat-computer = Computer, { $level }
table-seat-hand-over = Einen Computer weiterspielen lassen
table-seat-take-back = Platz zurückholen
table-watching = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-watcher = Du schaust zu
table-watcher-hint = Du siehst, was offen auf dem Tisch liegt, keine verdeckten Karten.
table-set-ours = An diesem Tisch wird mit unseren Plänen und Karten gespielt.
table-set-own = An diesem Tisch wird mit Plänen und Karten gespielt, die jemand eingetragen hat; ihr Fingerabdruck ist { $hash }.
table-fair-shuffle = Ehrlich gemischt
table-fair-shuffle-hint = Die Mischung stand vor der Partie fest. Ihr Fingerabdruck ist jetzt zu sehen, der Schlüssel am Ende; so können alle nachprüfen.
table-fair-shuffle-fingerprint = Fingerabdruck: { $hash }

### What is asked; the games add their own sentences

ask-over = Die Partie ist zu Ende.

### End of the game

end-you-win = Du gewinnst!
end-winner = { $name } gewinnt
end-tie = { $names } gewinnen gemeinsam
end-scores = Die Wertung
end-category = Wofür
end-total = Summe
end-rematch = Noch einmal spielen
end-rematch-join = Mitspielen
end-replay = Wiedergabe ansehen
end-download = Aufzeichnung herunterladen
end-download-hint = Eine Textdatei, die die ganze Partie noch einmal zeigt, hier oder an jedem anderen Tisch.
end-lobby = Zurück zur Übersicht
end-look = Das Brett ansehen
end-share = Teilen
end-share-hint = Gibt einen Link zur Wiederholung dieser Partie weiter.

### Replay

replay-title = Wiedergabe
replay-slider = Schritt { $now } von { $all }
replay-turn = Runde { $round }, Zug von { $name }
replay-start = Zum Anfang
replay-step-back = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-seen-by = Gesehen von
replay-as-i-saw-it = Wie ich es sah
replay-as-seat-saw-it = Wie { $name } es sah
replay-all-revealed = Alle Karten offen
replay-as-watcher = Wie es die Zuschauenden sahen
replay-play-on = Von hier weiterspielen
replay-play-on-hint = Beginnt in diesem Browser eine neue Partie mit dieser Stellung.
replay-analyse = Was täte der Computer?
replay-open-file = Aufzeichnung öffnen
replay-bad-file = Diese Datei ist keine lesbare Aufzeichnung.
replay-verified = Geprüft: Die Mischung passt zum Fingerabdruck.
replay-not-verified = Die Mischung passt nicht zum Fingerabdruck.
replay-not-over = Die Wiedergabe öffnet sich, wenn die Partie zu Ende ist.
replay-other-rules = Diese Partie folgt Fassung { $theirs } der Regeln, diese Seite kennt aber nur Fassung { $ours }.
replay-download = Herunterladen
replay-copy-link = Link zu diesem Zug kopieren
replay-link = Link
replay-link-too-long = Diese Partie ist zu lang für einen Link. Lade sie herunter und gib die Datei weiter.
replay-link-broken = Dieser Link ist nicht vollständig; ein Teil ging unterwegs verloren.
replay-controls = Durch die Partie gehen

### Errors

error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-link-invalid = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-seat-taken = Dort sitzt schon jemand.
error-not-your-turn = Du bist nicht am Zug.
error-too-late = Inzwischen ist etwas anderes geschehen. Bitte schau noch einmal.
error-not-allowed = Das erlauben die Regeln jetzt nicht.
error-not-yours = Das kann nur, wer den Tisch angelegt hat.
error-disk-full = Der Server kann gerade nichts speichern, darum wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.
error-other-rules = Diese Partie folgt Regeln, die diese Version des Programms nicht kennt. Eine neuere Version kann sie öffnen.
error-other-components = Diese Partie begann mit Plänen oder Karten, die hier nicht vorliegen. Wer den Server betreibt, kann sie hinzufügen.
error-damaged = Was von dieser Partie gespeichert ist, ist beschädigt; sie lässt sich nicht öffnen. Bitte sag denen Bescheid, die den Server betreiben.
error-link-used = Dieser Link wurde schon benutzt. Bitte um einen neuen.
error-link-expired = Dieser Link ist zu alt. Mach einen neuen auf dem Gerät, auf dem du spielst.
error-link-over = Diese Partie ist zu Ende, niemand setzt sich mehr. Ansehen kannst du sie noch.
error-not-agreed = Es sind noch andere da: Alle müssen zustimmen.
table-ask-stand-in = Die anderen fragen, ob ein Computer spielt
error-too-early = Warte noch ein wenig: Die vereinbarte Zeit für diese Abwesenheit ist noch nicht um.
error-not-begun = Die Partie hat noch nicht begonnen.
error-no-watchers = Nur wer an diesem Tisch sitzt, sieht ihn.
error-no-member = Das können nur Mitglieder. Melde dich erst an.
error-not-host = Das kann nur, wer den Klub leitet.
error-not-recognised = Name und Passwort gehören nicht zusammen. Sieh dir beides noch einmal an.
error-name-taken = Diesen Namen hat hier schon jemand. Nimm einen anderen.
error-not-invited = Mitglied wird man hier nur mit Einladung, und diese ist verbraucht oder zu alt. Bitte um eine neue.
error-errand-over = Du warst zu lange fort oder kommst in einem anderen Browser zurück. Es ist nichts geschehen; versuch es noch einmal.
error-no-answer-elsewhere = Von dort, wo du dich anmeldest, kommt keine Antwort. Versuch es später oder melde dich auf anderem Weg an.
error-not-vouched = Was uns über dich gesagt wurde, stimmt nicht; niemand wurde angemeldet. Geschieht es wieder, sag es denen, die den Klub leiten.
error-identity-taken = Damit meldet sich schon ein anderes Mitglied an, oder du bist schon Mitglied: Dann füge es in deinem Konto hinzu oder entferne es dort.
error-last-way = Ohne das kämst du nicht mehr herein. Setz zuerst ein Passwort oder füge einen Passkey hinzu.
error-too-many-tables = Du hast zu viele offene Tische. Beende oder entferne erst einen.
error-too-fast = Das ging zu schnell. Bitte warte einen Augenblick.
error-message-too-large = Das war zu viel auf einmal für den Server.
error-game-not-here = Dieses Spiel kann im Browser noch nicht gezeigt werden. Im Terminal kann man es spielen.
error-version = Diese Seite ist älter als der Server. Bitte lade sie neu.
error-bad-options = Der Aufbau passt nicht: { $problem }
error-bad-record = Diese Aufzeichnung ist nicht lesbar: { $problem }
error-storage = Dein Browser lässt uns nichts speichern. Die Partie geht verloren, wenn du die Seite schließt.
error-not-found = Hier ist nichts.
error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-unknown-detail = Etwas ist schiefgegangen: { $detail }
error-back-to-lobby = Zurück zur Übersicht

### Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-auto = Wie auf diesem Gerät
settings-motion-off = Nichts bewegt sich
settings-letters = Buchstaben auf Gelände und Gütern
settings-text-mode = Textansicht
settings-sound = Ton
settings-pace = Züge der anderen
settings-me-first = Spieler von mir an
settings-turn-end = Mein Zug endet
settings-turn-end-by-hand = wenn ich es sage
settings-turn-end-ask-first = wenn ich es sage, zweimal, falls noch etwas geht
settings-turn-end-by-itself = von selbst, wenn nichts mehr zu tun ist
settings-colour = Meine Farbe auf diesem Bildschirm
settings-colour-own = Wie verteilt
settings-colour-1 = Rot
settings-colour-2 = Blau
settings-colour-3 = Schwarz
settings-colour-4 = Orange
settings-colour-5 = Violett

### Help

help-search = In den Regeln suchen
help-nothing-found = Davon steht hier nichts.
help-refused-if = Was nicht geht, und nach welcher Regel
help-keyboard = Tastatur
help-key-move = Pfeiltasten
help-key-move-does = von Feld zu Feld gehen
help-key-choose = Eingabe oder Leertaste
help-key-choose-does = Feld oder Knopf wählen
help-key-next = N
help-key-next-does = zum nächsten Feld, auf dem du etwas tun kannst
help-key-previous = P
help-key-previous-does = zum vorigen Feld, auf dem du etwas tun kannst
help-key-undo = U
help-key-undo-does = zurücknehmen
help-key-end = E
help-key-end-does = Zug beenden
help-key-use = 1 – 9
help-key-use-does = das erste, das zweite … nutzen, was bereitliegt, oder eine von mehreren Arten; was in einer Reihe liegt, wird erst gezeigt und beim zweiten Druck genommen; ein Teil dessen, was zur Wahl steht, wird allein gezeigt
help-key-log = L
help-key-log-does = was geschah
help-key-text = T
help-key-text-does = Textansicht an oder aus
help-key-letters = B
help-key-letters-does = Buchstaben auf Gelände und Gütern an oder aus
help-key-zoom = + − 0
help-key-zoom-does = näher, weiter weg, ganzer Spielplan
help-key-explain = I
help-key-explain-does = erklären, worauf du gerade stehst
help-key-skip = S
help-key-skip-does = die gezeigten Züge der anderen überspringen
help-key-sound = M
help-key-sound-does = Ton an oder aus
help-key-hint = H
help-key-hint-does = um einen Tipp bitten
help-key-help = ?
help-key-help-does = diese Hilfe
help-key-close = Escape
help-key-close-does = schließen oder neu wählen
help-touch = Berühren
help-touch-long = Halte den Finger auf etwas, um es erklärt zu bekommen.
help-touch-pinch = Mit zwei Fingern vergrößern, mit einem den Spielplan schieben.
help-about = Über diesen Tisch
help-about-text = Dieser Tisch achtet auf jede Regel, bewahrt jede Partie auf und braucht kein Konto. Er läuft auf einem Server deiner Wahl oder allein in deinem Browser.
help-about-licence = Freie Software unter der MIT- oder Apache-2.0-Lizenz.

### For screen readers

a11y-board = Spielplan
a11y-board-help = Bewege dich mit den Pfeiltasten. N springt zum nächsten Feld, auf dem du etwas tun kannst.
a11y-ask = Was gefragt ist
a11y-log = Was geschah
a11y-players = Mitspielende

# Teile des Tisches, die jedes Spiel hat
table-latest-turn = Letzter Zug
table-tab-players = Spieler
table-tab-goals = Ziele
table-tab-log = Verlauf
table-choices-end = Zum Abschluss
table-choices-use = { $count ->
    [one] Eine Sache zum Nutzen
   *[other] { $count } Sachen zum Nutzen
}
table-choices-places = { $count ->
    [one] Ein Ort mit seinem Ertrag
   *[other] { $count } Orte, der beste zuerst
}
a11y-skip = Zur Frage springen
a11y-jump = Springe zu
a11y-dock = Was genutzt werden kann
table-tab-panel = Verlauf
table-ways-aside = Auf den Tisch sehen
table-ways-again = Zurück zur Auswahl
table-ways-several = Mehrere Möglichkeiten: wähle eine.
table-ways-count = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-choices-ways = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten, die beste zuerst
}
table-walk-back = Zum Ort davor
table-walk-on = Zum nächsten Ort
a11y-chips = Teile des Angebots
a11y-tab-lit = hier ist etwas zu tun
table-score-now = Punkte, wenn jetzt Schluss wäre
a11y-place-label = { $place }: { $what }
# A place where something can be done
a11y-lit = kann gewählt werden
# What one has before and after a choice, then what stands between two of these
table-outcome-change = { $name }: von { $before } auf { $after }
table-outcome-and = ;{ " " }
create-preset = Aufbau
