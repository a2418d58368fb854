//! Suna Valo: how its table looks and is played.

mod card;
mod clock;
mod column;
mod deal;
mod event;
mod explain;
mod far;
mod farm;
mod farm_part;
mod flights;
mod goals;
mod guide;
mod hand;
mod hands;
mod holdings;
mod lifts;
mod offered;
mod orders;
mod pictures;
mod plan;
mod planner;
mod quay;
mod rules;
mod scene;
mod setup;
mod sight;
mod street;
mod thing;
mod tracks;
mod tray;

use crate::components::{self, Read, Texts};
use crate::face::{
    self, Area, AsGuide, Face, Reader, ReplayFace, RulesFace, Section, SetUp, SetUpFace, Spot,
};
use crate::lazy::{lazy, part};
use crate::reactive::Memo;
use crate::table::{Areas, Chips, Table, ThingBubble};
use bots::{AnyBrain, any_brain};
use drawing::suna_valo::{Icon, defs, icon, lettered_defs};
use games::{AnyMatch, ComponentSet};
use leptos::prelude::*;
use protocol::Problem;
use sight::{Sight, SightReader};
use std::ops::RangeInclusive;
use std::sync::Arc;
use suna_valo::{Components, Figure, State, Step};
use table::{Components as _, Game as _, RulesVersion, Seat, Side};
use thing::Thing;
use words::Words;
use words::suna_valo::Speech;

/// The options of a first game for two, known before the game is there.
pub(crate) const FIRST_OPTIONS: &str = "players=2 characters=first";

/// The face of Suna Valo.
struct SunaValo;

lazy! { suna_valo after crate::pages::table_page:
    pub(crate) fn face() -> &'static dyn Face {
        here()
    }
}

fn here() -> &'static dyn Face {
    &SunaValo
}

lazy! { suna_valo_guide after crate::pages::table_page after here:
    pub(crate) fn guide() -> AsGuide {
        face::as_guide::<sight::Sight>
    }
}

lazy! { suna_valo_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn set_up_face() -> &'static dyn SetUpFace {
        &SunaValo
    }
}

lazy! { suna_valo_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn replay_face() -> &'static dyn ReplayFace {
        &SunaValo
    }
}

lazy! { suna_valo_later after crate::pages::table_page after here after crate::pages::create_page:
    pub(crate) fn rules_face() -> &'static dyn RulesFace {
        &SunaValo
    }
}

lazy! { suna_valo_plan_later after crate::pages::table_page after here:
    fn planner() -> fn() -> AnyView {
        planner::shown
    }
}

/// The areas around the farm, in the order of their tabs. The notice board always lies above the
/// farm and has no tab.
const STREET: usize = 1;
const QUAY: usize = 2;
const FAR: usize = 3;

lazy! { suna_valo_brain after crate::pages::table_page after here after crate::worker::listen after crate::local::create_by:
    pub(crate) fn brain() -> &'static dyn AnyBrain {
        any_brain::<State>()
    }
}

