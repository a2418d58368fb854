//! What is printed: the boards, and what else is in the box.
//!
//! A match begins with a set of components and keeps it in its [`Setting`](crate::Setting).

mod contents;
mod sheet;

pub use contents::BoxContents;
pub use sheet::Sheet;

use crate::MAX_SEATS;
use crate::board::{MAX_NOMADS, MAX_SILOS};
use crate::location::Special;
use crate::quadrant::{IslandSide, Land, Quadrant};
use crate::terrain::{Card, Terrain};
use std::sync::{Arc, LazyLock};
use table::{Canon, ComponentTexts, ComponentsHash, Faults};

const QUADRANTS: &str = "quadrants.txt";
const QUADRANTS_OURS: &str = "quadrants-ours.txt";
const ISLANDS: &str = "islands.txt";
const BOX: &str = "box.txt";

/// Everything printed that the rules read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    quadrants: [Sheet; Quadrant::ALL.len()],
    islands: [Sheet; IslandSide::ALL.len()],
    /// What is in the box beside the boards.
    pub contents: BoxContents,
    hash: ComponentsHash,
}

/// The built-in files. Not a constant, which every crate that uses it would carry.
static FILES: &[(&str, &str)] = &[
    (QUADRANTS, include_str!("../../data/quadrants.txt")),
    (QUADRANTS_OURS, include_str!("../../data/quadrants-ours.txt")),
    (ISLANDS, include_str!("../../data/islands.txt")),
    (BOX, include_str!("../../data/box.txt")),
];

static OURS: LazyLock<Arc<Components>> = LazyLock::new(|| {
    let texts = ComponentTexts::ours::<Components>();
    let read = <Components as table::Components>::read(&texts);
    Arc::new(read.unwrap_or_else(|faults| panic!("our own components are right: {faults}")))
});

impl table::Components for Components {
    fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn read(texts: &ComponentTexts) -> Result<Components, Faults> {
        let mut faults = Faults::default();
        let quadrant_files = [QUADRANTS, QUADRANTS_OURS].map(|file| (file, texts.text(file)));
        let quadrants = sheet::read(&quadrant_files, Quadrant::ALL, &mut faults);
        let islands = sheet::read(&[(ISLANDS, texts.text(ISLANDS))], IslandSide::ALL, &mut faults);
        let contents = contents::read(BOX, texts.text(BOX), &mut faults);
        // Only where all is there can it be said whether it fits together.
        if let (Some(quadrants), Some(islands)) = (&quadrants, &islands) {
            check_bounds(quadrants, islands, &mut faults);
        }
        if let Some(contents) = &contents {
            check_cards(contents, &mut faults);
        }
        faults.into_result()?;
        let mut components = Components {
            quadrants: quadrants.expect("without faults"),
            islands: islands.expect("without faults"),
            contents: contents.expect("without faults"),
            hash: Canon::default().hash(),
        };
        let mut canon = Canon::default();
        components.meaning(&mut canon);
        components.hash = canon.hash();
        Ok(components)
    }

    fn ours() -> Arc<Components> {
        Arc::clone(&OURS)
    }

    fn meaning(&self, canon: &mut Canon) {
        for quadrant in Quadrant::ALL {
            canon.line("quadrant", [quadrant.name()]);
            self.quadrant(*quadrant).meaning(canon);
        }
        for side in IslandSide::ALL {
            canon.line("island", [side.name()]);
            self.island(*side).meaning(canon);
        }
        self.contents.meaning(canon);
    }

    /// It was worked out when the set was read, since every table that is opened asks for it.
    fn hash(&self) -> ComponentsHash {
        self.hash
    }
}

impl Components {
    /// What is printed on a quadrant.
    pub fn quadrant(&self, quadrant: Quadrant) -> &Sheet {
        &self.quadrants[quadrant as usize]
    }

    /// What is printed on a side of the island.
    pub fn island(&self, side: IslandSide) -> &Sheet {
        &self.islands[side as usize]
    }
}

/// Says if a board could be put together that has more special hexes than a match can keep count
/// of.
fn check_bounds(quadrants: &[Sheet], islands: &[Sheet], faults: &mut Faults) {
    for (special, bound) in [(Special::Nomad, MAX_NOMADS), (Special::Silo, MAX_SILOS)] {
        let count = |sheet: &Sheet| {
            sheet.hexes().filter(|&(_, _, land)| land == Land::Special(special)).count()
        };
        let mut on_quadrants = [0; 4];
        for on_quadrant in quadrants.iter().map(count) {
            let least = on_quadrants.iter_mut().min().expect("a board has four quadrants");
            *least = on_quadrant.max(*least);
        }
        let on_island = islands.iter().map(count).max().unwrap_or(0);
        let most = on_quadrants.iter().sum::<usize>() + on_island;
        if most > bound {
            faults.add(format!(
                "{QUADRANTS}, {QUADRANTS_OURS}, {ISLANDS}: a board can have {most} {special} \
                 hexes; at most {bound} are possible"
            ));
        }
    }
}

