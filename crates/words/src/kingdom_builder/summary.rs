//! What a seat has, as text.

use super::Speech;
use kingdom_builder::{Kingdom, Nomad, Nomads, Piece, View};
use table::{Seat, Viewer};

impl Speech<'_> {
    /// What a seat has, in a few sentences: supply, cards, tiles, nomads, pieces, gold in play.
    pub fn seat_summary(&self, view: &View, seat: Seat) -> String {
        let open = view.open();
        let kingdom = &open.kingdoms[seat];
        let count = |key: &str, count: usize| self.say(key, &[("count", count.into())]);

        let name = ("name", self.name(seat).into());
        let mut stock = vec![self.say("summary-supply", &[name, ("count", kingdom.supply.into())])];
        let on_temple = usize::from(kingdom.kept + kingdom.kept_due);
        if on_temple > 0 {
            stock.push(count("summary-on-temple", on_temple));
        }
        if kingdom.tokens > 0 {
            stock.push(count("summary-tokens", kingdom.tokens.into()));
        }
        let hand = view.hand();
        if view.viewer() == Viewer::Seat(seat) && !hand.is_empty() {
            let cards: Vec<String> = hand.iter().map(|&card| self.card(card)).collect();
            let cards = self.words.commas(&cards);
            stock.push(self.say("summary-hand", &[("cards", cards.into())]));
        } else if view.hand_size(seat) > 0 {
            stock.push(count("summary-cards", view.hand_size(seat)));
        }

        let mut said = vec![self.words.commas(&stock) + "."];
        let mut add = |key: &str, name: &str, items: Vec<String>| {
            if !items.is_empty() {
                said.push(self.say(key, &[(name, self.words.commas(&items).into())]));
            }
        };
        add("summary-tiles", "tiles", self.tiles(view, seat));
        add("summary-nomads", "tiles", self.nomads(kingdom));
        add("summary-pieces", "pieces", self.pieces(kingdom, open.settlements(seat).len()));
        let lines = (0..u32::BITS).filter(|line| kingdom.marks >> line & 1 == 1);
        add("summary-marks", "lines", lines.map(|line| self.line(line as usize)).collect());
        let gold = kingdom.gold.total();
        if gold > 0 {
            said.push(count("summary-gold", gold as usize));
        }
        said.join(" ")
    }

    /// The location tiles, each with its state.
    fn tiles(&self, view: &View, seat: Seat) -> Vec<String> {
        let open = view.open();
        let kingdom = &open.kingdoms[seat];
        let mut tiles = Vec::new();
        for (number, &(_, location)) in open.board().locations.iter().enumerate() {
            let is = |mask: u16| mask >> number & 1 == 1;
            if !is(kingdom.held) {
                continue;
            }
            let key = if is(kingdom.fresh) {
                "summary-tile-new"
            } else if seat == open.turn.seat && is(open.turn.used) {
                "summary-tile-used"
            } else {
                "summary-tile-ready"
            };
            tiles.push(self.say(key, &[("tile", self.location(location).into())]));
        }
        tiles
    }

    /// The nomad tiles, each with its state.
    fn nomads(&self, kingdom: &Kingdom) -> Vec<String> {
        let listed = |nomads: &Nomads, key: &str| -> Vec<String> {
            let each = |&nomad: &Nomad| {
                let tile = self.say(key, &[("tile", self.nomad(nomad).into())]);
                std::iter::repeat_n(tile, nomads.count(nomad as usize).into())
            };
            Nomad::ALL.iter().flat_map(each).collect()
        };
        let mut all = listed(&kingdom.nomads, "summary-tile-ready");
        all.extend(listed(&kingdom.fresh_nomads, "summary-tile-new"));
        all
    }

    /// What stands on the board.
    fn pieces(&self, kingdom: &Kingdom, n_settlements: usize) -> Vec<String> {
        let mut pieces = Vec::new();
        if n_settlements > 0 {
            pieces.push(self.say("summary-count-settlements", &[("count", n_settlements.into())]));
        }
        let n_warriors = kingdom.places_of(Piece::Warrior).count();
        if n_warriors > 0 {
            pieces.push(self.say("summary-count-warriors", &[("count", n_warriors.into())]));
        }
        let singles = [
            (kingdom.wagon, "summary-wagon"),
            (kingdom.ship, "summary-ship"),
            (kingdom.city, "summary-city"),
        ];
        let out = singles.into_iter().filter(|(place, _)| place.is_some());
        pieces.extend(out.map(|(_, key)| self.words.say(key)));
        pieces
    }
}
