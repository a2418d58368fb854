# Suna Valo: names, what things do, what is asked and what happened, in German.
#
# Attributes: `.help` explains a thing; `.object`, `.into`, `.in` and `.of` are a column within a
# sentence ("activate the plants", "into the plants"); `.letter` stands for a good in tight places.
# { $me } is "yes" if the viewer is the one who acts.

### How things are put together

joined-notes = { $first }; { $next }
joined-or = { $first } oder { $last }
numbered = { $what } ({ $number })
nothing = nichts
empty = leer
era = Ära { $numeral }
taken = { $count ->
    [one] { $count } { $what }
   *[other] { $count } aus { $what }
}
given = { $what } { $from }
given-market = { $what } vom Hofmarkt für { $energy }
given-market-left = { $what } ({ $left })
energy-left = dann noch { $left }
from-market = { $what } vom Hofmarkt

### Goods and what is counted

good-grain = Getreide
    .letter = G
good-lily = Seerose
    .letter = S
good-flower = Blume
    .letter = B
good-wool = Wolle
    .letter = W
good-egg = Ei
    .letter = E
good-energy = Energie
    .letter = N
count-grain = { $count } Getreide
count-lily = { $count ->
    [one] { $count } Seerose
   *[other] { $count } Seerosen
}
count-flower = { $count ->
    [one] { $count } Blume
   *[other] { $count } Blumen
}
count-wool = { $count } Wolle
count-egg = { $count ->
    [one] { $count } Ei
   *[other] { $count } Eier
}
count-energy = { $count } Energie
count-any = { $count ->
    [0] nichts
    [one] { $count } beliebiges Hofgut
   *[other] { $count } beliebige Hofgüter
}
count-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
count-deliveries = { $count ->
    [one] { $count } Lieferung
   *[other] { $count } Lieferungen
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-scarcity = { $count ->
    [one] { $count } Knappheitsmarker
   *[other] { $count } Knappheitsmarker
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-crate = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
count-barrel = { $count ->
    [one] { $count } Fass
   *[other] { $count } Fässer
}
count-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}

### The farm

column-plants = Pflanzen
    .object = die Pflanzen
    .into = in die Pflanzen
    .of = der Pflanzen
    .help = Kopf: 1 Getreide oder Seerose
column-flowers = Blumen
    .object = die Blumen
    .into = in die Blumen
    .of = der Blumen
    .help = Kopf: 1 Blume
column-pastures = Weiden
    .object = die Weiden
    .into = in die Weiden
    .of = der Weiden
    .help = Kopf: 1 Wolle oder Ei
column-discoveries = Funde
    .object = die Funde
    .into = in die Funde
    .of = der Funde
    .help = Kopf: 1 Energie
column-dock = Dock
    .object = das Dock
    .into = ins Dock
    .of = des Docks
    .help = Kopf: 1 Lieferung
column-orders = Aufträge
    .object = die eigenen Aufträge
    .into = in die eigenen Aufträge
    .of = der eigenen Aufträge
    .help = Kopf: die Lieferungen des Docks, nur an diese Aufträge
store-head = Kopf
    .into = in den Kopf { $of }
    .from = aus dem Kopf { $of }
store-endless = Silo
    .into = ins Silo { $of }
    .from = aus dem Silo { $of }
store-satchel = Tasche
    .into = in die Tasche
    .from = aus der Tasche
store-card = Karte
    .into = auf { $card }
    .from = von { $card }
store-free = frei
stores = Lager: { $what }
silo = { $single }, Silo: { $goods }
face-down = umgedreht
order-open = { $card }: noch { $goods } für { $points }
order-done = { $card }: erfüllt, { $points }
row-card = { $card }: { $does }
figure-crate = Kiste
figure-barrel = Fass
figure-ship = Schiff
track-left = Linke Botleiste
    .help = vervielfacht die Punkte der rechten
track-right = Rechte Botleiste
    .help = Punkte und Botplättchen
spot-face-down-step = Zweiter Blick
    .help = jede umgedreht gelegte Karte gibt 1 Schritt
spot-ship-discount = Hafenpass
    .help = Schiffsaufträge kosten 1 Hofgut weniger
spot-village-discount = Stammkundschaft
    .help = Karten des Dorfes kosten 1 Hofgut weniger
spot-plant-market = Pflanzenstand
    .help = Getreide und Seerosen kosten am Hofmarkt 1 Energie weniger
spot-flower-market = Blumenstand
    .help = Blumen kosten am Hofmarkt 1 Energie weniger
spot-pasture-market = Weidestand
    .help = Wolle und Eier kosten am Hofmarkt 1 Energie weniger
spot-plant-silo = Pflanzensilo
    .help = endloses Lager für Getreide und Seerosen
spot-flower-silo = Blumensilo
    .help = endloses Lager für Blumen
spot-pasture-silo = Weidesilo
    .help = endloses Lager für Wolle und Eier
spot-energy-income = Energieeinkommen
    .help = 2 Energie, jetzt und nach jeder Ära
spot-crop-income = Ernteeinkommen
    .help = 1 Getreide, Seerose oder Blume, jetzt und nach jeder Ära
spot-animal-income = Tiereinkommen
    .help = 1 Wolle oder Ei, jetzt und nach jeder Ära
spot-left-lower = Linke Botleiste unten
    .help = öffnet die linke Botleiste bei Feld { $space }
spot-left-middle = Linke Botleiste Mitte
    .help = öffnet die linke Botleiste bei Feld { $space }
spot-left-upper = Linke Botleiste oben
    .help = öffnet die linke Botleiste bei Feld { $space }
spot-right-lower = Rechte Botleiste unten
    .help = erspart den Umweg um Feld { $space } der rechten Botleiste
spot-right-middle = Rechte Botleiste Mitte
    .help = erspart den Umweg um Feld { $space } der rechten Botleiste
spot-right-upper = Rechte Botleiste oben
    .help = erspart den Umweg um Feld { $space } der rechten Botleiste

### Cards

card = Karte
card-in = { $columns }: { $does }
card-festival = Dorffest: { $does }
does-make = erzeugt { $what }
does-order = verlangt { $slots }, bringt { $points }
does-points = { $points } am Ende
card-plants-grain = Kornfeld
card-plants-lily = Seerosenteich
card-plants-grain-grain = Kornfelder
card-plants-lily-lily = Seerosenteiche
card-plants-grain-lily = Feld und Teich
card-plants-lily-flower = Teich und Beet
card-plants-grain-flower = Feld und Beet
card-plants-points = Alter Obstgarten
card-flowers-flower = Blumenbeet
card-flowers-flower-flower = Blumenreihen
card-pastures-wool = Schafpferch
card-pastures-egg = Hühnerstall
card-pastures-wool-egg = Bunter Stall
card-pastures-wool-wool = Schafpferche
card-pastures-egg-egg = Hühnerställe
card-pastures-animal = Weideland
card-pastures-points = Alte Scheune
card-discoveries-energy = Alte Batterie
card-discoveries-step = Altes Zahnrad
card-discoveries-energy-step = Alter Motor
card-discoveries-step-step = Zahnradpaar
card-discoveries-crop = Saatversteck
card-discoveries-animal = Verirrte Herde
card-discoveries-delivery = Verlorene Drohne
card-discoveries-energy-energy-delivery = Kraftzelle
card-discoveries-points = Altes Fundstück
card-dock-delivery = Landeplatz
card-dock-delivery-delivery = Doppellandeplatz
card-dock-energy-delivery = Sonnendeck
card-dock-delivery-step = Drohnenwerkstatt
card-dock-delivery-step-step = Räderdock
card-dock-delivery-delivery-step = Großes Dock
card-dock-points = Alter Steg
card-orders-small = Auftrag
card-orders-great = Großer Auftrag
card-some-makes = Bunter Garten
card-some-delivery = Drohnenhof
card-some-step = Zahnradhof
card-some-goods = Alter Vorrat
card-some-energy = Batteriehaus
card-some-points = Alter Ort

### Festivals

festival-harvest-fair = Erntefest
    .help = 2 Energie je Karte der Pflanzen, für beide; dazu 3 Energie für die kaufende Seite
festival-flock-fair = Herdenfest
    .help = 2 Energie je Karte der Weiden, für beide; dazu 2 aus Getreide, Seerose oder Blume für die kaufende Seite
festival-finders-fair = Finderfest
    .help = 2 Energie je Karte der Funde, für beide; dazu 2 aus Wolle oder Ei für die kaufende Seite
festival-little-regatta = Kleine Regatta
    .help = beide dürfen einen Schiffsauftrag erfüllen, wer gekauft hat für 1 Hofgut weniger
festival-regatta = Regatta
    .help = beide dürfen einen Schiffsauftrag erfüllen, wer gekauft hat für 2 Hofgüter weniger
festival-barrel-fair = Fassfest
    .help = 2 Energie je eigenem Fass auf öffentlichen Aufträgen, für beide; dazu 2 aus Getreide, Seerose oder Blume für die kaufende Seite
festival-cog-fair = Räderfest
    .help = 2 Energie je Schritt auf eigenen Karten, für beide; dazu 2 Schritte für die kaufende Seite
festival-blossom-fair = Blütenfest
    .help = 2 Energie je Karte der Blumen, für beide; dazu 2 aus Wolle oder Ei für die kaufende Seite
festival-great-regatta = Große Regatta
    .help = beide dürfen einen Schiffsauftrag erfüllen, wer gekauft hat für 3 Hofgüter weniger
festival-drone-fair = Drohnenfest
    .help = 2 Energie je Karte des Docks, für beide; dazu 2 Lieferungen für die kaufende Seite
festival-notice-fair = Auftragsfest
    .help = 2 Energie je Karte der eigenen Aufträge, für beide; dazu 2 Punkte für die kaufende Seite
festival-open-day = Tag des offenen Hofes
    .help = beide nutzen bis zu 3 Karten, jede in einer anderen Spalte von Pflanzen, Blumen, Weiden und Funden; dazu 2 Punkte für die kaufende Seite
celebrated-energy = für dich { $yours }, für { $name } { $theirs }

### Characters

character-courier = Botin
    .help = 1 Lieferung mehr, sooft Dock oder eigene Aufträge arbeiten
character-haggler = Feilscher
    .help = Preise dürfen 1 unter dem Mindestpreis liegen
character-satchel = Sammlerin
    .help = drei Lager mehr in der Tasche, für beliebige Ressourcen
character-scout = Späher
    .help = darf vor dem Nachlegen die oberste Karte des Stapels aufdecken
character-tinker = Tüftlerin
    .help = 1 beliebiges Hofgut nach jedem Nutzen eines Fortschrittsplättchens
character-barterer = Tauscher
    .help = tauscht einmal je Zug ein Hofgut auf der eigenen Auslage gegen ein anderes
character-skipper = Schifferin
    .help = nutzt nach jedem Schiffsauftrag eine Karte der Pflanzen, der Blumen oder der Weiden
character-gleaner = Ährenleser
    .help = legt vor jedem Einkommen eine abgelegte Karte an, die sofort arbeitet

### Orders and tiles

public-order = öffentlicher Auftrag { $number }
ship-energy-cargo = Energiefracht
    .help = gibt 5 Energie
ship-crop-cargo = Erntefracht
    .help = gibt 3 aus Getreide, Seerose oder Blume
ship-animal-cargo = Tierfracht
    .help = gibt 2 aus Wolle oder Ei
ship-clear-track = Freie Bahn
    .help = nimmt eine Figur von der linken Botleiste und gibt 2 Schritte
ship-early-shift = Frühschicht
    .help = lässt eine Spalte arbeiten, nicht die eigenen Aufträge
ship-plain-honours = Schlichte Ehren
    .help = 3 Punkte am Ende
ship-field-shift = Feldschicht
    .help = lässt Pflanzen, Blumen oder Weiden arbeiten
ship-clear-place = Freier Platz
    .help = nimmt eine beliebige Figur vom Hof und gibt 3 Energie
ship-late-shift = Spätschicht
    .help = lässt eine Spalte arbeiten, nicht die eigenen Aufträge
ship-second-hand = Zweite Hand
    .help = legt eine abgelegte Karte an, die sofort arbeitet
ship-spare-tile = Ersatzbot
    .help = gibt ein Fortschrittsplättchen aus der Schachtel
ship-mixed-cargo = Bunte Fracht
    .help = gibt 1 Getreide oder Seerose, 1 Blume und 1 Wolle oder Ei
ship-dock-honours = Dockehren
    .help = am Ende 1 Punkt je Karte des Docks
ship-field-honours = Feldehren
    .help = am Ende 1 Punkt je zwei Karten von Pflanzen und Blumen
ship-finders-honours = Finderehren
    .help = am Ende 1 Punkt je Karte der Funde
ship-crate-honours = Kistenehren
    .help = am Ende 1 Punkt je eigener Kiste auf Aufträgen
ship-flock-honours = Herdenehren
    .help = am Ende 1 Punkt je Karte der Weiden
ship-barrel-honours = Fassehren
    .help = am Ende 1 Punkt je eigenem Fass auf Aufträgen
tile-flower-energy = Blumenbot
    .help = 1 Energie, sooft die Blumen arbeiten
tile-plant-energy = Pflanzenbot
    .help = 1 Energie, sooft die Pflanzen arbeiten
tile-pasture-energy = Weidebot
    .help = 1 Energie, sooft die Weiden arbeiten
tile-pasture-crop = Futterbot
    .help = 1 Getreide, Seerose oder Blume, sooft die Weiden arbeiten
tile-discovery-animal = Spürbot
    .help = 1 Wolle oder Ei, sooft die Funde arbeiten
tile-dock-crop = Ladebot
    .help = 1 Getreide, Seerose oder Blume, sooft das Dock arbeitet
tile-order-step = Aktenbot
    .help = 1 Schritt, sooft die eigenen Aufträge arbeiten
tile-order-animal = Hirtenbot
    .help = 1 Wolle oder Ei, sooft die eigenen Aufträge arbeiten
tile-end-columns = Lange Spalten
    .help = 1 Punkt je Spalte mit mindestens drei Karten
tile-end-energy = Volle Speicher
    .help = 1 Punkt je 2 Energie, höchstens 6
tile-end-rows = Schöne Reihen
    .help = 2 Punkte je Reihenbonus
tile-end-barrels = Viele Fässer
    .help = 1 Punkt je eigenem Fass auf Aufträgen
tile-end-crates = Viele Kisten
    .help = 1 Punkt je eigener Kiste auf Aufträgen
tile-end-resources = Volle Lager
    .help = 1 Punkt je 2 gelagerte Ressourcen, höchstens 6
tile-end-ships = Viele Schiffe
    .help = 1 Punkt je eigenem Schiff auf Aufträgen
tile-end-points = Sichere Sache
    .help = 3 Punkte

### Points

category-ships = Schiffe
    .help = Die Punkte der Plätze deiner Schiffe.
category-ship-effects = Ehren
    .help = Was deine Schiffsaufträge am Ende zählen.
category-public-orders = Öffentliche Aufträge
    .help = Die Punkte der Plätze deiner Fässer.
category-own-orders = Eigene Aufträge
    .help = Die Punkte deiner Aufträge mit einer Kiste.
category-cards = Karten
    .help = Hofkarten mit eigenen Punkten und behaltene Dorffeste.
category-farm-board = Hof
    .help = Die Punkte der Plätze, deren Figur weg ist.
category-rows = Reihen
    .help = 5 Punkte für jede volle Reihe, für die du Punkte nahmst.
category-tracks = Botleisten
    .help = Die Punkte der rechten mal dem Faktor der linken.
category-end-tile = Plättchen Spielende
    .help = Was dein Plättchen am Ende zählt.
category-goods = Hofgüter
    .help = 1 Punkt je fünf übrige Hofgüter.
category-scarcity = Knappheit
    .help = 1 Punkt weniger für jeden Knappheitsmarker.
tie-broken = Gleich viele Punkte: Es gewinnt, wer den Startbaum nicht hat.

### What is asked: the title

ask-character = { $me ->
    [yes] Behalte einen von zwei Charakteren.
   *[no] { $name } ist dran: einen von zwei Charakteren behalten.
}
ask-prepare = { $me ->
    [yes] Lege ein Hofgut auf { $card } in deiner Auslage.
   *[no] { $name } ist dran: ein Hofgut auf { $card } legen.
}
ask-turn = { $me ->
    [yes] Du bist am Zug: Kaufe eine Karte oder schicke ein Schiff.
   *[no] { $name } ist dran: eine Karte kaufen oder ein Schiff schicken.
}
ask-pay = { $me ->
    [yes] Zahle { $price }.
   *[no] { $name } ist dran: { $price } zahlen.
}
ask-pay-card = { $me ->
    [yes] Zahle { $price } für { $card }.
   *[no] { $name } ist dran: { $price } für { $card } zahlen.
}
ask-receive = { $me ->
    [yes] Lagere, was du bekommst: { $goods }.
   *[no] { $name } ist dran: { $goods } lagern.
}
ask-place = { $me ->
    [yes] Lege { $card } an, offen oder umgedreht.
   *[no] { $name } ist dran: { $card } anlegen.
}
ask-festival = { $me ->
    [yes] Feiere { $card } oder lege die Karte umgedreht an.
   *[no] { $name } ist dran: { $card } feiern oder umgedreht anlegen.
}
ask-column = { $me ->
    [yes] { $column } bei der Arbeit, in beliebiger Reihenfolge: { $what }.
   *[no] { $name } nutzt { $column }: { $what }.
}
ask-pool = { $me ->
    [yes] Nutze { $what }.
   *[no] { $name } ist dran: { $what } nutzen.
}
ask-pool-parts = { $column }: Nutze alles in beliebiger Reihenfolge.
ask-pool-empty = { $me ->
    [yes] Tauscher: Tausche ein Hofgut auf deiner Auslage oder sei fertig.
   *[no] { $name } darf ein Hofgut tauschen.
}
ask-row = { $me ->
    [yes] Nutze die Karten der Reihe, eine nach der anderen.
   *[no] { $name } ist dran: die Karten einer Reihe nutzen.
}
ask-row-bonus = { $me ->
    [yes] Reihe { $row } ist voll: Nimm Punkte oder nutze ihre Karten noch einmal.
   *[no] Reihe { $row } von { $name } ist voll: Punkte oder ihre Karten noch einmal.
}
ask-pick-cards = { $me ->
    [yes] { $count ->
        [one] Nutze eine deiner Karten.
       *[other] Nutze bis zu { $count } deiner Karten, jede in einer anderen Spalte.
    }
   *[no] { $name } darf Karten nutzen.
}
ask-pick-column = { $me ->
    [yes] Lass eine Spalte arbeiten: { $columns }.
   *[no] { $name } ist dran: eine Spalte arbeiten lassen.
}
ask-gain = { $me ->
    [yes] Nimm { $what }.
   *[no] { $name } ist dran: { $what } nehmen.
}
ask-figure = { $me ->
    [yes] { $figure ->
        [crate] Wähle die Kiste, die deinen Hof verlässt.
        [barrel] Wähle das Fass, das deinen Hof verlässt.
        [ship] Wähle das Schiff, das deinen Hof verlässt.
       *[any] Du darfst eine Figur von deinem Hof nehmen.
    }
   *[no] { $figure ->
        [crate] { $name } ist dran: eine Kiste wählen.
        [barrel] { $name } ist dran: ein Fass wählen.
        [ship] { $name } ist dran: ein Schiff wählen.
       *[any] { $name } darf eine Figur vom Hof nehmen.
    }
}
ask-tile = { $me ->
    [yes] { $pool ->
        [progress] Nimm ein Fortschrittsplättchen.
        [boxed] Nimm ein Fortschrittsplättchen aus der Schachtel.
       *[end] Nimm ein Plättchen für das Spielende.
    }
   *[no] { $pool ->
        [progress] { $name } ist dran: ein Fortschrittsplättchen nehmen.
        [boxed] { $name } ist dran: ein Fortschrittsplättchen aus der Schachtel nehmen.
       *[end] { $name } ist dran: ein Plättchen für das Spielende nehmen.
    }
}
ask-dig = { $me ->
    [yes] Lege eine abgelegte Karte an; sie arbeitet sofort, allein.
   *[no] { $name } darf eine abgelegte Karte anlegen.
}
ask-refill = { $me ->
    [yes] Wähle eine Karte des Dorfes für Platz { $place } deiner Auslage.
   *[no] { $name } ist dran: Platz { $place } der Auslage füllen.
}
ask-refill-looked = { $me ->
    [yes] Wähle { $card } oder eine Karte des Dorfes für Platz { $place } deiner Auslage.
   *[no] { $name } ist dran: Platz { $place } der Auslage füllen; { $card } liegt offen.
}
ask-price = { $me ->
    [yes] { $count ->
        [one] Ein Preis für { $card }: noch mindestens { $count } Hofgut.
       *[other] Ein Preis für { $card }: noch mindestens { $count } Hofgüter.
    }
   *[no] { $count ->
        [one] { $name } ist dran: Preis für { $card }, noch mindestens { $count } Hofgut.
       *[other] { $name } ist dran: Preis für { $card }, noch mindestens { $count } Hofgüter.
    }
}
ask-price-more = { $me ->
    [yes] Erhöhe den Preis von { $card } oder lass ihn so.
   *[no] { $name } darf den Preis von { $card } erhöhen.
}
ask-swap = { $me ->
    [yes] Gib ein Hofgut für { $taken } auf { $card }.
   *[no] { $name } ist dran: ein Hofgut für { $taken } auf { $card } geben.
}
ask-ship = { $me ->
    [yes] { $count ->
        [0] { $festival }: Du darfst ein Schiff schicken.
        [one] { $festival }: Du darfst ein Schiff schicken, für { $count } Hofgut weniger.
       *[other] { $festival }: Du darfst ein Schiff schicken, für { $count } Hofgüter weniger.
    }
   *[no] { $festival }: { $name } darf ein Schiff schicken.
}
ask-renew = { $me ->
    [yes] Bereite { $era } vor: Lege Handkarten in deine Auslage oder behalte sie.
   *[no] { $name } ist dran: { $era } vorbereiten.
}
ask-wait = { $me ->
    [yes] Einen Augenblick.
   *[no] { $name } macht weiter.
}
ask-match-over = Die Partie ist zu Ende.

### What is asked: why, and what helps

why-bought = { $name } hat eine Karte von dir gekauft.
why-refill = Du hast eine Karte deiner eigenen Auslage genommen.
why-ship = Es steht dann auf { $order }.
why-complete = Die Figur kommt auf den erfüllten Auftrag.
why-alone = Die Schifferin nutzt sie allein: ohne Kopf, ohne Plättchen.
why-festival = Ein Dorffest erlaubt es beiden.
why-dig = Nur die Karte arbeitet, nicht die ganze Spalte.
why-tile = Dein Zahnrad hat ein Plättchen erreicht. Es wirkt ab deinem nächsten Zug.
why-end-tile = Dein Zahnrad ist am Ende der rechten Botleiste.
help-prepare = Wer die Karte von dir kauft, zahlt dasselbe.
help-turn = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} und { $ships ->
    [one] { $ships } Schiffsauftrag
   *[other] { $ships } Schiffsaufträge
} sind bezahlbar.
help-price = Er ist weg, wenn du die Karte selbst nimmst; kauft sie die andere Seite, bekommst du ihn doppelt.
help-payable = { $name } könnte das jetzt bezahlen.
help-not-payable = { $name } könnte das jetzt nicht bezahlen: Es fehlt { $what }.
help-scarcity = { $count ->
    [one] Deine Hofgüter reichen nicht: { $count } Knappheitsmarker, der dich 1 Punkt kostet; wer die Karte von dir kauft, gibt dir dafür 1 beliebiges Hofgut.
   *[other] Deine Hofgüter reichen nicht: { $count } Knappheitsmarker, die dich je 1 Punkt kosten; wer die Karte von dir kauft, gibt dir dafür je 1 beliebiges Hofgut.
}
help-renew = Hofgüter bleiben auf dem Platz und werden bis zum neuen Mindestpreis ergänzt. Übrige Handkarten werden abgelegt.
help-overflow = { $count ->
    [one] { $count } findet kein Lager und wird zu Energie.
   *[other] { $count } finden kein Lager und werden zu Energie.
}
help-no-room = Kein Lager für { $goods }.
help-lost = { $count ->
    [one] { $count } verfällt, weil ein Lager fehlt.
   *[other] { $count } verfallen, weil Lager fehlen.
}
help-lost-yet = { $count ->
    [one] { $count } verfällt, wenn vorher kein Lager frei wird.
   *[other] { $count } verfallen, wenn vorher keine Lager frei werden.
}

