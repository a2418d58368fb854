//! The five tiers of a board: a piece in each recess, or what it pays once it is empty.

use super::own_board::{OnBoard, Shown};
use super::signs::{Many, Sign, Signs};
use super::thing::Thing;
use super::{of_things, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use boonlake::components::{Boards, Recess};
use boonlake::{HouseRecess, Player};
use drawing::boonlake::{self as drawn, Figure, Icon, icon};
use leptos::prelude::*;

/// A column of recesses, each with whether its piece is still there.
struct Column {
    figure: Figure,
    recesses: Vec<(Recess, bool)>,
}

fn columns(player: &Player, boards: &Boards) -> [Column; 4] {
    let column = |figure: Figure, recesses: &[Recess], n_taken: u8| Column {
        figure,
        recesses: recesses
            .iter()
            .enumerate()
            .map(|(index, &recess)| (recess, index >= usize::from(n_taken)))
            .collect(),
    };
    let houses = HouseRecess::all().map(|place| (*boards.house(place), player.houses.has(place)));
    [
        column(Figure::Inhabitant, &boards.inhabitants, player.tiers_emptied),
        Column { figure: Figure::House, recesses: houses.collect() },
        column(Figure::Settlement, &boards.settlements, player.settlements_taken()),
        column(Figure::Cattle, &boards.cattle, player.cattle_taken()),
    ]
}

#[component]
pub(super) fn Tiers(shown: Shown) -> impl IntoView {
    let pieces =
        shown.of(|player| (player.houses, player.settlements, player.cattle, player.tiers_emptied));
    let rows = move || {
        // Read, not only tracked: what was never read counts as changed.
        pieces.get();
        let player = shown.player.get_untracked()?;
        let rows = shown.boards.with_value(|boards| {
            let columns = columns(&player, boards);
            let tiers = (1u8..).take(boards.tiers.len());
            tiers.map(|tier| row(shown, tier, &columns, boards)).collect::<Vec<_>>()
        });
        Some(rows)
    };
    view! {
        <div class="board-tiers">
            <Income shown/>
            <div class="tiers">{rows}</div>
        </div>
    }
}

/// What the next scoring pays.
#[component]
fn Income(shown: Shown) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let income = Memo::new(move |_| Some(sight_of(table)?.view.open().next_income(shown.seat)));
    let list = move || {
        let (coins, cards, vp) = income.get().unwrap_or_default();
        let parts = [
            (coins, Icon::Coin, "count-coins"),
            (cards.into(), Icon::Card, "count-cards"),
            (vp, Icon::Vp, "count-vp"),
        ];
        let parts = parts.map(|(count, sign, key)| {
            let name = say.with(key, &[("count", count.into())]);
            view! { <Many count=count.to_string() sign name/> }
        });
        parts.collect_view()
    };
    view! { <p class="income"><span>{say.the("board-income")}</span>{list}</p> }
}

fn row(shown: Shown, tier: u8, columns: &[Column; 4], boards: &Boards) -> AnyView {
    let cells = columns.iter().map(|column| {
        let here =
            column.recesses.iter().enumerate().filter(|(_, (recess, _))| recess.tier == tier);
        let here = here.map(|(index, (recess, is_full))| {
            let house =
                (column.figure == Figure::House).then(|| HouseRecess::new(index + 1)).flatten();
            recess_view(shown, column.figure, house, *recess, *is_full)
        });
        view! { <span class="tier-column">{here.collect_view()}</span> }
    });
    view! {
        <div class="tier">{cells.collect_view()}<Note tier columns boards/></div>
    }
    .into_any()
}

/// One recess: the piece, or what it pays at each scoring.
fn recess_view(
    shown: Shown,
    figure: Figure,
    house: Option<HouseRecess>,
    recess: Recess,
    is_full: bool,
) -> AnyView {
    let say = Say::here();
    let piece = is_full.then(|| (figure, shown.owner()));
    let content = view! { <Drawing svg=drawn::recess(&recess, piece)/> };
    let help = of_things(say, |speech| speech.recess_pays(&recess, is_full));
    match house {
        Some(house) => {
            let name = of_things(say, |speech| speech.recess(house));
            let label = format!("{name}: {help}");
            view! { <OnBoard thing=Thing::Recess(house) is_own=shown.is_own class="recess" label>{content}</OnBoard> }
                .into_any()
        }
        None => view! {
            <span class="recess" title=help.clone()>
                <span class="visually-hidden">{help.clone()}</span>{content}
            </span>
        }
        .into_any(),
    }
}

/// Beside a tier: how many pieces must leave it and those above to free its inhabitant, what more a
/// piece of it costs, and what its empty recesses pay at the end.
#[component]
fn Note<'a>(tier: u8, columns: &'a [Column; 4], boards: &'a Boards) -> impl IntoView + use<> {
    let say = Say::here();
    let sheet = boards.tiers[usize::from(tier) - 1];
    let [inhabitants, pieces @ ..] = columns;
    let is_awaited = inhabitants.recesses.iter().any(|(recess, _)| recess.tier == tier);
    let n_left = pieces
        .iter()
        .flat_map(|column| &column.recesses)
        .filter(|(recess, is_full)| recess.tier <= tier && *is_full)
        .count();
    let to_go = is_awaited.then(|| match n_left {
        0 => view! {
            <span class="tier-done" title=say.the("tier-emptied")>
                <Drawing svg=icon(Icon::Tick)/><span class="visually-hidden">{say.the("tier-emptied")}</span>
            </span>
        }
        .into_any(),
        _ => {
            let hint = say.with("tier-to-go-hint", &[("count", n_left.into())]);
            view! { <span title=hint>{say.with("tier-to-go", &[("count", n_left.into())])}</span> }
                .into_any()
        }
    });
    let end = (sheet.end_vp > 0).then(|| {
        let told = say.with("tier-end", &[("vp", sheet.end_vp.into())]);
        let signs =
            vec![Sign::Picture(Icon::End), Sign::Text(sheet.end_vp.to_string()), Sign::Picture(Icon::Vp)];
        view! { <span title=told.clone()><Signs signs/><span class="visually-hidden">{told.clone()}</span></span> }
    });
    let more = (sheet.surcharge > 0).then(|| {
        let told = say.with("tier-surcharge", &[("count", sheet.surcharge.into())]);
        let signs =
            vec![Sign::Text(format!("+{}", sheet.surcharge)), Sign::Picture(Icon::Inhabitant)];
        view! {
            <span class="tier-more" title=told.clone()>
                <Signs signs/><span class="visually-hidden">{told.clone()}</span>
            </span>
        }
    });
    view! { <span class="tier-note">{to_go}{end}{more}</span> }
}
