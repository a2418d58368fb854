//! What would follow from a choice: what one has before and after, and what else changes.

use super::sight::Sight;
use super::speech;
use crate::face::{Change, Outcome, Teller};
use boonlake::{Action, Event, Good, Open, ScoringTile, State, Step, Track, Way};
use drawing::boonlake::{Icon, icon};
use table::{Chance, Game, QuickChance, Seat, Urn};

/// What would follow from a choice for the one who looks.
pub(super) fn outcome(sight: &Sight, action: Action, teller: Teller<'_>) -> Outcome {
    let (Some(me), Some(after)) = (sight.moment.eyes, after(&sight.guess, action)) else {
        return Outcome::default();
    };
    let later = after.later(&sight.guess, me);
    let changes = changed(&sight.guess, &after.state, later, me, teller);
    let mut notes = tiles_met(sight, &after.state, me, teller);
    if let Action::Produce { .. } = action {
        notes.extend(payable(sight, &after.state, me, teller));
    }
    notes.extend(later.and_then(|later| later.told(teller)));
    if after.is_new {
        notes.push(teller.words.say("note-shows-something-new"));
    }
    Outcome { changes, notes }
}

/// How many points a choice brings at once.
pub(super) fn worth(sight: &Sight, action: Action) -> i32 {
    let Some(me) = sight.moment.eyes else { return 0 };
    after(&sight.guess, action)
        .map(|after| after.state.open().total_vp(me) - sight.guess.open().total_vp(me))
        .unwrap_or(0)
}

/// What would follow at once.
pub(super) struct After {
    pub(super) state: State,
    events: Vec<Event>,
    /// Whether it turns up something that nobody knew.
    is_new: bool,
}

pub(super) fn after(before: &State, action: Action) -> Option<After> {
    let mut state = before.clone();
    let mut chance = Watched { chance: QuickChance::new(1), is_asked: false };
    let mut events = Vec::new();
    Game::check(&state, action).ok()?;
    state.apply_by(action, &mut chance, &mut events);
    // What is played has its effect once it is paid for.
    if let Some(pay) = quoted_payment(state.open()) {
        state.apply_by(pay, &mut chance, &mut events);
    }
    Some(After { state, events, is_new: chance.is_asked })
}

/// To pay in the way whose price is told before it is chosen, where somebody is asked how to pay.
fn quoted_payment(open: &Open) -> Option<Action> {
    let ways = match open.step()? {
        Step::PayCard { seat, card } => open.card_ways(seat, card),
        Step::PayProject { seat, tile } => open.project_ways(seat, tile),
        _ => return None,
    };
    Way::cheapest(&ways).map(|way| Action::Pay { boats: way.boats, levers: way.levers })
}

impl After {
    /// What comes by itself when a choice is the last one of a scoring.
    fn later(&self, before: &State, me: Seat) -> Option<Later> {
        let (before, now) = (before.open(), self.state.open());
        let is_done = |step: Step| before.steps.contains(&step) && !now.steps.contains(&step);
        let used = |event: &&Event| matches!(event, Event::UsedLever { seat, .. } if *seat == me);
        let n_used = self.events.iter().filter(used).count();
        let ready = before.player(me).ready().len().saturating_sub(n_used) as i32;
        if is_done(Step::Income) {
            Some(Later { levers: ready, ..income(&self.events, me) })
        } else if is_done(Step::LeversUp) {
            Some(Later { levers: ready, vp: ready, ..Later::default() })
        } else {
            None
        }
    }
}

/// What a scoring brings to all when the last of them has chosen. It is no part of the choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Later {
    coins: i32,
    cards: i32,
    vp: i32,
    /// The levers that were up until all of them went up.
    levers: i32,
}

