//! The club: coming in, one's own affairs, its people, looking back, learning, and what its host does.

mod archive;
mod channels;
mod elsewhere;
mod faces;
mod graph;
mod history;
mod host;
mod host_backups;
mod host_invitations;
mod host_log;
mod host_people;
mod host_reports;
mod host_tables;
mod key;
mod learn;
mod me;
mod members;
mod parts;
mod people;
mod profile;
mod push;
mod rankings;
mod ratings;
mod reflect;
mod review;
mod sign_in;
mod sign_up;
mod statistics;

use crate::files;
use crate::lazy::arriving;
use crate::router::ClubPage;
use crate::say::{Say, Texts};
use leptos::prelude::*;

pub(super) fn page(page: ClubPage) -> AnyView {
    let spoken = Say::texts();
    let load = move || {
        let (texts, style) = (spoken.and_of("club"), files::style("club.css"));
        async move {
            style.await?;
            texts.await
        }
    };
    arriving(load, move |texts: &Texts| {
        Say::provide(texts.clone());
        match page.clone() {
            ClubPage::SignIn => sign_in::page(),
            ClubPage::Elsewhere => elsewhere::page(),
            ClubPage::SignUp => sign_up::page(),
            ClubPage::Me(part) => me::page(part),
            ClubPage::People => people::page(),
            ClubPage::Person(name) => profile::page(name),
            ClubPage::Host => host::page(),
            ClubPage::Review(table) => review::page(&table),
            ClubPage::Learn(game) => learn::page(game.as_deref()),
            // Until there are lessons, there are the other ways to learn the game.
            ClubPage::Lesson(game, _) => learn::page(Some(&game)),
        }
    })
}
