//! Members: signing up, in and out, and what is theirs.

use crate::table;
use crate::table::{
    Browser, Folder, PASSWORD, Running, config, make, setup, sign_up, table_of_two,
};
use protocol::{
    Code, Farewell, Guest, Me, Members, NewGuest, NewPassword, PasswordAgain, Recover,
    RecoveryCodes, SeatSetup, SignIn, SignUp, SignedUp, Standing, TableInfo,
};
use std::time::Duration;

fn sign_in(name: &str, password: &str) -> SignIn {
    SignIn { name: name.into(), password: password.into(), bring_tables: true }
}

async fn me(browser: &Browser) -> Me {
    let answer = browser.get("/api/me").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_and_keeps_the_tables() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (mut ada, ben) = (server.guest("Ada?").await, server.guest("Ben").await);
    let guests_cookie = ada.cookie.clone();
    let table = table_of_two(&ada, &ben).await;
    let answer = ada.post_and_keep("/api/sign-up", &sign_up("Ada")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let signed_up: SignedUp = answer.json();
    assert_eq!(signed_up.membership.standing, Standing::Welcome);
    assert_eq!(signed_up.recovery_codes.len(), 8);
    assert_ne!(ada.cookie, guests_cookie, "another token");
    let old = Browser { cookie: guests_cookie, ..ada.clone() };
    assert_eq!(old.get("/api/guest").await.json::<Option<Guest>>(), None);

    let shown: TableInfo = ada.get(&format!("/api/tables/{table}")).await.json();
    assert!(shown.is_owner && shown.seats[0].is_mine);
    let shown: TableInfo = ben.get(&format!("/api/tables/{table}")).await.json();
    let holder = protocol::Holder::Person { name: "Ada".into() };
    assert_eq!(shown.seats[0].holder, holder, "the other sees the new name");

    let twice = ada.post("/api/sign-up", &sign_up("Ida")).await;
    assert_eq!(twice.code(), Code::Taken, "one is one member");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_compared_as_people_read_them() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let zoe = server.member("Zoë").await;
    let mut other = Browser::stranger(server.address);
    for same in ["zoë", " ZOË ", "Zoe\u{308}"] {
        let answer = other.post_and_keep("/api/sign-up", &sign_up(same)).await;
        assert_eq!((answer.status, answer.code()), (409, Code::NameTaken), "{same}");
    }
    assert_eq!(other.cookie, None, "nobody was made");
    let ben = server.member("Ben").await;
    let rename = NewGuest { name: "zoë".into() };
    for path in ["/api/me/name", "/api/guest"] {
        assert_eq!(ben.post(path, &rename).await.code(), Code::NameTaken, "{path}");
        assert_eq!(zoe.post(path, &rename).await.status, 200, "{path}");
    }
    assert_eq!(me(&zoe).await.name, "zoë");
    for wrong in ["", "a\u{7}b"] {
        assert_eq!(other.post("/api/sign-up", &sign_up(wrong)).await.status, 422);
    }
    let short = SignUp { password: "1234567".into(), ..sign_up("Wu") };
    assert_eq!(other.post("/api/sign-up", &short).await.code(), Code::BadSetup);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_comes_in_elsewhere_and_brings_a_guests_tables() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let (mut phone, ben) = (server.guest("somebody").await, server.guest("Ben").await);
    let table = table_of_two(&phone, &ben).await;
    for (name, password) in [("Ada", "wrong horse"), ("Nobody", PASSWORD), ("", "")] {
        let answer = phone.post_and_keep("/api/sign-in", &sign_in(name, password)).await;
        assert_eq!((answer.status, answer.code()), (401, Code::NotRecognised), "{name}");
        assert_eq!(answer.header("set-cookie"), None);
    }
    let answer = phone.post_and_keep("/api/sign-in", &sign_in("ADA", PASSWORD)).await;
    assert_eq!(answer.json::<Guest>().name, "Ada");
    let shown: TableInfo = ada.get(&format!("/api/tables/{table}")).await.json();
    assert!(shown.is_owner && shown.seats[0].is_mine, "the guest's table is Ada's");

    let devices = me(&ada).await.devices;
    assert_eq!(devices.len(), 2);
    let other = devices.iter().find(|device| !device.is_this).expect("the phone");
    let ended = ada.request("DELETE", &format!("/api/me/devices/{}", other.id), None).await;
    assert_eq!(ended.status, 200);
    assert_eq!(phone.get("/api/me").await.code(), Code::NoMember);
    assert_eq!(ben.get("/api/me").await.code(), Code::NoMember, "a guest is no member");

    let mut ada = ada;
    ada.post_and_keep("/api/sign-out", &()).await;
    assert_eq!(ada.get("/api/guest").await.json::<Option<Guest>>(), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_asking_a_guests_tables_stay() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let mut shared = server.guest("somebody").await;
    let made = make(&shared, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let wish = SignIn { bring_tables: false, ..sign_in("Ada", PASSWORD) };
    assert_eq!(shared.post_and_keep("/api/sign-in", &wish).await.status, 200);
    let shown: TableInfo = ada.get(&format!("/api/tables/{}", made.table.id)).await.json();
    assert!(!shown.is_owner);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_and_codes_open_the_account() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut ada = Browser::stranger(server.address);
    let signed_up: SignedUp = ada.post_and_keep("/api/sign-up", &sign_up("Ada")).await.json();
    let mut phone = Browser::stranger(server.address);
    phone.post_and_keep("/api/sign-in", &sign_in("Ada", PASSWORD)).await;
    let change = |old: &str| NewPassword { old: old.into(), new: "battery staple".into() };
    assert_eq!(ada.post("/api/me/password", &change("wrong")).await.code(), Code::NotRecognised);
    assert_eq!(ada.post("/api/me/password", &change(PASSWORD)).await.status, 200);
    assert_eq!(phone.get("/api/me").await.code(), Code::NoMember, "signed out elsewhere");
    assert_eq!(me(&ada).await.devices.len(), 1);

    let recover = |name: &str, code: &str| Recover {
        name: name.into(),
        code: code.into(),
        password: "third password".into(),
    };
    let code = &signed_up.recovery_codes[3];
    for (name, wrong) in [("Ada", "aaaa-bbbb-cccc-dddd"), ("Ben", code), ("Ada", "")] {
        let answer = phone.post("/api/recover", &recover(name, wrong)).await;
        assert_eq!(answer.code(), Code::NotRecognised, "{name} {wrong}");
    }
    let typed = code.to_uppercase().replace('-', " ");
    assert_eq!(phone.post_and_keep("/api/recover", &recover("ada", &typed)).await.status, 200);
    assert_eq!(phone.post("/api/recover", &recover("ada", code)).await.status, 401, "used up");
    assert_eq!(ada.get("/api/me").await.code(), Code::NoMember, "signed out elsewhere");
    assert_eq!(me(&phone).await.n_recovery_codes, 7);
    let again = |password: &str| PasswordAgain { password: password.into() };
    for path in ["/api/me/recovery-codes", "/api/me/passkeys/question"] {
        for wrong in ["", PASSWORD] {
            let answer = phone.post(path, &again(wrong)).await;
            assert_eq!(answer.code(), Code::NotRecognised, "{path}: a device alone is not enough");
        }
    }
    assert_eq!(me(&phone).await.n_recovery_codes, 7, "those that were there are good still");
    let renewed = phone.post("/api/me/recovery-codes", &again("third password")).await;
    let renewed: RecoveryCodes = renewed.json();
    assert_eq!(renewed.recovery_codes.len(), 8);
    let old = recover("Ada", &signed_up.recovery_codes[0]);
    assert_eq!(phone.post("/api/recover", &old).await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_is_slow() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sign_ins_per_hour = 12;
    let server = Running::start(config).await;
    let stranger = Browser::stranger(server.address);
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(stranger.post("/api/sign-in", &sign_in("Ada", "guess guess")).await.code());
    }
    assert_eq!(codes, [Code::NotRecognised, Code::NotRecognised, Code::TooFast]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_is_forgotten_and_the_others_play_on() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.guest("Ben").await);
    let table = table_of_two(&ada, &ben).await;
    let farewell = |name: &str| Farewell { name: name.into() };
    assert_eq!(ada.post("/api/me/farewell", &farewell("Ben")).await.code(), Code::BadSetup);
    assert_eq!(ada.post("/api/me/farewell", &farewell("ada")).await.status, 200);
    assert!(me(&ada).await.leaves_at.is_some());
    assert_eq!(ada.request("DELETE", "/api/me/farewell", None).await.status, 200);
    assert_eq!(me(&ada).await.leaves_at, None);
    ada.post("/api/me/farewell", &farewell("Ada")).await;
    let mut again = Browser::stranger(server.address);
    again.post_and_keep("/api/sign-in", &sign_in("Ada", PASSWORD)).await;
    assert_eq!(me(&again).await.leaves_at, None, "who comes in stays");

    let person = server.store.member_named("ada").await.expect("read").expect("Ada").person;
    server.store.set_farewell(person, Some(Duration::ZERO)).await.expect("written");
    let store = server.store.clone();
    server.stop().await;
    drop(store);
    let server = Running::start(table::config(&folder)).await;
    for _ in 0..200 {
        if server.store.member_named("ada").await.expect("read").is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let ben = Browser { address: server.address, ..ben };
    let shown: TableInfo = ben.get(&format!("/api/tables/{table}")).await.json();
    let computer = protocol::Holder::Computer { level: "steady".into() };
    assert_eq!(shown.seats[0].holder, computer);
    assert!(shown.seats[1].is_mine);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_are_listed_by_name_a_page_at_a_time() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    server.member("ben").await;
    let guest = server.guest("Guest").await;
    assert_eq!(guest.get("/api/people").await.code(), Code::NoMember);
    let all: Members = ada.get("/api/people").await.json();
    let names: Vec<_> = all.members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["Ada", "ben"]);
    assert_eq!(all.next, None);
    let from: Members = ada.get("/api/people?from=ADA").await.json();
    assert_eq!(from, all, "it begins with the name");
    let rest: Members = ada.get("/api/people?after=Ada").await.json();
    assert_eq!(rest.members.len(), 1);
    server.stop().await;
}
