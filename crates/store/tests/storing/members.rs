//! Members, on both kinds of databases.

use crate::place::Place;
use protocol::{MeasureKind, Membership, Role, Standing};
use std::time::Duration;
use store::{
    Errand, Identity, Invitation, Joined, Linked, NameStart, NewMember, NewPerson, Passkey,
    PersonId, Removed, SecretHash, Store,
};

on_both!(
    a_guest_becomes_a_member_and_stays_the_same_person,
    a_name_is_one_members,
    an_invitation_is_good_for_one,
    a_recovery_code_is_good_once,
    devices_are_signed_in_and_out,
    whoever_is_sent_away_is_signed_out,
    a_member_is_forgotten_in_time,
    settings_and_measures_are_kept,
    a_challenge_is_good_once_for_one_purpose_and_soon,
    an_errand_is_done_once_and_in_time,
    an_identity_is_one_members,
    the_last_way_in_stays,
);

const ADA: PersonId = PersonId::new(1);
const BEN: PersonId = PersonId::new(2);
async fn a_challenge_is_good_once_for_one_purpose_and_soon(place: &Place) {
    let store = place.open().await;
    let life = Duration::from_secs(60);
    let (new_key, coming_in, late) = ([1; 32], [2; 32], [3; 32]);
    assert!(store.open_challenge(new_key, Some(ADA), life).await.expect("no failure"));
    assert!(store.open_challenge(coming_in, None, life).await.expect("no failure"));
    let close = async |challenge, whose| store.close_challenge(challenge, whose).await.expect("ok");
    assert!(!close(new_key, None).await, "another purpose");
    assert!(!close(new_key, Some(ADA)).await, "used up");
    assert!(close(coming_in, None).await);
    assert!(!close(coming_in, None).await, "used up");
    assert!(store.open_challenge(late, None, Duration::ZERO).await.expect("no failure"));
    assert!(!close(late, None).await, "too late");
    assert!(!close([7; 32], None).await, "never given out");
    store.close().await;
}

const LONG_AGO: i64 = 1_000;

fn secret(text: &str) -> SecretHash {
    SecretHash::of(text.as_bytes())
}

fn welcome(role: Role) -> Membership {
    Membership { role, standing: Standing::Welcome }
}

fn member(person: PersonId, name: &str) -> NewMember {
    NewMember {
        person,
        token: secret(&format!("token of {name}")),
        device: "Firefox, Linux".into(),
        old_token: None,
        name: name.into(),
        plain_name: name.to_lowercase(),
        password: Some("a hash".into()),
        identity: None,
        membership: welcome(Role::Member),
        recovery_codes: vec![secret(&format!("code of {name}"))],
        invitation: None,
    }
}

async fn with_ada(store: &Store) {
    assert_eq!(store.join(member(ADA, "Ada")).await.expect("written"), Joined::Done);
}

async fn a_guest_becomes_a_member_and_stays_the_same_person(place: &Place) {
    let store = place.open().await;
    let guest = NewPerson { id: ADA, token: secret("guest"), name: "ada?".into() };
    store.create_person(guest).await.expect("a guest");
    let before = store.person_by_token(secret("guest")).await.expect("read").expect("a guest");
    assert_eq!(before.membership, None);
    let joined = NewMember { old_token: Some(secret("guest")), ..member(ADA, "Ada") };
    assert_eq!(store.join(joined).await.expect("written"), Joined::Done);
    assert_eq!(store.person_by_token(secret("guest")).await.expect("read"), None, "another token");
    let after = store.person_by_token(secret("token of Ada")).await.expect("read").expect("Ada");
    assert_eq!((after.id, after.name.as_str()), (ADA, "Ada"));
    assert_eq!(after.membership, Some(welcome(Role::Member)));
    let again = member(ADA, "Other");
    assert_eq!(store.join(again).await.expect("written"), Joined::Already);
    let found = store.member_named("ada").await.expect("read").expect("Ada");
    assert_eq!(Some(found.clone()), store.member(ADA).await.expect("read"));
    assert_eq!(found.password.as_deref(), Some("a hash"));
    store.close().await;
}

