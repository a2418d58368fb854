//! The shortest way to a game: choose an opponent, and play.

use crate::face::{self, OFFERS, Offer};
use crate::local;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, SeatSetup, TableSetup};

#[component]
pub(super) fn QuickGame(
    name: RwSignal<String>,
    /// The game that is looked at.
    offer: RwSignal<&'static Offer>,
) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let game = move || format!("game-{}", offer.get().game);
    let level = RwSignal::new("steady");
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let play = move |_| {
        let name = name.get_untracked().trim().to_owned();
        let offer = offer.get_untracked();
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
    };
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
        <section class="quick" aria-labelledby="quick-title">
            {(OFFERS.len() > 1).then(|| view! { <Offers offer/> })}
            <h2 id="quick-title">{move || say.the(&game())}</h2>
            <p>{move || say.the(&format!("{}.about", game()))}</p>
            <p class="quiet">{say.the("lobby-quick-hint")}</p>
            <fieldset class="pills">
                <legend>{say.the("lobby-quick-level")}</legend>
                {choices.collect_view()}
            </fieldset>
            <p class="level-hint" aria-live="polite">
                {move || say.the(&format!("level-{}-hint", level.get()))}
            </p>
            <div class="quick-buttons">
                <button
                    class="button primary large"
                    id="quick-start"
                    prop:disabled=move || is_busy.get()
                    on:click=play
                >
                    {say.the("lobby-quick-go")}
                </button>
                <a
                    href=move || format!("/new?game={}", offer.get().game)
                    class="button large"
                    id="new-game"
                    title=say.the("lobby-new-game-hint")
                >
                    {say.the("lobby-new-game")}
                </a>
                <a href=move || format!("/rules/{}", offer.get().game) class="button large plain" id="learn">
                    {say.the("lobby-learn")}
                </a>
            </div>
            <p class="problem" role="alert">
                {move || problem.get().map(|problem| say.problem(&problem))}
            </p>
        </section>
    }
}

/// The games, of which one is looked at.
#[component]
fn Offers(offer: RwSignal<&'static Offer>) -> impl IntoView {
    let say = Say::here();
    let choices = OFFERS.iter().map(|choice| {
        let name = choice.game;
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="game"
                    value=name
                    prop:checked=move || offer.get().game == name
                    on:change=move |_| offer.set(choice)
                />
                <span>{say.the(&format!("game-{name}"))}</span>
            </label>
        }
    });
    view! {
        <fieldset class="pills games-offered">
            <legend class="visually-hidden">{say.the("create-game")}</legend>
            {choices.collect_view()}
        </fieldset>
    }
}

fn first_game(offer: &Offer, level: &str) -> TableSetup {
    let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: level.into() }];
    TableSetup { shuffle_seats: true, ..TableSetup::new(offer.game, offer.first_options, seats) }
}
