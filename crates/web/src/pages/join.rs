//! A seat at somebody's table, opened by its secret link.

use super::fragment;
use super::sit_down::SitDownForm;
use crate::api;
use crate::lazy::part;
use crate::parts::{TopBar, computer_name, for_members, learn_name, my_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use crate::title::Title;
use crate::together;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Holder, Invitation, InvitationState, Problem, TableInfo};

pub(super) fn page(id: String) -> AnyView {
    let say = Say::here();
    Title::say(move || Some(say.the("lobby-join")));
    let secret = RwSignal::new(take_secret(&id));
    listen_to_links(id.clone(), secret);
    let name = RwSignal::new(my_name());
    learn_name(name);
    let table = RwSignal::new(None::<Result<TableInfo, Problem>>);
    let asked = id.clone();
    spawn_local(async move {
        let told = api::table(&asked).await;
        // The page may be gone by now.
        table.try_set(Some(told));
    });
    let id = StoredValue::new(id);
    let words = move || match table.get() {
        None => view! { <p role="status">{say.the("app-loading")}</p> }.into_any(),
        Some(Err(problem)) => {
            view! { <p class="problem" role="alert">{say.problem(&problem)}</p> }.into_any()
        }
        Some(Ok(info)) => view! { <Sitting info id secret name/> }.into_any(),
    };
    view! {
        <TopBar title=say.the("lobby-join")/>
        <main class="page narrow join">
            <h1>{say.the("lobby-join")}</h1>
            {words}
            <p><a href="/">{say.the("error-back-to-lobby")}</a></p>
        </main>
    }
    .into_any()
}

