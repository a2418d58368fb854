//! Requests to the club.

use super::{ask, get, post, read};
use js_sys::encode_uri_component;
use protocol::{
    ArchiveConsent, Backups, CameBack, ChangedMember, ChannelAnswer, ChannelTerms, ChannelWish,
    Channels, Club, ClubInvitation, Elsewhere, ErrandAddress, ErrandAnswer, ErrandWish, Farewell,
    Guest, Holiday, HostTables, KeyQuestion, MadeInvitation, MatchPage, Me, Measure, Members,
    Membership, MutedPerson, NewGuest, NewInvitation, NewPasskey, NewPassword, NewRegard, Overview,
    PasskeySummary, PasswordAgain, PresenceWish, Problem, Profile, Rankings, Recover,
    RecoveryCodes, Regard, Report, ResetCode, SignIn, SignUp, SignedByKey, SignedUp, Standing,
    UtcOffset,
};

type Answer<T> = Result<T, Problem>;

fn escaped(text: &str) -> String {
    encode_uri_component(text).into()
}

/// Where a member's profile is.
pub(crate) fn profile_address(name: &str) -> String {
    format!("/people/{}", escaped(name))
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

/// Has a code sent to whoever gets mails under this name.
pub(crate) async fn mail_code(name: &str) -> Answer<()> {
    post("/api/recover/mail", &NewGuest { name: name.to_owned() }).await
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

pub(crate) async fn renew_codes(again: &PasswordAgain) -> Answer<RecoveryCodes> {
    post("/api/me/recovery-codes", again).await
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
pub(crate) async fn ask_new_key(again: &PasswordAgain) -> Answer<KeyQuestion> {
    post("/api/me/passkeys/question", again).await
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

/// Where one may sign in elsewhere, if anywhere.
pub(crate) async fn elsewhere() -> Answer<Option<Elsewhere>> {
    get("/api/openid").await
}

/// Where to go, to say there who one is.
pub(crate) async fn go_elsewhere(wish: &ErrandWish) -> Answer<ErrandAddress> {
    post("/api/openid/errand", wish).await
}

pub(crate) async fn come_back(answer: &ErrandAnswer) -> Answer<CameBack> {
    post("/api/openid/return", answer).await
}

pub(crate) async fn sign_up_elsewhere(name: &str) -> Answer<SignedUp> {
    post("/api/openid/sign-up", &NewGuest { name: name.to_owned() }).await
}

pub(crate) async fn end_elsewhere() -> Answer<()> {
    delete("/api/me/openid").await
}

/// The ways by which one is told that it is one's turn.
pub(crate) async fn channels() -> Answer<Channels> {
    get("/api/me/channels").await
}

pub(crate) async fn add_channel(wish: &ChannelWish) -> Answer<ChannelAnswer> {
    post("/api/me/channels", wish).await
}

pub(crate) async fn change_channel(id: i64, terms: &ChannelTerms) -> Answer<()> {
    post(&format!("/api/me/channels/{id}"), terms).await
}

/// Sends something by a way at once, to see whether it arrives.
pub(crate) async fn test_channel(id: i64) -> Answer<()> {
    post(&format!("/api/me/channels/{id}/test"), &()).await
}

pub(crate) async fn end_channel(id: i64, again: &PasswordAgain) -> Answer<()> {
    post(&format!("/api/me/channels/{id}/end"), again).await
}

/// Where a list of members begins.
pub(crate) enum NameStart {
    /// With this name, or with what would stand there.
    At(String),
    /// Behind this name.
    After(String),
}

impl NameStart {
    fn query(&self) -> String {
        match self {
            NameStart::At(name) => format!("from={}", escaped(name)),
            NameStart::After(name) => format!("after={}", escaped(name)),
        }
    }
}

/// The members who are in, by their names.
pub(crate) async fn people(start: &NameStart) -> Answer<Members> {
    get(&format!("/api/people?{}", start.query())).await
}

/// The members who are here, friends first.
pub(crate) async fn here() -> Answer<Members> {
    get("/api/presence").await
}

/// Lets others see that one is here, or not.
pub(crate) async fn show_presence(is_shown: bool) -> Answer<PresenceWish> {
    post("/api/presence", &PresenceWish { is_shown }).await
}

/// A member, by the name as it stands in an address.
pub(crate) async fn profile(name: &str) -> Answer<Profile> {
    get(&format!("/api/people/{name}")).await
}

/// The matches of a member that come next, of one game or of all.
pub(crate) async fn matches(
    name: &str,
    game: Option<&str>,
    before: Option<i64>,
) -> Answer<MatchPage> {
    let game = game.map(|game| format!("game={game}"));
    let before = before.map(|number| format!("before={number}"));
    let asked: Vec<String> = [game, before].into_iter().flatten().collect();
    get(&format!("/api/people/{}/matches?{}", escaped(name), asked.join("&"))).await
}

/// Makes somebody a friend, blocks them, or neither.
pub(crate) async fn set_regard(name: &str, regard: Option<Regard>) -> Answer<()> {
    let path = format!("/api/people/{}/regard", escaped(name));
    post::<NewRegard>(&path, &NewRegard { regard }).await.map(|_| ())
}

/// By how many minutes the clocks here are ahead of UTC.
pub(crate) fn utc_offset() -> i32 {
    -(js_sys::Date::new_0().get_timezone_offset() as i32)
}

/// Says what clocks show here, so that quiet hours are quiet where one is.
pub(crate) async fn tell_utc_offset() -> Answer<()> {
    post("/api/me/utc-offset", &UtcOffset { minutes: utc_offset() }).await
}

/// Those whose words one does not want to read.
pub(crate) async fn muted() -> Answer<Vec<MutedPerson>> {
    get("/api/me/muted").await
}

pub(crate) async fn unmute(since: i64) -> Answer<()> {
    delete(&format!("/api/me/muted/{since}")).await
}

/// Who is how strong at a game.
pub(crate) async fn rankings(game: &str) -> Answer<Rankings> {
    get(&format!("/api/rankings/{game}")).await
}

/// Whether one's matches may be made public, without names.
pub(crate) async fn archive_consent() -> Answer<ArchiveConsent> {
    get("/api/archive").await
}

pub(crate) async fn agree_to_archive(agrees: bool) -> Answer<ArchiveConsent> {
    post("/api/archive", &ArchiveConsent { agrees }).await
}

/// The months of a game's open archive, the latest first.
pub(crate) async fn archived_months(game: &str) -> Answer<Vec<String>> {
    get(&format!("/api/archive/{game}")).await
}

pub(crate) async fn overview() -> Answer<Overview> {
    get("/api/host").await
}

/// The members of one standing, by their names, as the host sees them.
pub(crate) async fn host_people(standing: Standing, start: &NameStart) -> Answer<Members> {
    get(&format!("/api/host/people/{standing}?{}", start.query())).await
}

pub(crate) async fn change_member(name: &str, change: &ChangedMember) -> Answer<Membership> {
    post(&format!("/api/host/member/{}", escaped(name)), change).await
}

/// A code by which a member sets another password, told this once.
pub(crate) async fn reset_password(name: &str) -> Answer<ResetCode> {
    post(&format!("/api/host/member/{}/reset", escaped(name)), &()).await
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

pub(crate) async fn begin_season() -> Answer<()> {
    post("/api/host/season", &()).await
}

pub(crate) async fn set_club(wish: &Club) -> Answer<Club> {
    post("/api/host/club", wish).await
}

/// What hosts did before a measure, the latest first.
pub(crate) async fn host_log(before: Option<i64>) -> Answer<Vec<Measure>> {
    match before {
        Some(before) => get(&format!("/api/host/log?before={before}")).await,
        None => get("/api/host/log").await,
    }
}

/// The tables whose match is not over, after the end of a page.
pub(crate) async fn host_tables(after: Option<&str>) -> Answer<HostTables> {
    match after {
        Some(after) => get(&format!("/api/host/tables?after={}", escaped(after))).await,
        None => get("/api/host/tables").await,
    }
}

pub(crate) async fn remove_table(table: &str) -> Answer<()> {
    delete(&format!("/api/host/tables/{table}")).await
}

/// The remarks that the host is to look at.
pub(crate) async fn reports() -> Answer<Vec<Report>> {
    get("/api/host/reports").await
}

pub(crate) async fn settle_report(table: &str, number: u64) -> Answer<()> {
    post(&format!("/api/host/reports/{table}/{number}/settle"), &()).await
}

/// Goes on holiday for so many days, or is back.
pub(crate) async fn set_holiday(days: u32) -> Answer<()> {
    post("/api/me/holiday", &Holiday { days }).await
}

/// The copies of everything that there are.
pub(crate) async fn backups() -> Answer<Backups> {
    get("/api/host/backups").await
}

pub(crate) async fn make_backup() -> Answer<Backups> {
    post("/api/host/backups", &()).await
}
