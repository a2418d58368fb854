//! Becoming a member, coming in and going out.

use crate::address::Address;
use crate::api::names::{name, plain};
use crate::api::recovery;
use crate::app::App;
use crate::caller::Body;
use crate::device;
use crate::error::ApiError;
use crate::secret::{Secret, person_id};
use crate::session::{Here, Session, cookie, no_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use protocol::{
    Admission, Club, Code, Guest, Membership, NewGuest, Problem, Recover, Role, SignIn, SignUp,
    SignedUp, Standing,
};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Identity, Joined, Member, NewMember, PersonId, SecretHash};

/// Who is nobody: people have numbers that nobody foretells.
const NOBODY: PersonId = PersonId::new(0);

/// The club, as everybody sees it.
#[utoipa::path(get, path = "/api/club", responses((status = 200, body = Club)))]
pub(crate) async fn club(State(app): State<Arc<App>>) -> Json<Club> {
    Json(Club { has_mail: app.courier.mail.is_some(), ..app.club.club() })
}

/// Becomes a member: a guest stays the same person, with the same tables.
#[utoipa::path(post, path = "/api/sign-up", request_body = SignUp, responses(
    (status = 200, body = SignedUp),
    (status = 403, description = "By invitation only", body = Problem),
    (status = 409, description = "The name is somebody else's", body = Problem),
))]
pub(crate) async fn sign_up(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<SignUp>,
) -> Result<(CookieJar, Json<SignedUp>), ApiError> {
    app.guards.sign_in(address)?;
    let name = name(&wish.name)?;
    let admitted = admit(&app, invitation(wish.invitation.as_deref())?).await?;
    let password = app.passwords.hash(&wish.password).await?;
    let newcomer = Newcomer { name, password: Some(password), identity: None, admitted };
    join(&app, newcomer, session, address, &headers).await
}

/// Somebody who becomes a member.
pub(crate) struct Newcomer {
    pub(crate) name: String,
    /// The hash of a password.
    pub(crate) password: Option<String>,
    pub(crate) identity: Option<Identity>,
    pub(crate) admitted: Admitted,
}

/// Makes a member of whoever is at this device.
pub(crate) async fn join(
    app: &Arc<App>,
    newcomer: Newcomer,
    session: Option<Session>,
    address: IpAddr,
    headers: &HeaderMap,
) -> Result<(CookieJar, Json<SignedUp>), ApiError> {
    let Newcomer { name, password, identity, admitted: (membership, invitation) } = newcomer;
    let (codes, recovery_codes) = recovery::codes()?;
    let token = Secret::new()?;
    let person = match &session {
        Some(session) => session.person.id,
        None => {
            app.guards.guest(address)?;
            person_id()?
        }
    };
    let joined = app.store.join(NewMember {
        person,
        token: token.hash(),
        device: device::kind(headers),
        old_token: session.map(|session| session.token),
        plain_name: plain(&name),
        name,
        password,
        identity,
        membership: membership.clone(),
        recovery_codes,
        invitation,
    });
    match joined.await? {
        Joined::Done => {}
        Joined::Already => {
            let reason = "you are a member already; sign out first to become another one";
            return Err(Problem::new(Code::Taken, reason).into());
        }
        Joined::NameTaken => return Err(name_taken().into()),
        Joined::NotInvited => return Err(not_invited().into()),
    }
    tracing::info!(standing = %membership.standing, "somebody signed up");
    metrics::counter!("freehold_sign_ups_total").increment(1);
    app.names_changed(person).await?;
    let signed_up = SignedUp { membership, recovery_codes: codes };
    Ok((cookie(app, &token), Json(signed_up)))
}

/// What somebody becomes, and the invitation that is used up by it.
pub(crate) type Admitted = (Membership, Option<SecretHash>);

/// The invitation with this secret.
pub(crate) fn invitation(text: Option<&str>) -> Result<Option<SecretHash>, Problem> {
    let hash = |text| Secret::parse(text).map(|secret| secret.hash()).ok_or_else(not_invited);
    text.map(hash).transpose()
}

/// What somebody with this invitation, or with none, becomes; and the invitation that is used up.
pub(crate) async fn admit(app: &App, invitation: Option<SecretHash>) -> Result<Admitted, ApiError> {
    let invited = match invitation {
        Some(hash) => {
            let found = app.store.invitation(hash).await?.filter(|found| found.is_good());
            Some(found.ok_or_else(not_invited)?)
        }
        None => None,
    };
    let membership = match (&invited, app.club.club().admission) {
        (Some(invited), _) => Membership { role: invited.role, standing: Standing::Welcome },
        (None, Admission::Open) => Membership { role: Role::Member, standing: Standing::Welcome },
        (None, Admission::Approval) => {
            Membership { role: Role::Member, standing: Standing::Waiting }
        }
        (None, Admission::Invitation) => return Err(not_invited().into()),
    };
    Ok((membership, invited.map(|invited| invited.hash)))
}

