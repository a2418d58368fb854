//! A view as text, 80 columns wide: the map, the river, the strips, the players, the own hand.

use crate::describe::{count_text, region_text, reward_text, site_text, strip_text};
use crate::effect::Reward;
use crate::land::{Laid, Piece};
use crate::meaning::numbers_text;
use crate::player::Player;
use crate::region::Region;
use crate::resource::{Resource, Track};
use crate::space::{Site, Space};
use crate::state::{EMINENCE, Open};
use crate::view::View;
use std::fmt;
use table::{Seat, Side, Viewer};

/// Columns for a whole line.
const WIDTH: usize = 80;
/// Columns for each hex.
const HEX_WIDTH: usize = 10;

const LEGEND: &str = "\
A space: its number, region (U N B S), = at a bridge, and tile. Below it what is
on its sites: 0i inhabitant of seat 0, 1h house, 1S settlement, .. nobody; the
owners of cattle on grass; or, in brackets, what exploring the space brings.
";

impl Open {
    /// The map: two lines for each row of hexes.
    pub fn map_text(&self) -> String {
        let land = &self.parts().land;
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

    /// A hex's number, region and tile; `=` marks the end of a bridge.
    fn hex_head(&self, at: Space) -> String {
        let land = &self.parts().land;
        let region = region_text(land.spaces[at].region).chars().next().unwrap_or(' ');
        let bridge = if land.bridge_ends.has(at) { "=" } else { "" };
        let what = match self.terrain.spot(at).laid {
            Laid::Nothing => String::new(),
            Laid::Pasture => "grass".to_owned(),
            Laid::Building(tile) => tile.to_string(),
        };
        format!("{at}{region}{bridge} {what}")
    }

    /// What stands on a hex, or what exploring it brings.
    fn hex_body(&self, at: Space) -> String {
        let spot = self.terrain.spot(at);
        match spot.laid {
            Laid::Nothing => {
                let reward = self.parts().land.spaces[at].reward.as_ref();
                format!("({})", reward.map_or("-".to_owned(), short_reward))
            }
            Laid::Pasture => {
                let herds = Side::all(spot.cattle.len()).zip(spot.cattle);
                let owners =
                    herds.map(|(side, number)| self.owner_text(side).repeat(number.into()));
                format!("cows {}", owners.collect::<String>())
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
                        format!("{}{letter}", self.owner_text(here.side))
                    }
                };
                let sites = Site::of(at);
                let texts = sites.iter().filter(|&&site| self.map().has_site(site)).map(piece);
                texts.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Whose a piece is: the number of the seat, or E for the Wise Eminence.
    fn owner_text(&self, side: Side) -> String {
        if self.is_solo() && side == EMINENCE { "E".to_owned() } else { side.to_string() }
    }

    /// The free sites with something to pay or to get, and those without.
    pub fn sites_text(&self) -> String {
        let (mut plain, mut others) = (Vec::new(), Vec::new());
        for site in self.map().free_sites() {
            match self.map().site_rule(site).map(site_text) {
                Some(text) if text != "nothing" => others.push(format!("{site} {text}")),
                _ => plain.push(site.to_string()),
            }
        }
        if !plain.is_empty() {
            others.push(format!("{} nothing", plain.join(" ")));
        }
        others.join(" · ")
    }

    /// The river of this round from the last ship on, with the ships on it.
    pub fn river_text(&self) -> String {
        let river = &self.parts().river;
        let ships = self.players.iter().map(|player| player.ship);
        let first = ships.chain(self.eminence.iter().map(|eminence| eminence.ship)).min();
        let last = river.last(self.is_second_round);
        let spaces = (first.unwrap_or(1)..=last).map(|number| {
            let space = river.space(self.is_second_round, number);
            let mut text = river.short_name(self.is_second_round, number);
            if space.is_harbour {
                text += "~";
            }
            if let Some(reward) = &space.reward {
                text += &format!(" {}", short_reward(reward));
            }
            let ships = self.players.iter().enumerate();
            for (seat, _) in ships.filter(|(_, player)| player.ship == number) {
                text += &format!(" <{seat}>");
            }
            if self.eminence.as_ref().is_some_and(|eminence| eminence.ship == number) {
                text += " <E>";
            }
            let is_lock = number == river.n_common || number + 1 == last;
            text + if is_lock { " || lock" } else { "" }
        });
        spaces.collect::<Vec<_>>().join(" · ")
    }

    /// The action board, a line for each row: steps, fine, strip, and what it does.
    pub fn strips_text(&self) -> String {
        let rows = self.strips.iter().zip(&self.parts().boards.rows);
        let lines = rows.map(|(strip, &(steps, fine))| {
            let fine = if fine == 0 { String::new() } else { format!("-{fine} VP") };
            let (own, shared) = strip_text(*strip);
            let name = strip.name();
            let steps = count_text(steps, "steps");
            format!("  {steps:<7} {fine:<5} {name:<9} {own};\n{:26}{shared}\n", "")
        });
        lines.collect()
    }

    /// What a seat has, in a few lines.
    pub fn seat_text(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let production = Resource::ALL.iter().filter_map(|&resource| {
            let level = player.production.of(resource);
            (level > 0).then(|| format!("{level} {resource}"))
        });
        let production: Vec<String> = production.collect();
        let [one, other] = player.boats;
        let levers = match player.levers.is_empty() {
            true => "none".to_owned(),
            false => numbers_text(player.levers),
        };
        let used = match player.used.is_empty() {
            true => String::new(),
            false => format!(" (down: {})", numbers_text(player.used)),
        };
        format!(
            "{} VP, {}, {}, {} on the ranch (supply {})\n\
             on the board {}, {}, {} cattle; {} played\n\
             levers {levers}{used}\n\
             produces {}; boats at {one} and {other}\n\
             coin track {}, card track {}; next income {}",
            player.vp,
            count_text(player.coins, "coins"),
            count_text(player.vases, "vases"),
            count_text(player.ranch, "inhabitants"),
            player.supply,
            count_text(player.houses.len() as i32, "houses"),
            count_text(player.settlements, "settlements"),
            player.cattle,
            count_text(player.display.len() as i32, "cards"),
            if production.is_empty() { "nothing".to_owned() } else { production.join(", ") },
            player.tracks[0],
            player.tracks[1],
            self.income_text(seat, player),
        )
    }

    /// What the next interim scoring pays, apart from levers and the scoring tile.
    fn income_text(&self, seat: Seat, player: &Player) -> String {
        let boards = &self.parts().boards;
        let space = |track: Track| boards.track(track)[usize::from(player.steps(track))];
        let (coin, card) = (space(Track::Coin), space(Track::Card));
        let board = player.empty_recesses(boards).fold((0, 0), |(coins, vp), recess| {
            (coins + i32::from(recess.coins), vp + i32::from(recess.vp))
        });
        let vp = board.1 + i32::from(coin.vp + card.vp) + i32::from(self.map().cattle_vp(seat));
        let coins = count_text(board.0 + i32::from(coin.income), "coins");
        format!("{coins}, {}, {vp} VP", count_text(card.income, "cards"))
    }

    /// The scoring tiles, each with what the next scoring asks for and its project.
    fn scoring_text(&self) -> String {
        let next = (self.n_scorings + 1).min(4);
        let mut text = String::new();
        let parts = self.parts();
        for (area, &tile) in self.scoring.iter().enumerate() {
            let owner = match area < self.n_seats() {
                true => format!(" (of seat {area}, counts twice for it)"),
                false => String::new(),
            };
            let values: Vec<String> =
                (1..=4).map(|number| parts.needed_text(tile, number)).collect();
            let condition = parts.condition_text(tile);
            text += &format!("  {tile}{owner}\n");
            text += &wrapped(&format!(
                "    now {} {condition} (in all {})",
                parts.needed_text(tile, next),
                values.join(" ")
            ));
            let done = |bits: fn(&Player) -> u8| {
                let seats = self.players.iter().enumerate();
                let seats = seats.filter(|(_, player)| bits(player) >> area & 1 == 1);
                seats.map(|(seat, _)| format!(" {seat}")).collect::<String>()
            };
            let mut project = format!("    project {}", parts.project_text(tile));
            for (what, seats) in
                [("realised by", done(|it| it.projects)), ("scored by", done(|it| it.scored))]
            {
                if !seats.is_empty() {
                    project += &format!("; {what}{seats}");
                }
            }
            text += &wrapped(&project);
        }
        text
    }
}

/// A reward in as few letters as a hex has room for.
fn short_reward(reward: &Reward) -> String {
    match reward {
        Reward::Inhabitants(number) => format!("{number} inhab"),
        Reward::Production(Some(resource)) => format!("+{resource}"),
        Reward::Production(None) => "+site".to_owned(),
        Reward::VaseOrProduction => "vase or +site".to_owned(),
        other => reward_text(other),
    }
}

/// A paragraph in lines of at most 80 columns; further lines are indented like the first, and two
/// more.
fn wrapped(text: &str) -> String {
    let indent = text.chars().take_while(|&letter| letter == ' ').count();
    let mut lines = String::new();
    let mut line = " ".repeat(indent);
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines += "\n";
            line = " ".repeat(indent + 2);
            is_empty = true;
        }
        if !is_empty {
            line += " ";
        }
        line += word;
        is_empty = false;
    }
    lines + &line + "\n"
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open();
        writeln!(f, "{}{LEGEND}", open.map_text())?;
        let parts = open.parts();
        let bridges = parts.land.bridges.iter().map(|(one, other)| format!("{one}={other}"));
        writeln!(f, "Bridges: {}", bridges.collect::<Vec<_>>().join(" "))?;
        f.write_str(&wrapped(&format!("Free sites bring: {}", open.sites_text())))?;
        let labels = Region::ALL.iter().map(|&region| {
            let reward = reward_text(&parts.boards.label(region));
            let covered = if open.covered.has(region) { " (covered)" } else { "" };
            format!("{} {reward}{covered}", region_text(region))
        });
        let labels: Vec<String> = labels.collect();
        f.write_str(&wrapped(&format!("Region rewards: {}", labels.join(" · "))))?;
        f.write_str(&wrapped(&format!("River (~ harbour, <0> ship): {}", open.river_text())))?;
        write!(f, "Action strips, and how far the ship may go:\n{}", open.strips_text())?;
        if !open.scoring.is_empty() {
            let number = (open.n_scorings + 1).min(4);
            write!(f, "Scoring tiles; scoring {number} comes next:\n{}", open.scoring_text())?;
        }
        for seat in Seat::all(open.n_seats()) {
            let is_own = self.viewer().is(seat);
            let who = if is_own { " (you)" } else { "" };
            let hand = count_text(self.hand_size(seat) as i32, "cards");
            let text = open.seat_text(seat).replace('\n', "\n    ");
            writeln!(f, "Seat {seat}{who}, {hand} in hand\n    {text}")?;
            let player = open.player(seat);
            if is_own {
                for lever in player.levers.iter() {
                    let is_down = if player.used.has(lever) { " (down)" } else { "" };
                    let (number, text) = (lever.number(), parts.lever_text(lever));
                    f.write_str(&wrapped(&format!("    lever {number}{is_down}: {text}")))?;
                }
            }
        }
        if let Some(eminence) = &open.eminence {
            writeln!(
                f,
                "Wise Eminence ({}): {} VP; cactus track {}\n    on the board {}, {}, {} cattle",
                eminence.level,
                eminence.vp,
                eminence.cactus,
                count_text(eminence.houses, "houses"),
                count_text(eminence.settlements, "settlements"),
                eminence.cattle
            )?;
        }
        if let Viewer::Seat(_) = self.viewer() {
            f.write_str("Your hand:\n")?;
            for card in self.hand().iter() {
                f.write_str(&wrapped(&format!("  {card} {}", parts.card_text(card))))?;
            }
        }
        write!(f, "\n{}", wrapped(&open.question()))
    }
}