### Choices, as labels

action-keep = { $character } behalten
action-buy-village = { $card } vom Dorf kaufen für { $price }
action-buy-own = { $card } aus deiner Auslage nehmen, ohne zu zahlen
action-buy-other = { $card } von { $name } kaufen für { $price }
action-ship = Schiff zu { $order } schicken für { $price }
action-pay = { $what } zahlen
action-price = { $what } auf { $card } legen
action-give = { $what } für { $taken } geben
action-rest = Alles auf dem üblichen Weg zahlen
action-rest-price = Der niedrigste Preis
rest = { $how }: { $what }
rest-market = { $goods } vom Hofmarkt für { $energy }
rest-saved = ohne { $goods }
action-save = { $good } weglassen
action-place = Offen { $into }
action-place-down = Umgedreht { $into }, ohne ihre Funktion
action-celebrate = { $card } feiern
action-produce-head = { $what } vom Kopf { $of } { $into }
action-produce = { $what } von { $card } { $into }
action-store = { $what } nehmen, { $into }
action-take-energy = { $what } nehmen
action-use-tile = { $tile } nutzen
action-use = { $card } nutzen
action-activate = { $column } arbeiten lassen
action-deliver = { $what } liefern: { $to }
action-step-left = Linke Botleiste auf Feld { $space }
action-step-right = Rechte Botleiste auf Feld { $space }
action-step-around = Rechte Botleiste, Umweg um Feld { $space }: { $now } von { $all }
action-lift = { $figure ->
    [crate] Die Kiste von { $spot }
    [barrel] Das Fass von { $spot }
   *[ship] Das Schiff von { $spot }
}
action-take = { $tile } nehmen
action-row-points = { $points } für die Reihe nehmen
action-row-activate = Die Karten der Reihe noch einmal nutzen
action-dig = { $card } anlegen, { $into }
action-refill = { $least ->
    [0] { $card }, ohne Mindestpreis
   *[other] { $card } für mindestens { $least }
}
action-look = Erst die oberste Karte des Stapels aufdecken, für alle sichtbar
action-replace = { $card } statt { $old }
action-swap = { $what } von { $card } nehmen und ein anderes Hofgut hinlegen
action-skip = Verzichten
action-skip-figure = Die Figuren stehen lassen
action-skip-ship = Kein Schiff schicken
action-skip-dig = Keine Karte anlegen
action-done = Fertig
action-done-unused = Fertig, auf { $what } verzichten
action-done-parts = Fertig, auf den Rest verzichten
action-done-price = Das ist der Preis: { $price }
action-done-renew = Die Auslage so behalten
action-done-row = Fertig mit der Reihe
price-village = { $discount ->
    [0] Mindestpreis { $minimum } und { $place } für den Platz
   *[other] Mindestpreis { $minimum } und { $place } für den Platz, abzüglich { $discount } Nachlass
}
price-own = was darauf liegt, kommt in den Vorrat: { $goods }
price-own-scarcity = { $count ->
    [one] { $count } Knappheitsmarker bleibt bei dir: 1 Punkt weniger
   *[other] { $count } Knappheitsmarker bleiben bei dir: je 1 Punkt weniger
}
price-other = { $name } bekommt { $goods }
price-other-scarcity = { $count ->
    [one] { $count } Knappheitsmarker geht an { $name }: dort 1 Punkt weniger; du gibst dafür 1 beliebiges Hofgut
   *[other] { $count } Knappheitsmarker gehen an { $name }: dort je 1 Punkt weniger; du gibst dafür je 1 beliebiges Hofgut
}
price-ship = Platz für { $points }
price-ship-village = { $card } verlässt das Dorf
price-less = { $count ->
    [one] { $price }, davon nach Wahl { $count } weniger
   *[other] { $price }, davon nach Wahl { $count } weniger
}
price-lacking = was fehlt ({ $goods }), kostet { $energy } am Hofmarkt
gives = gibt { $what }
gives-full = voll, erzeugt nichts: { $what }
pool-head = der Kopf { $of }
pool-no-delivery = { $deliveries } (jetzt kann nichts geliefert werden)
pool-no-step = { $steps } (jetzt kann kein Zahnrad weiter)
pool-own = { $deliveries } an eigene Aufträge
pool-only = { $deliveries } an { $card }
fills-row = füllt Reihe { $row }
brings = bringt { $what }
brings-lost = { $what } verfällt: kein Lager
note-lost = { $count ->
    [one] { $count } davon verfällt: kein Lager
   *[other] { $count } davon verfallen: kein Lager
}
note-lost-silo = { $count ->
    [one] { $count } davon verfällt, weil ein Lager fehlt, wenn das Schiff kein Silo aufdeckt
   *[other] { $count } davon verfallen, weil Lager fehlen, wenn das Schiff kein Silo aufdeckt
}
completes = { $figure ->
    [barrel] erfüllt: { $points }, und ein Fass verlässt deinen Hof
   *[crate] erfüllt: { $points }, und eine Kiste verlässt deinen Hof
}
slots-left = { $count ->
    [one] dann fehlt noch { $count } Lieferung
   *[other] dann fehlen noch { $count } Lieferungen
}
step-worth = Botleisten zählen { $points } × { $factor } = { $worth }
note-tinker = danach 1 beliebiges Hofgut
note-progress = ein Fortschrittsplättchen
note-end = ein Plättchen für das Spielende
note-next-turn = ab dem nächsten Zug
note-now = nach heutigem Stand { $points }
note-stay = bleibt darauf: { $goods }
note-more = { $count ->
    [0] nichts weiter nötig
    [one] noch mindestens { $count } Hofgut
   *[other] noch mindestens { $count } Hofgüter
}
note-scarcity = { $count ->
    [one] { $count } Knappheitsmarker, deine Hofgüter reichen nicht
   *[other] { $count } Knappheitsmarker, deine Hofgüter reichen nicht
}

