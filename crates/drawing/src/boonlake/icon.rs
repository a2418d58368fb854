//! Small pictures beside words: in lists, on buttons and on cards.

use super::figure::{Figure, Owner, piece};
use super::symbol::{circle, put};
use crate::point::Point;
use boonlake::{Counted, Kind, Region, Resource, Strip, Track};

/// Everything that has a small picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Coin,
    Vase,
    Vp,
    Seal,
    Card,
    Cards,
    Inhabitant,
    House,
    Settlement,
    Cattle,
    Resource(Resource),
    Joker,
    Production,
    Boat,
    Ship,
    Lever,
    LeverDown,
    Kind(Kind),
    AnyKind,
    Play,
    Discard,
    Drop,
    Draw,
    Explore,
    Develop,
    Upgrade,
    LayPasture,
    Hire,
    Modernize,
    Exchange,
    Project,
    Scoring,
    Skip,
    TakeBack,
    Forgo,
    Sail,
    Track(Track),
    OneTrack,
    Income,
    TrackIncome(Track),
    Now,
    Always,
    End,
    Harbour,
    Lock,
    Bridge,
    Ford,
    StartTile,
    Tile,
    Pasture,
    /// A plank of the action board.
    Plank,
    Deck,
    Label,
    Region(Region),
    /// The Wise Eminence.
    Owl,
    Cactus,
    /// Shows something new, so that it cannot be taken back.
    Eye,
    Tick,
    Strip(Strip),
    Piece(Figure, Owner),
    Mark(Owner),
}

impl Icon {
    /// The sign of something that is counted.
    pub fn of(what: Counted) -> Icon {
        match what {
            Counted::Track(track) => Icon::Track(track),
            Counted::Levers => Icon::Lever,
            Counted::Cattle => Icon::Cattle,
            Counted::Houses => Icon::House,
            Counted::Settlements => Icon::Settlement,
            Counted::Production => Icon::Production,
            Counted::Presences(region) => Icon::Region(region),
        }
    }

    /// The id of its symbol; pieces and marks are of two.
    pub(super) fn id(self) -> &'static str {
        match self {
            Icon::Coin => "coin",
            Icon::Vase => "vase",
            Icon::Vp => "vp",
            Icon::Seal => "seal",
            Icon::Card => "card",
            Icon::Cards => "cards",
            Icon::Inhabitant => "inhabitant",
            Icon::House => "house",
            Icon::Settlement => "settlement",
            Icon::Cattle => "cattle",
            Icon::Resource(resource) => resource.name(),
            Icon::Joker => "joker",
            Icon::Production => "site",
            Icon::Boat => "boat",
            Icon::Ship => "ship",
            Icon::Lever => "lever",
            Icon::LeverDown => "lever-down",
            Icon::Kind(kind) => kind.name(),
            Icon::AnyKind => "any-kind",
            Icon::Play => "play",
            Icon::Discard => "discard",
            Icon::Drop => "drop",
            Icon::Draw => "draw",
            Icon::Explore | Icon::Strip(Strip::Pioneer) => "explore",
            Icon::Develop | Icon::Strip(Strip::Settle) => "develop",
            Icon::Upgrade => "upgrade",
            Icon::LayPasture | Icon::Strip(Strip::Cattle) => "pasture",
            Icon::Hire | Icon::Strip(Strip::Hire) => "hire",
            Icon::Modernize | Icon::Strip(Strip::Progress) => "modernize",
            Icon::Exchange => "exchange",
            Icon::Project | Icon::Strip(Strip::Builder) => "project",
            Icon::Scoring => "score",
            Icon::Skip => "pass",
            Icon::TakeBack => "back",
            Icon::Forgo => "forgo",
            Icon::Sail => "sail",
            Icon::Track(track) => track.name(),
            Icon::OneTrack => "one-track",
            Icon::Income => "income",
            Icon::TrackIncome(Track::Coin) => "coin-income",
            Icon::TrackIncome(Track::Card) => "card-income",
            Icon::Now => "now",
            Icon::Always => "always",
            Icon::End => "end",
            Icon::Harbour => "harbour",
            Icon::Lock => "lock",
            Icon::Bridge => "bridge",
            Icon::Ford => "ford",
            Icon::StartTile => "tile-start",
            Icon::Tile => "tile-gray",
            Icon::Pasture => "tile-pasture",
            Icon::Plank => "strip",
            Icon::Deck => "deck",
            Icon::Label | Icon::Strip(Strip::Region) => "region-mark",
            Icon::Region(region) => region.name(),
            Icon::Owl => "eminence",
            Icon::Cactus => "cactus",
            Icon::Eye => "eye",
            Icon::Tick => "tick",
            Icon::Piece(..) | Icon::Mark(_) => unreachable!("drawn of two symbols"),
        }
    }
}

/// The icon as an `<svg>` of its own, sized by CSS and silent to screen readers: the words beside it
/// speak. It needs the symbols of [`defs`](super::defs) in the same page.
pub fn icon(icon: Icon) -> String {
    match icon {
        Icon::Piece(figure, owner) => svg(&owner.class(), 14, &piece(figure, owner)),
        Icon::Mark(owner) => svg(&owner.class(), 13, &badge(owner)),
        plain => svg("", 12, &format!(r##"<use href="#bl-{}"/>"##, plain.id())),
    }
}

fn svg(class: &str, half: u8, body: &str) -> String {
    let (gap, size) = (if class.is_empty() { "" } else { " " }, half * 2);
    format!(
        r#"<svg class="icon{gap}{class}" viewBox="-{half} -{half} {size} {size}" aria-hidden="true">{body}</svg>"#
    )
}

/// An owner's mark on a disc of its colour.
pub(super) fn badge(owner: Owner) -> String {
    let middle = Point { x: 0.0, y: 0.0 };
    circle("bl-badge", middle, 11.0) + &put(&owner.mark(), middle, 30.0)
}
