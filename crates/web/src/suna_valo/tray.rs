//! The tray beside what is asked: what came in and waits for a store, what can be taken, what is due, what
//! is left of an activation; with what will be lost for want of room.

use super::offered::{offer, signs};
use super::sight::Sight;
use super::sight_of;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::Table;
use drawing::suna_valo::{Icon, icon, token};
use leptos::prelude::*;
use suna_valo::{Good, Goods, Step};

/// What lies on the tray as drawings; the question says the same in words.
#[component]
pub(super) fn Tray() -> impl IntoView {
    let table = Table::here();
    let lies = Memo::new(move |_| sight_of(table).and_then(|sight| lying(&sight)));
    move || {
        lies.get().map(|svg| view! { <div class="v-tray" aria-hidden="true"><Drawing svg/></div> })
    }
}

fn lying(sight: &Sight) -> Option<String> {
    let open = sight.view.open();
    let pending = open.pending().filter(|_| sight.moment.is_my_turn())?;
    let farm = open.farm(pending.seat);
    let energy = || icon(Icon::Arrow) + &icon(Icon::Good(Good::Energy));
    Some(match pending.step {
        Step::Receive { goods } => {
            let came = due(&goods);
            match farm.n_without_room(&goods) {
                0 => came,
                over => {
                    let over = ["<b>", &over.to_string(), " ×</b>"].concat();
                    came + &lost(&(over + &icon(Icon::AnyGood) + &energy()))
                }
            }
        }
        Step::Gain { choice, left } => {
            let has_room = |good: Good| good.resource().is_none_or(|it| farm.has_room(it));
            let taken = choice.iter().map(|good| match has_room(good) {
                true => token(good),
                false => lost(&(token(good) + &icon(Icon::Lost))),
            });
            let taken: String = taken.collect();
            if left > 1 { ["<b>", &left.to_string(), " ×</b>", &taken].concat() } else { taken }
        }
        Step::Pay(bill) => due(&bill.fixed) + &icon(Icon::AnyGood).repeat(bill.any.into()),
        Step::Activation(pool) => match offer(&sight.legal)[..] {
            [only] => signs(only, &pool, farm),
            _ => return None,
        },
        _ => return None,
    })
}

/// Goods that find no room.
fn lost(goods: &str) -> String {
    ["<span class=\"v-lost\">", goods, "</span>"].concat()
}

fn due(goods: &Goods) -> String {
    goods.iter().map(|(good, count)| token(good).repeat(count.into())).collect()
}
