//! Kingdom Builder: how its table looks and is played.

mod board;
mod event;
mod goals;
mod guide;
mod hands;
mod holdings;
mod map;
mod preview;
mod rules;
mod setup;
mod sight;

use crate::components::{self, Read, Texts};
use crate::face::{
    self, Area, AsGuide, Face, Reader, ReplayFace, RulesFace, Section, SetUp, SetUpFace, Spot,
    Teller,
};
use crate::lazy::lazy;
use crate::say::Say;
use crate::table::Table;
use bots::{AnyBrain, any_brain};
use drawing::kingdom_builder::{Icon, defs, icon};
use games::{AnyMatch, ComponentSet};
use kingdom_builder::{MAX_SEATS, State};
use leptos::prelude::*;
use protocol::Problem;
use sight::{Sight, SightReader};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Game as _, RulesVersion, Seat, Side};
use words::Words;
use words::kingdom_builder::Speech;

/// The options of a first game for two, known before the game is there.
pub(crate) const FIRST_OPTIONS: &str =
    "players=2 quadrants=tavern,paddock,oasis,farm objectives=fishermen,knights,merchants";

#[cfg(test)]
pub(crate) const FACE: &dyn Face = &KingdomBuilder;

/// The face of Kingdom Builder.
struct KingdomBuilder;

lazy! { kingdom_builder after crate::pages::table_page:
    pub(crate) fn face() -> &'static dyn Face {
        here()
    }
}

fn here() -> &'static dyn Face {
    &KingdomBuilder
}

lazy! { kingdom_builder_guide after crate::pages::table_page after here:
    pub(crate) fn guide() -> AsGuide {
        face::as_guide::<sight::Sight>
    }
}

lazy! { kingdom_builder_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn set_up_face() -> &'static dyn SetUpFace {
        &KingdomBuilder
    }
}

lazy! { kingdom_builder_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn replay_face() -> &'static dyn ReplayFace {
        &KingdomBuilder
    }
}

lazy! { kingdom_builder_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn rules_face() -> &'static dyn RulesFace {
        &KingdomBuilder
    }
}

lazy! { kingdom_builder_brain after crate::pages::table_page after here after crate::worker::listen after crate::local::create_by:
    pub(crate) fn brain() -> &'static dyn AnyBrain {
        any_brain::<State>()
    }
}

impl Face for KingdomBuilder {
    fn game(&self) -> &'static str {
        State::NAME
    }

    fn symbols(&self, _: &Words) -> String {
        defs()
    }

    fn mark(&self, side: Side) -> String {
        icon(Icon::PlayerMark(seat_of(side)))
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Piece(seat_of(side)))
    }

    fn components(&self, texts: Texts) -> Read {
        components::of_game::<State>(texts)
    }

    fn colours(&self) -> Option<&'static str> {
        Some("--kb-seat-")
    }

    fn reader(&self, rules: RulesVersion, set: &ComponentSet) -> Result<Box<dyn Reader>, Problem> {
        Ok(Box::new(SightReader::new(components::edition(rules, set)?)))
    }

    fn board(&self) -> AnyView {
        view! { <board::Board/> }.into_any()
    }

    fn areas(&self, _: &Words) -> Vec<Area> {
        Vec::new()
    }

    fn area_of(&self, _: Spot) -> Option<usize> {
        None
    }

    fn previews_taps(&self) -> bool {
        false
    }

    fn clock(&self) -> AnyView {
        ().into_any()
    }

    fn opponents(&self) -> AnyView {
        ().into_any()
    }

    fn scene(&self) -> AnyView {
        ().into_any()
    }

    fn beside(&self) -> AnyView {
        ().into_any()
    }

    fn chips(&self) -> AnyView {
        ().into_any()
    }

    fn holdings(&self, seat: Seat) -> AnyView {
        view! { <holdings::Holdings seat/> }.into_any()
    }

    fn goals(&self) -> AnyView {
        view! { <goals::Goals/> }.into_any()
    }

    fn category(&self, words: &Words, name: &str) -> String {
        Speech::of_things(words).category(name)
    }
}

impl RulesFace for KingdomBuilder {
    fn rules(
        &self,
        words: &Words,
        options: Option<&str>,
        sight: Option<Arc<dyn face::Sight>>,
    ) -> Vec<Section> {
        let sight = sight.and_then(|sight| sight.into_any().downcast::<Sight>().ok());
        rules::rules(words, options, sight.as_deref())
    }
}

impl SetUpFace for KingdomBuilder {
    fn players(&self) -> RangeInclusive<usize> {
        2..=MAX_SEATS
    }

    fn symbols(&self) -> String {
        defs()
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Piece(seat_of(side)))
    }

    fn set_up(&self, form: SetUp) -> AnyView {
        view! { <setup::SetUpForm common=form/> }.into_any()
    }
}

impl ReplayFace for KingdomBuilder {
    fn hand(&self, shown: &dyn AnyMatch, seat: Seat) -> AnyView {
        hands::hand(shown, seat)
    }
}

/// The seat of a side: nobody else takes part in this game.
fn seat_of(side: Side) -> Seat {
    Seat::new(side.index()).unwrap_or(Seat::FIRST)
}

/// Names and explanations of this game's things.
fn of_things<T>(say: Say, ask: impl FnOnce(Speech<'_>) -> T) -> T {
    say.ask(|words| ask(Speech::of_things(words)))
}

/// Speaks of the match.
fn speech(teller: Teller<'_>) -> Speech<'_> {
    Speech::new(teller.words, teller.names, teller.eyes)
}

/// The match as it is seen now, by its own type.
fn sight_of(table: Table) -> Option<Arc<Sight>> {
    let sight = table.sight.get()?;
    Some(sight.into_any().downcast().expect("a table of this game shows this game"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::Options;

    #[test]
    fn a_first_game_has_the_options_of_the_rules() {
        assert_eq!(FIRST_OPTIONS, Options::first_game(2).to_string());
    }
}
