//! Reading a view that was sent: whatever is not possible is refused, so that the engine can be
//! asked about it without fear.

use super::{Counted, PieceKind, Shown, ShownQuadrant, ShownSeat, ShownTurn, TileState};
use crate::MAX_SEATS;
use crate::board::{Board, MAX_NOMADS, Placed, SiteMask};
use crate::cell::{Cell, ROWS};
use crate::cell_set::CellSet;
use crate::location::Nomad;
use crate::power::CATHEDRAL;
use crate::quadrant::Land;
use crate::state::{Cards, InPlayGold, Kingdom, Mandatory, Nomads, Open, Setting, State, Turn};
use crate::step::{Step, Steps};
use crate::terrain::Card;
use crate::view::View;
use std::sync::Arc;
use table::{BySeat, Edition, Pile, Seat, Viewer};

impl Shown {
    /// The view of a match of this edition, or why there can be none like it. What never changes in
    /// a match is shared with what is `known`, if it is the same.
    pub(crate) fn read(
        self,
        edition: &Edition<State>,
        known: Option<&Arc<Setting>>,
    ) -> Result<View, String> {
        let n_seats = self.players;
        if !(2..=MAX_SEATS).contains(&n_seats) || self.seats.len() != n_seats {
            return Err(format!("{n_seats} players and {} seats", self.seats.len()));
        }
        self.check_seats()?;
        let setting = match known.filter(|known| self.is_set_like(known, edition)) {
            Some(known) => Arc::clone(known),
            None => Arc::new(self.setting(edition)?),
        };
        let mut nomads_left = [None; MAX_NOMADS];
        for (left, nomad) in nomads_left.iter_mut().zip(&self.nomads) {
            *left = nomad.tile;
        }
        let mut open = Open::new(setting, nomads_left);
        for (left, location) in open.tiles_left.iter_mut().zip(&self.locations) {
            *left = location.tiles;
        }
        open.turn = turn(&self.turn);
        for (seat, seated) in Seat::all(n_seats).zip(&self.seats) {
            let is_in_turn = seat == open.turn.seat;
            let used = fill_kingdom(&mut open.kingdoms[seat], seated, &open.setting.board)?;
            if is_in_turn {
                open.turn.used = used;
            }
        }
        self.put_pieces(&mut open)?;
        open.discards = cards(&self.discards);
        open.gone = cards(&self.gone);
        open.is_last_round = self.last_round;
        open.silo_turns = self.silo_turns;
        open.steps = Steps::try_from(&self.steps[..]).map_err(|_| "too many steps".to_owned())?;
        check_steps(&open)?;
        if open.to_act() != self.to_act {
            return Err("the steps ask another seat than the one to act".to_owned());
        }
        open.audit()?;
        self.check_cards(edition)?;
        let hand_sizes =
            BySeat::from_fn(|seat| self.seats.get(seat.index()).map_or(0, |seated| seated.hand));
        Ok(View {
            viewer: self.viewer,
            open,
            hand: self.hand,
            hand_sizes,
            unseen: cards(&self.unseen),
        })
    }

    /// All seats that are named play.
    fn check_seats(&self) -> Result<(), String> {
        let viewer = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let in_steps = self.steps.iter().filter_map(|step| match *step {
            Step::Canoe { seat, .. } => Some(seat),
            Step::Sword { against } => Some(against),
            Step::PlayCard
            | Step::Turn
            | Step::Mandatory
            | Step::Build { .. }
            | Step::Lift { .. }
            | Step::Put { .. }
            | Step::Wall { .. }
            | Step::Scout { .. }
            | Step::Piece { .. }
            | Step::City
            | Step::Temple
            | Step::Cathedral
            | Step::Silo { .. } => None,
        });
        let named = viewer.into_iter().chain([self.turn.seat]).chain(in_steps);
        let owners = self.settlements.iter().map(|&(_, _, seat)| seat);
        let owners = owners.chain(self.pieces.iter().map(|piece| piece.seat));
        match named.chain(owners).find(|seat| seat.index() >= self.players) {
            Some(seat) => Err(format!("seat {seat}, but {} play", self.players)),
            None => Ok(()),
        }
    }

