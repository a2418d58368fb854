//! The sheet on which a purchase is planned: what it costs, how it is paid, where the card goes and what
//! all of that brings. It covers only what is asked and the notice board, so that one sees what one pays
//! with. It is downloaded when somebody first points at something.

use super::card::{card_class, card_sign, told};
use super::deal::deal_of;
use super::flights::{Flight, Flights};
use super::plan::{Plan, Wish, card, is_purchase};
use super::sight::Sight;
use super::sight_of;
use super::thing::{Thing, sources};
use crate::face::{Sight as _, Spot};
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use crate::table::{Table, Terms, Ways};
use drawing::suna_valo::{Icon, icon, token};
use leptos::html::Button;
use leptos::prelude::*;
use std::sync::Arc;
use suna_valo::{Action, Good, Goods, Source};
use words::suna_valo::{Deed, Speech};

/// What is planned now, and where that was begun.
pub(super) fn planned(table: Table) -> Option<(Spot, usize)> {
    let spot = table.ways.get()?;
    let sight = sight_of(table)?;
    let choices = table.choices_at(spot);
    choices.first().filter(|&&it| is_purchase(sight.legal[it])).map(|&choice| (spot, choice))
}

/// Ways that are no plan.
#[component]
pub(super) fn OtherWays() -> impl IntoView {
    let table = Table::here();
    let is_planned = Memo::new(move |_| planned(table).is_some());
    view! { <Show when=move || !is_planned.get()><Ways/></Show> }
}

/// What is planned, and what would go where.
pub(super) fn shown() -> AnyView {
    let table = Table::here();
    let now = Memo::new(move |_| planned(table).filter(|_| !table.line.is_sending()));
    let flights = RwSignal::new(Vec::new());
    let queue = Queue::new(table);
    let sheet =
        move || now.get().map(|(spot, choice)| view! { <Sheet spot choice queue flights/> });
    view! { {sheet}<Flights planned=flights/> }.into_any()
}

/// What is still to be done of a plan, and at which state of the match the latest part of it was.
#[derive(Clone, Copy)]
struct Queue(StoredValue<(u64, Vec<Action>)>);

impl Queue {
    fn new(table: Table) -> Queue {
        let queue = Queue(StoredValue::new((0, Vec::new())));
        Effect::new(move || {
            let Some(sight) = sight_of(table) else { return };
            // While somebody else is asked in between, the plan waits.
            let is_next = queue.0.with_value(|(number, rest)| {
                !rest.is_empty() && *number != sight.moment.number && sight.moment.is_my_turn()
            });
            if is_next && !table.line.is_sending() {
                queue.go_on(table, &sight);
            }
        });
        queue
    }

    fn begin(self, table: Table, actions: &[Action]) {
        if let Some(sight) = untrack(|| sight_of(table)) {
            self.0.set_value((0, actions.to_vec()));
            self.go_on(table, &sight);
        }
    }

    /// Does the next part; if it cannot be done any more, the rest is asked as ever.
    fn go_on(self, table: Table, sight: &Sight) {
        self.0.update_value(|(number, rest)| {
            let next = rest.first().and_then(|next| sight.legal.iter().position(|it| it == next));
            match next {
                Some(choice) => {
                    rest.remove(0);
                    *number = sight.moment.number;
                    table.choose(choice);
                }
                None => rest.clear(),
            }
        });
    }
}

/// The plan as it stands.
type Planned = RwSignal<Arc<Plan>>;

