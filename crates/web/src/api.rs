//! Requests to the server.

pub(crate) mod club;
pub(crate) mod together;

use crate::components::Texts;
use games::ComponentSet;
use protocol::{
    Claim, Code, ComponentFiles, Created, Drawable, Glance, Guest, HandOver, Invitation,
    KeptComponents, Leave, Links, Lobby, NewComponents, NewGuest, Problem, SeatLink, TableInfo,
    TableSetup, WayOut,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::ComponentsHash;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Who one is to the server, if it knows one.
pub(crate) async fn guest() -> Result<Option<Guest>, Problem> {
    get("/api/guest").await
}

pub(crate) async fn call_me(name: &str) -> Result<Guest, Problem> {
    post("/api/guest", &NewGuest { name: name.to_owned() }).await
}

/// Makes sure that the server knows one by this name.
pub(crate) async fn introduce(name: &str) -> Result<(), Problem> {
    match guest().await {
        Ok(Some(guest)) if guest.name == name => Ok(()),
        _ => call_me(name).await.map(|_| ()),
    }
}

pub(crate) async fn lobby() -> Result<Lobby, Problem> {
    get("/api/tables").await
}

/// How the match of a table stood in a state.
pub(crate) async fn glance(table: &str, number: u64) -> Result<Glance, Problem> {
    get(&format!("/api/tables/{table}/glance?at={number}")).await
}

pub(crate) async fn create(setup: &TableSetup) -> Result<Created, Problem> {
    post("/api/tables", setup).await
}

pub(crate) async fn claim(table: &str, secret: &str) -> Result<TableInfo, Problem> {
    post(&format!("/api/tables/{table}/claim"), &Claim { secret: secret.to_owned() }).await
}

/// What a secret opens, without using it.
pub(crate) async fn invitation(table: &str, secret: &str) -> Result<Invitation, Problem> {
    post(&format!("/api/tables/{table}/invitation"), &Claim { secret: secret.to_owned() }).await
}

/// Takes a free seat of a listed table.
pub(crate) async fn sit_down(table: &str, seat: usize) -> Result<TableInfo, Problem> {
    post(&format!("/api/tables/{table}/seats/{seat}/sit-down"), &()).await
}

/// A link by which one goes on with a seat at another device.
pub(crate) async fn travel(table: &str, seat: usize) -> Result<SeatLink, Problem> {
    post(&format!("/api/tables/{table}/seats/{seat}/travel"), &()).await
}

/// Has done with a table.
pub(crate) async fn leave(table: &str, way: WayOut) -> Result<(), Problem> {
    post(&format!("/api/tables/{table}/leave"), &Leave { way, level: None }).await
}

/// A text as a QR code, in SVG.
pub(crate) async fn qr(text: &str) -> Result<String, Problem> {
    let body = serde_json::to_string(&Drawable { text: text.to_owned() });
    ask("POST", "/api/qr", Some(body.expect("messages can be written"))).await
}

pub(crate) async fn new_links(table: &str) -> Result<Links, Problem> {
    post(&format!("/api/tables/{table}/links"), &()).await
}

pub(crate) async fn hand_over(
    table: &str,
    seat: usize,
    level: Option<&str>,
) -> Result<TableInfo, Problem> {
    let level = level.map(str::to_owned);
    post(&format!("/api/tables/{table}/seats/{seat}/hand-over"), &HandOver { level }).await
}

/// The table of the rematch.
pub(crate) async fn rematch(table: &str) -> Result<String, Problem> {
    post(&format!("/api/tables/{table}/rematch"), &()).await
}

pub(crate) async fn table(table: &str) -> Result<TableInfo, Problem> {
    get(&format!("/api/tables/{table}")).await
}

/// The record of a finished match.
pub(crate) async fn record(table: &str) -> Result<String, Problem> {
    ask("GET", &format!("/api/tables/{table}/record"), None).await
}

/// The texts of a set of components, by the names of their files.
pub(crate) async fn components(game: &str, hash: ComponentsHash) -> Result<Texts, Problem> {
    match get::<ComponentFiles>(&format!("/api/components/{game}/{hash}")).await {
        Ok(sent) => Ok(sent.files),
        // A server that does not have them says that it does not know them.
        Err(problem) if problem.code == Code::Unknown => {
            Err(Problem { code: Code::OtherComponents, ..problem })
        }
        Err(problem) => Err(problem),
    }
}

/// Hands a set over, so that tables there can name it.
pub(crate) async fn keep_components(set: &ComponentSet) -> Result<KeptComponents, Problem> {
    let files = set.texts().iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
    post(&format!("/api/components/{}", set.game()), &NewComponents { files: files.collect() })
        .await
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(&ask("GET", path, None).await?)
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Problem> {
    let body = serde_json::to_string(body).expect("messages can be written");
    read(&ask("POST", path, Some(body)).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::new(Code::Version, error.to_string()))
}

/// Asks the server; the text of its answer, or its problem.
async fn ask(method: &str, path: &str, body: Option<String>) -> Result<String, Problem> {
    let unreachable = |_: JsValue| Problem::new(Code::Unavailable, "the server does not answer");
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new().map_err(unreachable)?;
        headers.set("Content-Type", "application/json").map_err(unreachable)?;
        request.set_headers(&headers);
        request.set_body(&JsValue::from_str(&body));
    }
    let answer = leptos::prelude::window().fetch_with_str_and_init(path, &request);
    let answer: Response = JsFuture::from(answer).await.map_err(unreachable)?.unchecked_into();
    let text = JsFuture::from(answer.text().map_err(unreachable)?).await.map_err(unreachable)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).unwrap_or_else(|_| {
        Problem::new(Code::Unavailable, format!("the server answered {}", answer.status()))
    }))
}
