//! Boonlake: how its table looks and is played.

mod about;
mod board;
mod card;
mod clock;
mod deal;
mod eminence;
mod event;
mod explain;
mod goals;
mod guide;
mod hand;
mod hands;
mod holdings;
mod ladder;
mod levers;
mod map;
mod offered;
mod own_board;
mod pictures;
mod played;
mod rules;
mod scene;
mod setup;
mod shares;
mod sight;
mod signs;
mod strip_sheet;
mod thing;
mod tiers;
mod tracks;

use crate::components::{self, Read, Texts};
use crate::face::{
    self, Area, AsGuide, Face, Reader, ReplayFace, RulesFace, Section, SetUp, SetUpFace, Spot,
    Teller,
};
use crate::lazy::lazy;
use crate::reactive::RwSignal;
use crate::say::Say;
use crate::table::{Areas, Chips, Table, ThingBubble, Ways};
use boonlake::{MAX_PLAYERS, State, Strip};
use bots::{AnyBrain, any_brain};
use drawing::boonlake::{Cut, Figure, Icon, Owner, defs, icon};
use games::{AnyMatch, ComponentSet};
use leptos::prelude::*;
use protocol::Problem;
use sight::{Sight, SightReader};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Game as _, RulesVersion, Seat, Side};
use thing::Thing;
use wasm_bindgen::JsValue;
use words::Words;
use words::boonlake::Speech;

/// The options of a first game for two, known before the game is there.
pub(crate) const FIRST_OPTIONS: &str = "players=2";

/// The face of Boonlake.
struct Boonlake;

lazy! { boonlake after crate::pages::table_page:
    pub(crate) fn face() -> &'static dyn Face {
        here()
    }
}

fn here() -> &'static dyn Face {
    &Boonlake
}

lazy! { boonlake_guide after crate::pages::table_page after here:
    pub(crate) fn guide() -> AsGuide {
        face::as_guide::<sight::Sight>
    }
}

lazy! { boonlake_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn set_up_face() -> &'static dyn SetUpFace {
        &Boonlake
    }
}

lazy! { boonlake_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn replay_face() -> &'static dyn ReplayFace {
        &Boonlake
    }
}

lazy! { boonlake_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn rules_face() -> &'static dyn RulesFace {
        &Boonlake
    }
}

lazy! { boonlake_sheet_later after crate::pages::table_page after here:
    /// What a strip would do; it is first wanted when somebody looks at one.
    fn sheet_of_strip() -> fn(Strip) -> Option<AnyView> {
        strip_sheet::shown
    }
}

lazy! { boonlake_scene_later after crate::pages::table_page after here:
    /// The parts of a scoring that runs.
    fn bar_of_scoring() -> fn(u8, usize) -> AnyView {
        scene::bar
    }
}

lazy! { boonlake_scene_later after crate::pages::table_page after here:
    /// What a scoring brought.
    fn shares_of_scoring() -> fn(u8) -> AnyView {
        scene::shares_told
    }
}

lazy! { boonlake_solo_later after crate::pages::table_page after here:
    fn opponent() -> fn() -> AnyView {
        eminence::shown
    }
}

/// The areas around the map, in the order of their tabs.
const STRIPS: usize = 0;
const HAND: usize = 1;
const OWN_BOARD: usize = 2;

lazy! { boonlake_brain after crate::pages::table_page after here after crate::worker::listen after crate::local::create_by:
    pub(crate) fn brain() -> &'static dyn AnyBrain {
        any_brain::<State>()
    }
}

