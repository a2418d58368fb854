//! Members and each other: profiles, friends, who is here, and what is taken along.

use crate::table::{
    Browser, Folder, PASSWORD, Picks, Player, Running, config, make, play_to_the_end, setup,
};
use protocol::{
    ArchiveConsent, Claim, Code, Holiday, Lobby, MatchPage, Me, Members, NewRegard, Note,
    PresenceWish, Profile, Regard, SeatSetup, Standing, TableId, TableSetup,
};
use serde_json::Value;

/// A match of two that is played to its end.
async fn play(owner: &Browser, other: &Browser, listed: bool, rated: bool) -> TableId {
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let wish = TableSetup { listed, rated, ..setup("players=2", seats) };
    let created = make(owner, &wish).await;
    let id = created.table.id;
    let claim = Claim { secret: created.links[0].secret.clone() };
    assert_eq!(other.post(&format!("/api/tables/{id}/claim"), &claim).await.status, 200);
    let mut players = vec![Player::join(owner, &id).await, Player::join(other, &id).await];
    play_to_the_end(&mut players, &mut Picks::new(7)).await;
    id
}

async fn person(server: &Running, plain_name: &str) -> store::PersonId {
    server.store.member_named(plain_name).await.expect("read").expect("a member").person
}

async fn profile(reader: &Browser, name: &str) -> Profile {
    let answer = reader.get(&format!("/api/people/{name}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn think(person: &Browser, of: &str, regard: Option<Regard>) {
    let answer = person.post(&format!("/api/people/{of}/regard"), &NewRegard { regard }).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

async fn here(reader: &Browser) -> Vec<String> {
    let found: Members = reader.get("/api/presence").await.json();
    found.members.into_iter().map(|member| member.name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_tells_what_its_reader_may_know() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let cleo = server.member("Cleo").await;
    let open = play(&ada, &ben, true, true).await;
    let private = play(&ada, &ben, false, true).await;

    let own = profile(&ada, "Ada").await;
    assert!(own.is_me && own.regard.is_none());
    let tables = |page: &MatchPage| -> Vec<TableId> {
        page.matches.iter().map(|it| it.table.clone()).collect()
    };
    assert_eq!(tables(&own.matches), [private.clone(), open.clone()], "the latest first");
    let [game] = &own.games[..] else { panic!("one game: {:?}", own.games) };
    assert_eq!((game.game.as_str(), game.n_matches), ("kingdom-builder", 2));
    let rating = game.rating.as_ref().expect("both matches counted");
    assert_eq!((rating.n_matches, rating.course.len()), (2, 2));
    assert_eq!(rating.course[1].rating, rating.rating);
    let latest = &own.matches.matches[0];
    assert_eq!(latest.rating_change, Some(rating.rating - rating.course[0].rating));
    assert!((1..=2).contains(&latest.place));
    assert!(latest.rated && !latest.had_stand_in && latest.options.contains("players=2"));
    let [met] = &latest.others[..] else { panic!("one other: {:?}", latest.others) };
    assert_eq!((met.name.as_deref(), met.is_member), (Some("Ben"), true));
    assert_eq!(game.opponents[0].n_matches, 2);
    assert!(game.categories.iter().any(|it| it.category == "castle" && it.of_all.is_some()));
    assert!(game.categories.is_sorted_by(|one, other| one.own >= other.own));

    let seen = profile(&cleo, "ada").await;
    assert!(!seen.is_me);
    assert_eq!(seen.name, "Ada", "found by any spelling, called by their own");
    assert_eq!(
        tables(&seen.matches),
        std::slice::from_ref(&open),
        "a table for those invited is theirs"
    );
    let [game] = &seen.games[..] else { panic!("one game: {:?}", seen.games) };
    assert_eq!((game.n_matches, game.opponents[0].n_matches), (1, 1));
    let rating = game.rating.as_ref().expect("a rating");
    assert_eq!(rating.course.len(), 1, "nor is its rating");
    assert!(!cleo.get("/api/people/Ada").await.text().contains(private.as_str()));
    assert_eq!(tables(&profile(&ben, "Ada").await.matches).len(), 2, "who played knows");

    let page = async |query: &str| -> MatchPage {
        ada.get(&format!("/api/people/Ada/matches{query}")).await.json()
    };
    assert_eq!(tables(&page("").await).len(), 2);
    assert_eq!(tables(&page("?game=boonlake").await).len(), 0);
    let newest = server.store.history(person(&server, "ada").await, None, None, 1).await;
    let newest = newest.expect("read")[0].number.number();
    let older = page(&format!("?game=kingdom-builder&before={newest}")).await;
    assert_eq!(tables(&older), [open]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_are_for_members_who_are_in() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, guest) = (server.member("Ada").await, server.guest("Guest").await);
    let wu = server.member("Wu/the 2nd").await;
    let waiting = protocol::ChangedMember { standing: Some(Standing::Waiting), role: None };
    let ben = server.member("Ben").await;
    assert_eq!(ben.get("/api/people/Ada").await.status, 200);
    server.operate("POST", "/api/host/member/Ben", &waiting).await;
    let stranger = Browser::stranger(server.address);
    for path in ["/api/people", "/api/people/Ada", "/api/people/Ada/matches", "/api/presence"] {
        for (reader, status) in [(&ada, 200), (&guest, 403), (&stranger, 403), (&ben, 403)] {
            assert_eq!(reader.get(path).await.status, status, "{path}");
        }
    }
    assert_eq!(guest.get("/api/people/Ada").await.code(), Code::NoMember);
    for nobody in ["Nobody", "Ben", "Guest", "%20"] {
        let answer = ada.get(&format!("/api/people/{nobody}")).await;
        assert_eq!((answer.status, answer.code()), (404, Code::Unknown), "{nobody}");
    }
    assert_eq!(profile(&ada, "wu%2Fthe%202nd").await.name, "Wu/the 2nd");
    assert!(profile(&wu, "wu%2Fthe%202nd").await.is_me);
    assert_eq!(ada.get("/api/people/Ada/matches?before=soon").await.code(), Code::Unreadable);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_first_and_the_blocked_do_not_meet() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let (ben, cleo) = (server.member("Ben").await, server.member("Cleo").await);
    let created = make(&ada, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let table = created.table.id;
    let guest = server.guest("Guest").await;
    let mut present = Vec::new();
    for browser in [&ada, &ben, &cleo, &guest] {
        present.push(Player::join(browser, &table).await);
    }
    assert_eq!(here(&ada).await, ["Ben", "Cleo"], "neither oneself nor guests");
    think(&ada, "cleo", Some(Regard::Friend)).await;
    assert_eq!(here(&ada).await, ["Cleo", "Ben"]);
    assert_eq!(here(&ben).await, ["Ada", "Cleo"], "it is Ada's friend");
    assert_eq!(profile(&ada, "Cleo").await.regard, Some(Regard::Friend));
    assert_eq!(profile(&cleo, "Ada").await.regard, None, "Cleo is not told");
    let own: Me = ada.get("/api/me").await.json();
    assert_eq!((own.friends, own.blocked), (vec!["Cleo".to_owned()], vec![]));

    think(&ada, "Ben", Some(Regard::Blocked)).await;
    assert_eq!(here(&ada).await, ["Cleo"]);
    assert_eq!(here(&ben).await, ["Cleo"], "nor does Ben see Ada");
    assert!(!profile(&ben, "Ada").await.is_here && profile(&cleo, "Ada").await.is_here);
    let list: Members = ben.get("/api/people").await.json();
    let is_here: Vec<bool> = list.members.iter().map(|member| member.is_here).collect();
    assert_eq!(is_here, [false, true, true]);
    assert_eq!(profile(&ben, "Ada").await.regard, None, "Ben is not told");
    think(&ada, "Ben", None).await;
    assert_eq!(here(&ben).await, ["Ada", "Cleo"]);

    let hide = PresenceWish { is_shown: false };
    assert_eq!(ada.post("/api/presence", &hide).await.status, 200);
    assert_eq!(here(&ben).await, ["Cleo"]);
    assert_eq!(here(&cleo).await, ["Ben"]);
    assert!(!ada.get("/api/me").await.json::<Me>().is_shown);
    assert_eq!(guest.post("/api/presence", &hide).await.code(), Code::NoMember);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_sits_down_with_nobody_who_blocks_them() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let cleo = server.member("Cleo").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Open, SeatSetup::Open];
    let wish = TableSetup { listed: true, ..setup("players=3", seats) };
    let made = make(&cleo, &wish).await;
    let code = made.table.room.and_then(|room| room.code).expect("a code");
    let id = made.table.id;
    let sit_down = |seat: usize| format!("/api/tables/{id}/seats/{seat}/sit-down");
    let by_code = format!("/api/codes/{code}/sit-down");
    assert_eq!(ada.post(&sit_down(1), &()).await.status, 200);
    think(&ada, "Ben", Some(Regard::Blocked)).await;
    assert_eq!(ben.post(&sit_down(2), &()).await.code(), Code::BadLink, "Ada sits there");
    assert_eq!(ben.post(&by_code, &()).await.code(), Code::BadLink);
    think(&ada, "Ben", None).await;
    think(&cleo, "Ben", Some(Regard::Blocked)).await;
    assert_eq!(ben.post(&by_code, &()).await.code(), Code::BadLink, "it is Cleo's table");
    assert_eq!(ben.post(&sit_down(2), &()).await.code(), Code::BadLink);
    let lists = async || ben.get("/api/tables").await.json::<Lobby>().listed.len();
    assert_eq!(lists().await, 0);
    think(&cleo, "Ben", None).await;
    assert_eq!(lists().await, 1);
    assert_eq!(ben.post(&by_code, &()).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_thinks_of_others_who_are_members() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, guest) = (server.member("Ada").await, server.guest("Guest").await);
    let friend = NewRegard { regard: Some(Regard::Friend) };
    let say = async |who: &Browser, name: &str| {
        who.post(&format!("/api/people/{name}/regard"), &friend).await.code()
    };
    assert_eq!(say(&guest, "Ada").await, Code::NoMember);
    assert_eq!(say(&ada, "ada").await, Code::BadSetup, "oneself");
    assert_eq!(say(&ada, "Guest").await, Code::Unknown);
    let nonsense = serde_json::json!({ "regard": "enemy" });
    let answer = ada.post("/api/people/Ada/regard", &nonsense).await;
    assert_eq!(answer.code(), Code::Unreadable);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_along_is_everything_but_secrets() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    assert_eq!(server.guest("Guest").await.get("/api/me/export").await.code(), Code::NoMember);
    let table = play(&ada, &ben, false, true).await;
    think(&ada, "Ben", Some(Regard::Friend)).await;
    ada.post("/api/archive", &ArchiveConsent { agrees: true }).await;
    ada.post(&format!("/api/tables/{table}/note"), &Note { words: "the north".into() }).await;
    ada.post("/api/me/holiday", &Holiday { days: 3 }).await;
    let answer = ada.get("/api/me/export").await;
    assert_eq!(
        answer.header("content-disposition"),
        Some("attachment; filename=\"freehold.json\"")
    );
    let export: Value = answer.json();
    assert_eq!(export["name"], "Ada");
    assert_eq!(export["agrees-to-archive"], true);
    assert_eq!(export["friends"][0]["name"], "Ben");
    assert_eq!(export["blocked"], serde_json::json!([]));
    assert_eq!(export["tables"][0], table.as_str());
    let note = serde_json::json!([{ "table": table.as_str(), "words": "the north" }]);
    assert_eq!(export["notes"], note);
    assert_eq!(export["made-tables"][0], table.as_str());
    let holiday = &export["holidays"][0];
    let length = holiday["until"].as_i64().zip(holiday["since"].as_i64());
    assert_eq!(length.map(|(until, since)| until - since), Some(3 * 24 * 60 * 60));
    let ended = &export["matches"][0];
    assert_eq!(
        (&ended["table"], &ended["others"][0]["name"]),
        (&table.as_str().into(), &"Ben".into())
    );
    let points: i64 = ended["categories"]
        .as_object()
        .expect("categories")
        .values()
        .map(|points| points.as_i64().expect("points"))
        .sum();
    assert_eq!(ended["points"], points);
    assert_eq!(export["ratings"][0]["game"], "kingdom-builder");
    assert_eq!(export["ratings"][0]["course"].as_array().map(Vec::len), Some(1));

    let text = answer.text();
    let person = person(&server, "ada").await;
    let member = server.store.member(person).await.expect("read").expect("Ada");
    let device = server.store.devices(person).await.expect("read").remove(0);
    for secret in [
        PASSWORD.to_owned(),
        member.password.expect("a password"),
        device.token.short_name(),
        ada.cookie.as_deref().and_then(|it| it.split('=').nth(1)).expect("a token").to_owned(),
    ] {
        assert!(!text.contains(&secret), "{secret} is nobody's to read");
    }
    server.stop().await;
}