    /// Whether everything that [`Shown::setting`] reads is what a setting was made from.
    fn is_set_like(&self, known: &Setting, edition: &Edition<State>) -> bool {
        let board = &known.board;
        let is_placed = |(shown, placed): (&ShownQuadrant, &Placed)| {
            *shown == (placed.quadrant, if placed.is_turned { 180 } else { 0 })
        };
        let locations = self.locations.iter().map(|shown| (shown.at, shown.kind));
        known.rules == edition.rules
            && Arc::ptr_eq(&known.components, &edition.components)
            && known.n_seats == self.players
            && self.quadrants.iter().zip(&board.quadrants).all(is_placed)
            && board.island == self.island
            && board.castles == self.castles
            && board.palaces == self.palaces
            && board.silos == self.silos
            && board.capitols == self.capitols
            && board.caves == self.caves
            && locations.eq(board.locations.iter().copied())
            && self.nomads.iter().map(|shown| shown.at).eq(board.nomads.iter().copied())
            && known.objectives == self.objectives
            && known.tasks == self.tasks
            && known.removed == self.removed_terrain
            && known.lords_need_presence == self.lords_need_presence
            && known.cards == cards(&self.cards)
    }

    fn setting(&self, edition: &Edition<State>) -> Result<Setting, String> {
        for (index, (quadrant, degrees)) in self.quadrants.iter().enumerate() {
            if !matches!(degrees, 0 | 180) {
                return Err(format!("`{quadrant}` is turned by {degrees}"));
            }
            if self.quadrants[..index].iter().any(|(other, _)| other == quadrant) {
                return Err(format!("`{quadrant}` is there twice"));
            }
        }
        let placed =
            |(quadrant, degrees): ShownQuadrant| Placed { quadrant, is_turned: degrees != 0 };
        let mut board = Board::new(&edition.components, self.quadrants.map(placed), self.island);
        let printed = [
            ("castles", self.castles == board.castles),
            ("palaces", self.palaces == board.palaces),
            ("silos", self.silos == board.silos),
            (
                "locations",
                self.locations
                    .iter()
                    .map(|shown| (shown.at, shown.kind))
                    .eq(board.locations.iter().copied()),
            ),
            ("nomads", self.nomads.iter().map(|shown| shown.at).eq(board.nomads.iter().copied())),
        ];
        if let Some((what, _)) = printed.iter().find(|(_, is_same)| !is_same) {
            return Err(format!("{what}: other ones are printed on these quadrants"));
        }
        if !self.capitols.is_within(&board.castles) {
            return Err("a capitol stands on no castle".to_owned());
        }
        board.capitols = self.capitols;
        for cave in self.caves.iter() {
            if !board.may_hold_cave(cave) {
                return Err(format!("no cave fits on {cave}"));
            }
            board.add_cave(cave);
        }
        let powers = Setting::powers_of(&board);
        Ok(Setting {
            rules: edition.rules,
            components: Arc::clone(&edition.components),
            n_seats: self.players,
            board,
            objectives: self.objectives,
            tasks: self.tasks.clone(),
            removed: self.removed_terrain,
            lords_need_presence: self.lords_need_presence,
            cards: cards(&self.cards),
            powers,
        })
    }

    /// Puts everything on the board, and keeps note of all that follows from where pieces stand.
    fn put_pieces(&self, open: &mut Open) -> Result<(), String> {
        for &(row, col, seat) in &self.settlements {
            let at = Cell::new(row, col).ok_or_else(|| format!("`{row},{col}` is no hex"))?;
            check_place(open, at)?;
            open.put_on(seat, at);
        }
        for piece in &self.pieces {
            let at = piece.at;
            let mut hexes = CellSet::from_iter([at]);
            let kingdom = &mut open.kingdoms[piece.seat];
            let place = match piece.kind {
                PieceKind::Warrior => kingdom.warriors.iter_mut().find(|place| place.is_none()),
                PieceKind::Wagon => Some(&mut kingdom.wagon).filter(|place| place.is_none()),
                PieceKind::Ship => Some(&mut kingdom.ship).filter(|place| place.is_none()),
                PieceKind::City => {
                    hexes |= *at.neighbours();
                    Some(&mut kingdom.city).filter(|place| place.is_none())
                }
            };
            *place.ok_or_else(|| format!("seat {} has too many special pieces", piece.seat))? =
                Some(at);
            for hex in hexes.iter() {
                check_place(open, hex)?;
                open.put_on(piece.seat, hex);
            }
            open.special_pieces |= hexes;
        }
        for wall in self.walls.iter() {
            check_place(open, wall)?;
            open.occupied.add(wall);
        }
        open.walls = self.walls;
        let seat = open.turn.seat;
        for &scout in &self.turn.scouts {
            check_place(open, scout)?;
            open.occupied.add(scout);
            open.kingdoms[seat].near |= *scout.neighbours();
        }
        open.refresh_guards();
        Ok(())
    }

