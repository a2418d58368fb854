//! A view as text: the map, the river, the strips, the players and the own hand.

use crate::components::parts;
use crate::describe::{card_text, reward_text, scoring_text, site_text};
use crate::land::{Laid, Piece};
use crate::region::Region;
use crate::resource::Resource;
use crate::space::{Site, Space};
use crate::state::Open;
use crate::view::View;
use std::fmt::{self, Write as _};
use table::{Seat, Viewer};

/// Columns for each hex.
const HEX_WIDTH: usize = 12;

impl Open {
    /// The map: two lines for each row of hexes.
    pub fn map_text(&self) -> String {
        let land = &parts().land;
        let column = |at: Space| {
            let (q, r) = land.spaces[at].place;
            (2 * i16::from(q) + i16::from(r)) as usize * HEX_WIDTH / 2
        };
        let mut rows: Vec<i8> = Space::all().map(|at| land.spaces[at].place.1).collect();
        rows.sort_unstable();
        rows.dedup();
        let mut text = String::new();
        for row in rows {
            let mut hexes: Vec<Space> =
                Space::all().filter(|&at| land.spaces[at].place.1 == row).collect();
            hexes.sort_by_key(|&at| column(at));
            for line in [Open::hex_head, Open::hex_body] {
                let mut out = String::new();
                for &at in &hexes {
                    let gap = column(at).saturating_sub(out.chars().count());
                    out += &" ".repeat(gap);
                    out += &line(self, at);
                }
                text += out.trim_end();
                text += "\n";
            }
        }
        text
    }

    /// A hex's number, region and tile or reward; `=` marks the end of a bridge.
    fn hex_head(&self, at: Space) -> String {
        let land = &parts().land;
        let region = land.spaces[at].region.name().to_uppercase().remove(0);
        let bridge = if land.bridge_ends.has(at) { "=" } else { "" };
        let what = match self.terrain.spot(at).laid {
            Laid::Nothing => String::new(),
            Laid::Pasture => "pasture".to_owned(),
            Laid::Building(tile) => tile.to_string(),
        };
        format!("{at}{region}{bridge} {what}")
    }