impl Face for Boonlake {
    fn game(&self) -> &'static str {
        State::NAME
    }

    fn symbols(&self, _: &Words) -> String {
        defs()
    }

    fn mark(&self, side: Side) -> String {
        icon(Icon::Mark(owner(side)))
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Piece(Figure::Settlement, owner(side)))
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

    fn areas(&self, words: &Words) -> Vec<Area> {
        vec![
            Area {
                name: "strips",
                title: words.say("area-strips"),
                picture: icon(Icon::Plank),
                count: None,
                show: || view! { <ladder::Ladder/> }.into_any(),
            },
            Area {
                name: "hand",
                title: words.say("area-hand"),
                picture: icon(Icon::Cards),
                count: Some(hand::n_cards),
                show: || view! { <hand::Hand/> }.into_any(),
            },
            Area {
                name: "own-board",
                title: words.say("area-own-board"),
                picture: icon(Icon::Lever),
                count: None,
                show: || view! { <own_board::OwnBoard/> }.into_any(),
            },
        ]
    }

    fn tab_pictures(&self) -> Option<[String; 2]> {
        Some([icon(Icon::Tile), icon(Icon::Scoring)])
    }

    fn area_of(&self, spot: Spot) -> Option<usize> {
        match Thing::at(spot)? {
            Thing::Strip(_) => Some(STRIPS),
            Thing::Card(_) => Some(HAND),
            Thing::Resource(_) | Thing::Recess(_) | Thing::Lever(_) => Some(OWN_BOARD),
            Thing::Site(_)
            | Thing::Space(_)
            | Thing::River(_)
            | Thing::Label(_)
            | Thing::Track(_)
            | Thing::Tile(_) => None,
        }
    }

    fn previews_taps(&self) -> bool {
        true
    }

    fn clock(&self) -> AnyView {
        view! { <clock::Clock/> }.into_any()
    }

    fn opponents(&self) -> AnyView {
        view! { <eminence::Opponent/> }.into_any()
    }

    fn scene(&self) -> AnyView {
        view! { <holdings::OwnGoods/><Ways about=about::about/><scene::Scoring/> }.into_any()
    }

    fn beside(&self) -> AnyView {
        view! { <Areas/><strip_sheet::StripSheet/><ThingBubble/> }.into_any()
    }

    fn chips(&self) -> AnyView {
        view! { <shares::Shares/><Chips/> }.into_any()
    }

    fn holdings(&self, seat: Seat) -> AnyView {
        view! { <holdings::Holdings seat/> }.into_any()
    }

    fn own_keys(&self) -> &'static [[&'static str; 2]] {
        &[["board-key", "board-key-does"]]
    }

    fn goals(&self) -> AnyView {
        view! { <goals::Goals/> }.into_any()
    }

    fn tie(&self, words: &Words) -> Option<String> {
        Some(words.say("tie-broken"))
    }

    fn category(&self, words: &Words, name: &str) -> String {
        Speech::of_things(words).category(name)
    }
}

impl RulesFace for Boonlake {
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

impl SetUpFace for Boonlake {
    fn players(&self) -> RangeInclusive<usize> {
        1..=MAX_PLAYERS
    }

    fn symbols(&self) -> String {
        defs()
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Piece(Figure::Settlement, owner(side)))
    }

    fn set_up(&self, form: SetUp) -> AnyView {
        view! { <setup::SetUpForm common=form/> }.into_any()
    }
}

impl ReplayFace for Boonlake {
    fn hand(&self, shown: &dyn AnyMatch, seat: Seat) -> AnyView {
        hands::hand(shown, seat)
    }
}

/// Whose pieces a side's are, where no match says who plays: those of its seat.
fn owner(side: Side) -> Owner {
    Seat::new(side.index()).map_or(Owner::Eminence, Owner::Seat)
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

/// How the map is cut for this window: as wide as a desk or a phone that lies, or as high as a phone.
fn cut() -> Cut {
    let size = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64());
    let width = size(window().inner_width()).unwrap_or(1440.0);
    let height = size(window().inner_height()).unwrap_or(900.0);
    match width {
        width if width <= 380.0 => Cut::Narrow,
        width if width <= 960.0 && width < 1.4 * height => Cut::Tall,
        _ => Cut::Wide,
    }
}

/// The same, followed as the window changes.
fn cut_of_window() -> RwSignal<Cut> {
    let now = RwSignal::new(cut());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if cut() != now.get_untracked() {
            now.set(cut());
        }
    });
    on_cleanup(move || listener.remove());
    now
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::Options;

    #[test]
    fn a_first_game_has_the_options_of_the_engine() {
        let options: Options = FIRST_OPTIONS.parse().expect("good options");
        assert_eq!(FIRST_OPTIONS, options.to_string());
    }
}