    /// Every card of the match is in one place, and nobody holds more than there are.
    fn check_cards(&self, edition: &Edition<State>) -> Result<(), String> {
        let of = |counted: &Counted, card: Card| usize::from(counted.of(card));
        for &card in Card::ALL {
            let in_hand = self.hand.iter().filter(|&&held| held == card).count();
            let heaps = of(&self.discards, card) + of(&self.gone, card) + of(&self.unseen, card);
            let n_there = heaps + in_hand + usize::from(self.turn.card == Some(card));
            let n_cards = of(&self.cards, card);
            let n_printed = usize::from(edition.components.contents.cards.count(card as usize));
            if n_there != n_cards || n_cards > n_printed {
                return Err(format!(
                    "{card}: {n_there} of {n_cards} cards, {n_printed} are printed"
                ));
            }
        }
        let is_own = |seat: &Seat| self.viewer.is(*seat);
        let size = |seat: Seat| self.seats[seat.index()].hand;
        let seats = || Seat::all(self.players);
        if seats().any(|seat| size(seat) > self.hand.capacity()) {
            return Err("a hand has two cards at most".to_owned());
        }
        let n_own: usize = seats().filter(is_own).map(size).sum();
        let n_others: usize = seats().filter(|seat| !is_own(seat)).map(size).sum();
        let n_unseen: usize = self.unseen.iter().map(|(_, count)| usize::from(count)).sum();
        if n_own != self.hand.len() || n_others > n_unseen {
            return Err("hands of other sizes than the cards allow".to_owned());
        }
        Ok(())
    }
}

/// Whether something can stand on a hex that nothing stands on yet.
fn check_place(open: &Open, at: Cell) -> Result<(), String> {
    match open.board().land_at(at) {
        Some(Land::Terrain(_)) if !open.occupied.has(at) => Ok(()),
        Some(Land::Terrain(_)) => Err(format!("two things stand on {at}")),
        Some(Land::Location(_) | Land::Special(_)) | None => {
            Err(format!("nothing can stand on {at}"))
        }
    }
}

/// Whether the steps can be pending together.
fn check_steps(open: &Open) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("steps: {what}"));
    let Some((&last, below)) = open.steps.split_last() else { return Ok(()) };
    let n_silo_turns = open.board().silos.len() * open.setting.n_seats;
    for (index, step) in open.steps.iter().enumerate() {
        let is_possible = match *step {
            Step::Turn | Step::Silo { .. } => index == 0,
            _ => index > 0,
        };
        let is_bounded = match *step {
            Step::Silo { turn } => usize::from(turn) <= n_silo_turns,
            Step::Canoe { left, .. } => left > 0,
            Step::Put { .. } => index == below.len(),
            Step::PlayCard
            | Step::Turn
            | Step::Mandatory
            | Step::Build { .. }
            | Step::Lift { .. }
            | Step::Wall { .. }
            | Step::Scout { .. }
            | Step::Piece { .. }
            | Step::City
            | Step::Temple
            | Step::Sword { .. }
            | Step::Cathedral => true,
        };
        if !is_possible || !is_bounded {
            return wrong("these cannot be pending together");
        }
    }
    let left = match last {
        Step::Build { left, .. }
        | Step::Lift { left, .. }
        | Step::Wall { left, .. }
        | Step::Scout { left, .. } => left,
        Step::PlayCard
        | Step::Turn
        | Step::Mandatory
        | Step::Put { .. }
        | Step::Piece { .. }
        | Step::City
        | Step::Temple
        | Step::Sword { .. }
        | Step::Cathedral
        | Step::Canoe { .. }
        | Step::Silo { .. } => 1,
    };
    let n_mandatory = match open.turn.mandatory {
        Mandatory::Running { left } => left,
        Mandatory::Pending | Mandatory::Done => 0,
    };
    if left == 0 || (last == Step::Mandatory && n_mandatory == 0) {
        return wrong("the last one asks for nothing");
    }
    let n_tokens = open.kingdoms[open.turn.seat].tokens;
    let spends_too_much = |step: &Step| matches!(*step, Step::Build { power, left, .. } if power == CATHEDRAL && left > n_tokens);
    if open.steps.iter().any(spends_too_much) {
        return wrong("more tokens than the seat has");
    }
    Ok(())
}

