//! Seats that travel, are waited for, given up and taken from the lobby.

use crate::table::{
    Browser, Feed, Folder, Picks, Player, Running, config, make, play_to_the_end, setup,
    table_of_two,
};
use protocol::{
    Admission, Claim, Club, Code, Guest, HandOver, Holiday, Invitation, InvitationState, Leave,
    Lobby, Me, Pace, SeatLink, SeatSetup, TableId, TableInfo, TableSetup, TableSummary, ToClient,
    Turns, WayOut,
};

async fn travel(browser: &Browser, table: &TableId, seat: usize) -> String {
    let answer = browser.post(&format!("/api/tables/{table}/seats/{seat}/travel"), &()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json::<SeatLink>().secret
}

async fn invitation(browser: &Browser, table: &TableId, secret: &str) -> Invitation {
    let claim = Claim { secret: secret.to_owned() };
    let answer = browser.post(&format!("/api/tables/{table}/invitation"), &claim).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn claim(browser: &Browser, table: &TableId, secret: &str) -> Result<TableInfo, Code> {
    let claim = Claim { secret: secret.to_owned() };
    let answer = browser.post(&format!("/api/tables/{table}/claim"), &claim).await;
    match answer.status {
        200 => Ok(answer.json()),
        _ => Err(answer.code()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_who_is_on_holiday_where_turns_take_days() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let quick = table_of_two(&ada, &ben).await;
    let pace = Some(Pace { turn: 24 * 60 * 60, reserve: 0 });
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let slow = make(&ada, &TableSetup { pace, ..setup("players=2", seats) }).await;
    claim(&ben, &slow.table.id, &slow.links[0].secret).await.expect("a seat");
    let slow = slow.table.id;
    let mut looks_on = Player::join(&ada, &slow).await;
    let too_long = ben.post("/api/me/holiday", &Holiday { days: 31 }).await;
    assert_eq!(too_long.code(), Code::BadSetup);
    assert_eq!(ben.post("/api/me/holiday", &Holiday { days: 30 }).await.status, 200);
    let until = looks_on.until(|message| match message {
        ToClient::Table(info) => info.seats[1].holiday_until,
        _ => None,
    });
    let until = until.await;
    let me: Me = ben.get("/api/me").await.json();
    assert_eq!(me.holiday_until, Some(until));
    assert!((59..=60).contains(&me.holiday_days_left), "all but a moment");
    let hand_over = HandOver { level: Some("steady".into()) };
    let path = |table: &TableId| format!("/api/tables/{table}/seats/1/hand-over");
    let refused = ada.post(&path(&slow), &hand_over).await;
    assert_eq!(refused.code(), Code::TooEarly);
    assert!(refused.text().contains("on holiday"), "{}", refused.text());
    assert_eq!(ada.post(&path(&quick), &hand_over).await.status, 200, "there people stay");
    assert_eq!(ben.post(&path(&slow), &hand_over).await.status, 200, "it is his seat");
    server.stop().await;
}

async fn leave(browser: &Browser, table: &TableId, way: WayOut) -> Result<(), Code> {
    let leave = Leave { way, level: Some("greedy".into()) };
    let answer = browser.post(&format!("/api/tables/{table}/leave"), &leave).await;
    match answer.status {
        200 => Ok(()),
        _ => Err(answer.code()),
    }
}

async fn mine(browser: &Browser) -> Vec<TableSummary> {
    browser.get("/api/tables").await.json::<Lobby>().mine
}

/// Who finds a table for members, and sits down at it from the lobby.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_members_is_found_by_members_and_open_by_its_link() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let (guest, stranger) = (server.guest("Guest").await, Browser::stranger(server.address));
    let club = Club { admission: Admission::Approval, ..Club::default() };
    server.operate("POST", "/api/host/club", &club).await;
    let waiting = server.member("Wu").await;
    let seats = || vec![SeatSetup::Me, SeatSetup::Open, SeatSetup::Open];
    let wish = TableSetup { members_only: true, listed: true, ..setup("players=3", seats()) };
    for outside in [&guest, &waiting] {
        assert_eq!(outside.post("/api/tables", &wish).await.code(), Code::NoMember);
    }
    let created = make(&ada, &wish).await;
    assert!(created.table.members_only && created.table.listed);
    let id = created.table.id;
    for (who, finds_it) in
        [(&ada, true), (&ben, true), (&waiting, false), (&guest, false), (&stranger, false)]
    {
        let lobby: Lobby = who.get("/api/tables").await.json();
        assert_eq!(lobby.listed.iter().any(|table| table.id == id), finds_it, "{who:?}");
    }
    let sit_down = format!("/api/tables/{id}/seats/1/sit-down");
    for outside in [&guest, &waiting] {
        let refused = outside.post(&sit_down, &()).await;
        assert_eq!((refused.status, refused.code()), (403, Code::NoMember));
    }
    assert_eq!(ben.post(&sit_down, &()).await.status, 200);
    let claim = protocol::Claim { secret: created.links[1].secret.clone() };
    let claimed = guest.post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(claimed.status, 200, "whoever has the link is invited");
    server.stop().await;
}

/// What pages go by when they offer a seat is what the server goes by when it gives one.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_offered_to_those_who_get_it() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let others = [server.member("Ben").await, server.guest("Guest").await];
    for (rated, members_only) in [(false, false), (true, false), (false, true), (true, true)] {
        let table = listed(vec![SeatSetup::Me, SeatSetup::Open]);
        let wish = TableSetup { rated, members_only, ..table };
        for other in &others {
            let id = make(&ada, &wish).await.table.id;
            let me: Guest = other.get("/api/guest").await.json();
            let info: TableInfo = other.get(&format!("/api/tables/{id}")).await.json();
            let lobby: Lobby = other.get("/api/tables").await.json();
            let summary = lobby.listed.iter().find(|table| table.id == id);
            let is_offered = me.is_in_club() || !info.is_for_members();
            assert_eq!(summary.is_some_and(|it| it.has_seat_for(me.is_in_club())), is_offered);
            let answer = other.post(&format!("/api/tables/{id}/seats/1/sit-down"), &()).await;
            assert_eq!(answer.status == 200, is_offered, "{}: {wish:?}", me.name);
        }
    }
    server.stop().await;
}

fn listed(seats: Vec<SeatSetup>) -> TableSetup {
    TableSetup { listed: true, ..setup("players=2", seats) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_another_device_once() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut old = Player::join(&ada, &id).await;
    let secret = travel(&ada, &id, 0).await;
    let phone = Browser::stranger(server.address);
    let told = invitation(&phone, &id, &secret).await;
    assert_eq!(told.state, InvitationState::Travels);
    assert_eq!(told.name.as_deref(), Some("Ada"), "one is asked whether one is Ada");
    assert_eq!(invitation(&ada, &id, &secret).await.state, InvitationState::Mine);

    let phone = server.guest("Ada").await;
    let info = claim(&phone, &id, &secret).await.expect("a seat");
    assert!(info.seats[0].is_mine && info.is_owner, "the table goes along");
    old.until(|message| match message {
        ToClient::Table(info) if info.seats[0].has_moved => Some(()),
        _ => None,
    })
    .await;
    assert!(!old.info.as_ref().expect("told").seats[0].is_mine);
    old.until_update().await;
    assert_eq!(old.seen().eyes, None, "the old device watches");

    assert_eq!(invitation(&ben, &id, &secret).await.state, InvitationState::Taken);
    assert_eq!(claim(&ben, &id, &secret).await, Err(Code::Taken), "it opens once");
    assert_eq!(claim(&ada, &id, &secret).await, Err(Code::Taken));
    let first = travel(&phone, &id, 0).await;
    let second = travel(&phone, &id, 0).await;
    assert_eq!(claim(&ada, &id, &first).await, Err(Code::BadLink), "the newest link counts");
    assert!(claim(&ada, &id, &second).await.is_ok(), "and back again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_tells_whether_it_can_be_used() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben, eve) =
        (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let created = make(&ada, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let (id, secret) = (created.table.id, created.links[0].secret.clone());
    let stranger = Browser::stranger(server.address);
    assert_eq!(invitation(&stranger, &id, &secret).await.state, InvitationState::Free);
    assert_eq!(invitation(&stranger, &id, &secret).await.state, InvitationState::Free, "still");
    claim(&ben, &id, &secret).await.expect("a seat");
    assert_eq!(invitation(&ben, &id, &secret).await.state, InvitationState::Mine);
    assert_eq!(invitation(&eve, &id, &secret).await.state, InvitationState::Taken);
    let wrong = Claim { secret: "00".repeat(32) };
    let answer = stranger.post(&format!("/api/tables/{id}/invitation"), &wrong).await;
    assert_eq!(answer.code(), Code::BadLink);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_players_seat_is_kept_and_given_back() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let patient =
        TableSetup { grace: 3600, ..setup("players=2", vec![SeatSetup::Me, SeatSetup::Me]) };
    let created = make(&ada, &patient).await;
    assert_eq!(created.table.grace, 3600);
    let endless = TableSetup { grace: u32::MAX, ..patient };
    assert_eq!(ada.post("/api/tables", &endless).await.code(), Code::BadSetup);

    // Here nobody is waited for: whoever is away can be stood in for at once.
    let id = table_of_two(&ada, &ben).await;
    let hand_over = |seat: usize| format!("/api/tables/{id}/seats/{seat}/hand-over");
    let computer = HandOver { level: Some("steady".into()) };
    let mut bens = Player::join(&ben, &id).await;
    let mut adas = Player::join(&ada, &id).await;
    let answer = ben.post(&hand_over(0), &computer).await;
    assert_eq!(answer.code(), Code::NotYourSeat, "Ada is here");
    adas.act(0).await;
    drop(adas);
    bens.until(|message| match message {
        ToClient::Table(info) if !info.seats[0].is_here => Some(()),
        _ => None,
    })
    .await;
    let answer = ben.post(&hand_over(0), &computer).await;
    assert_eq!(answer.status, 200, "both sides can: {}", answer.text());
    while !bens.is_asked() {
        bens.until_update().await;
    }
    let mut adas = Player::join(&ada, &id).await;
    let stand_in = adas
        .until(|message| match message {
            ToClient::Table(info) if info.seats[0].played_by.is_none() => {
                info.seats[0].stand_in.clone()
            }
            _ => None,
        })
        .await;
    assert_eq!((stand_in.level.as_str(), stand_in.since), ("steady", 1));
    assert_eq!(stand_in.until, Some(bens.seen().n_plies), "Ada knows what was done for her");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_left_or_given_up_and_a_table_removed() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    assert_eq!(mine(&ben).await[0].way_out, Some(WayOut::Leave));
    assert_eq!(leave(&ben, &id, WayOut::Remove).await, Err(Code::Stale), "it is not his");
    leave(&ada, &id, WayOut::Leave).await.expect("nothing has happened yet");
    let info: TableInfo = ben.get(&format!("/api/tables/{id}")).await.json();
    assert!(info.is_owner, "somebody has to have it");
    assert_eq!(info.seats[0].holder, protocol::Holder::Open);
    assert!(mine(&ada).await.is_empty());
    let mut bens = Player::join(&ben, &id).await;
    leave(&ben, &id, WayOut::Remove).await.expect("nobody else sits here");
    assert!(bens.hear().await.is_err(), "the table is closed");
    assert_eq!(ben.get(&format!("/api/tables/{id}")).await.code(), Code::Unknown);
    assert!(mine(&ben).await.is_empty());

    let id = table_of_two(&ada, &ben).await;
    let mut bens = Player::join(&ben, &id).await;
    let mut adas = Player::join(&ada, &id).await;
    adas.act(0).await;
    assert_eq!(leave(&ada, &id, WayOut::Leave).await, Err(Code::Stale), "it has begun");
    leave(&ada, &id, WayOut::Resign).await.expect("given up");
    let info: TableInfo = ben.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(info.seats[0].holder, protocol::Holder::Computer { level: "greedy".into() });
    assert_eq!(info.seats[0].given_up_by.as_deref(), Some("Ada"));
    assert!(info.is_owner && info.way_out == Some(WayOut::Remove));
    while !bens.is_asked() {
        bens.until_update().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_names_its_winner_and_is_put_away_by_each() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben, eve) =
        (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let seats = vec![SeatSetup::Me, SeatSetup::Open, SeatSetup::Open];
    let created = make(&ada, &setup("players=3", seats)).await;
    let id = created.table.id.clone();
    claim(&ben, &id, &created.links[0].secret).await.expect("a seat");
    let level = Some("greedy".to_owned());
    let answer =
        ada.post(&format!("/api/tables/{id}/seats/2/hand-over"), &HandOver { level }).await;
    assert_eq!(answer.status, 200, "a computer plays at the free seat meanwhile");
    for (browser, seat) in [(&ada, 0), (&ben, 1)] {
        let path = format!("/api/tables/{id}/seats/{seat}/hand-over");
        let level = Some("greedy".to_owned());
        assert_eq!(browser.post(&path, &HandOver { level }).await.status, 200);
    }
    let mut watcher = Player::join(&eve, &id).await;
    while !watcher.is_over() {
        watcher.until_update().await;
    }
    drop(watcher);
    let secret = &created.links[1].secret;
    assert_eq!(invitation(&eve, &id, secret).await.state, InvitationState::Over);
    assert_eq!(claim(&eve, &id, secret).await, Err(Code::Over), "nobody comes after the end");
    let told = mine(&ben).await.remove(0);
    let result = server.store.result(&id).await.expect("a store").expect("it is over");
    let winners: Vec<usize> = told.winners.iter().map(|side| side.index()).collect();
    let expected: Vec<usize> = (0..3).filter(|side| result.sides[*side].is_winner()).collect();
    assert_eq!(winners, expected);
    assert_eq!(told.way_out, Some(WayOut::PutAway));
    leave(&ben, &id, WayOut::PutAway).await.expect("put away");
    assert!(mine(&ben).await.is_empty());
    assert_eq!(mine(&ada).await.len(), 1, "it is still Ada's");
    leave(&ada, &id, WayOut::PutAway).await.expect("put away");
    assert!(mine(&ada).await.is_empty());
    let record = ada.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200, "what is in nobody's list is still remembered");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_of_a_listed_table_is_taken_from_the_lobby() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben, eve) =
        (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let created = make(&ada, &listed(vec![SeatSetup::Me, SeatSetup::Open])).await;
    let id = created.table.id;
    let sit_down = format!("/api/tables/{id}/seats/1/sit-down");
    assert_eq!(ada.post(&sit_down, &()).await.code(), Code::Taken, "Ada sits there already");
    let answer = ben.post(&sit_down, &()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(answer.json::<TableInfo>().seats[1].is_mine);
    assert_eq!(eve.post(&sit_down, &()).await.code(), Code::Taken);
    let private = make(&ada, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let sit_down = format!("/api/tables/{}/seats/1/sit-down", private.table.id);
    assert_eq!(eve.post(&sit_down, &()).await.code(), Code::BadLink, "only by its link");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lobbies_are_told_what_changes() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut lobby = Feed::open(&ben, "/api/lobby").await;
    let mut turns = Feed::open(&ben, "/api/turns").await;
    let mut until = async |wanted: &dyn Fn(&Lobby) -> bool| {
        lobby.until(wanted).await;
    };
    turns.until(|told: &Turns| told.turns.is_empty()).await;
    until(&|lobby| *lobby == Lobby::default()).await;
    let created = make(&ada, &listed(vec![SeatSetup::Me, SeatSetup::Open])).await;
    let id = created.table.id;
    until(&|lobby| lobby.listed.iter().any(|table| table.id == id)).await;
    claim(&ben, &id, &created.links[0].secret).await.expect("a seat");
    until(&|lobby| lobby.mine.iter().any(|table| table.id == id && !table.is_my_turn)).await;
    let mut adas = Player::join(&ada, &id).await;
    while adas.is_asked() {
        adas.act(0).await;
    }
    until(&|lobby| lobby.mine[0].is_my_turn).await;
    turns.until(|told: &Turns| told.turns.iter().any(|table| table.id == id)).await;
    let mut bens = Player::join(&ben, &id).await;
    bens.act(0).await;
    play_to_the_end(&mut [adas, bens], &mut Picks::new(1)).await;
    until(&|lobby| lobby.mine[0].is_over && !lobby.mine[0].winners.is_empty()).await;
    turns.until(|told: &Turns| told.turns.is_empty()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_drawn_as_a_code() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let stranger = Browser::stranger(server.address);
    let text = format!("https://play.example.org/join/k3w7mx2c8dhs5tna#{}", "0".repeat(64));
    let answer = stranger.post("/api/qr", &protocol::Drawable { text }).await;
    assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
    assert!(answer.text().contains("<path"), "{}", answer.text());
    let long = protocol::Drawable { text: "x".repeat(501) };
    assert_eq!(stranger.post("/api/qr", &long).await.code(), Code::TooLarge);
    server.stop().await;
}
