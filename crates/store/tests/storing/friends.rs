//! Friends, blocks, and whose results one may know, on both kinds of databases.

use crate::place::Place;
use crate::scene::{ADA, BEN, id, last, table, with_people};
use protocol::{Membership, Role, Standing};
use store::{
    Joined, NewMember, NewPerson, NewSeat, NewTable, Opponent, PersonId, Regard, Regarded,
    SecretHash, Store,
};

on_both!(
    who_is_here_is_asked_once_for_all,
    a_friend_is_not_blocked_and_who_is_blocked_is_no_friend,
    who_is_forgotten_is_on_no_list,
    no_table_is_listed_between_who_blocks_and_who_is_blocked,
    others_see_a_member_until_told_not_to,
    results_of_unlisted_tables_are_their_seats_own,
    a_history_says_who_is_a_member_today,
);

const CLEO: PersonId = PersonId::new(3);

async fn join(store: &Store, person: PersonId, name: &str) {
    let new = NewMember {
        person,
        token: SecretHash::of(format!("token of {name}").as_bytes()),
        device: String::new(),
        old_token: None,
        name: name.into(),
        plain_name: name.to_lowercase(),
        password: Some("a hash".into()),
        identity: None,
        membership: Membership { role: Role::Member, standing: Standing::Welcome },
        recovery_codes: Vec::new(),
        invitation: None,
    };
    assert_eq!(store.join(new).await.expect("written"), Joined::Done);
}

async fn with_members(store: &Store) {
    for (person, name) in [(ADA, "Ada"), (BEN, "Ben"), (CLEO, "Cleo")] {
        join(store, person, name).await;
    }
}

fn names(list: Vec<Regarded>) -> Vec<String> {
    list.into_iter().map(|it| it.name).collect()
}

async fn who_is_here_is_asked_once_for_all(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    let all = [ADA, BEN, CLEO, PersonId::new(99)];
    let seen = async |reader| {
        let seen = store.seen_here(reader, &all).await.expect("read");
        seen.into_iter().map(|(member, is_friend)| (member.name, is_friend)).collect::<Vec<_>>()
    };
    assert_eq!(seen(ADA).await, [("Ben".to_owned(), false), ("Cleo".to_owned(), false)]);
    store.set_regard(ADA, CLEO, Some(Regard::Friend)).await.expect("written");
    assert_eq!(seen(ADA).await, [("Cleo".to_owned(), true), ("Ben".to_owned(), false)]);
    store.set_regard(BEN, ADA, Some(Regard::Blocked)).await.expect("written");
    assert_eq!(
        seen(ADA).await,
        [("Cleo".to_owned(), true)],
        "who does not want to meet her is not"
    );
    assert_eq!(seen(BEN).await, [("Cleo".to_owned(), false)], "nor she for him");
    store.show_presence(CLEO, false).await.expect("written");
    assert_eq!(seen(ADA).await, []);
    assert!(store.seen_here(ADA, &[]).await.expect("read").is_empty());
    store.close().await;
}

async fn a_friend_is_not_blocked_and_who_is_blocked_is_no_friend(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    let set = async |other, regard| store.set_regard(ADA, other, regard).await.expect("written");
    let lists = async || {
        let friends = names(store.friends(ADA).await.expect("read"));
        (friends, names(store.blocked(ADA).await.expect("read")))
    };
    set(CLEO, Some(Regard::Friend)).await;
    set(BEN, Some(Regard::Friend)).await;
    set(BEN, Some(Regard::Friend)).await;
    assert_eq!(lists().await, (vec!["Ben".into(), "Cleo".into()], vec![]), "by name, and once");
    assert_eq!(store.regard(ADA, BEN).await.expect("read"), Some(Regard::Friend));
    assert_eq!(store.regard(BEN, ADA).await.expect("read"), None, "it is Ada's list alone");
    set(BEN, Some(Regard::Blocked)).await;
    assert_eq!(lists().await, (vec!["Cleo".into()], vec!["Ben".into()]));
    assert_eq!(store.regard(ADA, BEN).await.expect("read"), Some(Regard::Blocked));
    assert!(store.blocks(ADA, BEN).await.expect("read"));
    assert!(!store.blocks(BEN, ADA).await.expect("read"));
    assert_eq!(store.blocked_by(ADA).await.expect("read"), [BEN]);
    assert_eq!(store.blocked_by(BEN).await.expect("read"), []);
    assert_eq!(store.blockers_of(BEN).await.expect("read"), [ADA]);
    set(BEN, Some(Regard::Friend)).await;
    assert_eq!(lists().await.1, Vec::<String>::new());
    set(BEN, None).await;
    assert_eq!(store.regard(ADA, BEN).await.expect("read"), None);
    store.close().await;
}

