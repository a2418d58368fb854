//! The twelve levers of a board: what each does, its price, and whether it is up.

use super::own_board::{OnBoard, Shown, weighed};
use super::sight_of;
use super::signs::{Signs, of_lever};
use super::thing::Thing;
use super::{of_things, speech};
use crate::parts::Drawing;
use crate::reactive::{Memo, StoredValue};
use crate::say::Say;
use crate::table::Table;
use boonlake::Lever;
use drawing::boonlake::{self as drawn, LeverStand};
use leptos::prelude::*;

#[component]
pub(super) fn LeverRows(shown: Shown) -> impl IntoView {
    let levers = Lever::ALL.iter().map(|&lever| view! { <li><LeverPlate shown lever/></li> });
    view! { <ol class="levers">{levers.collect_view()}</ol> }
}

#[component]
fn LeverPlate(shown: Shown, lever: Lever) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let stand = shown.of(move |player| match (player.levers.has(lever), player.used.has(lever)) {
        (false, _) => {
            LeverStand::Open(shown.boards.with_value(|boards| player.lever_cost(lever, boards)))
        }
        (true, false) => LeverStand::Up,
        (true, true) => LeverStand::Down,
    });
    let goes_down = Memo::new(move |_| {
        shown.is_own && weighed(table).is_some_and(|(_, levers)| levers.has(lever))
    });
    let label = move || {
        let sight = untrack(|| sight_of(table));
        let open = sight.as_ref().map(|sight| sight.view.open());
        open.map(|open| table.tell(|teller| speech(teller).lever_label(open, shown.seat, lever)))
            .unwrap_or_default()
    };
    let (short, help) =
        of_things(say, |speech| (speech.lever_short(lever), speech.lever_help(lever)));
    let (short, help) = (StoredValue::new(short), StoredValue::new(help));
    move || {
        let stand = stand.get()?;
        let (stand, class) = match stand {
            _ if goes_down.get() => (LeverStand::Down, "lever owned down weighed"),
            LeverStand::Open(_) => (stand, "lever"),
            LeverStand::Up => (stand, "lever owned"),
            LeverStand::Down => (stand, "lever owned down"),
        };
        Some(view! {
            <OnBoard thing=Thing::Lever(lever) is_own=shown.is_own class label=label()>
                <Drawing svg=drawn::lever(stand)/>
                <Signs signs=of_lever(lever)/>
                <span class="lever-short">{short.get_value()}</span>
                <span class="lever-number">{lever.number()}</span>
                <span class="lever-help">{help.get_value()}</span>
            </OnBoard>
        })
    }
}
