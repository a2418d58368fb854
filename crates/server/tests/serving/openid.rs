//! Signing in elsewhere, with another server in this process that tells the truth, or lies.

use crate::table;

use crate::issuer::{CLIENT, Fields, Issuer, Lie, SECRET, SigningKey, fields};
use crate::table::{
    Answer, Browser, Folder, PASSWORD, Running, config, request_with, table_of_two,
};
use protocol::{
    Admission, CameBack, Club, Code, Elsewhere, ErrandAddress, ErrandAnswer, ErrandWish, Guest,
    MadeInvitation, Me, NewGuest, NewInvitation, NewPassword, Role, SignIn, SignedUp, Standing,
    TableInfo,
};
use serde::Serialize;
use serde_json::{Value, json};
use server::{Config, OpenId};
use std::time::{SystemTime, UNIX_EPOCH};

const BASE_URL: &str = "https://play.example.org";

fn trusting(folder: &Folder, issuer: &Issuer) -> Config {
    let openid = OpenId {
        issuer: issuer.url(),
        client_id: CLIENT.into(),
        client_secret: Some(SECRET.into()),
        name: "Our school".into(),
    };
    Config { openid: Some(openid), base_url: Some(BASE_URL.into()), ..config(folder) }
}

/// A browser that keeps all its cookies.
#[derive(Clone)]
struct Jar {
    server: std::net::SocketAddr,
    cookies: Fields,
}

impl Jar {
    fn of(browser: &Browser) -> Jar {
        let cookie = browser.cookie.as_deref().and_then(|cookie| cookie.split_once('='));
        let cookies = cookie.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Jar { server: browser.address, cookies: cookies.into_iter().collect() }
    }