/// Comes in by name and password.
#[utoipa::path(post, path = "/api/sign-in", request_body = SignIn, responses(
    (status = 200, body = Guest),
    (status = 401, description = "Name and password do not belong together", body = Problem),
    (status = 429, description = "Too many attempts", body = Problem),
))]
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<SignIn>,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    let plain_name = plain(&wish.name);
    app.guards.attempt(address, &plain_name)?;
    let member = app.store.member_named(&plain_name).await?;
    let hash = member.as_ref().and_then(|member| member.password.clone());
    let is_right = app.passwords.is_right(&wish.password, hash).await?;
    let Some(member) = member.filter(|_| is_right) else {
        metrics::counter!("freehold_sign_in_refusals_total").increment(1);
        return Err(not_recognised().into());
    };
    let bring_tables = wish.bring_tables;
    come_in(&app, member, session, bring_tables, &headers).await
}

/// Comes in by a recovery code, which is used up; every other device is signed out.
#[utoipa::path(post, path = "/api/recover", request_body = Recover, responses(
    (status = 200, body = Guest),
    (status = 401, description = "Name and code do not belong together", body = Problem),
    (status = 429, description = "Too many attempts", body = Problem),
))]
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<Recover>,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    let plain_name = plain(&wish.name);
    app.guards.attempt(address, &plain_name)?;
    // Hashed for everybody, so that it takes as long for a name that nobody has.
    let password = app.passwords.hash(&wish.password).await?;
    let member = app.store.member_named(&plain_name).await?;
    match &member {
        Some(member) if app.is_recovery_code(member, &wish.code) => {
            app.store.set_password(member.person, password).await?;
            // Nobody has this token, so that all are signed out.
            app.store.sign_out_others(member.person, Secret::new()?.hash()).await?;
        }
        member => {
            // The code is looked for in any case, for the same reason.
            let person = member.as_ref().map_or(NOBODY, |member| member.person);
            if !app.store.recover(person, recovery::hash(&wish.code), password).await? {
                return Err(not_recognised().into());
            }
        }
    }
    let member = member.ok_or_else(not_recognised)?;
    app.tables.signed_out(member.person);
    tracing::info!("somebody came in by a recovery code");
    come_in(&app, member, session, false, &headers).await
}

/// Sends a recovery code to whoever has this name and gets mails; the answer is the same for all names.
#[utoipa::path(post, path = "/api/recover/mail", request_body = NewGuest, responses(
    (status = 200, description = "If there is such a member who gets mails, a code was sent"),
    (status = 422, description = "No mail is set up here", body = Problem),
    (status = 429, description = "Too many attempts", body = Problem),
))]
pub(crate) async fn recover_by_mail(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(wish): Body<NewGuest>,
) -> Result<Json<()>, ApiError> {
    if app.courier.mail.is_none() {
        return Err(Problem::new(Code::BadSetup, "no mail is set up here").into());
    }
    let plain_name = plain(&wish.name);
    app.guards.attempt(address, &plain_name)?;
    app.guards.recovery_mail(&plain_name)?;
    let member = app.store.member_named(&plain_name).await?;
    if let Some(member) = member.filter(|it| it.membership.standing != Standing::Banned) {
        // How long it takes tells nothing.
        tokio::spawn(async move {
            if let Err(error) = app.send_recovery(&member).await {
                tracing::warn!(%error, "a recovery code could not be sent");
            }
        });
    }
    Ok(Json(()))
}

/// Gives a member's device a token, in place of the one it had.
pub(crate) async fn come_in(
    app: &Arc<App>,
    member: Member,
    session: Option<Session>,
    bring_tables: bool,
    headers: &HeaderMap,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    if member.membership.standing == Standing::Banned {
        return Err(Problem::new(Code::NoMember, "the host has closed this account").into());
    }
    let token = Secret::new()?;
    app.store.sign_in(member.person, token.hash(), device::kind(headers)).await?;
    if member.leaves_at.is_some() {
        app.store.set_farewell(member.person, None).await?;
    }
    if let Some(session) = session {
        let is_guest = session.person.membership.is_none();
        if is_guest && bring_tables {
            app.store.bring_tables(session.person.id, member.person).await?;
            app.tables.signed_out(session.person.id);
            app.names_changed(member.person).await?;
        } else if !is_guest {
            app.store.sign_out(session.token).await?;
            app.tables.signed_out(session.person.id);
        }
    }
    metrics::counter!("freehold_sign_ins_total").increment(1);
    let guest = Guest { name: member.name, membership: Some(member.membership) };
    Ok((cookie(app, &token), Json(guest)))
}

/// Signs this device out. Whoever asks next from here is nobody known.
#[utoipa::path(post, path = "/api/sign-out", responses((status = 200, description = "Done")))]
pub(crate) async fn sign_out(
    State(app): State<Arc<App>>,
    Here(session): Here,
) -> Result<(CookieJar, Json<()>), ApiError> {
    if let Some(session) = session {
        app.store.sign_out(session.token).await?;
        app.tables.signed_out(session.person.id);
    }
    Ok((no_cookie(), Json(())))
}

pub(crate) fn name_taken() -> Problem {
    Problem::new(Code::NameTaken, "another member has this name; choose another one")
}

pub(crate) fn last_way() -> Problem {
    Problem::new(Code::LastWay, "you could not come in any more; set a password first")
}

fn not_invited() -> Problem {
    Problem::new(Code::NotInvited, "one becomes a member here by an invitation that is still good")
}

fn not_recognised() -> Problem {
    Problem::new(Code::NotRecognised, "name and password, or code, do not belong together")
}
