//! Requests around matches with others.

use super::{get, post};
use protocol::{
    MuteWish, MutedTalk, NewSitRequest, Note, Problem, Readiness, SitRequest, Swap, TableInfo,
    Terms, WordOfTable,
};
use table::Seat;

pub(crate) async fn set_ready(table: &str, is_ready: bool) -> Result<(), Problem> {
    let path = format!("/api/tables/{table}/ready");
    post::<TableInfo>(&path, &Readiness { is_ready }).await.map(drop)
}

pub(crate) async fn swap(table: &str, one: Seat, other: Seat) -> Result<(), Problem> {
    post::<TableInfo>(&format!("/api/tables/{table}/swap"), &Swap { one, other }).await.map(drop)
}

/// Frees somebody's seat before the match begins.
pub(crate) async fn free_seat(table: &str, seat: Seat) -> Result<(), Problem> {
    post::<TableInfo>(&format!("/api/tables/{table}/seats/{seat}/free"), &()).await.map(drop)
}

/// The table to which a code leads.
pub(crate) async fn coded(code: &str) -> Result<TableInfo, Problem> {
    get(&format!("/api/codes/{code}")).await
}

pub(crate) async fn sit_down_by_code(code: &str) -> Result<TableInfo, Problem> {
    post(&format!("/api/codes/{code}/sit-down"), &()).await
}

pub(crate) async fn requests(table: &str) -> Result<Vec<SitRequest>, Problem> {
    get(&format!("/api/tables/{table}/requests")).await
}

pub(crate) async fn request(
    table: &str,
    request: &NewSitRequest,
) -> Result<Vec<SitRequest>, Problem> {
    post(&format!("/api/tables/{table}/requests"), request).await
}

/// The tables at which one is asked to sit down.
pub(crate) async fn requests_to_me() -> Result<Vec<SitRequest>, Problem> {
    get("/api/requests").await
}

/// Sits down where one was asked to.
pub(crate) async fn accept(table: &str) -> Result<TableInfo, Problem> {
    post(&format!("/api/tables/{table}/requests/accept"), &()).await
}

pub(crate) async fn decline(table: &str) -> Result<(), Problem> {
    post(&format!("/api/tables/{table}/requests/decline"), &()).await
}

pub(crate) async fn note(table: &str) -> Result<Note, Problem> {
    get(&format!("/api/tables/{table}/note")).await
}

/// Whether one is told what happens at a table; nothing, if one could not be.
pub(crate) async fn is_told(table: &str) -> Result<Option<bool>, Problem> {
    let word: Option<WordOfTable> = get(&format!("/api/tables/{table}/word")).await?;
    Ok(word.map(|word| word.is_told))
}

pub(crate) async fn set_told(table: &str, is_told: bool) -> Result<(), Problem> {
    post(&format!("/api/tables/{table}/word"), &WordOfTable { is_told }).await
}

pub(crate) async fn set_note(table: &str, words: String) -> Result<(), Problem> {
    post(&format!("/api/tables/{table}/note"), &Note { words }).await
}

/// What one does not want to read at a table.
pub(crate) async fn muted(table: &str) -> Result<MutedTalk, Problem> {
    get(&format!("/api/tables/{table}/talk/muted")).await
}

/// Hides what whoever said this says, or shows it again.
pub(crate) async fn mute(table: &str, number: u64, is_muted: bool) -> Result<MutedTalk, Problem> {
    post(&format!("/api/tables/{table}/talk/{number}/mute"), &MuteWish { is_muted }).await
}

pub(crate) async fn report(table: &str, number: u64) -> Result<(), Problem> {
    post(&format!("/api/tables/{table}/talk/{number}/report"), &()).await
}

/// Changes what all agree to.
pub(crate) async fn change_terms(table: &str, terms: &Terms) -> Result<TableInfo, Problem> {
    post(&format!("/api/tables/{table}/terms"), terms).await
}
