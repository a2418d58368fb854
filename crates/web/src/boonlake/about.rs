//! What ways are compared for: the card or the tile, to lie beside them.

use super::card::{CardFace, kind_class};
use super::{sight_of, speech};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::Table;
use boonlake::{Action, Card, ScoringTile, Step};
use drawing::boonlake::scoring_tile;
use leptos::prelude::*;

/// Something that is paid for, or that lets one exchange.
#[derive(Clone, Copy, PartialEq)]
enum About {
    Card(Card),
    Tile(ScoringTile),
}

pub(super) fn about() -> AnyView {
    let table = Table::here();
    let shown = Memo::new(move |_| {
        // What is opened at a place lies there.
        if table.ways.get().is_some() {
            return None;
        }
        Some(match sight_of(table)?.view.open().step()? {
            Step::PayCard { card, .. } | Step::Exchange { card, .. } => About::Card(card),
            Step::PayProject { tile, .. } | Step::Trade { tile, .. } => About::Tile(tile),
            _ => return None,
        })
    });
    let picture = move || {
        let (about, sight) = (shown.get()?, untrack(|| sight_of(table))?);
        let open = sight.view.open();
        let parts = open.parts();
        let (picture, brings) = match about {
            About::Card(card) => {
                let class = kind_class(parts.card(card).kind);
                let face = view! { <div class=class><CardFace card parts/></div> }.into_any();
                (face, Some(Action::Play { card }))
            }
            About::Tile(tile) => {
                let svg = scoring_tile(parts.scoring(tile), open.n_scorings);
                (view! { <Drawing svg/> }.into_any(), None)
            }
        };
        let is_paid = matches!(open.step(), Some(Step::PayCard { .. }));
        let brings = brings.filter(|_| is_paid).map(|action| {
            let deal = table.tell(|teller| speech(teller).deal(&action, &sight.view));
            deal.brings.into_iter().map(|it| view! { <li>"+ "{it}</li> }).collect_view()
        });
        Some(view! { <aside class="ways-about">{picture}<ul>{brings}</ul></aside> })
    };
    picture.into_any()
}
