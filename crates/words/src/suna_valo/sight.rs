//! What lies between the farms, as text: the village, orders, ships, tiles.

use super::{Speech, other};
use suna_valo::components::Slot;
use suna_valo::{Era, Open, OpenPublic, OpenShip, Place, Priced, Spot, Track, View};
use table::{Seat, Viewer};

/// A thing and what there is to say about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Which thing, in a word or two.
    pub label: String,
    /// What there is to say.
    pub text: String,
}

impl Speech<'_> {
    pub(super) fn entry(&self, label: String, text: String) -> Entry {
        Entry { label, text }
    }

    /// Where the match stands: era, turn, tree, deck, and what ends the era.
    pub fn standing(&self, view: &View) -> String {
        let open = view.open();
        let args = [
            ("era", self.era(open.era).into()),
            ("turn", open.turn.into()),
            ("name", self.name(open.tree).into()),
            ("count", view.n_deck().into()),
        ];
        self.say("standing", &args) + " " + &self.ending(view)
    }

    /// What ends the era or the match, and how near that is.
    pub fn ending(&self, view: &View) -> String {
        let open = view.open();
        let is_last = open.era == Era::Three;
        match (open.pending(), open.extra_turns, open.is_era_ending) {
            (None, ..) => self.words.say("ask-match-over"),
            (_, 0, true) if is_last => self.words.say("standing-ends-match"),
            (_, 0, true) => self.words.say("standing-ends"),
            (_, 0, false) => {
                let then = if is_last { "match" } else { "era" };
                let args = [
                    ("count", view.n_revealing().into()),
                    ("bottom", self.count("standing-bottom", view.n_at_bottom()).into()),
                    ("then", then.into()),
                ];
                self.say("standing-hidden", &args)
            }
            _ => self.words.say("standing-extra"),
        }
    }

    /// That an era has begun, and who begins it.
    pub fn new_era(&self, open: &Open) -> String {
        self.say_of(open.tree, "event-era-began", &[("era", self.era(open.era).into())])
    }

    /// The orders that came with it.
    pub fn new_orders(&self, orders: &[String]) -> String {
        self.say("new-orders", &[("orders", self.words.list(orders).into())])
    }

    /// What the end of the era before paid, to whom.
    pub fn incomes(&self, paid: &[(Seat, Spot)]) -> Option<String> {
        let of = |seat: Seat| {
            let spots = paid.iter().filter(|(to, _)| *to == seat);
            let spots: Vec<String> = spots.map(|(_, spot)| self.spot(*spot)).collect();
            let args = [("spots", self.words.commas(&spots).into())];
            (!spots.is_empty()).then(|| self.say_of(seat, "income-of", &args))
        };
        let all: Vec<String> = Seat::all(2).filter_map(of).collect();
        (!all.is_empty())
            .then(|| self.say("new-era-incomes", &[("incomes", self.remarks(&all).into())]))
    }

    /// The cards of the village, with what each costs the seat.
    pub fn village(&self, open: &Open, seat: Seat) -> Vec<Entry> {
        let entry = |place: Place| {
            let label = self.say("label-village", &[("place", (place.index() + 1).into())]);
            let text = match (open.village[place.index()], open.village_bill(seat, place)) {
                (Some(card), Some(bill)) => {
                    let components = open.components();
                    let price = self.say(
                        "price-village",
                        &[
                            ("minimum", components.minimum(card).into()),
                            ("place", components.village[place.index()].into()),
                            (
                                "discount",
                                u8::from(open.farm(seat).has(Spot::VillageDiscount)).into(),
                            ),
                        ],
                    );
                    let args =
                        [("card", self.card(card).into()), ("price", self.bill(&bill).into())];
                    self.noted(self.say("costs", &args), [price, self.card_help(card)])
                }
                _ => self.words.say("empty"),
            };
            self.entry(label, text)
        };
        Place::ALL.into_iter().map(entry).collect()
    }

    /// The cards above a seat's farm, with what lies on them.
    pub fn display(&self, open: &Open, seat: Seat) -> Vec<Entry> {
        let entry = |(index, priced): (usize, &Option<Priced>)| {
            let key = if self.is_me(seat) { "label-display" } else { "label-display-other" };
            let label = self.say(key, &[("place", (index + 1).into())]);
            let text = match priced {
                Some(priced) => self.priced(priced),
                None => self.words.say("empty"),
            };
            self.entry(label, text)
        };
        open.farm(seat).display.iter().enumerate().map(entry).collect()
    }

    fn priced(&self, priced: &Priced) -> String {
        let mut parts = Vec::new();
        if !priced.price.is_empty() {
            parts.push(self.goods(&priced.price));
        }
        if priced.markers > 0 {
            parts.push(self.count("count-scarcity", priced.markers));
        }
        let price =
            if parts.is_empty() { self.words.say("nothing") } else { self.words.list(&parts) };
        let args = [("card", self.card(priced.card).into()), ("price", price.into())];
        let costs = (priced.markers > 0).then(|| self.words.say("scarcity-costs"));
        let notes = costs.into_iter().chain([self.card_help(priced.card)]);
        self.noted(self.say("lies-on", &args), notes)
    }

    /// All nine cards that can be bought.
    pub fn cards(&self, open: &Open, seat: Seat) -> Vec<Entry> {
        let mut entries = self.display(open, seat);
        entries.extend(self.village(open, seat));
        entries.extend(self.display(open, other(seat)));
        entries
    }

    /// The public orders, with what both seats still have to deliver.
    pub fn public_orders(&self, open: &Open) -> Vec<Entry> {
        let entry = |public: &OpenPublic| {
            let [first, second] = self.components.public(public.order).barrels;
            let points = self.say("places", &[("first", first.into()), ("second", second.into())]);
            let areas = Seat::all(2).map(|seat| self.area(public, seat));
            self.entry(public.order.number(), self.noted(points, areas))
        };
        open.public_orders.iter().map(entry).collect()
    }

    /// A seat's area of a public order.
    fn area(&self, public: &OpenPublic, seat: Seat) -> String {
        if public.is_done(seat, self.components) {
            let points = self.count("count-points", public.points(seat, self.components));
            return self.say_of(seat, "area-done", &[("points", points.into())]);
        }
        let slots = self.components.public(public.order).slots[seat.index()].iter().enumerate();
        let slots: Vec<String> = slots
            .map(|(index, slot)| {
                let is_filled = public.delivered[seat] >> index & 1 == 1;
                self.slot(slot, is_filled)
            })
            .collect();
        self.say_of(seat, "area", &[("slots", self.words.commas(&slots).into())])
    }

    fn slot(&self, slot: &Slot, is_filled: bool) -> String {
        let what = self.good(slot.resource.into());
        match self.reward(slot.reward) {
            _ if is_filled => self.say("slot-filled", &[("what", what.into())]),
            Some(reward) => self.say("slot", &[("what", what.into()), ("reward", reward.into())]),
            None => what,
        }
    }

    /// The ship orders, with what they cost and do and who has a ship there.
    pub fn ship_orders(&self, open: &Open) -> Vec<Entry> {
        let entry = |ship: &OpenShip| {
            let sheet = self.components.ship(ship.order);
            let [first, second] = sheet.places;
            let points = self.say("places", &[("first", first.into()), ("second", second.into())]);
            let cost = self.goods(&sheet.cost);
            let args = [("order", self.ship(ship.order).into()), ("price", cost.into())];
            let mut notes = vec![points, self.ship_help(ship.order)];
            for seat in Seat::all(2).filter(|&seat| ship.is_done[seat]) {
                let points = self.count("count-points", ship.points(seat, self.components));
                notes.push(self.say_of(seat, "ship-done", &[("points", points.into())]));
            }
            self.entry(
                ship.order.number().to_owned(),
                self.noted(self.say("ship-costs", &args), notes),
            )
        };
        open.ship_orders.iter().map(entry).collect()
    }

    /// The bot tiles that can be taken, and those in the box.
    pub fn tiles(&self, open: &Open) -> Vec<Entry> {
        let progress = |key: &str, tiles: suna_valo::ProgressTiles| {
            tiles
                .iter()
                .map(|tile| {
                    let text =
                        self.noted(self.progress_tile(tile), [self.progress_tile_help(tile)]);
                    self.entry(self.words.say(key), text)
                })
                .collect::<Vec<_>>()
        };
        let mut entries = progress("label-progress", open.progress_tiles);
        entries.extend(open.end_tiles.iter().map(|tile| {
            let text = self.noted(self.end_tile(tile), [self.end_tile_help(tile)]);
            self.entry(self.words.say("label-end"), text)
        }));
        entries.extend(progress("label-boxed", open.boxed_tiles));
        entries
    }

    /// Both bot tracks: the values of their spaces, where tiles wait, and where the gears are.
    pub fn tracks(&self, open: &Open) -> Vec<Entry> {
        let components = open.components();
        let mut entries = Vec::new();
        for &track in Track::ALL {
            let values = components.track(track).iter().map(u8::to_string).collect::<Vec<_>>();
            let args = [("values", values.join(" ").into())];
            let mut notes = vec![self.track_help(track)];
            if track == Track::Right {
                let spaces = |wanted| {
                    let spaces = 0..=components.top(track);
                    let found = spaces.filter(|&space| components.notch(space) == wanted);
                    self.words.list(&found.map(|space| space.to_string()).collect::<Vec<_>>())
                };
                use suna_valo::components::Notch;
                let args = [
                    ("progress", spaces(Notch::Progress).into()),
                    ("end", spaces(Notch::End).into()),
                ];
                notes.push(self.say("track-tiles", &args));
            }
            let text = self.noted(self.say("track-values", &args), notes);
            entries.push(self.entry(self.track(track), text));
        }
        for seat in Seat::all(2) {
            entries.push(self.entry(self.name(seat), self.gears(open, seat)));
        }
        entries
    }

    /// Where a seat's gears are and what blocks them.
    pub(super) fn gears(&self, open: &Open, seat: Seat) -> String {
        let farm = open.farm(seat);
        let gears = farm.gears;
        let (factor, points) = (farm.multiplier(), farm.track_points());
        let args = [
            ("left", gears.left.into()),
            ("right", gears.right.into()),
            ("detour", gears.detour.into()),
        ];
        let worth = self.say(
            "step-worth",
            &[
                ("points", points.into()),
                ("factor", factor.into()),
                ("worth", (factor * points).into()),
            ],
        );
        let is_blocked = farm.after_step(Track::Left).is_none()
            && gears.left < open.components().top(Track::Left);
        let blocked = is_blocked.then(|| self.words.say("gears-blocked"));
        self.noted(self.say("gears", &args), [worth].into_iter().chain(blocked))
    }

    /// The characters of both seats, and those dealt to the viewer.
    pub fn characters(&self, view: &View) -> Vec<Entry> {
        let mut entries = Vec::new();
        for seat in Seat::all(2) {
            if let Some(character) = view.open().farm(seat).character {
                let text = self.noted(self.character(character), [self.character_help(character)]);
                entries.push(self.entry(self.name(seat), text));
            }
        }
        entries.extend(view.dealt().iter().map(|character| {
            let text = self.noted(self.character(character), [self.character_help(character)]);
            self.entry(self.words.say("label-dealt"), text)
        }));
        entries
    }

    /// The cards in the viewer's hand while an era is prepared.
    pub fn hand(&self, view: &View) -> Vec<Entry> {
        if view.viewer() == Viewer::Watcher {
            return Vec::new();
        }
        let entry = |card| {
            let minimum = self.components.minimum(card);
            let least = self.say("least", &[("least", minimum.into())]);
            let text = self.noted(self.card(card), [least, self.card_help(card)]);
            self.entry(self.words.say("label-hand"), text)
        };
        view.hand().iter().map(entry).collect()
    }

    /// The discarded farm cards, which some effects bring back.
    pub fn discards(&self, open: &Open) -> Vec<Entry> {
        let entry = |card| self.entry(self.card(card), self.card_help(card));
        open.discards.iter().map(entry).collect()
    }
}
