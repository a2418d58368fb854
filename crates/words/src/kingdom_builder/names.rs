//! What things are called and what they do.

use super::{Speech, key};
use kingdom_builder::{
    Card, Cell, Expansion, Location, Nomad, Objective, Piece, Power, Quadrant, Special, Standing,
    Task, Terrain,
};

/// The first row of the island; its rows are counted for themselves.
const ISLAND_ROW: usize = 20;

impl Speech<'_> {
    /// The name of a location.
    pub fn location(&self, location: Location) -> String {
        self.words.say(&key("location", location.name()))
    }

    /// What a location's tile does.
    pub fn location_help(&self, location: Location) -> String {
        self.words.say(&(key("location", location.name()) + ".help"))
    }

    /// How one gets a tile from a location hex.
    pub fn location_hex_help(&self) -> String {
        self.words.say("location-hex-help")
    }

    /// The name of a nomad tile.
    pub fn nomad(&self, nomad: Nomad) -> String {
        self.words.say(&key("nomad", nomad.name()))
    }

    /// What a nomad tile does.
    pub fn nomad_help(&self, nomad: Nomad) -> String {
        self.words.say(&(key("nomad", nomad.name()) + ".help"))
    }

    /// The name of an objective.
    pub fn objective(&self, objective: Objective) -> String {
        self.words.say(&key("objective", objective.name()))
    }

    /// How an objective pays.
    pub fn objective_help(&self, objective: Objective) -> String {
        self.words.say(&(key("objective", objective.name()) + ".help"))
    }

    /// Whether an objective pays at once or at the end.
    pub fn objective_when(&self, objective: Objective) -> String {
        let at_once = objective.pays_at_once();
        self.words.say(if at_once { "objective-at-once" } else { "objective-at-end" })
    }

    /// Which terrain's cards the scouts removed.
    pub fn removed_terrain(&self, terrain: Terrain) -> String {
        let plain = self.terrain_plain(terrain);
        self.say("objective-removed-terrain", &[("plain", plain.into())])
    }

    /// The name of a task.
    pub fn task(&self, task: Task) -> String {
        self.words.say(&key("task", task.name()))
    }

    /// How a task pays.
    pub fn task_help(&self, task: Task) -> String {
        self.words.say(&(key("task", task.name()) + ".help"))
    }

    /// The name of a terrain, as a heading.
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.words.say(&key("terrain", terrain.name()))
    }

    /// The name of a terrain within a sentence.
    pub fn terrain_plain(&self, terrain: Terrain) -> String {
        self.words.say(&(key("terrain", terrain.name()) + ".plain"))
    }

    /// Where one builds: "on forest".
    pub fn terrain_on(&self, terrain: Terrain) -> String {
        self.words.say(&(key("terrain", terrain.name()) + ".on"))
    }

    /// Whether one can build on a terrain.
    pub fn terrain_help(&self, terrain: Terrain) -> String {
        self.words.say(match terrain {
            Terrain::Farmland => "terrain-help-farmland",
            _ if terrain.is_buildable() => "terrain-help-buildable",
            _ => "terrain-help-unbuildable",
        })
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> String {
        if card.has_swamp() {
            self.say("card-swamp", &[("plain", self.terrain_plain(card.base()).into())])
        } else {
            self.terrain(card.base())
        }
    }

    /// Where one builds by a card: "on swamp or forest".
    pub fn card_on(&self, card: Card) -> String {
        if card.has_swamp() {
            self.say("card-on-swamp", &[("plain", self.terrain_plain(card.base()).into())])
        } else {
            self.terrain_on(card.base())
        }
    }

    /// What a card asks for.
    pub fn card_help(&self, card: Card) -> String {
        let key = if card.has_swamp() { "card-help-swamp" } else { "card-help" };
        self.say(key, &[("on", self.terrain_on(card.base()).into())])
    }

    /// The name of a special piece.
    pub fn piece(&self, piece: Piece) -> String {
        self.words.say(&key("piece", piece.name()))
    }

    /// What a special piece does.
    pub fn piece_help(&self, piece: Piece) -> String {
        self.words.say(&(key("piece", piece.name()) + ".help"))
    }

    /// The name of what stands on a hex, whoever it belongs to.
    pub fn standing(&self, standing: Standing) -> String {
        self.words.say(&key("piece", standing_name(standing)))
    }

    /// What it does.
    pub fn standing_help(&self, standing: Standing) -> String {
        self.words.say(&(key("piece", standing_name(standing)) + ".help"))
    }

    /// The name of what lets one act.
    pub fn power(&self, power: Power) -> String {
        self.words.say(&power_key(power))
    }

    /// What it does.
    pub fn power_help(&self, power: Power) -> String {
        self.words.say(&(power_key(power) + ".help"))
    }

    /// The name of what lets one act, as the object of a sentence: "the farm".
    pub fn power_object(&self, power: Power) -> String {
        self.words.say(&(power_key(power) + ".object"))
    }

    /// What it lets one do, in few words and without a full stop.
    pub fn power_does(&self, power: Power) -> String {
        self.words.say(&(power_key(power) + ".does"))
    }

    /// The name of an expansion; `None` is the base game.
    pub fn expansion(&self, expansion: Option<Expansion>) -> String {
        self.words.say(&key("expansion", expansion.map_or("base", Expansion::name)))
    }

    /// What an expansion brings.
    pub fn expansion_help(&self, expansion: Option<Expansion>) -> String {
        self.words.say(&(key("expansion", expansion.map_or("base", Expansion::name)) + ".help"))
    }

    /// The name of a special hex.
    pub fn special(&self, special: Special) -> String {
        self.words.say(&key("special", special.name()))
    }

    /// What a special hex is good for.
    pub fn special_help(&self, special: Special) -> String {
        self.words.say(&(key("special", special.name()) + ".help"))
    }

    /// The name of a castle with a capitol.
    pub fn capitol(&self) -> String {
        self.words.say("special-capitol")
    }

    /// What a capitol is good for.
    pub fn capitol_help(&self) -> String {
        self.words.say("special-capitol.help")
    }

    /// The name of a mountain with a cave.
    pub fn cave(&self) -> String {
        self.words.say("special-cave")
    }

    /// What a cave is good for.
    pub fn cave_help(&self) -> String {
        self.words.say("special-cave.help")
    }

    /// A quadrant by the locations on it: "Lighthouse and Forester's lodge".
    pub fn quadrant(&self, quadrant: Quadrant) -> String {
        let locations = quadrant.locations().iter();
        let names: Vec<String> = locations.map(|&one| self.location(one)).collect();
        self.words.list(&names)
    }

    /// A hex as people count, from 1: "row 4, column 7". The island's rows count for themselves.
    pub fn cell(&self, cell: Cell) -> String {
        let (key, row) = counted_row(cell.row(), "cell", "cell-island");
        self.say(key, &[("row", row.into()), ("column", (cell.col() + 1).into())])
    }

    /// A horizontal line by its number from 0: "row 4".
    pub fn line(&self, line: usize) -> String {
        let (key, row) = counted_row(line, "line", "line-island");
        self.say(key, &[("row", row.into())])
    }

    /// The name of something that gives gold, by its name in the standings.
    pub fn category(&self, name: &str) -> String {
        self.words.say(&category_key(name))
    }

    /// How it pays.
    pub fn category_help(&self, name: &str) -> String {
        self.words.say(&(category_key(name) + ".help"))
    }
}

/// The row as people count it, and which of two keys says it.
pub(super) fn counted_row<'k>(row: usize, board: &'k str, island: &'k str) -> (&'k str, usize) {
    if row < ISLAND_ROW { (board, row + 1) } else { (island, row - ISLAND_ROW + 1) }
}

fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::Settlement(_) => "settlement",
        Standing::Piece(piece, _) => piece.name(),
        Standing::City(_) => "city",
        Standing::Wall => "wall",
        Standing::Scout => "scout",
    }
}

fn power_key(power: Power) -> String {
    match (power, power.nomad()) {
        (Power::Location(location), _) => key("location", location.name()),
        (_, Some(nomad)) => key("nomad", nomad.name()),
        (_, None) => key("power", &power.to_string()),
    }
}

fn category_key(name: &str) -> String {
    if let Ok(objective) = name.parse::<Objective>() {
        key("objective", objective.name())
    } else if let Ok(task) = name.parse::<Task>() {
        key("task", task.name())
    } else {
        key("category", name)
    }
}
