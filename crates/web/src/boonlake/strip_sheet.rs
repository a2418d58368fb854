//! What a strip would do, before it is taken: what there is for one's own part, what everybody has for
//! the part of all, and where the ship may stop.

use super::deal::after;
use super::sight::Sight;
use super::signs::Many;
use super::thing::Thing;
use super::{sheet_of_strip, sight_of, speech};
use crate::lazy::part;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::Table;
use boonlake::{Action, EMINENCE, Lever, Offered, Region, Site, Space, State, Step, Strip};
use drawing::boonlake::{Chart, Cut, Icon, Owner, icon};
use leptos::prelude::*;
use std::ops::RangeInclusive;
use table::{Game, QuickChance, Seat, Side};
use words::boonlake::Speech;

/// The sheet of the strip that is pointed at, beside the ladder.
#[component]
pub(super) fn StripSheet() -> impl IntoView {
    let table = Table::here();
    let strip = Memo::new(move |_| match Thing::at(table.pointed.get()?)? {
        Thing::Strip(strip) => table.is_lit(Thing::Strip(strip).spot()).then_some(strip),
        _ => None,
    });
    let sheet = move || {
        let strip = strip.get()?;
        Some(part(sheet_of_strip, move |shown| shown(strip).into_any()))
    };
    view! { <div class="strip-place">{sheet}</div> }
}

/// The sheet of a strip, as things stand.
pub(super) fn shown(strip: Strip) -> Option<AnyView> {
    let table = Table::here();
    let sight = sight_of(table)?;
    let me = sight.moment.eyes?;
    Some(table.tell(|teller| sheet(&sight, me, strip, speech(teller))))
}

fn sheet(sight: &Sight, me: Seat, strip: Strip, speech: Speech<'_>) -> AnyView {
    let open = sight.view.open();
    let row = open.strips.iter().position(|there| *there == strip).unwrap_or(0);
    let (steps, fine) = open.parts().boards.rows[row];
    let vp = open.total_vp(me);
    let price = (fine > 0).then(|| {
        let args =
            [("vp", fine.into()), ("before", vp.into()), ("after", (vp - i32::from(fine)).into())];
        view! { <span class="sheet-fine">{speech.words().say_with("sheet-fine", &args)}</span> }
    });
    let kind = strip.kind().map(|kind| view! { <Drawing svg=icon(Icon::Kind(kind))/> });
    let own = own_part(sight, me, strip, speech).into_iter().map(|(sign, told)| {
        view! { <li><Drawing svg=icon(sign)/><span>{told}</span></li> }
    });
    let ship = speech.words().say_with("note-ship", &[("count", steps.into())]);
    view! {
        <section class="strip-sheet" class:low=is_north(sight, me) aria-hidden="true">
            <h2>{kind}{speech.strip(strip)}{price}</h2>
            <div><h3>{speech.strip_own(strip)}</h3><ul>{own.collect_view()}</ul></div>
            <div><h3>{speech.strip_all(strip)}</h3><ul>{part_of_all(sight, me, strip, speech)}</ul></div>
            <div><h3>{ship}</h3><ol>{stops(sight, me, steps, speech)}</ol></div>
        </section>
    }
    .into_any()
}

/// Whether one's ship lies in the upper half of the map; what it may reach must stay in sight.
fn is_north(sight: &Sight, me: Seat) -> bool {
    let open = sight.view.open();
    let chart = Chart::new(Cut::Wide, open.parts());
    let at = chart.river_middle(open.is_second_round, open.player(me).ship);
    at.y < Cut::Wide.size().1 / 2.0
}

/// What there is for one's own part.
fn own_part(sight: &Sight, me: Seat, strip: Strip, speech: Speech<'_>) -> Vec<(Icon, String)> {
    let Some(chosen) = after(&sight.guess, Action::Choose { strip }) else { return Vec::new() };
    let (words, open) = (speech.words(), sight.view.open());
    let counted = |key: &str, count: usize| words.say_with(key, &[("count", count.into())]);
    let change = |before: u16, after: u16| format!("{before} → {after}");
    let cards = sight
        .view
        .hand()
        .iter()
        .filter(|&card| strip.kind().is_none_or(|kind| open.parts().card(card).kind == kind));
    let n_cards = cards.clone().count();
    let n_played = cards.filter(|&card| can(&chosen.state, Action::Play { card })).count();
    let args = [("count", n_cards.into()), ("play", n_played.into())];
    let cards = (strip.kind().map_or(Icon::Play, Icon::Kind), words.say_with("sheet-cards", &args));
    let explore = || (Icon::Explore, counted("supply-tiles", open.mound.len()));
    let develop = || (Icon::Develop, sites(&asked(&chosen.state, Offered::Develop), speech));
    let player = open.player(me);
    match strip {
        Strip::Pioneer => vec![cards, explore(), develop()],
        Strip::Cattle => {
            let pastures = counted("supply-pastures", open.pastures_left.into());
            vec![cards, (Icon::LayPasture, pastures)]
        }
        Strip::Region => {
            let free: Vec<String> =
                open.free_labels().map(|region| speech.region(region)).collect();
            vec![cards, (Icon::Label, words.commas(&free))]
        }
        Strip::Progress => {
            let state = asked(&chosen.state, Offered::Modernize);
            let levers = Lever::ALL.iter();
            let levers = levers.filter(|&&lever| can(&state, Action::Modernize { lever }));
            vec![cards, (Icon::Modernize, counted("sheet-payable", levers.count()))]
        }
        Strip::Settle => vec![cards, develop()],
        Strip::Hire => {
            let ranch = player.ranch + player.supply.min(1);
            let hired = (Icon::Inhabitant, change(player.ranch.into(), ranch.into()));
            vec![cards, hired, explore()]
        }
        Strip::Builder => {
            let coins = chosen.state.open().player(me).coins;
            vec![(Icon::Coin, change(player.coins, coins)), cards]
        }
    }
}