fn cards(counted: &Counted) -> Cards {
    let mut counts = [0; Card::ALL.len()];
    counted.iter().for_each(|(card, count)| counts[card as usize] = count);
    Pile::new(counts)
}

fn nomad_pile(nomads: &[Nomad]) -> Result<Nomads, String> {
    let mut counts = [0u8; Nomad::ALL.len()];
    for &nomad in nomads {
        let count = &mut counts[nomad as usize];
        *count = count.checked_add(1).ok_or_else(|| format!("too many of `{nomad}`"))?;
    }
    Ok(Pile::new(counts))
}

fn turn(shown: &ShownTurn) -> Turn {
    Turn {
        seat: shown.seat,
        round: shown.round,
        card: shown.card,
        terrain: shown.terrain,
        mandatory: shown.mandatory,
        built: shown.built.clone(),
        moved: shown.moved.clone(),
        used: 0,
        used_refuge_bonus: shown.used_refuge_bonus,
        used_canoe_bonus: shown.used_canoe_bonus,
        used_farmland: shown.used_farmland,
        used_cave: shown.used_cave,
        outpost: shown.outpost,
        fort: shown.fort_card,
        quadrants: shown.quadrants,
        scouts: shown.scouts.clone(),
    }
}

/// Gives a kingdom all but its pieces; says which of its tiles are used.
fn fill_kingdom(
    kingdom: &mut Kingdom,
    shown: &ShownSeat,
    board: &Board,
) -> Result<SiteMask, String> {
    let bit = |at: Cell| {
        let tile = board.locations.iter().position(|&(hex, _)| hex == at);
        tile.map(|tile| 1 << tile).ok_or_else(|| format!("{at} is no location hex"))
    };
    let mut used = 0;
    for tile in &shown.tiles {
        let tile_bit: SiteMask = bit(tile.from)?;
        if !board.locations.contains(&(tile.from, tile.kind)) {
            return Err(format!("no `{}` is printed on {}", tile.kind, tile.from));
        }
        kingdom.held |= tile_bit;
        match tile.state {
            TileState::Fresh => kingdom.fresh |= tile_bit,
            TileState::Used => used |= tile_bit,
            TileState::Ready => {}
        }
    }
    for &at in &shown.taken {
        kingdom.taken |= bit(at)?;
    }
    kingdom.supply = shown.supply;
    kingdom.kept = shown.on_temple_for_next;
    kingdom.kept_due = shown
        .on_temple
        .checked_sub(shown.on_temple_for_next)
        .ok_or("more kept for the next turn than kept")?;
    kingdom.tokens = shown.tokens;
    kingdom.nomads = nomad_pile(&shown.nomads)?;
    kingdom.fresh_nomads = nomad_pile(&shown.fresh_nomads)?;
    for &line in &shown.marked_lines {
        if line as usize >= ROWS {
            return Err(format!("there is no line {line}"));
        }
        kingdom.marks |= 1 << line;
    }
    kingdom.gold = InPlayGold::default();
    for (source, gold) in shown.gold.iter() {
        kingdom.gold[source] = gold;
    }
    Ok(used)
}