async fn a_name_is_one_members(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    let same = NewMember { plain_name: "ada".into(), ..member(BEN, "ADA") };
    assert_eq!(store.join(same).await.expect("written"), Joined::NameTaken);
    assert_eq!(store.person_by_token(secret("token of ADA")).await.expect("read"), None);
    assert_eq!(store.join(member(BEN, "Ben")).await.expect("written"), Joined::Done);
    let rename = async |name: &str| {
        store.rename_member(BEN, name.to_owned(), name.to_lowercase()).await.expect("written")
    };
    assert!(!rename("ADA").await);
    assert!(rename("BEN").await, "one's own name in other letters");
    assert!(rename("Wu").await);
    let names = async |start: NameStart<'_>| -> Vec<String> {
        let found = store.members_of(Standing::Welcome, start, 10).await.expect("read");
        found.into_iter().map(|member| member.name).collect()
    };
    assert_eq!(names(NameStart::After("")).await, ["Ada", "Wu"]);
    assert_eq!(names(NameStart::After("ada")).await, ["Wu"]);
    assert_eq!(names(NameStart::At("ada")).await, ["Ada", "Wu"]);
    assert_eq!(names(NameStart::At("b")).await, ["Wu"]);
    store.close().await;
}

async fn an_invitation_is_good_for_one(place: &Place) {
    let store = place.open().await;
    let invitation = |text: &str, expires_at: i64| Invitation {
        hash: secret(text),
        made_by: None,
        role: Role::Host,
        note: text.to_owned(),
        expires_at,
        used_by: None,
    };
    for (text, expires_at) in [("good", i64::MAX), ("old", LONG_AGO), ("taken back", i64::MAX)] {
        store.invite(invitation(text, expires_at)).await.expect("written");
    }
    let found = store.invitation(secret("good")).await.expect("read").expect("an invitation");
    assert!(found.is_good());
    assert!(!store.invitation(secret("old")).await.expect("read").expect("one").is_good());
    let join = async |person, name: &str, invitation: &str| {
        let new = NewMember { invitation: Some(secret(invitation)), ..member(person, name) };
        store.join(new).await.expect("written")
    };
    assert!(store.take_back_invitation(secret("taken back")).await.expect("written"));
    for bad in ["old", "none", "taken back"] {
        assert_eq!(join(ADA, "Ada", bad).await, Joined::NotInvited, "{bad}");
    }
    assert_eq!(join(ADA, "Ada", "good").await, Joined::Done);
    assert_eq!(join(BEN, "Ben", "good").await, Joined::NotInvited, "used");
    let used = store.invitation(secret("good")).await.expect("read").expect("an invitation");
    assert_eq!(used.used_by.as_deref(), Some("Ada"));
    assert!(!used.is_good());
    assert!(!store.take_back_invitation(secret("good")).await.expect("written"));
    assert_eq!(store.invitations(10).await.expect("read").len(), 2);
    store.close().await;
}

async fn a_recovery_code_is_good_once(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    assert_eq!(store.join(member(BEN, "Ben")).await.expect("written"), Joined::Done);
    let recover = async |code: &str| {
        store.recover(ADA, secret(code), "another hash".into()).await.expect("written")
    };
    assert!(!recover("code of Ben").await, "somebody else's");
    assert_eq!(store.n_recovery_codes(ADA).await.expect("read"), 1);
    assert!(recover("code of Ada").await);
    assert!(!recover("code of Ada").await, "used up");
    let ada = store.member(ADA).await.expect("read").expect("Ada");
    assert_eq!(ada.password.as_deref(), Some("another hash"));
    let token = store.person_by_token(secret("token of Ada")).await.expect("read");
    assert_eq!(token, None, "signed out everywhere");
    store.set_recovery_codes(ADA, vec![secret("a"), secret("b")]).await.expect("written");
    store.set_recovery_codes(ADA, vec![secret("c")]).await.expect("written");
    assert_eq!(store.n_recovery_codes(ADA).await.expect("read"), 1);
    store.close().await;
}