    /// What stands on a hex, or what exploring it brings.
    fn hex_body(&self, at: Space) -> String {
        let spot = self.terrain.spot(at);
        match spot.laid {
            Laid::Nothing => {
                let reward = parts().land.spaces[at].reward.as_ref();
                format!("({})", reward.map_or("-".to_owned(), reward_text))
            }
            Laid::Pasture => {
                let herds = spot.cattle.iter().enumerate().filter(|(_, number)| **number > 0);
                herds.map(|(seat, number)| format!("{seat}:{number} ")).collect()
            }
            Laid::Building(_) => {
                let piece = |site: &Site| match self.terrain.piece(*site) {
                    None => "..".to_owned(),
                    Some(here) => {
                        let letter = match here.piece {
                            Piece::Inhabitant => 'i',
                            Piece::House => 'h',
                            Piece::Settlement => 'S',
                        };
                        format!("{}{letter}", here.seat)
                    }
                };
                let sites = Site::of(at);
                let texts = sites.iter().filter(|&&site| self.terrain.has_site(site)).map(piece);
                texts.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The free sites with something to pay or to get.
    pub fn sites_text(&self) -> String {
        let sites = self.terrain.free_sites().filter_map(|site| {
            let rule = self.site_rule(site)?;
            Some(format!("{site} {}", site_text(rule)))
        });
        sites.collect::<Vec<_>>().join("; ")
    }

    /// The river of this round, with the ships on it.
    pub fn river_text(&self) -> String {
        let river = &parts().river;
        let spaces = (1..=river.last(self.is_second_round)).map(|number| {
            let space = river.space(self.is_second_round, number);
            let mut text = space.name.clone();
            if space.is_harbour {
                text += "~";
            }
            if let Some(reward) = &space.reward {
                text += &format!(" {}", reward_text(reward));
            }
            let ships = self.players.iter().enumerate();
            for (seat, _) in ships.filter(|(_, player)| player.ship == number) {
                text += &format!(" <{seat}>");
            }
            if self.eminence.as_ref().is_some_and(|eminence| eminence.ship == number) {
                text += " <Eminence>";
            }
            let is_lock =
                number == river.n_common || number + 1 == river.last(self.is_second_round);
            text + if is_lock { " ||" } else { "" }
        });
        spaces.collect::<Vec<_>>().join(" · ")
    }

    /// The action board: each strip with its steps and fine.
    pub fn strips_text(&self) -> String {
        let rows = self.strips.iter().zip(&parts().boards.rows);
        let texts = rows.map(|(strip, &(steps, fine))| match fine {
            0 => format!("{strip} {steps}"),
            _ => format!("{strip} {steps} (-{fine} VP)"),
        });
        texts.collect::<Vec<_>>().join(" · ")
    }

    /// What a seat has, in two lines.
    pub fn seat_text(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let production = Resource::ALL.iter().filter_map(|&resource| {
            let level = player.production.of(resource);
            (level > 0).then(|| format!("{level} {resource}"))
        });
        let production: Vec<String> = production.collect();
        let [one, other] = player.boats;
        format!(
            "{} VP, {} coins, {} vases, ranch {} (supply {}), coin track {}, card track {}\n    \
             board: {} houses, {} settlements, {} cattle; production {}; boats {one}, {other}; \
             levers {}{}; {} cards played",
            player.vp,
            player.coins,
            player.vases,
            player.ranch,
            player.supply,
            player.tracks[0],
            player.tracks[1],
            player.houses,
            player.settlements,
            player.cattle,
            if production.is_empty() { "none".to_owned() } else { production.join(", ") },
            if player.levers.is_empty() { "none".to_owned() } else { player.levers.to_string() },
            if player.used.is_empty() { String::new() } else { format!(" (used {})", player.used) },
            player.display.len()
        )
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open();
        f.write_str(&open.map_text())?;
        writeln!(f, "free sites: {}", open.sites_text())?;
        let labels = Region::ALL.iter().map(|&region| {
            let reward = reward_text(&parts().boards.labels[region as usize]);
            let covered = if open.covered[region as usize] { " (covered)" } else { "" };
            format!("{region} {reward}{covered}")
        });
        writeln!(f, "labels: {}", labels.collect::<Vec<_>>().join(" · "))?;
        writeln!(f, "river: {}", open.river_text())?;
        writeln!(f, "strips: {}", open.strips_text())?;
        for (area, &tile) in open.scoring.iter().enumerate() {
            let mut marks = String::new();
            for (seat, player) in open.players.iter().enumerate() {
                if player.projects >> area & 1 == 1 {
                    write!(marks, " [project {seat}]")?;
                }
                if player.scored >> area & 1 == 1 {
                    write!(marks, " [scored {seat}]")?;
                }
            }
            let owner =
                if area < open.n_seats() { format!(" of seat {area}") } else { String::new() };
            writeln!(f, "area {area}{owner}: {tile} {}{marks}", scoring_text(tile))?;
        }
        for seat in Seat::all(open.n_seats()) {
            writeln!(f, "seat {seat}: {}, hand {}", open.seat_text(seat), self.hand_size(seat))?;
        }
        if let Some(eminence) = &open.eminence {
            writeln!(
                f,
                "Wise Eminence ({}): {} VP, board {} houses, {} settlements, {} cattle, cactus {}",
                eminence.level,
                eminence.vp,
                eminence.houses,
                eminence.settlements,
                eminence.cattle,
                eminence.cactus
            )?;
        }
        if let Viewer::Seat(_) = self.viewer() {
            for card in self.hand().iter() {
                writeln!(f, "hand {card}: {}", card_text(card))?;
            }
        }
        writeln!(f, "interim scorings so far: {}", open.n_scorings)?;
        writeln!(f, "{}", open.question())
    }
}
