//! The shelf: a box for each game, and the shortest way to play it.

use crate::face::{self, OFFERS, Offer};
use crate::files;
use crate::local;
use crate::reactive::RwSignal;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, SeatSetup, TableSetup};

#[component]
pub(super) fn Boxes(name: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let level = RwSignal::new("steady");
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let play = Callback::new(move |offer: &'static Offer| {
        let name = name.get_untracked().trim().to_owned();
        let setup = first_game(offer, level.get_untracked());
        is_busy.set(true);
        face::prepare(offer.game);
        spawn_local(async move {
            match local::create(setup, name).await {
                Ok(table) => router.go(&format!("/local/{}", table.id)),
                Err(found) => {
                    problem.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    });
    let boxes = OFFERS.iter().enumerate().map(|(index, offer)| {
        // The one for beginners is the way that everything else leads to.
        let id = (index == 0).then_some("quick-start");
        view! { <GameBox offer id play is_busy/> }
    });
    view! {
        <section class="boxes" aria-labelledby="boxes-title">
            <div class="zone-head">
                <h2 id="boxes-title">{say.the("home-boxes")}</h2>
                <a href="/new" class="button" id="new-game" title=say.the("lobby-new-game-hint")>
                    {say.the("lobby-new-game")}
                </a>
            </div>
            <ul class="shelf-boxes">{boxes.collect_view()}</ul>
            <Levels level/>
            <p class="problem" role="alert">
                {move || problem.get().map(|problem| say.problem(&problem))}
            </p>
        </section>
    }
}

#[component]
fn GameBox(
    offer: &'static Offer,
    id: Option<&'static str>,
    play: Callback<&'static Offer>,
    is_busy: RwSignal<bool>,
) -> impl IntoView {
    let say = Say::here();
    let game = offer.game;
    let key = format!("game-{game}");
    let facts = ["players", "time", "weight"].map(|fact| {
        view! { <li class="fact">{say.the(&format!("{key}.{fact}"))}</li> }
    });
    let rules = format!("/rules/{game}");
    view! {
        <li class=format!("box box-{game}")>
            <a class="lid" href=format!("/new?game={game}") tabindex="-1" aria-hidden="true">
                <img src=files::address(&format!("boxes/{game}-lid.svg")) width="400" height="290" alt=""/>
                <span class="lid-name"><Sign game/>{say.the(&key)}</span>
            </a>
            <div class="box-words">
                <h3 class="visually-hidden">{say.the(&key)}</h3>
                <p>{say.the(&format!("{key}.about"))}</p>
                <ul class="facts">{facts.collect_view()}</ul>
                <p class="box-do">
                    <button
                        class="button primary play-now"
                        id=id
                        prop:disabled=move || is_busy.get()
                        on:click=move |_| play.run(offer)
                    >
                        {say.the("home-play-now")}
                        <span class="visually-hidden">": "{say.the(&key)}</span>
                    </button>
                    <a href=rules class="button learn">
                        {say.the("lobby-learn")}
                        <span class="visually-hidden">": "{say.the(&key)}</span>
                    </a>
                </p>
            </div>
        </li>
    }
}

/// The sign of a game, beside its name.
#[component]
pub(super) fn Sign(#[prop(into)] game: String) -> impl IntoView {
    let is_known = OFFERS.iter().any(|offer| offer.game == game);
    let address = files::address(&format!("boxes/{game}-sign.svg"));
    is_known.then(|| view! { <img class="sign" src=address width="24" height="24" alt=""/> })
}

/// How strong the computer plays.
#[component]
fn Levels(level: RwSignal<&'static str>) -> impl IntoView {
    let say = Say::here();
    let levels = bots::LEVELS.iter().filter(|level| level.style != bots::Style::Random);
    let choices = levels.map(|level| level.name).map(|name| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="level"
                    value=name
                    prop:checked=move || level.get() == name
                    on:change=move |_| level.set(name)
                />
                <span>{say.the(&format!("level-{name}"))}</span>
            </label>
        }
    });
    view! {
        <div class="levels">
            <fieldset class="pills">
                <legend>{say.the("lobby-quick-level")}</legend>
                {choices.collect_view()}
            </fieldset>
            <p class="level-hint quiet" aria-live="polite">
                {move || say.the(&format!("level-{}-hint", level.get()))}
            </p>
        </div>
    }
}

fn first_game(offer: &Offer, level: &str) -> TableSetup {
    let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: level.into() }];
    TableSetup { shuffle_seats: true, ..TableSetup::new(offer.game, offer.first_options, seats) }
}