async fn devices_are_signed_in_and_out(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    for (token, kind) in [("phone", "Chrome, Android"), ("desk", "Firefox, Linux")] {
        store.sign_in(ADA, secret(token), kind.into()).await.expect("written");
    }
    let kinds = async || -> Vec<String> {
        let devices = store.devices(ADA).await.expect("read");
        devices.into_iter().map(|device| device.kind).collect()
    };
    assert_eq!(kinds().await.len(), 3);
    store.see_device(secret("phone"), "Chrome, iPad".into()).await.expect("written");
    assert!(kinds().await.contains(&"Chrome, iPad".to_owned()));
    store.sign_out(secret("desk")).await.expect("written");
    assert_eq!(store.person_by_token(secret("desk")).await.expect("read"), None);
    store.sign_out_others(ADA, secret("phone")).await.expect("written");
    assert_eq!(kinds().await, ["Chrome, iPad"]);
    store.close().await;
}

async fn whoever_is_sent_away_is_signed_out(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    store.set_membership(ADA, welcome(Role::Host)).await.expect("written");
    assert_eq!(store.counts().await.expect("read").members, 1);
    let banned = Membership { role: Role::Member, standing: Standing::Banned };
    store.set_membership(ADA, banned.clone()).await.expect("written");
    assert_eq!(store.person_by_token(secret("token of Ada")).await.expect("read"), None);
    assert_eq!(store.member(ADA).await.expect("read").expect("Ada").membership, banned);
    assert_eq!(store.counts().await.expect("read").members, 0);
    store.close().await;
}

async fn a_member_is_forgotten_in_time(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    store.set_farewell(ADA, Some(Duration::from_secs(60))).await.expect("written");
    assert_eq!(store.due_farewells().await.expect("read"), [], "not yet");
    store.set_farewell(ADA, None).await.expect("written");
    assert_eq!(store.member(ADA).await.expect("read").expect("Ada").leaves_at, None);
    store.set_farewell(ADA, Some(Duration::ZERO)).await.expect("written");
    assert_eq!(store.due_farewells().await.expect("read"), [ADA]);
    store.forget_member(ADA, "steady".into()).await.expect("written");
    assert_eq!(store.member(ADA).await.expect("read"), None);
    assert_eq!(store.member_named("ada").await.expect("read"), None);
    assert_eq!(store.person_by_token(secret("token of Ada")).await.expect("read"), None);
    assert_eq!(store.n_recovery_codes(ADA).await.expect("read"), 0);
    assert_eq!(store.join(member(BEN, "Ada")).await.expect("written"), Joined::Done, "free again");
    store.close().await;
}

async fn settings_and_measures_are_kept(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    for name in ["Linden", "Linden Club"] {
        store.set("name", name.into()).await.expect("written");
    }
    store.note_measure(None, MeasureKind::SetClub, "Linden Club".into()).await.expect("written");
    store.note_measure(Some(ADA), MeasureKind::Invite, "Ben".into()).await.expect("written");
    store.close().await;
    let store = place.open().await;
    let settings = store.settings().await.expect("read");
    assert_eq!(settings.get("name").map(String::as_str), Some("Linden Club"));
    let measures = store.measures_before(i64::MAX, 10).await.expect("read");
    let told: Vec<_> =
        measures.iter().map(|measure| (measure.by.as_deref(), measure.about.as_str())).collect();
    assert_eq!(told, [(Some("Ada"), "Ben"), (None, "Linden Club")]);
    assert_eq!(store.measures_before(measures[0].number, 10).await.expect("read").len(), 1);
    assert!(store.n_bytes().await.expect("read") > 0);
    store.close().await;
}

const ISSUER: &str = "https://id.example.org";

fn identity(subject: &str) -> Identity {
    Identity { issuer: ISSUER.into(), subject: subject.into() }
}