/// Says if there could be too few cards for the hands, with the cards of a terrain removed by the
/// scouts and without those of Marshlands.
fn check_cards(contents: &BoxContents, faults: &mut Faults) {
    let n_of = |terrain: Terrain| {
        let is_one = |card: &&Card| !card.has_swamp() && card.base() == terrain;
        let cards = Card::ALL.iter().filter(is_one);
        cards.map(|&card| usize::from(contents.cards.count(card as usize))).sum::<usize>()
    };
    let n_cards: usize = Terrain::BASE.into_iter().map(n_of).sum();
    let most = Terrain::BASE.into_iter().map(n_of).max().unwrap_or(0);
    if n_cards - most < MAX_SEATS {
        faults.add(format!(
            "{BOX}: without the cards of one terrain {} are left; {MAX_SEATS} players need one each",
            n_cards - most
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::location::Location;
    use crate::options::Expansion;
    use std::collections::BTreeMap;
    use table::Components as _;
    use table::data::{Mark, read_entries};

    /// If this fails, the code or the data is wrong: every stored match names its components by
    /// this hash.
    #[test]
    fn our_components_have_the_same_hash_for_ever() {
        assert_eq!(Components::ours().hash().to_string(), "c0ac1b9e44dd61bc1effe54b610c7a18");
    }

    fn read_with(file: &str, change: impl Fn(&str) -> String) -> Result<Components, Faults> {
        let (_, ours) = Components::files().iter().find(|(name, _)| *name == file).expect("a file");
        let others = [(file.to_owned(), change(ours))];
        Components::read(&ComponentTexts::with_others::<Components>(others)?)
    }

    fn faults_of(file: &str, change: impl Fn(&str) -> String) -> Vec<String> {
        read_with(file, change).expect_err("a fault").0
    }

    #[test]
    fn remarks_marks_and_the_order_of_entries_mean_nothing() {
        let ours = Components::ours();
        let without_remarks = |text: &str| -> String {
            let is_remark = |line: &&str| line.starts_with('#');
            text.lines().filter(|line| !is_remark(line)).map(|line| format!("{line}\n")).collect()
        };
        let backwards = |text: &str| -> String {
            let mut lines: Vec<&str> = text.lines().filter(|line| line.contains('|')).collect();
            lines.reverse();
            lines.join("\n")
        };
        for (file, _) in Components::files() {
            let read = read_with(file, without_remarks).expect("the same components");
            assert_eq!(read.hash(), ours.hash(), "{file} without remarks");
        }
        let read = read_with(BOX, backwards).expect("the same components");
        assert_eq!((read.hash(), &read), (ours.hash(), &*ours), "box.txt from its end");
        let marked = |text: &str| text.replace("| fact", "| ours; who knows");
        let read = read_with(QUADRANTS, marked).expect("the same components");
        assert_eq!((read.hash(), &read), (ours.hash(), &*ours), "other marks");
        // The islands in the other order.
        let swapped = |text: &str| {
            let start = text.find("rope-bridge |").expect("a side");
            let second = text.find("tree-house |").expect("another side");
            format!("{}{}{}", &text[..start], &text[second..], &text[start..second])
        };
        assert_eq!(read_with(ISLANDS, swapped).expect("the same").hash(), ours.hash());
    }

    #[test]
    fn what_the_rules_read_changes_the_hash() {
        let ours = Components::ours().hash();
        let changed = |file: &str, from: &str, to: &str| {
            let read = read_with(file, |text| text.replacen(from, to, 1)).expect("components");
            assert_ne!(read.hash(), ours, "{file}: {from}");
        };
        changed(BOX, "wall | 25", "wall | 24");
        changed(QUADRANTS, "GGGTTWGTTT", "GGGTTWGTTF");
        changed(ISLANDS, ".DDCCC.", ".DDCCG.");
    }

    #[test]
    fn a_wrong_file_names_every_fault_with_its_line() {
        assert_eq!(
            faults_of(BOX, |_| {
                "card | grass | many | fact\ncard | gras | 5 | fact\npiece | boat | 1 | fact\n\
                 piece | wagon | 2 | fact\npiece | warrior | 3 | fact\ncoin | 3 | fact\n\
                 piece | wall | 25\n"
                    .to_owned()
            })[..7],
            [
                "box.txt line 7: the last column says `fact`, `ours` or `fact: what`",
                "box.txt line 1: `many` is no number that is possible here",
                "box.txt line 2: `gras` is not known; known are grass, flower, forest, canyon, \
                 desert, swamp-grass, swamp-flower, swamp-forest, swamp-canyon, swamp-desert",
                "box.txt line 3: there is no piece `boat`; there are settlement, warrior, wagon, \
                 ship, city, wall, scout",
                "box.txt line 4: 1 wagon is needed, not 2",
                "box.txt line 5: at most 2 of `warrior` are possible, not 3",
                "box.txt line 6: 1 columns instead of 2: kind | number",
            ]
        );
        assert_eq!(
            faults_of(BOX, |text| text.replace("piece | wall | 25 | fact", "")),
            ["box.txt: `piece | wall` is missing"]
        );
        assert_eq!(
            faults_of(BOX, |text| text
                .replace("card | grass | 5", "card | grass | 0")
                .replace("card | flower | 5", "card | flower | 0")
                .replace("card | forest | 5", "card | forest | 0")
                .replace("card | canyon | 5", "card | canyon | 1")),
            ["box.txt: without the cards of one terrain 1 are left; 5 players need one each"]
        );
    }

    #[test]
    fn a_wrong_board_names_every_fault_with_its_line() {
        let faults = faults_of(ISLANDS, |_| {
            "rope-bridge | 1,4=castle 3,1=rope-bridge 0,1=silo | ours\n  .DDCCC.\n  DDMCKGX\n  \
             FDMCCGG\n  FLCTTG.\nbridge | | ours\n  .DDCCC.\n"
                .to_owned()
        });
        assert_eq!(
            faults,
            [
                "islands.txt line 1: 4 rows instead of 5",
                "islands.txt line 2: `0,1=silo` stands for `O`, but the letter there is `D`",
                "islands.txt line 3: `X` is no letter of a hex",
                "islands.txt line 6: `bridge` is not known; known are rope-bridge, tree-house",
                "islands.txt: `tree-house` is missing",
            ]
        );
        assert_eq!(
            faults_of(QUADRANTS, |text| text
                .replace("GGGTTWGTTT\n  GGGKT", "GGGTTWGTT.\n  GGGKT")
                .replace("3,7=oracle 7,2=castle", "3,7=farm")),
            [
                "quadrants.txt line 29: a quadrant called `oracle` has the locations oracle, not farm",
                "quadrants.txt line 30: there is no hex in column 9",
                "quadrants.txt line 37: `K` in column 2 stands for no special hex of the entry",
            ]
        );
        let twice = faults_of(QUADRANTS, |text| text.replace("farm |", "oracle |"));
        assert!(twice.contains(&"quadrants.txt line 41: `oracle` is there twice".to_owned()));
    }

    #[test]
    fn too_many_special_hexes_are_refused() {
        let faults = faults_of(QUADRANTS_OURS, |text| {
            text.replace("7,8=silo", "7,8=silo 0,0=silo 0,1=silo 0,2=silo")
                .replace("  MMADDGGDTT", "  OOODDGGDTT")
        });
        assert_eq!(
            faults,
            ["quadrants.txt, quadrants-ours.txt, islands.txt: a board can have 7 silo hexes; at \
             most 6 are possible"]
        );
    }

    #[test]
    fn the_box_is_complete() {
        let contents = &Components::ours().contents;
        assert_eq!(contents.cards.len(), 30);
        assert_eq!(contents.cards.counts()[..5], [5; 5]);
        assert_eq!(contents.nomads.len(), 15);
        assert_eq!((contents.settlements, contents.warriors, contents.walls), (40, 2, 25));
        assert_eq!((contents.scouts, contents.tiles_per_location), (2, 2));
    }

    /// Nobody takes our own boards for printed ones.
    #[test]
    fn boards_say_whether_they_are_facts() {
        for (file, text) in Components::files().iter().filter(|(file, _)| *file != BOX) {
            for entry in read_entries(file, text, &mut Faults::default()) {
                let ours = match entry.name().parse::<Quadrant>() {
                    Ok(quadrant) => matches!(
                        quadrant.expansion(),
                        Some(Expansion::Marshlands | Expansion::Harvest)
                    ),
                    Err(_) => true,
                };
                let mark = if ours { Mark::Ours } else { Mark::Fact };
                assert_eq!(entry.mark, mark, "{}", entry.name());
            }
        }
    }

    /// The kinds of location tiles, two for each hex, as the box holds them.
    #[test]
    fn location_hexes_match_the_tiles_of_the_box() {
        let ours = Components::ours();
        let mut hexes: BTreeMap<&str, usize> = BTreeMap::new();
        let sheets = ours.quadrants.iter().chain(&ours.islands);
        for (_, _, land) in sheets.flat_map(|sheet| sheet.hexes()) {
            if let Land::Location(location) = land {
                *hexes.entry(location.name()).or_insert(0) += 1;
            }
        }
        let twice = [
            Location::Farm,
            Location::Tavern,
            Location::Tower,
            Location::Paddock,
            Location::Barn,
            Location::Oasis,
            Location::Caravan,
            Location::Village,
            Location::Garden,
            Location::Temple,
            Location::Refuge,
            Location::Canoe,
            Location::Fountain,
        ];
        for location in Location::ALL {
            let expected = if twice.contains(location) { 2 } else { 1 };
            assert_eq!(hexes[location.name()], expected, "{location}");
        }
    }
}
