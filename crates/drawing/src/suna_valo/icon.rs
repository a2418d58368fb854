//! Small pictures beside words: in lists, on buttons and on cards.

use super::bot_marks::{counted, given, works_by};
use super::card_marks::{column_class, column_id, era_id};
use super::figure_marks::{figure_id, seat_class, seat_id};
use super::good_marks::choice_id;
use super::portraits::portrait_id;
use super::symbol::{used, used_at};
use suna_valo::{Character, Choice, Column, EndTile, Era, Figure, Good, ProgressTile, Spot, Track};
use table::Seat;

/// Everything that has a small picture. A figure without a seat is of bare wood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Good(Good),
    AnyGood,
    Choice(Choice),
    Figure(Figure, Option<Seat>),
    Gear(Option<Seat>),
    Seat(Seat),
    Column(Column),
    Delivery,
    Step,
    Activate,
    Row,
    FaceDown,
    Market,
    Endless,
    Income,
    Swap,
    Look,
    Dig,
    PublicOrder,
    OwnOrder,
    ShipOrder,
    Reveal,
    Festival,
    Character(Character),
    Bot,
    EndBot,
    ProgressTile(ProgressTile),
    EndTile(EndTile),
    Track(Track),
    Spot(Spot),
    Points(u8),
    Sun,
    Scarcity,
    Era(Era),
    Tree,
    Deck,
    Discards,
    Lock,
    Lost,
    Check,
    Arrow,
}

/// The icon as an `<svg>` of its own, sized by CSS and silent to screen readers: the words beside it
/// speak. It needs the symbols of [`defs`](super::defs) in the same page. Tiles and spots are twice as
/// wide as high and have the class `wide`.
pub fn icon(icon: Icon) -> String {
    let id = match icon {
        Icon::Good(good) => good.name(),
        Icon::AnyGood => "any",
        Icon::Choice(choice) => choice_id(choice),
        Icon::Figure(figure, seat) => return owned(figure_id(figure), seat),
        Icon::Gear(seat) => return owned("gear", seat),
        Icon::Seat(seat) => return owned(seat_id(seat), Some(seat)),
        Icon::Column(column) => column_id(column),
        Icon::Delivery => "delivery",
        Icon::Step => "step",
        Icon::Activate => "activate",
        Icon::Row => "row",
        Icon::FaceDown => "face-down",
        Icon::Market => "market",
        Icon::Endless => "endless",
        Icon::Income => "income",
        Icon::Swap => "swap",
        Icon::Look => "look",
        Icon::Dig => "dig",
        Icon::PublicOrder => "public-order",
        Icon::OwnOrder => "own-order",
        Icon::ShipOrder => "ship-order",
        Icon::Reveal => "reveal",
        Icon::Festival => "festival",
        Icon::Character(character) => portrait_id(character),
        Icon::Bot => "bot",
        Icon::EndBot => "bot-end",
        Icon::ProgressTile(tile) => {
            return tile_icon(&column_class(tile.column()), works_by(tile), given(tile));
        }
        Icon::EndTile(tile) => return tile_icon("sv-sun", "bot-end", counted(tile)),
        Icon::Track(track) => track.name(),
        Icon::Spot(spot) => return wide(&spot_pictures(spot)),
        Icon::Points(points) => return square(&sun(points)),
        Icon::Sun => "sun",
        Icon::Scarcity => "scarcity",
        Icon::Era(era) => return square(&used(&era_id(era))),
        Icon::Tree => "tree",
        Icon::Deck => "deck",
        Icon::Discards => "discards",
        Icon::Lock => "lock",
        Icon::Lost => "lost",
        Icon::Check => "check",
        Icon::Arrow => "arrow",
    };
    square(&used(id))
}

/// What an upgrade is about and what it brings; of a blocked space, on which track and how high.
fn spot_pictures(spot: Spot) -> String {
    let (what, brings) = match spot {
        Spot::FaceDownStep => ("face-down", "step"),
        Spot::ShipDiscount => ("ship-order", "less"),
        Spot::VillageDiscount => ("market", "less"),
        Spot::PlantMarket => ("market", "plant"),
        Spot::FlowerMarket => ("market", "flower"),
        Spot::PastureMarket => ("market", "animal"),
        Spot::PlantSilo => ("endless", "plant"),
        Spot::FlowerSilo => ("endless", "flower"),
        Spot::PastureSilo => ("endless", "animal"),
        Spot::EnergyIncome => ("income", "energy"),
        Spot::CropIncome => ("income", "crop"),
        Spot::AnimalIncome => ("income", "animal"),
        Spot::LeftLower => return blocked(Track::Left, 0),
        Spot::LeftMiddle => return blocked(Track::Left, 1),
        Spot::LeftUpper => return blocked(Track::Left, 2),
        Spot::RightLower => return blocked(Track::Right, 0),
        Spot::RightMiddle => return blocked(Track::Right, 1),
        Spot::RightUpper => return blocked(Track::Right, 2),
    };
    used(what) + &used_at(brings, 38.0, 12.0, 22.0)
}

/// A track, and three spaces of which one is full.
fn blocked(track: Track, height: usize) -> String {
    let space = |nth: usize| {
        let class = if nth == height { "sv-ink sv-flat" } else { "sv-ink sv-line" };
        format!(r#"<circle class="{class}" cx="38" cy="{}" r="2.8"/>"#, 20 - 8 * nth)
    };
    used(track.name()) + &(0..3).map(space).collect::<String>()
}

/// A sun with a number of points in it.
pub(super) fn sun(points: u8) -> String {
    format!(r#"{}<text class="sv-number" x="12" y="15.5">{points}</text>"#, used("points"))
}

fn square(body: &str) -> String {
    format!(r#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{body}</svg>"#)
}

fn wide(body: &str) -> String {
    format!(r#"<svg class="icon wide" viewBox="0 0 50 24" aria-hidden="true">{body}</svg>"#)
}

fn owned(id: &str, seat: Option<Seat>) -> String {
    square(&format!(r#"<g class="{}">{}</g>"#, seat_class(seat), used(id)))
}

/// What works and what it gives, in a frame of the colour of what makes it work.
fn tile_icon(class: &str, works: &str, gives: &str) -> String {
    wide(&format!(
        r#"<rect class="{class} sv-tile" x="1.4" y="1.4" width="47.2" height="21.2" rx="5"/><g class="sv-wooden">{}{}{}</g>"#,
        used_at(works, 13.0, 12.0, 16.0),
        used_at("arrow", 25.0, 12.0, 8.0),
        used_at(gives, 37.0, 12.0, 16.0),
    ))
}
