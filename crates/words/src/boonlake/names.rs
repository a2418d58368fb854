//! What things are called.

use super::{Speech, key};
use boonlake::{
    Card, Components, Condition, Kind, Level, Lever, Options, Piece, Region, Resource, ScoringTile,
    Site, SoloTile, Space, Strip, Track,
};

impl Speech<'_> {
    /// The name of a card, as its components call it in this language.
    pub fn card(&self, card: Card, parts: &Components) -> String {
        parts.card(card).names[self.words.language() as usize].clone()
    }

    /// The name of a kind of cards, as a heading: "Day".
    pub fn kind(&self, kind: Kind) -> String {
        self.words.say(&key("kind", kind.name()))
    }

    /// The name of a region.
    pub fn region(&self, region: Region) -> String {
        self.words.say(&key("region", region.name()))
    }

    /// The name of an action strip.
    pub fn strip(&self, strip: Strip) -> String {
        self.words.say(&key("strip", strip.name()))
    }

    /// What the one who takes a strip does.
    pub fn strip_own(&self, strip: Strip) -> String {
        self.words.say(&(key("strip", strip.name()) + ".own"))
    }

    /// What all do then.
    pub fn strip_all(&self, strip: Strip) -> String {
        self.words.say(&(key("strip", strip.name()) + ".all"))
    }

    /// The name of a resource, as a heading.
    pub fn resource(&self, resource: Resource) -> String {
        self.words.say(&key("resource", resource.name()))
    }

    /// The name of a resource within a sentence.
    pub fn resource_plain(&self, resource: Resource) -> String {
        self.words.say(&(key("resource", resource.name()) + ".plain"))
    }

    /// The name of an income track, as a heading.
    pub fn track(&self, track: Track) -> String {
        self.words.say(&key("track", track.name()))
    }

    /// Where a step is made: "on the coin track".
    pub fn track_on(&self, track: Track) -> String {
        self.words.say(&(key("track", track.name()) + ".on"))
    }

    /// A lever by its number and what it is about: "lever 7 (boat)".
    pub fn lever(&self, lever: Lever) -> String {
        let name = self.words.say(&key("lever", lever.name()));
        self.say("lever", &[("number", lever.number().into()), ("name", name.into())])
    }

    /// What a lever does.
    pub fn lever_help(&self, lever: Lever) -> String {
        self.words.say(&(key("lever", lever.name()) + ".help"))
    }

    /// The name of a piece.
    pub fn piece(&self, piece: Piece) -> String {
        self.words.say(&key("piece", piece.name()))
    }

    /// The name of cattle, as a heading.
    pub fn cattle(&self) -> String {
        self.words.say("piece-cattle")
    }

    /// A scoring tile by what it is about: "Levers".
    pub fn scoring_tile(&self, tile: ScoringTile, parts: &Components) -> String {
        self.condition_name(parts.scoring(tile).condition)
    }

    /// What a condition is about, in few words.
    pub(super) fn condition_name(&self, condition: Condition) -> String {
        let pair = |one: String, other: String| {
            self.say("condition-pair", &[("one", one.into()), ("other", other.into())])
        };
        match condition {
            Condition::AtLeast(what) => self.counted_name(what),
            Condition::LowerTrack => self.words.say("condition-lower-track"),
            Condition::ConnectedTiles => self.words.say("condition-connected-tiles"),
            Condition::Bridges => self.words.say("condition-bridges"),
            Condition::Regions([one, other]) => pair(self.region(one), self.region(other)),
            Condition::CardKinds([one, other]) => pair(self.kind(one), self.kind(other)),
            Condition::ExchangeInhabitants => self.words.say("condition-exchange-inhabitants"),
            Condition::ExchangeVases => self.words.say("condition-exchange-vases"),
            Condition::ExchangeCoins => self.words.say("condition-exchange-coins"),
        }
    }

    /// A space of the map with its region: "space 12 (New Hope)".
    pub fn space_name(&self, at: Space, parts: &Components) -> String {
        let region = self.region(parts.land.spaces[at].region);
        self.say("space", &[("space", at.to_string().into()), ("region", region.into())])
    }

    /// A building site with its region: "12a (New Hope)".
    pub fn site_name(&self, site: Site, parts: &Components) -> String {
        let region = self.region(parts.land.spaces[site.at].region);
        self.say("site", &[("site", site.to_string().into()), ("region", region.into())])
    }

    /// A space of the river, counted downstream.
    pub fn river_space(&self, number: u8) -> String {
        self.say("river-space", &[("number", number.into())])
    }

    /// The opponent of the solo game.
    pub fn eminence(&self) -> String {
        self.words.say("eminence")
    }

    /// A level of the solo game.
    pub fn level(&self, level: Level) -> String {
        self.words.say(&key("solo-level", level.name()))
    }

    /// What a level of the solo game means.
    pub fn level_help(&self, level: Level, parts: &Components) -> String {
        let (a, b) = parts.solo.removed[level as usize];
        self.say("solo-level-help", &[("a", a.into()), ("b", b.into())])
    }

    /// A solo tile by its name: "solo tile A3".
    pub fn solo_tile(&self, tile: SoloTile) -> String {
        self.say("solo-tile", &[("tile", tile.name().to_ascii_uppercase().into())])
    }

    /// What a solo tile says: its actions and its preferred locations.
    pub fn solo_tile_help(&self, tile: SoloTile, parts: &Components) -> String {
        let sheet = parts.solo.tile(tile);
        let strips: Vec<String> = sheet.actions.iter().map(|&strip| self.strip(strip)).collect();
        let corners: Vec<String> = sheet.corners.iter().map(ToString::to_string).collect();
        let key = if tile.is_b() { "solo-tile-help-b" } else { "solo-tile-help-a" };
        self.say(
            key,
            &[
                ("strips", self.words.commas(&strips).into()),
                ("corners", self.words.commas(&corners).into()),
            ],
        )
    }

    /// What was chosen before the match, in a few words.
    pub fn options(&self, options: &Options) -> String {
        if options.players != 1 {
            return self.say("common-players", &[("count", options.players.into())]);
        }
        let level = self.level(options.level.unwrap_or(Level::Easy));
        self.say("options-solo", &[("level", level.into())])
    }

    /// The name of something that gives VP, by its name in the standings.
    pub fn category(&self, name: &str) -> String {
        self.words.say(&key("category", name))
    }

    /// How it pays.
    pub fn category_help(&self, name: &str) -> String {
        self.words.say(&(key("category", name) + ".help"))
    }
}