impl Later {
    fn told(self, teller: Teller<'_>) -> Option<String> {
        let parts =
            [(self.coins, "count-coins"), (self.cards, "count-cards"), (self.vp, "count-vp")];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        let parts =
            parts.map(|(count, key)| teller.words.say_with(key, &[("count", count.into())]));
        let parts: Vec<String> = parts.collect();
        let what = teller.words.commas(&parts);
        (!parts.is_empty()).then(|| teller.words.say_with("note-income", &[("what", what.into())]))
    }
}

/// The income follows the last scored tile, whose VP are told at once.
fn income(events: &[Event], me: Seat) -> Later {
    let last = events.iter().rposition(|event| matches!(event, Event::ScoredTile { .. }));
    let mut later = Later::default();
    for event in events.iter().skip(last.map_or(0, |last| last + 2)) {
        match *event {
            Event::Gained { seat, good, amount } if seat == me => match good {
                Good::Coins => later.coins += i32::from(amount),
                Good::Vp => later.vp += i32::from(amount),
                Good::Inhabitants | Good::Vases => {}
            },
            Event::Drew { seat, .. } if seat == me => later.cards += 1,
            _ => {}
        }
    }
    later
}

/// A chance that knows whether it was asked.
struct Watched {
    chance: QuickChance,
    is_asked: bool,
}

impl Chance for Watched {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        self.is_asked = true;
        self.chance.draw(urn)
    }
}

/// What one has of everything that is counted, where it changes by the choice itself.
fn changed(
    before: &State,
    after: &State,
    later: Option<Later>,
    me: Seat,
    teller: Teller<'_>,
) -> Vec<Change> {
    let counts = |state: &State, later: Option<Later>| {
        let player = state.open().player(me);
        let levers = later.map_or(player.ready().len() as i32, |later| later.levers);
        let later = later.unwrap_or_default();
        [
            (Icon::Coin, "have-coins", i32::from(player.coins) - later.coins),
            (Icon::Vase, "have-vases", player.vases.into()),
            (Icon::Inhabitant, "have-inhabitants", player.ranch.into()),
            (Icon::Card, "have-cards", state.hand_of(me).len() as i32 - later.cards),
            (Icon::Lever, "have-levers", levers),
            (Icon::Production, "have-production", player.production.total().into()),
            (Icon::Track(Track::Coin), "have-coin-track", player.steps(Track::Coin).into()),
            (Icon::Track(Track::Card), "have-card-track", player.steps(Track::Card).into()),
            (Icon::Vp, "have-vp", state.open().total_vp(me) - later.vp),
        ]
    };
    let pairs = counts(before, None).into_iter().zip(counts(after, later));
    let changed = pairs.filter(|((.., before), (.., after))| before != after);
    changed
        .map(|((sign, key, before), (.., after))| Change {
            picture: icon(sign),
            name: teller.words.say(key),
            before,
            after,
        })
        .collect()
}

/// The cards in hand that one could pay for only then.
fn payable(sight: &Sight, after: &State, me: Seat, teller: Teller<'_>) -> Option<String> {
    let can_pay = |state: &State, card| state.open().card_ways(me, card).iter().next().is_some();
    let cards = sight.view.hand().iter();
    let cards = cards.filter(|&card| !can_pay(&sight.guess, card) && can_pay(after, card));
    let parts = after.parts();
    let names: Vec<String> = cards.map(|card| speech(teller).card(card, parts)).collect();
    let cards = teller.words.commas(&names);
    (!names.is_empty()).then(|| teller.words.say_with("note-payable", &[("cards", cards.into())]))
}

/// The scoring tiles whose condition becomes true, or ceases to be.
fn tiles_met(sight: &Sight, after: &State, me: Seat, teller: Teller<'_>) -> Vec<String> {
    let before = sight.guess.open();
    let speech = speech(teller);
    let scoring = speech.scoring_at_hand(before);
    let tiles =
        tiles_turned(before, after.open(), me, scoring).into_iter().map(|(tile, is_met)| {
            let key = if is_met { "note-tile-met" } else { "note-tile-lost" };
            let name = speech.scoring_tile(tile, before.parts());
            teller.words.say_with(key, &[("tile", name.into()), ("number", scoring.into())])
        });
    tiles.collect()
}