impl Face for SunaValo {
    fn game(&self) -> &'static str {
        State::NAME
    }

    fn symbols(&self, words: &Words) -> String {
        lettered_defs(|good| Speech::of_things(words, &Components::ours()).letter(good))
    }

    fn mark(&self, side: Side) -> String {
        icon(Icon::Seat(seat(side)))
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Figure(Figure::Barrel, Some(seat(side))))
    }

    fn components(&self, texts: Texts) -> Read {
        components::of_game::<State>(texts)
    }

    fn colours(&self) -> Option<&'static str> {
        Some("--sv-seat-")
    }

    fn reader(&self, rules: RulesVersion, set: &ComponentSet) -> Result<Box<dyn Reader>, Problem> {
        Ok(Box::new(SightReader::new(components::edition(rules, set)?)))
    }

    fn board(&self) -> AnyView {
        view! { <farm::FarmBoard/> }.into_any()
    }

    fn areas(&self, words: &Words) -> Vec<Area> {
        let area = |name, key: &str, sign: Icon, show| Area {
            name,
            title: words.say(key),
            picture: icon(sign),
            count: None,
            show,
        };
        vec![
            area("orders", "zone-orders", Icon::PublicOrder, || {
                view! { <orders::NoticeBoard/> }.into_any()
            }),
            area("street", "zone-street", Icon::Market, || view! { <street::Street/> }.into_any()),
            area("quay", "zone-ships", Icon::ShipOrder, || view! { <quay::Quay/> }.into_any()),
            area("far", "zone-far", Icon::Look, || view! { <far::Far/> }.into_any()),
        ]
    }

    fn tab_pictures(&self) -> Option<[String; 2]> {
        Some([icon(Icon::Tree), icon(Icon::Sun)])
    }

    fn area_of(&self, spot: Spot) -> Option<usize> {
        match Thing::at(spot)? {
            Thing::Stall(_) | Thing::Display(..) | Thing::OnDisplay(..) | Thing::Deck => {
                Some(STREET)
            }
            Thing::Ship(_) => Some(QUAY),
            _ => None,
        }
    }

    fn area_told(&self, table: Table, spot: Spot) -> Option<usize> {
        let is_far = untrack(|| sight_of(table)).is_some_and(|sight| far::holds(&sight, spot));
        if is_far { Some(FAR) } else { self.area_of(spot) }
    }

    /// Its table is made of things that lie side by side.
    fn has_ground(&self) -> bool {
        false
    }

    fn own_keys(&self) -> &'static [[&'static str; 2]] {
        &[["face-down-key", "face-down-key-does"]]
    }

    fn previews_taps(&self) -> bool {
        true
    }

    fn clock(&self) -> AnyView {
        view! { <clock::Clock/> }.into_any()
    }

    fn opponents(&self) -> AnyView {
        ().into_any()
    }

    fn scene(&self) -> AnyView {
        view! { <planner::OtherWays/><lifts::Lifts/><scene::NewEra/> }.into_any()
    }

    fn beside(&self) -> AnyView {
        view! { <Areas/><Planner/><ThingBubble/> }.into_any()
    }

    fn chips(&self) -> AnyView {
        view! { <Chips/><tray::Tray/> }.into_any()
    }

    fn holdings(&self, seat: Seat) -> AnyView {
        view! { <holdings::Holdings seat/> }.into_any()
    }

    fn goals(&self) -> AnyView {
        view! { <goals::Goals/> }.into_any()
    }

    fn tie(&self, words: &Words) -> Option<String> {
        Some(words.say("tie-broken"))
    }

    fn category(&self, words: &Words, name: &str) -> String {
        Speech::of_things(words, &Components::ours()).category(name)
    }

    fn category_sign(&self, name: &str) -> String {
        icon(goals::sign(name))
    }
}

impl RulesFace for SunaValo {
    fn rules(
        &self,
        words: &Words,
        _: Option<&str>,
        sight: Option<Arc<dyn face::Sight>>,
    ) -> Vec<Section> {
        let sight = sight.and_then(|sight| sight.into_any().downcast::<Sight>().ok());
        rules::rules(words, sight.as_deref())
    }
}

impl SetUpFace for SunaValo {
    fn players(&self) -> RangeInclusive<usize> {
        State::SEATS
    }

    fn symbols(&self) -> String {
        defs()
    }

    fn piece(&self, side: Side) -> String {
        icon(Icon::Figure(Figure::Barrel, Some(seat(side))))
    }

    fn set_up(&self, form: SetUp) -> AnyView {
        view! { <setup::SetUpForm common=form/> }.into_any()
    }
}

impl ReplayFace for SunaValo {
    fn hand(&self, shown: &dyn AnyMatch, seat: Seat) -> AnyView {
        hands::hand(shown, seat)
    }
}

/// Plans of purchases, from the first time on that somebody points at something.
#[component]
fn Planner() -> impl IntoView {
    let table = Table::here();
    let is_wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true) || table.pointed.get().is_some() || table.ways.get().is_some()
    });
    view! {
        <Show when=move || is_wanted.get()>
            <div class="v-planner">{part(planner, |planner| planner())}</div>
        </Show>
    }
}

/// Only seats play this game.
fn seat(side: Side) -> Seat {
    Seat::new(side.index()).unwrap_or(Seat::FIRST)
}

/// Whether somebody who may buy or ship cannot pay for a thing.
fn is_dear(table: Table, thing: Thing) -> bool {
    let is_asked = sight_of(table).is_some_and(|sight| {
        let step = sight.view.open().pending().map(|pending| pending.step);
        let is_purchase = match thing {
            Thing::Ship(_) => matches!(step, Some(Step::Turn | Step::ShipOffer { .. })),
            _ => step == Some(Step::Turn),
        };
        is_purchase && sight.moment.is_my_turn()
    });
    is_asked && !table.is_lit(thing.spot())
}

/// The match as it is seen now, by its own type.
fn sight_of(table: Table) -> Option<Arc<Sight>> {
    let sight = table.sight.get()?;
    Some(sight.into_any().downcast().expect("a table of this game shows this game"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use suna_valo::Options;

    #[test]
    fn a_first_game_has_the_options_of_the_engine() {
        let options: Options = FIRST_OPTIONS.parse().expect("good options");
        assert_eq!(FIRST_OPTIONS, options.to_string());
    }
}