### What happened

event-era-began = { $me ->
    [yes] { $era } beginnt; du hast den Startbaum.
   *[no] { $era } beginnt; { $name } hat den Startbaum.
}
new-orders = Neu: { $orders }.
new-era-incomes = Einkommen: { $incomes }.
income-of = { $me ->
    [yes] du: { $spots }
   *[no] { $name }: { $spots }
}
event-revealed = Aufgedeckt: { $order }.
event-revealed-ship = Aufgedeckt: Schiffsauftrag { $order }.
event-came-to-village = { $card } kommt ins Dorf.
event-came-to-display = { $me ->
    [yes] { $card } kommt in deine Auslage.
   *[no] { $card } kommt in die Auslage von { $name }.
}
event-drew-hand = { $me ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht { $card }.
}
event-kept = { $me ->
    [yes] Du spielst { $character }.
   *[no] { $name } spielt { $character }.
}
event-turn-began = { $me ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $name } ist dran.
}
event-bought-village = { $me ->
    [yes] Du kaufst { $card } vom Dorf.
   *[no] { $name } kauft { $card } vom Dorf.
}
event-bought-own = { $me ->
    [yes] Du nimmst { $card } aus deiner Auslage.
   *[no] { $name } nimmt { $card } aus der eigenen Auslage.
}
event-bought-other = { $me ->
    [yes] Du kaufst { $card } von { $owner }.
   *[no] { $name } kauft { $card } von { $owner }.
}
event-bought-yours = { $name } kauft { $card } von dir.
event-paid = { $me ->
    [yes] Du zahlst { $what }.
   *[no] { $name } zahlt { $what }.
}
event-saved = { $me ->
    [yes] Du lässt { $what } weg.
   *[no] { $name } lässt { $what } weg.
}
event-priced = { $me ->
    [yes] Du legst { $what } auf { $card }.
   *[no] { $name } legt { $what } auf { $card }.
}
event-scarce = { $me ->
    [yes] { $count ->
        [one] Dir fehlen Hofgüter: { $count } Knappheitsmarker auf { $card }.
       *[other] Dir fehlen Hofgüter: { $count } Knappheitsmarker auf { $card }.
    }
   *[no] { $count ->
        [one] { $name } fehlen Hofgüter: { $count } Knappheitsmarker auf { $card }.
       *[other] { $name } fehlen Hofgüter: { $count } Knappheitsmarker auf { $card }.
    }
}
event-took-scarcity = { $me ->
    [yes] { $count ->
        [one] { $count } Knappheitsmarker bleibt bei dir: 1 Punkt weniger.
       *[other] { $count } Knappheitsmarker bleiben bei dir: je 1 Punkt weniger.
    }
   *[no] { $count ->
        [one] { $count } Knappheitsmarker bleibt bei { $name }.
       *[other] { $count } Knappheitsmarker bleiben bei { $name }.
    }
}
event-overflowed = { $me ->
    [yes] Du hast kein Lager für { $what } und bekommst dafür 1 Energie.
   *[no] { $name } hat kein Lager für { $what } und bekommt dafür 1 Energie.
}
event-placed = { $me ->
    [yes] Du legst { $card } { $into }.
   *[no] { $name } legt { $card } { $into }.
}
event-placed-down = { $me ->
    [yes] Du legst { $card } umgedreht { $into }.
   *[no] { $name } legt { $card } umgedreht { $into }.
}
event-celebrated = { $me ->
    [yes] Du feierst { $festival }.
   *[no] { $name } feiert { $festival }.
}
event-activated = { $me ->
    [yes] Deine Spalte arbeitet: { $column }.
   *[no] Eine Spalte von { $name } arbeitet: { $column }.
}
event-activated-card = { $me ->
    [yes] Du nutzt { $card }.
   *[no] { $name } nutzt { $card }.
}
event-income = { $me ->
    [yes] Die Ära bringt dir: { $spot }.
   *[no] Die Ära bringt { $name }: { $spot }.
}
event-energy = { $me ->
    [yes] Du bekommst { $what }.
   *[no] { $name } bekommt { $what }.
}
event-produced = { $me ->
    [yes] Du erzeugst { $what }, { $into }.
   *[no] { $name } erzeugt { $what }, { $into }.
}
event-stored = { $me ->
    [yes] Du lagerst { $what }, { $into }.
   *[no] { $name } lagert { $what }, { $into }.
}
event-lost = { $me ->
    [yes] Dir fehlt ein Lager; es verfällt: { $what }.
   *[no] { $name } fehlt ein Lager; es verfällt: { $what }.
}
event-used-tile = { $me ->
    [yes] Du nutzt { $tile }.
   *[no] { $name } nutzt { $tile }.
}
event-delivered = { $me ->
    [yes] Du lieferst { $what }: { $to }.
   *[no] { $name } liefert { $what }: { $to }.
}
event-completed = { $me ->
    [yes] Du erfüllst: { $to }, { $points }.
   *[no] { $name } erfüllt: { $to }, { $points }.
}
event-completed-own = { $me ->
    [yes] Du erfüllst: { $to }, { $points }.
   *[no] { $name } erfüllt: { $to }, { $points }.
}
event-shipped = { $me ->
    [yes] Du schickst ein Schiff zu { $order }: { $points }.
   *[no] { $name } schickt ein Schiff zu { $order }: { $points }.
}
event-lifted = { $me ->
    [yes] { $figure ->
        [crate] Deine Kiste verlässt { $spot }: { $help }.
        [barrel] Dein Fass verlässt { $spot }: { $help }.
       *[ship] Dein Schiff verlässt { $spot }: { $help }.
    }
   *[no] { $figure ->
        [crate] Eine Kiste von { $name } verlässt { $spot }: { $help }.
        [barrel] Ein Fass von { $name } verlässt { $spot }: { $help }.
       *[ship] Ein Schiff von { $name } verlässt { $spot }: { $help }.
    }
}
event-stepped = { $me ->
    [yes] { $track ->
        [left] Du gehst einen Schritt auf der linken Botleiste.
       *[right] Du gehst einen Schritt auf der rechten Botleiste.
    }
   *[no] { $track ->
        [left] { $name } geht einen Schritt auf der linken Botleiste.
       *[right] { $name } geht einen Schritt auf der rechten Botleiste.
    }
}
event-took-tile = { $me ->
    [yes] Du nimmst { $tile }: { $help }.
   *[no] { $name } nimmt { $tile }: { $help }.
}
event-filled-row = { $me ->
    [yes] Deine Reihe { $row } ist voll.
   *[no] Reihe { $row } von { $name } ist voll.
}
event-row-points = { $me ->
    [yes] Du nimmst { $points } für die Reihe.
   *[no] { $name } nimmt { $points } für die Reihe.
}
event-row-activated = { $me ->
    [yes] Du nutzt die Karten der Reihe noch einmal.
   *[no] { $name } nutzt die Karten der Reihe noch einmal.
}
event-discarded = { $card } wird abgelegt.
event-boxed = { $card } kommt in die Schachtel.
event-looked = { $me ->
    [yes] Du deckst { $card } auf.
   *[no] { $name } deckt { $card } auf.
}
event-refilled = { $me ->
    [yes] Du legst { $card } in deine Auslage.
   *[no] { $name } legt { $card } in die eigene Auslage.
}
event-replaced = { $me ->
    [yes] Du ersetzt { $card } durch { $by }.
   *[no] { $name } ersetzt { $card } durch { $by }.
}
event-swapped = { $me ->
    [yes] Du nimmst { $taken } von { $card } und legst { $given } hin.
   *[no] { $name } nimmt { $taken } von { $card } und legt { $given } hin.
}
event-era-ends = Alle Aufträge der Ära liegen offen: Sie endet mit dieser Runde.
event-extra-turns = Alle haben noch einen Zug; nichts wird nachgelegt.
event-over = Die Partie ist zu Ende.