/// Who sits at the table, and the way to sit down there.
#[component]
fn Sitting(
    info: TableInfo,
    id: StoredValue<String>,
    secret: RwSignal<Option<String>>,
    name: RwSignal<String>,
) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let opened = look_into(id, secret, name);
    let fingerprint = StoredValue::new(info.seed_hash.clone());
    let is_mine = info.seats.iter().any(|seat| seat.is_mine);
    let is_rated = info.rated;
    let sit_down = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = name.get_untracked().trim().to_owned();
        let Some(secret) = secret.get_untracked() else { return };
        if called.is_empty() {
            return problem.set(Some(Problem::new(Code::NoGuest, "a name is needed")));
        }
        is_busy.set(true);
        problem.set(None);
        let table = id.get_value();
        spawn_local(async move {
            let taken = match api::introduce(&called).await {
                Ok(()) => api::claim(&table, &secret).await,
                Err(problem) => Err(problem),
            };
            match taken {
                Ok(_) => {
                    forget_secret(&table);
                    Browser.set(&format!("fingerprint/{table}"), &fingerprint.get_value());
                    router.go(&format!("/table/{table}"));
                }
                Err(found) => {
                    problem.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    };
    let agreed = StoredValue::new(info.clone());
    let seats = info.seats.iter().map(|seat| {
        let who = match &seat.holder {
            Holder::Open => say.the("table-seat-open"),
            Holder::Person { name, .. } => name.clone(),
            Holder::Computer { level } => {
                let level = computer_name(level, say);
                say.with("table-seat-computer", &[("level", level.into())])
            }
        };
        let is_open = seat.holder == Holder::Open;
        view! { <li class:open=is_open>{who}</li> }
    });
    let game = say.the(&format!("game-{}", info.game));
    let players = say.with("common-players", &[("count", info.seats.len().into())]);
    let table_link = format!("/table/{}", id.get_value());
    let link = table_link.clone();
    let refused = move |key: &str| {
        view! { <p class="problem" role="alert" id="no-seat">{say.the(key)}</p> }.into_any()
    };
    let form = move || match (opened.get(), secret.with(Option::is_some)) {
        (Opened::Told(Invitation { state: InvitationState::Mine, .. }), _) => view! {
            <a href=link.clone() class="button primary" id="to-table">
                {say.the("lobby-continue")}
            </a>
        }
        .into_any(),
        // Without a link of its own the page still leads to a seat one has.
        (_, false) if is_mine => view! {
            <a href=link.clone() class="button primary" id="to-table">
                {say.the("lobby-continue")}
            </a>
        }
        .into_any(),
        (_, false) => refused("error-link-invalid"),
        (Opened::Asked, true) => view! { <p role="status">{say.the("app-loading")}</p> }.into_any(),
        (Opened::Refused(problem), true) => view! {
            <p class="problem" role="alert" id="no-seat">{say.problem(&problem)}</p>
        }
        .into_any(),
        (Opened::Told(Invitation { state: InvitationState::Taken, .. }), true) => {
            refused("error-link-used")
        }
        (Opened::Told(Invitation { state: InvitationState::Expired, .. }), true) => {
            refused("error-link-expired")
        }
        (Opened::Told(Invitation { state: InvitationState::Over, .. }), true) => {
            refused("error-link-over")
        }
        (Opened::Told(invitation), true) => {
            let travels = |name: String| say.with("join-travels", &[("name", name.into())]);
            let told = StoredValue::new(invitation.name.map(travels));
            let form = move || {
                view! { <SitDownForm name is_busy problem sit_down told=told.get_value()/> }
            };
            match is_rated {
                true => for_members(form),
                false => form().into_any(),
            }
        }
    };
    view! {
        <section class="sheet">
            <h2>{game}</h2>
            <p class="quiet">{players}</p>
            <ul class="sitters">{seats.collect_view()}</ul>
            {part(together::agreed, move |shown| shown(agreed.get_value()))}
        </section>
        {form}
        {(!is_mine).then(|| view! {
            <p><a href=table_link id="watch">{say.the("lobby-watch-instead")}</a></p>
        })}
    }
}

/// What the server says about a link.
#[derive(Clone, PartialEq)]
enum Opened {
    Asked,
    Told(Invitation),
    Refused(Problem),
}

/// Asks what the secret opens, before anybody is asked for a name.
fn look_into(
    table: StoredValue<String>,
    secret: RwSignal<Option<String>>,
    name: RwSignal<String>,
) -> RwSignal<Opened> {
    let opened = RwSignal::new(Opened::Asked);
    Effect::new(move || {
        let Some(secret) = secret.get() else { return };
        opened.set(Opened::Asked);
        spawn_local(async move {
            let told = match api::invitation(&table.get_value(), &secret).await {
                Ok(invitation) => {
                    // Whoever goes on at another device is called as before.
                    let travels = invitation.state == InvitationState::Travels;
                    if let Some(before) = invitation.name.clone().filter(|_| travels)
                        && name.try_with_untracked(String::is_empty) == Some(true)
                    {
                        name.set(before);
                    }
                    Opened::Told(invitation)
                }
                Err(problem) => Opened::Refused(problem),
            };
            // The page may be gone by now.
            opened.try_set(told);
        });
    });
    opened
}

/// The secret of the link that led here, kept for this tab until the seat is taken.
fn take_secret(table: &str) -> Option<String> {
    let Some(given) = fragment::take() else {
        return tab_storage()?.get_item(&secret_key(table)).ok().flatten();
    };
    if let Some(storage) = tab_storage() {
        // Without it the secret is only lost when the page is loaded anew.
        let _ = storage.set_item(&secret_key(table), &given);
    }
    Some(given)
}

/// A better link may be pasted into the same tab; the browser then keeps the page.
fn listen_to_links(table: String, secret: RwSignal<Option<String>>) {
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(given) = take_secret(&table) {
            secret.set(Some(given));
        }
    });
    on_cleanup(move || listener.remove());
}

fn forget_secret(table: &str) {
    if let Some(storage) = tab_storage() {
        // What cannot be removed was never kept.
        let _ = storage.remove_item(&secret_key(table));
    }
}

fn secret_key(table: &str) -> String {
    format!("freehold/secret/{table}")
}

fn tab_storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
