//! A player's board: what one shows, what one places, what one switches. One's own, or that of
//! another seat to look at.

use super::levers::LeverRows;
use super::signs::Many;
use super::thing::Thing;
use super::tiers::Tiers;
use super::tracks::Tracks;
use super::{of_things, sight_of};
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use crate::table::{Placed, Table};
use boonlake::components::Boards;
use boonlake::{Action, Levers, Player, Resource};
use drawing::boonlake::{Figure, Icon, Owner, icon, production};
use leptos::prelude::*;
use table::Seat;

/// A board that is shown.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) seat: Seat,
    /// Whether things on it can be chosen by the one who looks.
    pub(super) is_own: bool,
    pub(super) player: Memo<Option<Player>>,
    pub(super) boards: StoredValue<Boards>,
}

#[component]
pub(super) fn OwnBoard() -> impl IntoView {
    let table = Table::here();
    let looked = RwSignal::new(None::<Seat>);
    // One's own board; to somebody who only watches, that of the seat whose turn it is.
    let usual = Memo::new(move |_| {
        let sight = sight_of(table)?;
        Some(sight.at_the_board())
    });
    let n_seats = Memo::new(move |_| table.moment(|moment| moment.n_seats).unwrap_or(0));
    let shown = Memo::new(move |_| looked.get().or(usual.get()));
    let look_at =
        move |seat: Seat| looked.set((usual.get_untracked() != Some(seat)).then_some(seat));
    let next = move || {
        let (Some(seat), n_seats) = (shown.get_untracked(), n_seats.get_untracked()) else {
            return;
        };
        if let Some(seat) = Seat::new((seat.index() + 1) % n_seats.max(1)) {
            look_at(seat);
        }
    };
    listen(table, next);
    let is_own = Memo::new(move |_| shown.get() == table.moment(|moment| moment.eyes).flatten());
    view! {
        <div class="own-board" class:of-other=move || !is_own.get()>
            <Whose n_seats shown look_at=Callback::new(look_at)/>
            {move || shown.get().map(|seat| view! { <BoardOf seat is_own=is_own.get()/> })}
        </div>
    }
}

/// The key that shows the others' boards, one after the other.
fn listen(table: Table, next: impl Fn() + 'static) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if matches!(&*event.key(), "o" | "O") && table.hears(&event) {
            next();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The seats whose boards there are, where there are several.
#[component]
fn Whose(
    n_seats: Memo<usize>,
    shown: Memo<Option<Seat>>,
    look_at: Callback<Seat>,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let marks = move || {
        let seats = Seat::all(n_seats.get()).map(|seat| {
            let name = move || say.with("board-of", &[("name", table.name(seat).into())]);
            let is_shown = move || shown.get() == Some(seat);
            view! {
                <button
                    class="whose"
                    title=name
                    aria-label=name
                    aria-pressed=move || is_shown().to_string()
                    on:click=move |_| look_at.run(seat)
                >
                    <Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/>
                </button>
            }
        });
        seats.collect_view()
    };
    view! {
        <Show when=move || { n_seats.get() > 1 }>
            <div class="board-whose" role="group" aria-label=say.the("board-whose")>{marks}</div>
        </Show>
    }
}

#[component]
fn BoardOf(seat: Seat, is_own: bool) -> impl IntoView {
    let table = Table::here();
    let player = Memo::new(move |_| Some(sight_of(table)?.view.open().player(seat).clone()));
    let boards = untrack(|| sight_of(table)).map(|it| it.view.open().parts().boards.clone());
    let shown =
        Shown { seat, is_own, player, boards: StoredValue::new(boards.unwrap_or_default()) };
    view! {
        <div class="board-goods">
            <Sites shown/>
            <Canal shown/>
            <div class="board-have"><Ranch shown/><Purse shown/></div>
        </div>
        <Tiers shown/>
        <Tracks/>
        <LeverRows shown/>
    }
}

impl Shown {
    /// Something of the player, told anew when it changes.
    pub(super) fn of<T: PartialEq + Send + Sync + 'static>(
        self,
        ask: impl Fn(&Player) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.player.with(|player| player.as_ref().map(&ask)))
    }

    pub(super) fn owner(self) -> Owner {
        Owner::Seat(self.seat)
    }
}

/// A thing on a board: to be chosen if the board is one's own, else to be looked at.
#[component]
pub(super) fn OnBoard(
    thing: Thing,
    is_own: bool,
    class: &'static str,
    #[prop(into)] label: String,
    children: Children,
) -> impl IntoView {
    match is_own {
        true => view! { <Placed spot=thing.spot() class label>{children()}</Placed> }.into_any(),
        false => view! {
            <span class=format!("place {class}") role="img" aria-label=label.clone() title=label.clone()>
                {children()}
            </span>
        }
        .into_any(),
    }
}

