//! A seat at somebody's table, opened by its secret link.

use crate::api;
use crate::parts::{NameField, TopBar, learn_name, level_name, my_name};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};
use protocol::{Code, Holder, Problem, TableInfo};

#[component]
pub(crate) fn Join() -> impl IntoView {
    let params = use_params_map();
    move || view! { <Invitation id=params.read().get("table").unwrap_or_default()/> }
}

#[component]
fn Invitation(id: String) -> impl IntoView {
    let say = Say::here();
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
            <p><A href="/">{say.the("error-back-to-lobby")}</A></p>
        </main>
    }
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
    let navigate = use_navigate();
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let fingerprint = StoredValue::new(info.seed_hash.clone());
    let is_mine = info.seats.iter().any(|seat| seat.is_mine);
    let sit_down = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = name.get_untracked().trim().to_owned();
        let Some(secret) = secret.get_untracked() else { return };
        if called.is_empty() {
            return problem.set(Some(Problem::new(Code::NoGuest, "a name is needed")));
        }
        is_busy.set(true);
        problem.set(None);
        let navigate = navigate.clone();
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
                    navigate(&format!("/table/{table}"), Default::default());
                }
                Err(found) => {
                    problem.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    };
    let seats = info.seats.iter().map(|seat| {
        let who = match &seat.holder {
            Holder::Open => say.the("table-seat-open"),
            Holder::Person { name, .. } => name.clone(),
            Holder::Computer { level } => {
                let level = level_name(level, say);
                say.with("table-seat-computer", &[("level", level.into())])
            }
        };
        let is_open = seat.holder == Holder::Open;
        view! { <li class:open=is_open>{who}</li> }
    });
    let game = say.the(&format!("create-game-{}", info.game));
    let players = say.with("common-players", &[("count", info.seats.len().into())]);
    let table_link = format!("/table/{}", id.get_value());
    let link = table_link.clone();
    let form = move || match (is_mine, secret.with(Option::is_some)) {
        (true, _) => view! {
            <A href=link.clone() attr:class="button primary" attr:id="to-table">
                {say.the("lobby-continue")}
            </A>
        }
        .into_any(),
        (false, false) => view! {
            <p class="problem" role="alert">{say.the("error-link-invalid")}</p>
        }
        .into_any(),
        (false, true) => view! {
            <form class="sheet" on:submit=sit_down.clone()>
                <NameField name/>
                <button
                    class="button primary large"
                    id="sit-down"
                    prop:disabled=move || is_busy.get() || name.get().trim().is_empty()
                >
                    {say.the("lobby-sit-down")}
                </button>
                <p class="problem" role="alert">
                    {move || problem.get().map(|problem| say.problem(&problem))}
                </p>
            </form>
        }
        .into_any(),
    };
    view! {
        <section class="sheet">
            <h2>{game}</h2>
            <p class="quiet">{players}</p>
            <ul class="sitters">{seats.collect_view()}</ul>
        </section>
        {form}
        {(!is_mine).then(|| view! {
            <p><A href=table_link attr:id="watch">{say.the("lobby-watch-instead")}</A></p>
        })}
    }
}

/// The secret of the link that led here. It is taken out of the address, where others could read it
/// over one's shoulder, and kept for this tab until the seat is taken.
fn take_secret(table: &str) -> Option<String> {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let given = hash.trim_start_matches('#');
    if !given.is_empty() {
        if let Some(storage) = tab_storage() {
            // Without it the secret is only lost when the page is loaded anew.
            let _ = storage.set_item(&secret_key(table), given);
        }
        let given = given.to_owned();
        hide_fragment();
        return Some(given);
    }
    tab_storage()?.get_item(&secret_key(table)).ok().flatten()
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

fn hide_fragment() {
    // The router writes the address of the page once it has shown it; this comes after.
    set_timeout(
        || {
            let path = window().location().pathname().unwrap_or_default();
            if let Ok(history) = window().history() {
                // An address that cannot be changed is no reason to stay outside.
                let _ =
                    history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
            }
        },
        std::time::Duration::ZERO,
    );
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