#[component]
fn Sheet(spot: Spot, choice: usize, queue: Queue, flights: RwSignal<Vec<Flight>>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let first = sight.legal[choice];
    let plan = RwSignal::new(Arc::new(Plan::new(&sight, first, Wish::default())?));
    let (title, about) =
        untrack(|| table.tell(|it| (sight.label(choice, it), sight.remarks(choice, it))));
    let card = card(sight.view.open(), sight.near(), first);
    let parts = sight.view.open().components();
    let sign = card.map_or_else(|| icon(Icon::ShipOrder), |card| card_sign(card, parts));
    let class = card.map_or_else(String::new, |card| card_class(card, parts));
    let sight = StoredValue::new(sight);
    let wish = Callback::new(move |wish| {
        let changed = sight.with_value(|sight| Plan::new(sight, first, wish));
        changed.into_iter().for_each(|changed| plan.set(Arc::new(changed)));
    });
    Effect::new(move || flights.set(sight.with_value(|sight| flown(&plan.get(), spot, sight))));
    on_cleanup(move || {
        flights.try_set(Vec::new());
    });
    let act = move || {
        let kind = match first {
            Action::BuyOwn { .. } => "own",
            Action::Ship { .. } => "ship",
            _ => "card",
        };
        let plan = plan.get();
        let price = sight.with_value(|sight| told(table, sight, |it| price(&plan, sight, it)));
        say.with("plan-do", &[("kind", kind.into()), ("price", price.into())])
    };
    let begin = move |n_parts: usize| {
        let plan = plan.get_untracked();
        queue.begin(table, &plan.actions[..n_parts.min(plan.actions.len())]);
    };
    let give_up = move |_| {
        table.ways.set(None);
        table.focus_ask();
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        if matches!(&*event.key(), "d" | "D") && !has_modifier {
            let turned = plan.with_untracked(|plan| plan.turned_over());
            turned.into_iter().for_each(|turned| wish.run(turned));
        }
    });
    on_cleanup(move || keys.remove());
    // The obvious is one key away.
    let button = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            // A browser that does not move the focus leaves it to the reader.
            let _ = button.focus();
        }
    });
    let is_paid = plan.with_untracked(|plan| !plan.given.is_empty());
    let is_placed = plan.with_untracked(|plan| !plan.places.is_empty());
    Some(view! {
        <section class="v-plan" aria-labelledby="plan-title">
            <header class=format!("v-plan-head {class}")>
                <Drawing svg=sign/>
                <h2 id="plan-title">{title}</h2>
                <p class="quiet">{about}</p>
            </header>
            {is_paid.then(|| view! { <Payment plan sight wish/> })}
            {is_placed.then(|| view! { <Goal plan sight wish/> })}
            <Outcome plan sight/>
            <div class="v-plan-buttons">
                <button class="button" id="plan-back" on:click=give_up>{say.the("plan-back")}<kbd>"Esc"</kbd></button>
                {is_paid.then(|| view! {
                    <button class="button" id="plan-goods" on:click=move |_| begin(1)>{say.the("plan-goods")}</button>
                })}
                <button class="button primary" id="plan-do" node_ref=button on:click=move |_| begin(usize::MAX)>{act}</button>
            </div>
        </section>
    })
}

/// From where the goods come to what is bought, and where that goes.
fn flown(plan: &Plan, spot: Spot, sight: &Sight) -> Vec<Flight> {
    let farm = sight.view.open().farm(sight.near());
    let goods = sources(farm, &plan.given).into_iter().map(|thing| (thing.spot(), spot));
    let goal =
        plan.places.iter().find(|it| plan.actions.contains(it)).and_then(|place| match *place {
            Action::Place { column } | Action::PlaceDown { column } => Some(Thing::Column(column)),
            _ => None,
        });
    goods.chain(goal.map(|goal| (spot, goal.spot()))).collect()
}

/// How it is paid: whole ways side by side, and the purse, of which each good can be given more or less.
#[component]
fn Payment(plan: Planned, sight: StoredValue<Arc<Sight>>, wish: Callback<Wish>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let ways = sight.with_value(|sight| plan.with_untracked(|plan| plan.ways(sight)));
    let ways = ways.into_iter().map(|way| {
        let tokens: String = way.given.iter().map(given).collect();
        let label = sight.with_value(|sight| told(table, sight, |it| price(&way, sight, it)));
        let wished = way.wish.clone();
        let is_chosen = move || plan.with(|plan| plan.pays_like(&way)).to_string();
        let choose = move |_| {
            let place = plan.with_untracked(|plan| plan.wish.place);
            wish.run(Wish { place, ..wished.clone() });
        };
        view! {
            <button class="v-pick" aria-pressed=is_chosen aria-label=label on:click=choose><Drawing svg=tokens/></button>
        }
    });
    let purse = Good::ALL.iter().map(|&good| view! { <Tally plan sight wish good/> });
    let from = move || {
        let plan = plan.get();
        sight.with_value(|sight| told(table, sight, |speech| from_where(&plan, sight, speech)))
    };
    view! {
        <fieldset class="v-plan-pay">
            <legend>{say.the("plan-pay")}</legend>
            <div class="v-picks">{ways.collect_view()}</div>
            <ul class="v-purse">{purse.collect_view()}</ul>
            <p class="quiet">{from}</p>
        </fieldset>
    }
}

/// A good that is given; one from the market has its sign.
fn given((good, from): &(Good, Source)) -> String {
    let market = if *from == Source::Market { icon(Icon::Market) } else { String::new() };
    market + &token(*good)
}

/// What is spent, with what the market takes.
fn price(plan: &Plan, sight: &Sight, speech: Speech<'_>) -> String {
    let farm = sight.view.open().farm(sight.near());
    let mut spent = Goods::NONE;
    Good::ALL.iter().for_each(|&good| spent[good] = plan.spent(good, farm));
    speech.goods(&spent)
}