async fn who_is_forgotten_is_on_no_list(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    for (person, other, regard) in [
        (ADA, BEN, Regard::Friend),
        (BEN, ADA, Regard::Blocked),
        (CLEO, BEN, Regard::Blocked),
        (BEN, CLEO, Regard::Friend),
    ] {
        store.set_regard(person, other, Some(regard)).await.expect("written");
    }
    store.forget_member(BEN, "steady".into()).await.expect("written");
    for (person, other) in [(ADA, BEN), (BEN, ADA), (CLEO, BEN), (BEN, CLEO)] {
        assert_eq!(store.regard(person, other).await.expect("read"), None);
    }
    store.close().await;
}

async fn no_table_is_listed_between_who_blocks_and_who_is_blocked(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let finds = async |reader| store.listed(reader, 10).await.expect("a list").len() == 1;
    for (person, other) in [(ADA, BEN), (BEN, ADA)] {
        assert!(finds(Some(BEN)).await);
        store.set_regard(person, other, Some(Regard::Blocked)).await.expect("written");
        assert!(!finds(Some(BEN)).await, "it is Ada's table");
        assert!(finds(Some(CLEO)).await && finds(Some(ADA)).await && finds(None).await);
        store.set_regard(person, other, None).await.expect("written");
    }
    store.close().await;
}

async fn others_see_a_member_until_told_not_to(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    let is_shown = async |person| store.member(person).await.expect("read").expect("one").is_shown;
    assert!(is_shown(ADA).await);
    store.show_presence(ADA, false).await.expect("written");
    assert!(!is_shown(ADA).await && is_shown(BEN).await);
    store.show_presence(ADA, true).await.expect("written");
    assert!(is_shown(ADA).await);
    store.close().await;
}

/// A match of Ada and Ben that is over.
async fn played(store: &Store, name: &str, listed: bool) {
    let seats = vec![
        NewSeat::Person { person: ADA, name: None },
        NewSeat::Person { person: BEN, name: None },
        NewSeat::Computer { level: "steady".into() },
    ];
    store.create_table(NewTable { listed, seats, ..table(name) }).await.expect("a table");
    store.append(last(name, 0)).await.expect("the last entry");
}

async fn results_of_unlisted_tables_are_their_seats_own(place: &Place) {
    let store = place.open().await;
    with_members(&store).await;
    for (name, listed) in [("open", true), ("private", false), ("open too", true)] {
        played(&store, name, listed).await;
    }
    for (reader, expected) in [(ADA, 3), (BEN, 3), (CLEO, 2)] {
        let seen = store.history_seen_by(reader, BEN, None, None, 10).await.expect("a history");
        assert_eq!(seen.len(), expected);
        assert_eq!(seen.iter().any(|it| it.table == id("private")), expected == 3);
        let found = store.statistics(reader, BEN, "a-game").await.expect("statistics");
        assert_eq!((found.n_matches, found.n_wins), (expected as u64, expected as u64));
        assert_eq!(found.categories["castle"].n_matches, expected as u64);
        assert!(found.opponents.iter().all(|it| it.n_matches == expected as u64));
        let course = store.rating_course(reader, BEN, "a-game", 10).await.expect("a course");
        assert_eq!(course.len(), expected);
    }
    let first = store.history_seen_by(CLEO, BEN, None, None, 1).await.expect("a history");
    assert_eq!(first[0].table, id("open too"));
    let before = Some(first[0].number);
    let next =
        store.history_seen_by(CLEO, BEN, Some("a-game"), before, 1).await.expect("a history");
    assert_eq!(next[0].table, id("open"), "what one may not know takes no place on a page");
    store.close().await;
}

async fn a_history_says_who_is_a_member_today(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let cleo = NewPerson { id: CLEO, token: SecretHash::of(b"cleo"), name: "Cleo".into() };
    store.create_person(cleo).await.expect("a person");
    played(&store, "t", true).await;
    let members = async || {
        let history = store.history(ADA, None, None, 1).await.expect("a history");
        let sides = history[0].sides.iter();
        sides.map(|side| side.member.clone()).collect::<Vec<_>>()
    };
    assert_eq!(members().await, [None, None, None], "guests");
    join(&store, BEN, "Benno").await;
    assert_eq!(members().await, [None, Some("Benno".into()), None]);
    let found = store.statistics(ADA, ADA, "a-game").await.expect("statistics");
    let is_member = |it: &Opponent| matches!(it, Opponent::Person { is_member: true, .. });
    assert_eq!(found.opponents.iter().filter(|it| is_member(&it.opponent)).count(), 1);
    let banned = Membership { role: Role::Member, standing: Standing::Banned };
    store.set_membership(BEN, banned).await.expect("written");
    assert_eq!(members().await, [None, None, None]);
    store.close().await;
}