### The table as text

standing = { $era }, Zug { $turn }; Startbaum: { $name }; { $count ->
    [one] { $count } Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
standing-ends = Die Ära endet mit dieser Runde.
standing-ends-match = Nach dieser Runde haben alle noch einen Zug, dann endet die Partie.
standing-extra = Das sind die letzten Züge der Partie.
standing-hidden = { $count ->
    [0] Alle Aufträge der Ära liegen offen.
    [one] { $then ->
        [match] Noch ein Auftrag wird { $bottom } aufgedeckt, dann kommen die letzten Züge.
       *[era] Noch ein Auftrag wird { $bottom } aufgedeckt, dann endet die Ära.
    }
   *[other] { $then ->
        [match] Noch { $count } Aufträge werden { $bottom } aufgedeckt, dann kommen die letzten Züge.
       *[era] Noch { $count } Aufträge werden { $bottom } aufgedeckt, dann endet die Ära.
    }
}
standing-bottom = { $count ->
    [one] durch die letzte Karte des Stapels
   *[other] durch die letzten { $count } Karten des Stapels
}
label-village = Dorf { $place }
label-display = Eigene { $place }
label-display-other = Andere { $place }
label-progress = Fortschritt
label-end = Spielende
label-boxed = Schachtel
label-dealt = Zur Wahl
label-hand = Hand
label-goods = Hofgüter
label-market = Hofmarkt
label-satchel = Tasche
label-tracks = Botleisten
label-tile = Plättchen
label-uncovered = Frei
label-figures = Figuren
label-rows = Reihen
label-scarcity = Knappheit
costs = { $card } für { $price }
lies-on = { $card }, darauf { $price }
scarcity-costs = jeder Knappheitsmarker kostet die Seite, in deren Auslage die Karte liegt, 1 Punkt, wer immer sie nimmt; die andere gibt dafür je 1 beliebiges Hofgut
scarcity-held = { $me ->
    [yes] jeder kostet dich am Ende 1 Punkt
   *[no] jeder kostet { $name } am Ende 1 Punkt
}
least = Mindestpreis { $least }
places = { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
} zuerst, { $second } danach
area = { $me ->
    [yes] du: { $slots }
   *[no] { $name }: { $slots }
}
area-done = { $me ->
    [yes] du: erfüllt, { $points }
   *[no] { $name }: erfüllt, { $points }
}
slot = { $what } (gibt { $reward })
slot-filled = { $what } ✓
ship-costs = { $order } für { $price }
ship-done = { $me ->
    [yes] dein Schiff ist dort: { $points }
   *[no] das Schiff von { $name } ist dort: { $points }
}
track-values = Felder { $values }
track-tiles = Fortschritt auf { $progress }, Spielende auf { $end }
gears = { $detour ->
    [0] links auf Feld { $left }, rechts auf Feld { $right }
   *[other] links auf Feld { $left }, rechts hinter Feld { $right }, { $detour } auf dem Umweg
}
gears-blocked = eine Figur versperrt die linke
market-price = { $what } für { $energy }
rows = { $points } für Punkte, { $activated } genutzt
summary = { $me ->
    [yes] Du hast { $goods }; { $cards } am Hof; dort stehen noch { $figures }.
   *[no] { $name } hat { $goods }; { $cards } am Hof; dort stehen noch { $figures }.
}

### Before a match

option-all = Beide wählen aus je zwei von allen acht Charakteren.
option-first = Beide wählen aus je zweien von { $characters }.
option-given = Die Charaktere sind { $characters }.
option-festival-ships-remove = Auch ein Schiff bei einem Dorffest nimmt eine Karte aus dem Dorf.
option-first-game = Der empfohlene Anfang: nur die vier Charaktere, die leicht zu spielen sind.

### At the table

points-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-now = Wäre jetzt Schluss
help-about-trademark = Suna Valo gehört seinen Autoren und seinem Verlag; dies ist ein Tisch dafür, mit eigenen Zeichnungen und eigenen Worten.
progress = { $era }, Zug { $turn }
zone-standing = Stand der Partie
zone-street = Straße
zone-hand = Deine Hand
zone-orders = Aufträge
zone-ships = Schiffe
zone-far = Gegenüber
zone-tracks = Leisten
zone-tiles = Botplättchen
zone-characters = Charaktere
zone-discards = Ablage
farm-of = Hof von { $name }
figures-of = Figuren, die auf dem Hof von { $name } stehen
farm-tree = Hat den Startbaum
chip-goods = Hofgüter
chip-tiles = Botplättchen
street-yours = Eigene
street-theirs = { $name }
street-village = Dorf
street-nothing = kostet nichts
street-same = dieselben Güter
street-deck = Der Stapel
street-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
street-discards = { $count ->
    [one] { $count } abgelegt
   *[other] { $count } abgelegt
}
street-ship-takes = Ein Schiff nimmt den untersten Stand.
street-gap = Hierher kommt deine neue Karte.
street-least = mindestens { $least }
street-none = Mehr kommen nicht.
street-sold = Verkauft. Am Zugende rückt die Straße nach.
plan-pay = Du zahlst mit
plan-good = { $good }: { $spent } von { $have }
plan-goal = Sie kommt zu
plan-turn = D: verdeckt, und zurück
face-down-key = D
face-down-key-does = eine gekaufte Karte verdeckt anlegen, und wieder offen
plan-hold = Feiern
plan-back = Zurück
plan-goods = Hofgüter wählen
plan-do = { $kind ->
    [own] Umsonst nehmen
    [ship] Schiff schicken für { $price }
   *[card] Kaufen für { $price }
}
orders-given = { $given } von { $all }
orders-later = später
market-then = dann { $energy }
place-down = Umgedreht: { $column }
card-down = { $card }, umgedreht
kind-festival = Dorffest
spot-stands = Hier steht: { $figure }
tiles-progress = Fortschritt
tiles-end = Fürs Ende
tiles-boxed = In der Schachtel
note-shows-something-new = zeigt etwas Neues: lässt sich nicht zurücknehmen
short-by = { $what } zu wenig.
short-fixed = Verlangt: { $price }. Du hast { $have }.
short-energy = Was fehlt, kostet am Hofmarkt { $energy }; du hast { $have }.
short-energy-due = Mit der fälligen Energie braucht das { $energy }; du hast { $have }.
set-up-characters = Charaktere
set-up-first = Erste Partie
set-up-first-hint = Beide bekommen zwei von vier leicht spielbaren Charakteren und behalten einen.
set-up-all = Alle Charaktere
set-up-all-hint = Beide bekommen zwei von allen acht und behalten einen.
set-up-given = Gewählte Charaktere
set-up-given-hint = Ihr bestimmt, wer wen spielt.
set-up-of-seat = Platz { $number }
set-up-ships-remove = Auch Schiffe bei Dorffesten nehmen eine Karte aus dem Dorf
set-up-ships-remove-hint = Eine strengere Lesart der Dorffeste mit Schiffen; Ären werden kürzer.
area-board = Hof
