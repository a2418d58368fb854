//! Requests to the club.

use super::{ask, get, post, read};
use js_sys::encode_uri_component;
use protocol::{
    ChangedMember, ChannelAnswer, ChannelWish, Channels, Club, ClubInvitation, Farewell, Guest,
    KeyQuestion, MadeInvitation, Me, Measure, Members, Membership, NewGuest, NewInvitation,
    NewPasskey, NewPassword, Overview, PasskeySummary, Problem, Recover, RecoveryCodes, SignIn,
    SignUp, SignedByKey, SignedUp, Standing,
};

type Answer<T> = Result<T, Problem>;

fn escaped(text: &str) -> String {
    encode_uri_component(text).into()
}

async fn delete(path: &str) -> Answer<()> {
    read(&ask("DELETE", path, None).await?)
}

pub(crate) async fn club() -> Answer<Club> {
    get("/api/club").await
}

pub(crate) async fn sign_up(wish: &SignUp) -> Answer<SignedUp> {
    post("/api/sign-up", wish).await
}

pub(crate) async fn sign_in(wish: &SignIn) -> Answer<Guest> {
    post("/api/sign-in", wish).await
}

pub(crate) async fn recover(wish: &Recover) -> Answer<Guest> {
    post("/api/recover", wish).await
}

pub(crate) async fn sign_out() -> Answer<()> {
    post("/api/sign-out", &()).await
}

pub(crate) async fn me() -> Answer<Me> {
    get("/api/me").await
}

pub(crate) async fn rename(name: &str) -> Answer<()> {
    post("/api/me/name", &NewGuest { name: name.to_owned() }).await
}

pub(crate) async fn set_password(wish: &NewPassword) -> Answer<()> {
    post("/api/me/password", wish).await
}

pub(crate) async fn renew_codes() -> Answer<RecoveryCodes> {
    post("/api/me/recovery-codes", &()).await
}

pub(crate) async fn sign_device_out(id: &str) -> Answer<()> {
    delete(&format!("/api/me/devices/{id}")).await
}

pub(crate) async fn say_farewell(wish: &Farewell) -> Answer<Option<i64>> {
    post("/api/me/farewell", wish).await
}

pub(crate) async fn stay() -> Answer<()> {
    delete("/api/me/farewell").await
}

/// What a new key is asked.
pub(crate) async fn ask_new_key() -> Answer<KeyQuestion> {
    post("/api/me/passkeys/question", &()).await
}

pub(crate) async fn add_key(key: &NewPasskey) -> Answer<PasskeySummary> {
    post("/api/me/passkeys", key).await
}

pub(crate) async fn remove_key(id: &str) -> Answer<()> {
    delete(&format!("/api/me/passkeys/{id}")).await
}

/// What a key is asked so that its owner comes in.
pub(crate) async fn ask_key() -> Answer<KeyQuestion> {
    post("/api/sign-in/question", &()).await
}

pub(crate) async fn sign_in_by_key(signed: &SignedByKey) -> Answer<Guest> {
    post("/api/sign-in/passkey", signed).await
}

/// The ways by which one is told that it is one's turn.
pub(crate) async fn channels() -> Answer<Channels> {
    get("/api/me/channels").await
}

pub(crate) async fn add_channel(wish: &ChannelWish) -> Answer<ChannelAnswer> {
    post("/api/me/channels", wish).await
}

pub(crate) async fn end_channel(id: i64) -> Answer<()> {
    delete(&format!("/api/me/channels/{id}")).await
}

/// The members after this name.
pub(crate) async fn people(after: &str) -> Answer<Members> {
    get(&format!("/api/people?after={}", escaped(after))).await
}

pub(crate) async fn overview() -> Answer<Overview> {
    get("/api/host").await
}

pub(crate) async fn host_people(standing: Standing) -> Answer<Members> {
    get(&format!("/api/host/people/{standing}")).await
}

pub(crate) async fn change_member(name: &str, change: &ChangedMember) -> Answer<Membership> {
    post(&format!("/api/host/member/{}", escaped(name)), change).await
}

pub(crate) async fn invitations() -> Answer<Vec<ClubInvitation>> {
    get("/api/host/invitations").await
}

pub(crate) async fn invite(wish: &NewInvitation) -> Answer<MadeInvitation> {
    post("/api/host/invitations", wish).await
}

pub(crate) async fn take_back(id: &str) -> Answer<()> {
    delete(&format!("/api/host/invitations/{id}")).await
}

pub(crate) async fn set_club(wish: &Club) -> Answer<Club> {
    post("/api/host/club", wish).await
}

pub(crate) async fn host_log() -> Answer<Vec<Measure>> {
    get("/api/host/log").await
}
