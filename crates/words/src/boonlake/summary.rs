//! What a side has, the strips, the river and the scoring tiles, as text.

use super::{Speech, key};
use crate::Arg;
use boonlake::{
    Card, Condition, Effect, Eminence, HouseRecess, Kind, Open, ScoringTile, Track, View,
};
use table::{Seat, Viewer};

impl Speech<'_> {
    /// What a seat has to give: VP, coins, vases, inhabitants, cards.
    pub fn goods(&self, view: &View, seat: Seat) -> Vec<String> {
        let player = view.open().player(seat);
        vec![
            self.count("vp", player.vp),
            self.count("coins", player.coins),
            self.count("vases", player.vases),
            self.say(
                "summary-ranch",
                &[("count", player.ranch.into()), ("supply", player.supply.into())],
            ),
            self.say("summary-hand", &[("count", view.hand_size(seat).into())]),
        ]
    }

    /// What a seat can show: production sites and boats.
    pub fn production(&self, open: &Open, seat: Seat) -> String {
        let player = open.player(seat);
        let production = self.resources(&player.production);
        let production =
            if production.is_empty() { self.words.say("summary-none") } else { production };
        let boats = player.boats.map(|boat| self.resource_plain(boat));
        self.say(
            "summary-production",
            &[("production", production.into()), ("boats", self.words.list(&boats).into())],
        )
    }

    /// What a seat has, a few sentences on a line each: goods, pieces, production, tracks, levers.
    pub fn seat_summary(&self, view: &View, seat: Seat) -> Vec<String> {
        let open = view.open();
        let player = open.player(seat);
        let goods = self.goods(view, seat);
        let name = if self.is_me(seat) { self.words.say("common-you") } else { self.name(seat) };
        let mut lines = vec![self.say(
            "summary-goods",
            &[("name", name.into()), ("goods", self.words.commas(&goods).into())],
        )];
        let left = [
            self.count("houses", player.houses.len()),
            self.count("settlements", player.settlements),
            self.count("cattle", player.cattle),
        ];
        lines.push(self.say("summary-board", &[("pieces", self.words.commas(&left).into())]));
        lines.push(self.production(open, seat));
        let (coins, cards, vp) = open.next_income(seat);
        let income = [
            self.some("coins", coins),
            self.some("cards", cards.into()),
            Some(self.count("vp", vp)),
        ];
        let income: Vec<String> = income.into_iter().flatten().collect();
        lines.push(self.say(
            "summary-tracks",
            &[
                ("coin", player.steps(Track::Coin).into()),
                ("card", player.steps(Track::Card).into()),
                ("income", self.words.commas(&income).into()),
            ],
        ));
        lines.push(self.levers_summary(open, seat));
        lines.push(self.say("summary-played", &[("count", player.display.len().into())]));
        lines
    }

    fn levers_summary(&self, open: &Open, seat: Seat) -> String {
        let player = open.player(seat);
        if player.levers.is_empty() {
            return self.words.say("summary-no-levers");
        }
        let levers: Vec<String> = player
            .levers
            .iter()
            .map(|lever| match player.used.has(lever) {
                true => self.say("summary-lever-down", &[("lever", self.lever(lever).into())]),
                false => self.lever(lever),
            })
            .collect();
        self.say("summary-levers", &[("levers", self.words.commas(&levers).into())])
    }

    /// A card in one line, as in a hand: "c17 Potter (day): 1 coin; needs 1 loam; …".
    pub fn card_line(&self, view: &View, card: Card) -> String {
        let parts = view.open().parts();
        let help = self.card_help(card, parts);
        let name = self.card(card, parts);
        self.say(
            "card-line",
            &[("id", card.to_string().into()), ("name", name.into()), ("help", help.into())],
        )
    }

    /// The viewer's hand, a card on each line, by kind.
    pub fn hand(&self, view: &View) -> Vec<String> {
        match view.viewer() {
            Viewer::Seat(_) => view.hand().iter().map(|card| self.card_line(view, card)).collect(),
            Viewer::Watcher => Vec::new(),
        }
    }

    /// The cards a seat has played, with what those that pay at the end are worth now.
    pub fn played(&self, view: &View, seat: Seat) -> Vec<String> {
        let open = view.open();
        let line = |card: Card| {
            let line = self.card_line(view, card);
            let effect = open.parts().card(card).effect;
            match effect {
                Effect::Per { .. } | Effect::Threshold { .. } => {
                    let vp = open.vp_of_effect(seat, effect);
                    line + " " + &self.say("played-worth", &[("vp", vp.into())])
                }
                _ => line,
            }
        };
        open.player(seat).display.iter().map(line).collect()
    }

    /// Whose the played cards are, then each on a line; nothing if there are none.
    pub fn played_by(&self, view: &View, seat: Seat) -> Vec<String> {
        let cards = self.played(view, seat);
        let head = (!cards.is_empty()).then(|| self.say_of(seat, "played-by", &[]));
        head.into_iter().chain(cards).collect()
    }

    /// How many cards of each kind a seat has played.
    pub fn played_kinds(&self, open: &Open, seat: Seat) -> String {
        let player = open.player(seat);
        let kinds = Kind::ALL.iter().map(|&kind| {
            let count = player.n_played(kind, open.parts());
            self.say(&(key("kind", kind.name()) + ".count"), &[("count", count.into())])
        });
        self.words.commas(&kinds.collect::<Vec<_>>())
    }

    /// The action board from the top: steps of the ship, VP to pay, the strip and what it does.
    pub fn strips(&self, open: &Open) -> Vec<String> {
        let rows = open.strips.iter().zip(&open.parts().boards.rows);
        let line = |(&strip, &(steps, fine)): (&boonlake::Strip, &(u8, u8))| {
            let mut name = self.strip(strip);
            if fine > 0 {
                let fine = self.say("strip-fine", &[("vp", fine.into())]);
                name = format!("{name} {fine}");
            }
            self.say(
                "strip-line",
                &[
                    ("name", name.into()),
                    ("count", steps.into()),
                    ("own", self.strip_own(strip).into()),
                    ("all", self.strip_all(strip).into()),
                ],
            )
        };
        rows.map(line).collect()
    }

    /// What a seat has of what a tile asks for at a scoring: "you have 2 of 3 levers".
    pub fn standing(&self, open: &Open, seat: Seat, tile: ScoringTile, scoring: u8) -> String {
        let parts = open.parts();
        let (one, other) = open.has_for(seat, tile);
        let condition = parts.scoring(tile).condition;
        let have = if condition.is_pair() { format!("{one} + {other}") } else { one.to_string() };
        let n_projects = open.player(seat).projects.count_ones();
        let is_kinds = matches!(condition, Condition::CardKinds(_));
        let key = match condition.is_exchange() {
            true => "standing-exchange",
            false if is_kinds && n_projects > 0 => "standing-projects",
            false => "standing",
        };
        self.say_of(
            seat,
            key,
            &[
                ("have", have.into()),
                ("needed", self.needed(tile, scoring, parts).into()),
                ("what", self.condition(tile, parts).into()),
                ("count", n_projects.into()),
            ],
        )
    }

    /// A scoring tile in play: its name and owner, then what it counts, where everybody stands
    /// at the scoring at hand, and its project.
    pub fn scoring_lines(&self, open: &Open, tile: ScoringTile) -> Vec<String> {
        let parts = open.parts();
        let area = open.area(tile).unwrap_or(0);
        let name = self.scoring_tile(tile, parts);
        let owner = Seat::all(open.n_seats()).find(|seat| seat.index() == area);
        let mut lines = vec![match owner {
            Some(seat) => self.say_of(seat, "scoring-of", &[("tile", name.into())]),
            None => name,
        }];
        lines.push(self.scoring_help(tile, parts));
        let number = self.scoring_at_hand(open);
        for seat in Seat::all(open.n_seats()) {
            let player = open.player(seat);
            let text = if player.scored >> area & 1 == 1 {
                self.say_of(seat, "standing-scored", &[])
            } else {
                let standing = self.standing(open, seat, tile, number);
                let is_met = open.meets(seat, tile, number);
                self.say(
                    if is_met { "standing-met" } else { "standing-line" },
                    &[("standing", standing.into())],
                )
            };
            lines.push(text);
        }
        let mut project = self.project_help(tile, parts);
        let done: Vec<String> = Seat::all(open.n_seats())
            .filter(|&seat| open.player(seat).projects >> area & 1 == 1)
            .map(|seat| self.name(seat))
            .collect();
        if !done.is_empty() {
            project += " ";
            project += &self.say("project-done", &[("names", self.words.list(&done).into())]);
        }
        lines.push(project);
        lines
    }

    /// Which scoring the values of the tiles are for: the one that runs, or the next.
    pub fn scoring_at_hand(&self, open: &Open) -> u8 {
        let is_running = open
            .steps
            .iter()
            .any(|step| matches!(step, boonlake::Step::Income | boonlake::Step::ScoreTile { .. }));
        if is_running { open.n_scorings } else { (open.n_scorings + 1).min(4) }
    }

    /// The river of this round from the rearmost ship on, a space on each line.
    pub fn river(&self, open: &Open) -> Vec<String> {
        let river = &open.parts().river;
        let ships = open.players.iter().map(|player| player.ship);
        let first = ships.chain(open.eminence.iter().map(|eminence| eminence.ship)).min();
        let last = river.last(open.is_second_round);
        (first.unwrap_or(1)..=last).map(|number| self.river_line(open, number)).collect()
    }

    /// A space of the river: what it brings, and whose ships lie there.
    pub fn river_line(&self, open: &Open, number: u8) -> String {
        let river = &open.parts().river;
        let last = river.last(open.is_second_round);
        let space = river.space(open.is_second_round, number);
        let mut what = Vec::new();
        if space.is_harbour {
            what.push(self.words.say("river-harbour"));
        }
        what.extend(space.reward.as_ref().map(|reward| self.reward(reward)));
        for seat in Seat::all(open.n_seats()).filter(|&seat| open.player(seat).ship == number) {
            what.push(self.say_of(seat, "river-ship", &[]));
        }
        if open.eminence.as_ref().is_some_and(|it| it.ship == number) {
            what.push(self.words.say("river-ship-eminence"));
        }
        if number == river.n_common || number + 1 == last {
            what.push(self.words.say("river-lock"));
        }
        let what = match what.is_empty() {
            true => self.words.say("river-nothing"),
            false => self.words.commas(&what),
        };
        self.say("river-line", &[("number", number.into()), ("what", what.into())])
    }

    /// How far a seat is on a track, and the income there.
    pub fn track_line(&self, open: &Open, seat: Seat, track: Track) -> String {
        let steps = open.player(seat).steps(track);
        let space = &open.parts().boards.track(track)[usize::from(steps)];
        let what = if track == Track::Coin { "coins" } else { "cards" };
        let income = [Some(self.count(what, space.income)), self.some("vp", space.vp.into())];
        let income: Vec<String> = income.into_iter().flatten().collect();
        let income = self.words.commas(&income);
        self.say_of(seat, "track-line", &[("count", steps.into()), ("income", income.into())])
    }

    /// A recess of a house, by its number.
    pub fn recess(&self, recess: HouseRecess) -> String {
        self.say("recess", &[("number", recess.to_string().into())])
    }

    /// What a recess brings once its house is taken.
    pub fn recess_help(&self, open: &Open, recess: HouseRecess) -> String {
        let recess = open.parts().boards.house(recess);
        let brings = self.at_scorings(recess.coins, recess.vp.into(), open.n_scorings >= 3);
        brings.unwrap_or_else(|| self.words.say("recess-nothing"))
    }

    /// What the Wise Eminence has, in a few sentences; nothing in a match of several.
    pub fn eminence_summary(&self, open: &Open) -> Vec<String> {
        let Some(eminence) = &open.eminence else { return Vec::new() };
        let solo = &open.parts().solo;
        let left = [
            self.count("houses", eminence.houses),
            self.count("settlements", eminence.settlements),
            self.count("cattle", eminence.cattle),
        ];
        let stack = |is_b: bool| eminence.stack.iter().filter(|tile| tile.is_b() == is_b).count();
        let mut lines = vec![
            self.say(
                "eminence-points",
                &[
                    ("level", self.level(eminence.level).into()),
                    ("vp", self.count("vp", eminence.vp).into()),
                ],
            ),
            self.say("summary-board", &[("pieces", self.words.commas(&left).into())]),
            self.say(
                "eminence-cactus",
                &[
                    ("place", eminence.cactus.into()),
                    ("last", (solo.cactus.len() - 1).into()),
                    ("vp", Arg::from(open.eminence_next_income())),
                ],
            ),
            self.say("eminence-stack", &[("a", stack(false).into()), ("b", stack(true).into())]),
        ];
        lines.extend(self.revealed_tile(open, eminence));
        if open.step().is_some() {
            let vp = i32::from(eminence.vp) + i32::from(open.vp_for_unrevealed());
            lines.insert(1, self.say("eminence-prospects", &[("vp", self.count("vp", vp).into())]));
        }
        lines
    }

    fn revealed_tile(&self, open: &Open, eminence: &Eminence) -> Option<String> {
        let tile = eminence.revealed?;
        Some(self.say(
            "eminence-revealed",
            &[
                ("tile", self.solo_tile(tile).into()),
                ("help", self.solo_tile_help(tile, open.parts()).into()),
                ("preferred", eminence.preferred.to_string().into()),
            ],
        ))
    }

    /// The twelve levers with price, whether a seat has them, and what they do.
    pub fn levers(&self, open: &Open, seat: Seat) -> Vec<String> {
        let player = open.player(seat);
        let line = |&lever: &boonlake::Lever| {
            let state = if player.is_ready(lever) {
                self.words.say("lever-up")
            } else if player.levers.has(lever) {
                self.words.say("lever-down")
            } else {
                self.count("coins", player.lever_cost(lever, &open.parts().boards))
            };
            self.say(
                "lever-line",
                &[
                    ("lever", self.lever(lever).into()),
                    ("state", state.into()),
                    ("help", self.lever_help(lever).into()),
                ],
            )
        };
        boonlake::Lever::ALL.iter().map(line).collect()
    }
}
