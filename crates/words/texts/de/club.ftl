# Der Klub: hereinkommen, das eigene Konto, die Leute und die Seite der Leitung.

club-sign-in = Anmelden
club-sign-up = Mitglied werden
club-sign-up-go = Beitreten
club-sign-up-why = Mitglieder haben ihren Namen, ihre Tische und ihre Erinnerungen auf jedem Gerät. Zum Spielen muss man keines sein.
club-sign-up-instead = Lieber Mitglied werden
club-sign-in-instead = Ich bin schon Mitglied
club-name = Name
club-name-hint = Niemand sonst hier trägt ihn dann. Was du als Gast begonnen hast, geht mit.
club-password = Passwort
club-old-password = Bisheriges Passwort
club-password-again = Dein Passwort, um zu zeigen, dass du es bist
club-new-password = Neues Passwort
club-password-hint = Mindestens acht Zeichen; am besten ein kurzer Satz.
club-set-password = Passwort ändern
club-password-set = Geändert. Alle anderen Geräte wurden abgemeldet.
club-bring-tables = Tische des Gasts in diesem Browser mitnehmen
club-lost = Ich habe mein Passwort verloren
club-not-lost = Ich weiß mein Passwort
club-recover = Passwort setzen und herein
club-recover-hint = Einer der Codes, die du beim Beitritt notiert hast, öffnet dein Konto einmal. Wer den Klub leitet, kann dir einen neuen geben.
club-mail-me-a-code = Schick mir einen Code per Mail
club-code-on-its-way = Wenn dieses Mitglied Mails bekommt, ist ein Code unterwegs. Er öffnet das Konto einmal, bis morgen.
club-code = Wiederherstellungscode
club-invited = Du bist eingeladen: willkommen.
club-by-invitation = Mitglied wird man hier mit Einladung. Öffne den Link, den du bekommen hast, oder frage, wer den Klub leitet.
club-by-approval = Wer den Klub leitet, lässt dich herein. Bis dahin spielst du als Gast.
club-welcome = Willkommen
club-waiting-title = Fast geschafft
club-waiting = Noch hat dich niemand hereingelassen. Bis dahin spielst du als Gast, und nichts geht verloren.
club-codes = Wiederherstellungscodes
club-codes-hint = Schreib diese Codes auf: Jeder öffnet dein Konto einmal, falls du das Passwort verlierst. Sie werden nur jetzt gezeigt.
club-codes-left = { $count ->
    [one] Ein Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
club-codes-renew = Neue Codes machen
club-codes-save = Als Datei sichern
club-go-on = Zu den Tischen
club-me = Einstellungen
club-since = Mitglied seit { $day }
club-rename = Namen ändern
club-devices = Geräte
club-device-this = dieses hier
club-device-seen = zuletzt hier am { $day }
club-device-unknown = Ein anderes Programm
club-sign-out = Abmelden
club-sign-device-out = Abmelden: { $device }
club-farewell = Ganz gehen
club-farewell-name = Dein Name, damit klar ist, dass du es meinst
club-farewell-hint = In sieben Tagen wird alles über { $name } vergessen. Partien anderer bleiben ganz, ohne deinen Namen; auf deinen Plätzen spielt ein Computer weiter. Wer sich vorher anmeldet, bleibt.
club-farewell-go = Vergesst mich
club-leaving = Am { $day } wird alles über dich vergessen.
club-stay = Bleiben
club-people = Leute
club-more = Mehr
club-here = gerade da
club-nobody = Niemand.
club-role-member = Mitglied
club-role-steward = hilft mit
club-role-host = leitet den Klub
club-host = Leitung
club-number-members = Mitglieder
club-number-here = gerade da
club-number-running = laufende Tische
club-number-finished = beendete Partien
club-number-megabytes = MB gespeichert
club-version = Freehold { $version }, läuft seit { $day }
club-standing-waiting = Warten auf Einlass
club-standing-welcome = Mitglieder
club-standing-banned = Weggeschickt
club-do-welcome = Einlassen
club-do-ban = Wegschicken
club-invitations = Einladungen
club-invitation-for = Für wen
club-invite = Einladen
club-invitation-link = Gib diesen Link weiter; er wird nur jetzt gezeigt und gilt für eine Person bis { $day }.
club-invitation-used = angenommen von { $name }
club-invitation-until = gilt bis { $day }
club-take-back = Zurücknehmen
club-from-name = Zu einem Namen gehen
club-care = Mehr
club-role-of = Rolle von { $name }
club-role-give = Rolle geben
club-reset = Code für ein neues Passwort machen
club-reset-hint = Für alle, die Passwort und Codes verloren haben. Die Codes von bisher öffnen dann nichts mehr.
club-reset-code = Sag { $name } diesen Code auf anderem Weg; er wird nur jetzt gezeigt und öffnet das Konto einmal unter „Ich habe mein Passwort verloren“:
club-invitation-role = Kommt herein als
club-invitation-days = Gilt
club-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
club-settings = Der Klub
club-club-name = Name des Klubs
club-news = Neuigkeit
club-news-hint = Eine Zeile, die alle am Eingang sehen; leer für keine.
club-admission = Wer Mitglied wird
club-admission-open = Alle
club-admission-invitation = Mit Einladung
club-admission-approval = Mit Zustimmung
club-keep = Übernehmen
club-kept = Übernommen.
club-log = Was die Leitung tat
club-operator = Wer den Server betreibt
club-measure-change-member = änderte ein Mitglied
club-measure-reset-password = machte einen Code für ein Passwort
club-measure-invite = lud jemanden ein
club-measure-take-back-invitation = nahm eine Einladung zurück
club-measure-set-club = änderte den Klub
club-keys = Passkeys
club-keys-hint = Ein Schlüssel auf Gerät, Telefon oder Schlüsselbund öffnet dein Konto ohne Passwort.
club-key-add = Passkey hinzufügen
club-key-remove = Entfernen
club-key-of = Passkey vom { $day }
club-sign-in-by-key = Mit Passkey anmelden
club-ways = Benachrichtigungen
club-ways-hint = Eine Nachricht je Zug und keine, solange du hinsiehst. Ein einzelner Tisch lässt sich am Tisch stillschalten.
club-way-push = Dieser Browser
club-way-mail = Mail
club-way-webhook = Programm oder Chatraum
club-way-new = noch nicht benutzt
club-way-worked = zuletzt { $day }
club-way-failed = { $count ->
    [one] einmal fehlgeschlagen
   *[other] { $count }-mal fehlgeschlagen
}
club-way-add = Hinzufügen
club-way-end = Beenden
club-way-broken = { $way }, { $target }: Dort ist zuletzt nichts angekommen. Es wird immer seltener versucht, am Ende einmal am Tag. Versuch es hier, sobald es wieder geht, oder beende es.
club-way-lost = { $way }, { $target }: Seit { $day } wird dorthin nichts mehr geschickt, weil es endgültig abgelehnt wurde. Füg es unten neu hinzu, oder etwas anderes.
club-way-another = Noch ein Weg
club-way-test = Test
club-way-sent = gesendet
club-told-turn = Ich bin dran
club-told-turn-hint = eine Nachricht je Zug, nie zwei
club-told-reminder = Meine Zeit läuft ab
club-told-reminder-hint = wenn noch ein Viertel übrig ist
club-told-request = Jemand lädt mich zum Spielen ein
club-told-table = Ein Tisch von mir beginnt oder endet
club-told-sat-in = Ein Computer spielt für mich
club-told-sat-in-hint = mit dem Weg zurück
club-add-push = Diesem Browser Bescheid sagen, auch wenn er zu ist
club-mail-code = Code aus der Mail
club-webhook = Adresse eines Webhooks
club-webhook-hint = Discord, Slack oder alles, was JSON nimmt.

# Leute: Profile, Freunde, Ranglisten; und die Teile der eigenen Seite.

club-profile = Profil
club-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
club-no-such-member = Kein Mitglied heißt so.
club-somebody = jemand
club-friend = befreundet
club-here-now = Gerade da
club-regard-friend = Befreundet
club-regard-friend-end = Nicht mehr befreundet
club-regard-blocked = Blockieren
club-regard-blocked-end = Nicht mehr blockieren
club-blocked-hint = Du hast dieses Mitglied blockiert: Keiner von euch sieht, dass der andere da ist.
club-list-friend = Freunde
club-list-friend-hint = Sie stehen vorn, wo du siehst, wer da ist. Niemand wird gefragt, und niemand erfährt es.
club-list-blocked = Blockiert
club-list-blocked-hint = Sie sehen nicht, dass du da bist, und du nicht, dass sie es sind. Niemand erfährt es.
club-muted = Ausgeblendet
club-muted-hint = Was sie sagen, liest du an keinem Tisch. Davon erfahren sie nichts.
club-muted-end = Wieder zeigen
club-ratings = Spielstärke
club-rating = Stärke
club-about = etwa { $rating }
club-rated-matches = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
club-no-ratings = Noch keine gewertete Partie beendet.
club-as-table = Als Tabelle zeigen
club-graph = Wie sich die Spielstärke vom { $from } bis zum { $to } geändert hat. Die Zahlen stehen in der Tabelle darunter.
club-when = Wann
club-last-matches = Letzte Partien
club-all-games = Alle Spiele
club-which-game = Welches Spiel
club-no-matches = Noch keine beendete Partie, die du sehen darfst.
club-no-matches-mine = Noch keine Partie beendet.
club-won = Gewonnen
club-place = Platz { $place } von { $count }
club-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
club-change = { $signed } Stärke
club-rated = gewertet
club-stood-in-here = ein Computer spielte hier eine Weile
club-stood-in = ein Computer vertrat { $names }
club-replay = Ansehen
club-see-again = Diese Partie { $game } noch einmal ansehen
club-what-pays = Was sich für { $name } lohnt
club-won-of = { $won } von { $count } gewonnen.
club-category = Was
club-own-mean = Punkte je Partie
club-mean-of-all = Alle
club-against = Gegen wen
club-duel = { $ahead }-mal vorn, { $behind }-mal dahinter
club-rankings = Ranglisten
club-rankings-hint = { $count ->
    [one] Hier steht, wer eine gewertete Partie gespielt hat, und die Computer.
   *[other] Hier steht, wer { $count } gewertete Partien gespielt hat, und die Computer.
}
club-rankings-of-computers = Hier stehen nur die Computer; Mitglieder des Clubs sehen auch einander.
club-place-head = Platz
club-matches-head = Partien
club-part-name = Name und Wappen
club-part-notifications = Benachrichtigungen
club-part-devices = Anmeldung und Geräte
club-part-look = Sprache und Aussehen
club-part-data = Deine Daten
club-arms-hint = Das Wappen folgt aus dem Namen.
club-presence = Gerade da
club-presence-show = Zeigen, dass ich da bin
club-presence-hint = Andere Mitglieder sehen einen grünen Punkt neben deinem Namen, solange eine Seite offen ist.
club-export = Alles mitnehmen
club-export-hint = Name, Geräte, Nachrichtenwege, Freunde, Spielstärke und jede Partie mit ihrem Ergebnis, in einer Datei. Kein Passwort und kein Schlüssel steht darin.
club-export-go = Als Datei sichern
club-archive = Offenes Archiv
club-archive-agree = Meine Partien dürfen öffentlich sein, ohne Namen
club-archive-hint = Eine Partie ist im Archiv, solange alle zustimmen, die sie gespielt haben. Forschung und Computer lernen daraus.

club-delay = Sag es mir
club-delay-now = sofort
club-delay-quarter = wenn ich eine Viertelstunde nicht da war
club-delay-hours = wenn ich zwei Stunden nicht da war
club-delay-by-kind = auf dieses Gerät sofort, sonst später
club-digest-morning = alles in einer Nachricht, um 8 Uhr
club-digest-evening = alles in einer Nachricht, um 18 Uhr
club-digest-both = alles in einer Nachricht, um 8 und um 18 Uhr
club-quiet = Ruhezeiten
club-quiet-never = keine
club-quiet-hint = Nachrichten warten so lange, Uhren laufen weiter. Die Uhrzeiten gelten dort, wo du Freehold zuletzt geöffnet hast.
club-quiet-from = Ruhe ab
club-quiet-to = Ruhe bis
club-reports = Gemeldete Worte
club-report = { $name }: „{ $words }“
club-reported-by = gemeldet von { $name }, { $day }
club-report-settle = Erledigt
club-holiday = Urlaub
club-holiday-hint = Solange du weg bist, warten Uhren mit Tagen auf dich, höchstens dreißig Tage lang.
club-holiday-days = Tage
club-holiday-go = In Urlaub gehen
club-holiday-until = Im Urlaub bis { $day }.
club-holiday-back = Ich bin zurück
club-well = Alles in Ordnung
club-unwell = Nicht in Ordnung: { $reason }
club-backups = Sicherungen
club-back-up = Jetzt sichern
club-backup-none = Noch keine Sicherung. Sie entsteht, während alle weiterspielen; sie wird geöffnet und geprüft, bevor sie gilt.
club-backup-elsewhere = Eine PostgreSQL-Datenbank hat eigene Werkzeuge: pg_dump und pg_restore.
club-backup-size = { $count } MB
club-backup-checked = geprüft
club-backup-take = Herunterladen
club-nightly = Jede Nacht wird eine Kopie gemacht; die { $count } neuesten liegen in { $folder }.
club-nightly-none = Von selbst wird keine Kopie gemacht. Mit --backups ORDNER macht das Programm jede Nacht eine.
club-nightly-made = Die letzte ist vom { $moment }.
club-nightly-failed = Am { $moment } ließ sich keine machen: { $reason }
club-backup-restore = Um zu einer Kopie zurückzukehren: das Programm anhalten, freehold.db und die Dateien dieses Namens wegräumen und freehold restore DATEI aufrufen.
club-tables = Tische
club-tables-none = Es gibt keine Tische.
club-tables-more = Weitere Tische
club-table-waits = wartet auf Mitspieler
club-table-goes-on = läuft
club-table-remove = Entfernen
club-table-remove-sure = Diesen Tisch mit allem, was dort geschah, entfernen?
club-season = Saison der Wertungen
club-season-hint = Keine Wertung wird gelöscht, aber alle ändern sich eine Weile schneller. Das lässt sich nicht zurücknehmen.
club-season-begin = Eine Saison beginnen
club-season-begun = Eine Saison hat begonnen.
club-limits = Grenzen
club-limits-hint = So viel darf jemand verbrauchen. Jede Grenze wird durch ihre Angabe bei freehold serve, eine Umgebungsvariable oder in der Einstellungsdatei gesetzt.
club-limit-requests-per-second = Anfragen je Sekunde von einer Adresse
club-limit-messages-per-second = Nachrichten je Sekunde über eine Verbindung
club-limit-sign-ins-per-hour = Anmeldeversuche je Stunde
club-limit-codes-per-hour = Codes von Tischen, die von einer Adresse je Stunde versucht werden
club-limit-uploads-per-hour = Eigene Sätze von Plänen und Karten je Stunde von einer Adresse
club-limit-guests-per-day = Neue Leute am Tag von einer Adresse
club-limit-tables-per-day = Neue Tische am Tag von einer Adresse
club-limit-asked-per-day = Leute, die ein Mitglied am Tag an einen Tisch bittet
club-limit-remarks-per-minute = Bemerkungen einer Person je Minute
club-limit-remarks-at-once = Bemerkungen, die auf einmal kommen dürfen
club-limit-tables-per-guest = Unfertige Tische einer Person
club-limit-sockets-per-address = Offene Tische und Lobbys von einer Adresse
club-limit-connections-per-address = Verbindungen von einer Adresse
club-limit-connections = Verbindungen insgesamt
club-limit-computer-looks = Blicke eines Computers je Wahl
club-limit-computer-time = Millisekunden eines Computers je Zug
club-limit-host-computer-looks = Blicke eines Computers je Wahl, für Leitung und Helfende
club-limit-host-computer-time = Millisekunden eines Computers je Zug, für Leitung und Helfende
club-measure-back-up = hat alles gesichert
club-measure-take-backup = hat eine Sicherung heruntergeladen
club-measure-settle-report = hat eine Meldung angesehen
club-measure-begin-season = hat eine Saison der Wertung begonnen
club-measure-remove-table = hat einen Tisch entfernt

# Anderswo anmelden.

club-sign-in-elsewhere = Mit { $name } anmelden
club-elsewhere = Anderswo anmelden
club-elsewhere-asking = Einen Moment: Wir fragen, wer du bist.
club-elsewhere-refused = Du wurdest dort nicht angemeldet; hier ist nichts geschehen.
club-elsewhere-new = Du bist neu hier. Unter welchem Namen möchtest du spielen?
club-try-again = Noch einmal versuchen
club-first-password = Passwort setzen

# Zurückschauen und lernen.

club-review = Rückblick
club-review-now = Jeder Zug dieser Partie lässt sich wieder ansehen, mit den Augen jedes Platzes, und von jedem Moment an weiterspielen.
club-review-later = Ein Urteil, was besser gewesen wäre, hat hier seinen Platz; noch gibt es keines.
club-review-replay = Partie ansehen
club-learn = Lernen
club-learn-now = Ein erstes Spiel gegen einen Computer erklärt sich selbst: Jede Wahl sagt, was sie bewirkt, und ein Tipp zeigt eine gute. Die Regeln lassen sich durchsuchen.
club-learn-later = Lektionen Schritt für Schritt haben hier ihren Platz; noch gibt es keine.
club-learn-play = Erstes Spiel aufbauen
club-learn-rules = Regeln