/// The tiles that a seat has still to score whose condition becomes true, or ceases to be.
fn tiles_turned(before: &Open, after: &Open, me: Seat, scoring: u8) -> Vec<(ScoringTile, bool)> {
    let is_scored = |area: usize| after.player(me).scored >> area & 1 == 1;
    let tiles = before.scoring.iter().enumerate().filter(|(area, _)| !is_scored(*area));
    let turned = tiles.filter_map(|(_, &tile)| {
        let is_met = after.meets(me, tile, scoring);
        (is_met != before.meets(me, tile, scoring)).then_some((tile, is_met))
    });
    turned.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::{Card, Condition, Effect, Lever, Offer, Offered, Position};

    const ME: Seat = Seat::FIRST;

    /// A rich seat that may play a card, with levers that help to pay.
    fn playing(card: Card) -> State {
        let mut position = Position::new(2).expect("a match");
        let levers = [Lever::Boat, Lever::JokerOrTwo, Lever::JokerAndFive];
        position.open.players[0].levers = levers.into_iter().collect();
        position.open.players[0].coins = 30;
        let kind = position.open.parts().card(card).kind;
        let offered = [Offered::DayCard, Offered::SunsetCard, Offered::NightCard][kind as usize];
        position.ask(Step::Offer { seat: ME, offer: Offer::of([offered]) });
        position.hands[ME].add(card);
        position.state().expect("a possible position")
    }

    /// The question how to pay comes between, and is no consequence.
    #[test]
    fn what_a_card_brings_is_told_before_one_chooses_how_to_pay() {
        let printed = Position::new(2).expect("a match").open;
        let advances =
            |card: &Card| matches!(printed.parts().card(*card).effect, Effect::Tracks { .. });
        let several = |card: &Card| playing(*card).open().card_ways(ME, *card).len() > 1;
        let card = Card::all().filter(advances).find(several).expect("a card with several ways");
        let before = playing(card);
        let after = after(&before, Action::Play { card }).expect("it can be played").state;
        let [had, has] = [&before, &after].map(|state| state.open().player(ME));
        assert!(has.display.has(card) && has.coins < had.coins && has.tracks != had.tracks);
    }

    #[test]
    fn a_tile_that_is_scored_is_not_met_once_more() {
        let mut before = Position::new(2).expect("a match").open;
        let is_of_tracks =
            |tile: &ScoringTile| before.parts().scoring(*tile).condition == Condition::LowerTrack;
        let tile = ScoringTile::all().find(is_of_tracks).expect("a tile about both tracks");
        before.scoring[0] = tile;
        let mut after = before.clone();
        after.players[0].tracks = [9, 9];
        assert_eq!(tiles_turned(&before, &after, ME, 1), [(tile, true)]);
        assert_eq!(tiles_turned(&after, &before, ME, 1), [(tile, false)]);
        for open in [&mut before, &mut after] {
            open.players[0].scored |= 1;
        }
        assert_eq!(tiles_turned(&before, &after, ME, 1), []);
        assert_eq!(tiles_turned(&after, &before, ME, 1), []);
    }

    #[test]
    fn the_income_is_told_apart_from_the_exchange_before_it() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let tile = ScoringTile::new(3).expect("a tile");
        let gained = |seat, good, amount| Event::Gained { seat, good, amount };
        let events = [
            Event::Lost { seat: me, good: Good::Coins, amount: 5 },
            gained(me, Good::Vp, 2),
            Event::ScoredTile { seat: me, tile, is_met: true },
            gained(me, Good::Vp, 4),
            gained(me, Good::Coins, 3),
            Event::Drew { seat: me, card: None },
            gained(other, Good::Coins, 9),
            gained(me, Good::Vp, 1),
        ];
        let expected = Later { coins: 3, cards: 1, vp: 1, levers: 0 };
        assert_eq!(income(&events, me), expected);
    }
}