fn can(state: &State, action: Action) -> bool {
    Game::check(state, action).is_ok()
}

/// The state in which this is offered, everything before it declined.
fn asked(state: &State, what: Offered) -> State {
    let mut state = state.clone();
    let is_offered = |state: &State| match state.open().step() {
        Some(Step::Offer { offer, .. }) => offer.has(what),
        _ => false,
    };
    while !is_offered(&state) && can(&state, Action::Pass) {
        state.apply_by(Action::Pass, &mut QuickChance::new(1), &mut Vec::new());
    }
    state
}

/// How many sites can be developed, houses and settlements be built.
fn sites(state: &State, speech: Speech<'_>) -> String {
    let all = || Space::all().flat_map(Site::of);
    let developed = all().filter(|&site| can(state, Action::Develop { site })).count();
    let houses = all().filter(|&site| can(state, Action::House { site })).count();
    let settled = |site: &Site| {
        let prices = [false, true].into_iter().flat_map(|lever| (0..3).map(move |vp| (lever, vp)));
        let mut prices = prices.map(|(lever, vp)| Action::Settle { site: *site, lever, vp });
        prices.any(|action| can(state, action))
    };
    let parts = [
        ("count-sites", developed),
        ("count-houses", houses),
        ("count-settlements", all().filter(settled).count()),
    ];
    let parts = parts.map(|(key, count)| speech.words().say_with(key, &[("count", count.into())]));
    speech.words().commas(&parts)
}

/// What everybody has for the part of all.
fn part_of_all(sight: &Sight, me: Seat, strip: Strip, speech: Speech<'_>) -> Vec<AnyView> {
    let open = sight.view.open();
    if strip == Strip::Region {
        let sides = (0..open.n_sides()).filter_map(Side::new);
        return sides.map(|side| paid(sight, side, speech)).collect();
    }
    let others = sight.seats().filter(|&seat| seat != me);
    let line = |seat: Seat| {
        let player = open.player(seat);
        let goods = [
            (usize::from(player.ranch), Icon::Inhabitant),
            (player.coins.into(), Icon::Coin),
            (sight.view.hand_size(seat), Icon::Cards),
        ];
        let goods =
            goods.map(|(count, sign)| view! { <Many count=count.to_string() sign name=""/> });
        view! {
            <li>
                <Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/><span class="sheet-name">{speech.name(seat)}</span>
                {goods.collect_view()}
            </li>
        }
        .into_any()
    };
    others.map(line).collect()
}

/// What a side gets of the regions, by the one that is chosen.
fn paid(sight: &Sight, side: Side, speech: Speech<'_>) -> AnyView {
    let open = sight.view.open();
    let by_region = || Region::ALL.iter().map(|&it| open.map().presences_outside(side, it));
    let range = by_region().min().unwrap_or(0)..=by_region().max().unwrap_or(0);
    let sign = if open.is_solo() && side == EMINENCE { Icon::Vp } else { Icon::Coin };
    view! {
        <li>
            <Drawing svg=icon(Icon::Mark(Owner::of(side, open)))/><span class="sheet-name">{speech.side(open, side)}</span>
            <Many count=range_text(range) sign name=""/>
        </li>
    }
    .into_any()
}

/// "2–4", or "3"
fn range_text(range: RangeInclusive<u8>) -> String {
    let (low, high) = range.into_inner();
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// Where the ship may stop, and what it finds there.
fn stops(sight: &Sight, me: Seat, steps: u8, speech: Speech<'_>) -> Vec<AnyView> {
    let open = sight.view.open();
    let mut stops: Vec<u8> = (1..=steps).collect();
    stops.dedup_by_key(|steps| open.landing(me, *steps));
    let line = |steps: u8| {
        let deal = speech.deal(&Action::Sail { steps }, &sight.view);
        let brings = speech.words().commas(&deal.brings);
        let notes = deal.notes.into_iter().map(|note| view! { <small>{note}</small> });
        view! {
            <li><b class="sheet-stop">{steps}</b><span>{brings}{notes.collect_view()}</span></li>
        }
        .into_any()
    };
    stops.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::{Options, Strip};
    use table::{Match, Seed};

    #[test]
    fn what_comes_before_an_offer_is_declined() {
        let options: Options = "players=2".parse().expect("good options");
        let played = Match::<State>::seeded(options, Seed::from_number(3)).expect("a match");
        let mut state = played.state().clone();
        let (mut chance, mut actions) = (QuickChance::new(1), Vec::new());
        while !matches!(state.open().step(), Some(Step::Turn { .. })) {
            state.legal(&mut actions);
            state.apply_by(actions[0], &mut chance, &mut Vec::new());
        }
        state.apply_by(Action::Choose { strip: Strip::Settle }, &mut chance, &mut Vec::new());
        let turn = state.open().turn;
        let state = asked(&state, Offered::Develop);
        assert_eq!(state.open().to_act(), Some(turn));
        let developed =
            Space::all().flat_map(Site::of).filter(|&site| can(&state, Action::Develop { site }));
        assert!(developed.count() > 0);
    }
}
