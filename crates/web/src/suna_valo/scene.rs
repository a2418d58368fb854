//! A new era has the table for a moment: its banner, who begins, what the one before paid, and the orders
//! that came with it.

use super::{event, sight_of};
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use crate::settings::Settings;
use crate::table::Table;
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use std::time::Duration;
use suna_valo::{Era, Event, Open, PublicOrder, ShipOrder, Spot};
use table::Seat;

/// So long the banner hangs over the table.
const MOMENT: Duration = Duration::from_secs(4);

/// What a new era changes.
#[derive(Clone, PartialEq)]
struct Stand {
    era: Era,
    public: Vec<PublicOrder>,
    ships: Vec<ShipOrder>,
}

impl Stand {
    fn of(open: &Open) -> Stand {
        Stand {
            era: open.era,
            public: open.public_orders.iter().map(|it| it.order).collect(),
            ships: open.ship_orders.iter().map(|it| it.order).collect(),
        }
    }
}

/// A new era as it is told.
#[derive(Clone)]
struct Told {
    era: Era,
    title: String,
    incomes: Option<String>,
    orders: Option<String>,
}

#[component]
pub(super) fn NewEra() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let settings = Settings::here();
    let shown = RwSignal::new(None::<Told>);
    let stand = Memo::new(move |_| sight_of(table).map(|sight| Stand::of(sight.view.open())));
    // Counts the eras that were shown, so that an earlier one closes no later one.
    let n_shown = StoredValue::new(0u32);
    Effect::new(move |before: Option<Option<Stand>>| {
        let now = stand.get();
        if let (Some(Some(before)), Some(now)) = (&before, &now) {
            match now.era > before.era {
                true => {
                    n_shown.update_value(|n_shown| *n_shown += 1);
                    shown.set(untrack(|| told(table, before)));
                }
                // Whoever takes back, or goes back in a replay, has left it.
                false if now.era < before.era => shown.set(None),
                false => {}
            }
        }
        now
    });
    // Behind a curtain nobody sees it: its moment begins when that is lifted.
    Effect::new(move || {
        if shown.with(Option::is_none) || table.passing.is_on() {
            return;
        }
        let nth = n_shown.get_value();
        // The page may be gone by then.
        let close = move || {
            if n_shown.try_get_value() == Some(nth) {
                shown.try_set(None);
            }
        };
        set_timeout(close, MOMENT);
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if matches!(&*event.key(), "Escape" | "s" | "S") {
            shown.set(None);
        }
    });
    on_cleanup(move || keys.remove());
    move || {
        let Told { era, title, incomes, orders } = shown.get()?;
        Some(view! {
            <div class="v-new-era" class:staged=move || settings.moves() on:click=move |_| shown.set(None)>
                <Drawing svg=icon(Icon::Era(era))/>
                <div role="status">
                    <p class="v-era-title">{title}</p>
                    {incomes.map(|incomes| view! { <p class="v-era-incomes">{incomes}</p> })}
                    {orders.map(|orders| view! { <p class="v-era-orders">{orders}</p> })}
                </div>
                <button class="button" id="skip-era">{say.the("table-skip")}</button>
            </div>
        })
    }
}

/// The era that begins now, and the orders that were not there before.
fn told(table: Table, before: &Stand) -> Option<Told> {
    let sight = sight_of(table)?;
    let open = sight.view.open();
    let now = Stand::of(open);
    table.tell(|teller| {
        let speech = sight.speech(teller);
        let public = now.public.iter().filter(|it| !before.public.contains(it));
        let ships = now.ships.iter().filter(|it| !before.ships.contains(it));
        let orders: Vec<String> = public
            .map(|&order| speech.public_order(order))
            .chain(ships.map(|&order| speech.ship(order)))
            .collect();
        let orders = (!orders.is_empty()).then(|| speech.new_orders(&orders));
        let incomes = speech.incomes(&incomes(table));
        Some(Told { era: now.era, title: speech.new_era(open), incomes, orders })
    })
}

/// What was paid before the latest era began.
fn incomes(table: Table) -> Vec<(Seat, Spot)> {
    table.stories.with_untracked(|stories| {
        let events = stories.now().iter().rev();
        let events = events
            .filter_map(|told| Some(&told.event.as_any().downcast_ref::<event::Told>()?.event));
        let before = events.skip_while(|event| !matches!(event, Event::EraBegan { .. })).skip(1);
        let of_era =
            before.take_while(|event| !matches!(event, Event::EraBegan { .. } | Event::EraEnds));
        let mut paid: Vec<(Seat, Spot)> = of_era
            .filter_map(|event| match *event {
                Event::Income { seat, spot } => Some((seat, spot)),
                _ => None,
            })
            .collect();
        paid.reverse();
        paid
    })
}