async fn an_errand_is_done_once_and_in_time(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    let errand = |name: &str, expires_at: i64| Errand {
        hash: secret(name),
        person: Some(ADA),
        invitation: Some(secret("invitation")),
        brings_tables: true,
        subject: Some("1234".into()),
        expires_at,
    };
    let soon = errand("soon", i64::MAX);
    store.open_errand(errand("late", LONG_AGO)).await.expect("written");
    assert_eq!(store.take_errand(secret("late")).await.expect("read"), None, "too late");
    store.open_errand(soon.clone()).await.expect("written");
    assert_eq!(store.take_errand(secret("soon")).await.expect("read"), Some(soon));
    assert_eq!(store.take_errand(secret("soon")).await.expect("read"), None, "twice");
    store.close().await;
}

async fn an_identity_is_one_members(place: &Place) {
    let store = place.open().await;
    with_ada(&store).await;
    let by_word =
        NewMember { password: None, identity: Some(identity("ben")), ..member(BEN, "Ben") };
    assert_eq!(store.join(by_word.clone()).await.expect("written"), Joined::Done);
    let found = store.member_by_identity(&identity("ben")).await.expect("read").expect("Ben");
    assert_eq!((found.person, found.password), (BEN, None));
    let twin =
        NewMember { person: PersonId::new(3), name: "X".into(), plain_name: "x".into(), ..by_word };
    assert_eq!(store.join(twin).await.expect("written"), Joined::Already);
    let link =
        async |subject: &str| store.link_identity(ADA, identity(subject)).await.expect("written");
    assert_eq!(link("ben").await, Linked::Taken);
    assert_eq!(link("ada").await, Linked::Done);
    assert_eq!(link("ada").await, Linked::Done, "as before");
    assert_eq!(link("ada2").await, Linked::HasAnother);
    let elsewhere = Identity { issuer: "https://other.example.org".into(), ..identity("ada") };
    assert_eq!(store.member_by_identity(&elsewhere).await.expect("read"), None, "another issuer");
    store.use_identity(identity("ada")).await.expect("written");
    let known = store.identities_of(ADA).await.expect("read");
    assert!(known.len() == 1 && known[0].used_at.is_some());
    store.forget_member(ADA, "steady".into()).await.expect("forgotten");
    assert_eq!(store.member_by_identity(&identity("ada")).await.expect("read"), None);
    store.close().await;
}

async fn the_last_way_in_stays(place: &Place) {
    let store = place.open().await;
    let new = NewMember { password: None, identity: Some(identity("ada")), ..member(ADA, "Ada") };
    assert_eq!(store.join(new).await.expect("written"), Joined::Done);
    let unlink = async || store.unlink_identity(ADA, ISSUER.into()).await.expect("written");
    assert_eq!(unlink().await, Removed::LastWay);
    let key = Passkey {
        credential: b"key".to_vec(),
        person: ADA,
        algorithm: -7,
        public_key: Vec::new(),
        counter: 0,
        is_synced: false,
        label: String::new(),
        used_at: None,
    };
    store.add_passkey(key.clone()).await.expect("written");
    let remove_key = async |issuer: Option<&str>| {
        let issuer = issuer.map(str::to_owned);
        store.remove_passkey(ADA, b"key".to_vec(), issuer).await.expect("written")
    };
    assert_eq!(remove_key(None).await, Removed::LastWay, "nobody can be asked");
    assert_eq!(remove_key(Some("https://other.example.org")).await, Removed::LastWay);
    assert_eq!(store.passkeys_of(ADA).await.expect("read").len(), 1, "it is still there");
    assert_eq!(remove_key(Some(ISSUER)).await, Removed::Done);
    assert_eq!(remove_key(Some(ISSUER)).await, Removed::Unknown);
    store.set_password(ADA, "a hash".into()).await.expect("written");
    assert_eq!(unlink().await, Removed::Done);
    assert_eq!(unlink().await, Removed::Unknown);
    store.close().await;
}
