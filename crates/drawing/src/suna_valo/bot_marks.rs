//! Bots and their tiles: what makes a tile work and what it gives, side by side.

use super::card_marks::column_id;
use super::symbol::symbol;
use suna_valo::{EndTile, ProgressTile};

/// What a progress tile gives, by the id of its symbol.
pub(super) const fn given(tile: ProgressTile) -> &'static str {
    match tile {
        ProgressTile::FlowerEnergy | ProgressTile::PlantEnergy | ProgressTile::PastureEnergy => {
            "energy"
        }
        ProgressTile::PastureCrop | ProgressTile::DockCrop => "crop",
        ProgressTile::OrderStep => "step",
        ProgressTile::DiscoveryAnimal | ProgressTile::OrderAnimal => "animal",
    }
}

/// The column that makes a progress tile work, by the id of its symbol.
pub(super) fn works_by(tile: ProgressTile) -> &'static str {
    column_id(tile.column())
}

/// What an end tile counts, by the id of its symbol.
pub(super) const fn counted(tile: EndTile) -> &'static str {
    match tile {
        EndTile::EndColumns => "columns",
        EndTile::EndEnergy => "energy",
        EndTile::EndRows => "row",
        EndTile::EndBarrels => "barrel",
        EndTile::EndCrates => "crate",
        EndTile::EndResources => "resource",
        EndTile::EndShips => "ship",
        EndTile::EndPoints => "sun",
    }
}

/// All symbols of bots.
pub(super) fn bot_symbols() -> String {
    let bulb = r#"<circle class="sv-glass sv-body" cx="12" cy="3.6" r="2.4"/>"#;
    let star = r#"<path class="sv-sun sv-body" stroke-width=".9" d="M12 .1L13 2.1L15.2 1.4L14.5 3.6L16.5 4.6L14.5 5.6L15.2 7.8L13 7.1L12 9.1L11 7.1L8.8 7.8L9.5 5.6L7.5 4.6L9.5 3.6L8.8 1.4L11 2.1z"/>"#;
    symbol("bot", &(BOT.to_owned() + bulb))
        + &symbol("bot-end", &(BOT.to_owned() + star))
        + &symbol("columns", COLUMNS)
}

const BOT: &str = r#"<g class="sv-steel"><path class="sv-body" d="M1.8 11.6h2.6v4.6H1.8zM19.6 11.6h2.6v4.6h-2.6z"/><path class="sv-line" stroke-width="1.8" d="M12 8.4V5"/><rect class="sv-body" x="4.2" y="8" width="15.6" height="12.6" rx="3.6"/><rect class="sv-visor sv-flat" x="6.6" y="10.6" width="10.8" height="5" rx="2.5"/><g class="sv-face sv-flat"><circle cx="9.4" cy="13.1" r="1.35"/><circle cx="14.6" cy="13.1" r="1.35"/></g><path class="sv-line" d="M9.6 18.1h4.8"/></g>"#;

/// Three cards, one below the other, for columns of so many.
const COLUMNS: &str = r#"<g class="sv-paper sv-body"><rect x="6" y="1.4" width="12" height="6.2" rx="1.4"/><rect x="6" y="8.9" width="12" height="6.2" rx="1.4"/><rect x="6" y="16.4" width="12" height="6.2" rx="1.4"/></g><path class="sv-leaf sv-flat" d="M7 2.4h10v2H7zM7 9.9h10v2H7zM7 17.4h10v2H7z"/>"#;