/// The production sites over the canal.
#[component]
fn Sites(shown: Shown) -> impl IntoView {
    let production = shown.of(|player| player.production);
    let sites = move || {
        let production = production.get().unwrap_or_default();
        let sites = Resource::ALL.iter().map(|&resource| {
            view! { <SiteOf shown resource level=production.of(resource)/> }
        });
        sites.collect_view()
    };
    view! { <div class="sites">{sites}</div> }
}

#[component]
fn SiteOf(shown: Shown, resource: Resource, level: u8) -> impl IntoView {
    let say = Say::here();
    let (name, label) = of_things(say, |speech| {
        (speech.resource_plain(resource), speech.site_level(resource, level))
    });
    view! {
        <OnBoard thing=Thing::Resource(resource) is_own=shown.is_own class="production" label>
            <span class="production-name">{name}</span>
            <Drawing svg=production(resource, level)/>
        </OnBoard>
    }
}

/// The canal with its boats, which move when they do.
#[component]
fn Canal(shown: Shown) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let boats = shown.of(|player| player.boats);
    let goal = Memo::new(move |_| weighed(table).map(|(boats, _)| boats).filter(|_| shown.is_own));
    let boat = move |index: usize, boats: Memo<Option<[Resource; 2]>>| {
        let place = move || berth(boats.get().unwrap_or([Resource::Wood; 2]), index);
        view! {
            <span class="boat" style:left=place>
                <Drawing svg=icon(Icon::Piece(Figure::Boat, shown.owner()))/>
            </span>
        }
    };
    let ghosts = move || goal.get().map(|_| [boat(0, goal), boat(1, goal)].collect_view());
    let told = move || {
        let boats = boats.get().unwrap_or([Resource::Wood; 2]);
        of_things(say, |speech| speech.boats_at(boats))
    };
    view! {
        <div class="canal" class:weighed=move || goal.get().is_some() title=told>
            <span class="berth"></span><span class="berth"></span><span class="berth"></span><span class="berth"></span>
            {boat(0, boats)}{boat(1, boats)}
            <span class="ghosts">{ghosts}</span>
            <span class="visually-hidden">{told}</span>
        </div>
    }
}

/// Where on the canal one of two boats is drawn; two at one place lie side by side.
fn berth(boats: [Resource; 2], index: usize) -> String {
    let aside = match boats[0] == boats[1] {
        true => index as f64 * 0.36 - 0.18,
        false => 0.0,
    };
    format!("{:.2}%", (f64::from(boats[index] as u8) + 0.5 + aside) * 25.0)
}

/// Where the way that is looked at would bring the boats, and the levers it would move down.
pub(super) fn weighed(table: Table) -> Option<([Resource; 2], Levers)> {
    match *sight_of(table)?.legal.get(table.weighed.get()?)? {
        Action::Pay { boats, levers } => Some((boats, levers)),
        _ => None,
    }
}

#[component]
fn Ranch(shown: Shown) -> impl IntoView {
    let say = Say::here();
    let people = shown.of(|player| (player.ranch, player.supply));
    let figures = move || {
        let (ranch, _) = people.get().unwrap_or_default();
        let figures = (0..ranch).map(|_| {
            view! { <Drawing svg=icon(Icon::Piece(Figure::Inhabitant, shown.owner()))/> }
        });
        figures.collect_view()
    };
    let told = move || {
        let (ranch, supply) = people.get().unwrap_or_default();
        say.with("summary-ranch", &[("count", ranch.into()), ("supply", supply.into())])
    };
    let count = move || people.get().unwrap_or_default().0;
    let supply = move || {
        let (_, supply) = people.get().unwrap_or_default();
        say.with("board-supply", &[("count", supply.into())])
    };
    view! {
        <div class="ranch" title=told>
            <span class="visually-hidden">{told}</span>
            <span class="ranch-head" aria-hidden="true"><span>{say.the("board-ranch")}</span><b>{count}</b></span>
            <span class="ranch-figures" aria-hidden="true">{figures}</span>
            <span class="ranch-supply" aria-hidden="true">{supply}</span>
        </div>
    }
}

#[component]
fn Purse(shown: Shown) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let goods = shown.of(|player| (player.coins, player.vases));
    let n_cards = Memo::new(move |_| sight_of(table).map_or(0, |it| it.view.hand_size(shown.seat)));
    let list = move || {
        let (coins, vases) = goods.get().unwrap_or_default();
        let goods = [
            (usize::from(coins), Icon::Coin, "count-coins"),
            (vases.into(), Icon::Vase, "count-vases"),
            (n_cards.get(), Icon::Cards, "summary-hand"),
        ];
        let goods = goods.map(|(count, sign, key)| {
            let name = say.with(key, &[("count", count.into())]);
            view! { <li><Many count=count.to_string() sign name/></li> }
        });
        goods.collect_view()
    };
    view! { <ul class="purse">{list}</ul> }
}