    async fn post(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let (cookies, body) = (cookies.join("; "), serde_json::to_string(body).expect("JSON"));
        let headers = [("cookie", cookies.as_str())];
        let answer = request_with(self.server, "POST", path, &headers, Some(&body)).await;
        let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
        for (_, cookie) in set {
            assert!(cookie.contains("HttpOnly") || cookie.contains("Max-Age=0"), "{cookie}");
            let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
            let (name, value) = pair.expect("a cookie");
            match value.is_empty() {
                true => self.cookies.remove(name),
                false => self.cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        answer
    }

    /// The browser as it is known to tests of other things.
    fn browser(&self) -> Browser {
        let token = self.cookies.get("freehold_guest");
        let cookie = token.map(|token| format!("freehold_guest={token}"));
        Browser { address: self.server, cookie, comes_from: None }
    }

    async fn me(&self) -> Me {
        self.browser().get("/api/me").await.json()
    }

    /// Goes to the other server.
    async fn go(&mut self, wish: &ErrandWish) -> String {
        let answer = self.post("/api/openid/errand", wish).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json::<ErrandAddress>().address
    }

    /// Goes there, says to be somebody, and comes back.
    async fn trip(&mut self, issuer: &Issuer, subject: &str, wish: &ErrandWish) -> Answer {
        let address = self.go(wish).await;
        let back = back(issuer, &address, subject);
        self.post("/api/openid/return", &back).await
    }

    /// Becomes a member by such a trip.
    async fn join(&mut self, issuer: &Issuer, subject: &str, name: &str) -> SignedUp {
        let answer = self.trip(issuer, subject, &ErrandWish::default()).await;
        let suggested = format!("{subject} of elsewhere");
        assert_eq!(answer.json::<CameBack>(), CameBack::WantsName { name: suggested });
        let answer = self.post("/api/openid/sign-up", &NewGuest { name: name.into() }).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

/// With what somebody comes back who has said who they are.
fn back(issuer: &Issuer, address: &str, subject: &str) -> ErrandAnswer {
    let code = issuer.visit(address, subject);
    let state = fields(address.split_once('?').expect("a question").1)["state"].clone();
    ErrandAnswer { code, state, iss: None }
}

fn adds() -> ErrandWish {
    ErrandWish { adds: true, password: PASSWORD.into(), ..ErrandWish::default() }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_and_comes_in_again_elsewhere() {
    for key in [SigningKey::curve(), SigningKey::rsa()] {
        let folder = Folder::new();
        let issuer = Issuer::start(key).await;
        let server = Running::start(trusting(&folder, &issuer)).await;
        let stranger = Browser::stranger(server.address);
        let shown: Option<Elsewhere> = stranger.get("/api/openid").await.json();
        assert_eq!(shown.expect("a way").name, "Our school");
        let (guest, ben) = (server.guest("Ada?").await, server.guest("Ben").await);
        let table = table_of_two(&guest, &ben).await;
        let mut ada = Jar::of(&guest);
        let address = ada.go(&ErrandWish::default()).await;
        let asked = fields(address.split_once('?').expect("a question").1);
        assert_eq!(asked["redirect_uri"], format!("{BASE_URL}/sign-in/elsewhere"));
        let signed_up = ada.join(&issuer, "ada", "Ada").await;
        assert_eq!(signed_up.membership.standing, Standing::Welcome);
        assert_eq!(signed_up.recovery_codes.len(), 8);
        let shown: TableInfo = ada.browser().get(&format!("/api/tables/{table}")).await.json();
        assert!(shown.is_owner && shown.seats[0].is_mine, "the same person");
        assert!(!ada.cookies.contains_key("freehold_errand"), "it is over");
        let me = ada.me().await;
        assert!(!me.has_password && me.elsewhere.is_some_and(|it| it.used_at.is_none()));

        let mut phone = Jar::of(&server.guest("somebody").await);
        let brought = table_of_two(&phone.browser(), &ben).await;
        let wish = ErrandWish { bring_tables: true, ..ErrandWish::default() };
        let came_in: CameBack = phone.trip(&issuer, "ada", &wish).await.json();
        assert!(matches!(came_in, CameBack::CameIn(Guest { name, .. }) if name == "Ada"));
        let shown: TableInfo = phone.browser().get(&format!("/api/tables/{brought}")).await.json();
        assert!(shown.is_owner && shown.seats[0].is_mine, "it came along");
        assert!(phone.me().await.elsewhere.is_some_and(|it| it.used_at.is_some()));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_hold_lets_nobody_in() {
    let folder = Folder::new();
    let issuer = Issuer::start(SigningKey::curve()).await;
    let server = Running::start(trusting(&folder, &issuer)).await;
    let mut ada = Jar::of(&Browser::stranger(server.address));
    ada.join(&issuer, "ada", "Ada").await;
    let says = |name, value| Lie { claims: vec![(name, value)], ..Lie::default() };
    let heads = |name, value| Lie { head: vec![(name, value)], ..Lie::default() };
    let unsigned = Lie { is_unsigned: true, ..heads("alg", json!("none")) };
    for (what, lie) in [
        ("a forged signature", Lie { is_forged: true, ..Lie::default() }),
        ("no signature", Lie { is_unsigned: true, ..Lie::default() }),
        ("alg none", unsigned),
        ("a signature of another kind", heads("alg", json!("RS256"))),
        ("a secret for a key", heads("alg", json!("HS256"))),
        ("another nonce", says("nonce", json!("another"))),
        ("no nonce", says("nonce", Value::Null)),
        ("another audience", says("aud", json!("another"))),
        ("several audiences", says("aud", json!([CLIENT, "another"]))),
        ("another asker", says("azp", json!("another"))),
        ("another issuer", says("iss", json!("http://127.0.0.1:1"))),
        ("an old token", says("exp", json!(now() - 120))),
        ("a token of yesterday", says("iat", json!(now() - 86_400))),
        ("a token of tomorrow", says("iat", json!(now() + 86_400))),
        ("nobody", says("sub", json!(""))),
    ] {
        issuer.lie(lie);
        let mut eve = Jar::of(&Browser::stranger(server.address));
        let answer = eve.trip(&issuer, "ada", &ErrandWish::default()).await;
        assert_eq!((answer.status, answer.code()), (401, Code::NotVouched), "{what}");
        assert!(!eve.cookies.contains_key("freehold_guest"), "{what}");
    }
    issuer.lie(Lie::default());
    let mut phone = Jar::of(&Browser::stranger(server.address));
    assert_eq!(phone.trip(&issuer, "ada", &ErrandWish::default()).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trip_is_one_browsers_and_made_once() {
    let folder = Folder::new();
    let issuer = Issuer::start(SigningKey::curve()).await;
    let server = Running::start(trusting(&folder, &issuer)).await;
    let stranger = Jar::of(&Browser::stranger(server.address));
    let mut ada = stranger.clone();
    ada.join(&issuer, "ada", "Ada").await;

    let mut phone = stranger.clone();
    let address = phone.go(&ErrandWish::default()).await;
    let answer = back(&issuer, &address, "ada");
    let mut eve = stranger.clone();
    let refused = eve.post("/api/openid/return", &answer).await;
    assert_eq!((refused.status, refused.code()), (409, Code::ErrandOver), "without a cookie");
    eve.go(&ErrandWish::default()).await;
    let refused = eve.post("/api/openid/return", &answer).await;
    assert_eq!(refused.code(), Code::ErrandOver, "with the cookie of another trip");
    let mut replayed = phone.clone();
    let other = ErrandAnswer { iss: Some("https://another.example.org".into()), ..answer.clone() };
    let mut mixed_up = phone.clone();
    assert_eq!(phone.post("/api/openid/return", &answer).await.status, 200);
    let refused = replayed.post("/api/openid/return", &answer).await;
    assert_eq!(refused.code(), Code::ErrandOver, "twice");
    assert_eq!(mixed_up.post("/api/openid/return", &other).await.code(), Code::ErrandOver);
    let mut mixed_up = stranger.clone();
    let address = mixed_up.go(&ErrandWish::default()).await;
    let other = ErrandAnswer { iss: other.iss, ..back(&issuer, &address, "ada") };
    assert_eq!(mixed_up.post("/api/openid/return", &other).await.code(), Code::NotVouched);

    // Who has not been anywhere cannot become a member by it, nor can somebody without an answer.
    let mut eve = stranger.clone();
    let name = NewGuest { name: "Eve".into() };
    assert_eq!(eve.post("/api/openid/sign-up", &name).await.code(), Code::ErrandOver);
    eve.go(&ErrandWish::default()).await;
    assert_eq!(eve.post("/api/openid/sign-up", &name).await.code(), Code::ErrandOver);
    // A code that the other server does not know, and one that was used.
    let mut ben = stranger.clone();
    let address = ben.go(&ErrandWish::default()).await;
    let made_up = ErrandAnswer { code: "made up".into(), ..back(&issuer, &address, "ben") };
    let refused = ben.post("/api/openid/return", &made_up).await;
    assert_eq!((refused.status, refused.code()), (502, Code::NoAnswerElsewhere));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_change_and_are_looked_for_once_in_a_while() {
    let folder = Folder::new();
    let issuer = Issuer::start(SigningKey::rsa()).await;
    issuer.take_secret_by("client_secret_post");
    let server = Running::start(trusting(&folder, &issuer)).await;
    let stranger = Jar::of(&Browser::stranger(server.address));
    stranger.clone().join(&issuer, "ada", "Ada").await;
    assert_eq!(issuer.n_key_reads(), 1);
    issuer.change_key("second");
    let came_in = stranger.clone().trip(&issuer, "ada", &ErrandWish::default()).await;
    assert_eq!(came_in.status, 200, "{}", came_in.text());
    assert_eq!(issuer.n_key_reads(), 2, "one more look");
    issuer.lie(Lie { head: vec![("kid", json!("unheard of"))], ..Lie::default() });
    for _ in 0..3 {
        let refused = stranger.clone().trip(&issuer, "ada", &ErrandWish::default()).await;
        assert_eq!(refused.code(), Code::NotVouched);
    }
    assert_eq!(issuer.n_key_reads(), 2, "whoever forges tokens does not make us ask");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_adds_and_removes_it_but_never_the_last_way_in() {
    let folder = Folder::new();
    let issuer = Issuer::start(SigningKey::curve()).await;
    let server = Running::start(trusting(&folder, &issuer)).await;
    let mut ada = Jar::of(&server.member("Ada").await);
    let mut ben = Jar::of(&server.member("Ben").await);
    let mut guest = Jar::of(&server.guest("Guest").await);
    assert_eq!(guest.post("/api/openid/errand", &adds()).await.code(), Code::NoMember);
    let remove = async |who: &Jar| who.browser().request("DELETE", "/api/me/openid", None).await;
    assert_eq!(remove(&ada).await.code(), Code::Unknown);
    for wrong in ["", "guess guess"] {
        let wish = ErrandWish { password: wrong.into(), ..adds() };
        let refused = ada.post("/api/openid/errand", &wish).await;
        assert_eq!(refused.code(), Code::NotRecognised, "a device alone is not enough");
    }
    for _ in 0..2 {
        let added: CameBack = ada.trip(&issuer, "ada", &adds()).await.json();
        assert_eq!(added, CameBack::Added, "again is as before");
    }
    assert_eq!(ada.trip(&issuer, "ada2", &adds()).await.code(), Code::IdentityTaken);
    assert_eq!(ben.trip(&issuer, "ada", &adds()).await.code(), Code::IdentityTaken);
    // Who is signed in and unknown there is not made another member.
    let lost = ben.trip(&issuer, "nobody", &ErrandWish::default()).await;
    assert_eq!(lost.code(), Code::IdentityTaken);
    // Somebody else signs in at the browser while its owner is away.
    let address = ada.go(&adds()).await;
    let mut swapped = ada.clone();
    swapped.cookies.insert("freehold_guest".into(), ben.cookies["freehold_guest"].clone());
    let refused = swapped.post("/api/openid/return", &back(&issuer, &address, "x")).await;
    assert_eq!(refused.code(), Code::ErrandOver);

    let came_in: CameBack = guest.trip(&issuer, "ada", &ErrandWish::default()).await.json();
    assert!(matches!(came_in, CameBack::CameIn(guest) if guest.name == "Ada"));
    assert_eq!(remove(&ada).await.status, 200, "there is a password");
    assert_eq!(remove(&ada).await.code(), Code::Unknown);

    let mut cleo = Jar::of(&Browser::stranger(server.address));
    cleo.join(&issuer, "cleo", "Cleo").await;
    let refused = remove(&cleo).await;
    assert_eq!((refused.status, refused.code()), (409, Code::LastWay));
    let password = NewPassword { old: String::new(), new: PASSWORD.into() };
    assert_eq!(cleo.post("/api/me/password", &password).await.status, 200);
    assert!(cleo.me().await.has_password);
    assert_eq!(remove(&cleo).await.status, 200);
    let sign_in = SignIn { name: "Cleo".into(), password: PASSWORD.into(), bring_tables: false };
    assert_eq!(ben.post("/api/sign-in", &sign_in).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_club_takes_in_whom_it_takes_in_otherwise() {
    let folder = Folder::new();
    let issuer = Issuer::start(SigningKey::curve()).await;
    let server = Running::start(trusting(&folder, &issuer)).await;
    let admit = async |admission: Admission| {
        let club = Club { admission, ..Club::default() };
        assert_eq!(server.operate("POST", "/api/host/club", &club).await.status, 200);
    };
    let stranger = Jar::of(&Browser::stranger(server.address));
    admit(Admission::Invitation).await;
    let refused = stranger.clone().trip(&issuer, "ada", &ErrandWish::default()).await;
    assert_eq!((refused.status, refused.code()), (403, Code::NotInvited));
    let wrong = ErrandWish { invitation: Some("0".repeat(64)), ..ErrandWish::default() };
    let refused = stranger.clone().post("/api/openid/errand", &wrong).await;
    assert_eq!(refused.code(), Code::NotInvited, "before the trip");
    let wish = NewInvitation { note: "for Ada".into(), role: Role::Steward, days: 1 };
    let made: MadeInvitation = server.operate("POST", "/api/host/invitations", &wish).await.json();
    let secret = made.link.split_once('#').expect("a secret").1;
    let invited = ErrandWish { invitation: Some(secret.into()), ..ErrandWish::default() };
    let mut ada = stranger.clone();
    assert_eq!(ada.trip(&issuer, "ada", &invited).await.status, 200);
    let joined: SignedUp =
        ada.post("/api/openid/sign-up", &NewGuest { name: "Ada".into() }).await.json();
    assert_eq!(joined.membership.role, Role::Steward);
    let refused = stranger.clone().post("/api/openid/errand", &invited).await;
    assert_eq!(refused.code(), Code::NotInvited, "used");

    admit(Admission::Approval).await;
    let mut ben = stranger.clone();
    assert_eq!(ben.trip(&issuer, "ben", &ErrandWish::default()).await.status, 200);
    let name = |name: &str| NewGuest { name: name.into() };
    let taken = ben.post("/api/openid/sign-up", &name("ada")).await;
    assert_eq!((taken.status, taken.code()), (409, Code::NameTaken));
    assert_eq!(ben.post("/api/openid/sign-up", &name("")).await.code(), Code::BadSetup);
    let joined: SignedUp = ben.post("/api/openid/sign-up", &name("Ben")).await.json();
    assert_eq!(joined.membership.standing, Standing::Waiting, "another name was free");
    let banned = json!({ "standing": "banned" });
    assert_eq!(server.operate("POST", "/api/host/member/Ben", &banned).await.status, 200);
    let refused = stranger.clone().trip(&issuer, "ben", &ErrandWish::default()).await;
    assert_eq!((refused.status, refused.code()), (403, Code::NoMember));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_issuer_that_is_gone_is_told_and_stops_nothing_else() {
    let folder = Folder::new();
    let mut issuer = Issuer::start(SigningKey::curve()).await;
    issuer.address.set_port(1);
    let config = trusting(&folder, &issuer);
    let faults = server::Server::check(&config).await;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("--openid-issuer: "), "{faults:?}");
    let without = Config { base_url: None, ..config.clone() };
    assert!(server::Server::bind(without).await.is_err(), "people could not be sent back");
    let server = Running::start(config).await;
    let mut ada = Jar::of(&Browser::stranger(server.address));
    let refused = ada.post("/api/openid/errand", &ErrandWish::default()).await;
    assert_eq!((refused.status, refused.code()), (502, Code::NoAnswerElsewhere));
    server.member("Ada").await;
    server.stop().await;
    let folder = Folder::new();
    let server = Running::start(table::config(&folder)).await;
    let ada = server.member("Ada").await;
    assert_eq!(ada.get("/api/openid").await.json::<Option<Elsewhere>>(), None);
    for (method, path) in [("POST", "/api/openid/errand"), ("DELETE", "/api/me/openid")] {
        assert_eq!(ada.request(method, path, Some("{}")).await.code(), Code::Unknown, "{path}");
    }
    server.stop().await;
}