/// Where the goods come from, each place once, and how much energy the market leaves.
fn from_where(plan: &Plan, sight: &Sight, speech: Speech<'_>) -> String {
    let farm = sight.view.open().farm(sight.near());
    let given = plan.given.iter().enumerate();
    let once = given.filter(|(nth, it)| !plan.given[..*nth].contains(it));
    let said = once.map(|(_, it)| {
        let count = plan.given.iter().filter(|that| *that == it).count() as u8;
        speech.all_given(it.0, count, it.1, farm)
    });
    let mut said: Vec<String> = said.collect();
    if plan.given.iter().any(|it| it.1 == Source::Market) {
        let left = farm.goods[Good::Energy].saturating_sub(plan.spent(Good::Energy, farm));
        said.push(speech.energy_left(left));
    }
    speech.words().commas(&said)
}

/// What one has of a good, and what of it is spent.
#[component]
fn Tally(
    plan: Planned,
    sight: StoredValue<Arc<Sight>>,
    wish: Callback<Wish>,
    good: Good,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let (have, name) = sight.with_value(|sight| {
        let farm = sight.view.open().farm(sight.near());
        (farm.goods[good], told(table, sight, |speech| speech.good(good)))
    });
    let spent = move || {
        let plan = plan.get();
        sight.with_value(|sight| plan.spent(good, sight.view.open().farm(sight.near())))
    };
    let label = move || {
        let args = [("good", (&name).into()), ("spent", spent().into()), ("have", have.into())];
        say.with("plan-good", &args)
    };
    let is_free = plan.with_untracked(|plan| plan.is_free(good));
    let turn = move |_| {
        let plan = plan.get_untracked();
        let turned = sight.with_value(|sight| plan.turned(sight, good));
        turned.into_iter().for_each(|turned| wish.run(turned));
    };
    view! {
        <li>
            <button class="v-tally" disabled=!is_free aria-label=label on:click=turn>
                <Drawing svg=icon(Icon::Good(good))/><b>{have}</b>
                {move || (spent() > 0).then(|| view! { <i>"−"{spent}</i> })}
            </button>
        </li>
    }
}

/// Where the card goes: to its column, or face down to any.
#[component]
fn Goal(plan: Planned, sight: StoredValue<Arc<Sight>>, wish: Callback<Wish>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let first = plan.get_untracked();
    let buttons = first.places.iter().map(|&place| {
        let (label, name) = sight.with_value(|sight| {
            told(table, sight, |speech| {
                let name = match place {
                    Action::Place { column } => speech.column(column),
                    Action::Celebrate => speech.words().say("plan-hold"),
                    _ => String::new(),
                };
                (placed(&first, place, speech).what, name)
            })
        });
        let sign = match place {
            Action::Place { column } | Action::PlaceDown { column } => Icon::Column(column),
            _ => Icon::Festival,
        };
        let class = if name.is_empty() { "v-pick v-under" } else { "v-pick" };
        let is_chosen = move || plan.with(|plan| plan.actions.contains(&place)).to_string();
        let choose = move |_| {
            let wished = plan.with_untracked(|plan| plan.wish.clone());
            wish.run(Wish { place: Some(place), ..wished });
        };
        view! {
            <button class=class aria-pressed=is_chosen title=label.clone() aria-label=label on:click=choose>
                <Drawing svg=icon(sign)/>{name}
            </button>
        }
    });
    let can_turn = first.turned_over().is_some();
    view! {
        <fieldset class="v-plan-goal">
            <legend>{say.the("plan-goal")}{can_turn.then(|| view! { " "<kbd title=say.the("plan-turn")>"D"</kbd> })}</legend>
            <div class="v-picks">{buttons.collect_view()}</div>
        </fieldset>
    }
}

/// A place for the card, in words.
fn placed(plan: &Plan, place: Action, speech: Speech<'_>) -> Deed {
    let view = plan.placing.as_ref().expect("a card is placed");
    speech.deed(&place, view, &plan.places)
}

/// What all of it brings.
#[component]
fn Outcome(plan: Planned, sight: StoredValue<Arc<Sight>>) -> impl IntoView {
    let table = Table::here();
    move || {
        let plan = plan.get();
        let place = plan.places.iter().find(|it| plan.actions.contains(it));
        let deal = sight.with_value(|sight| {
            untrack(|| {
                table.tell(|teller| {
                    let notes =
                        place.map(|&place| placed(&plan, place, sight.speech(teller)).notes);
                    deal_of(sight, &plan, notes.unwrap_or_default(), teller)
                })
            })
        });
        view! { <div class="v-plan-outcome" tabindex="0"><Terms deal/></div> }
    }
}
