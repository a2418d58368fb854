//! What the conformance tests need to know of this game.

use crate::action::{Action, Wage};
use crate::card::{Card, N_CARDS};
use crate::house_recess::HouseRecess;
use crate::lever::{Lever, LeverUse, Levers};
use crate::options::{Level, Options};
use crate::player::N_HOUSES;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::{N_SCORING, ScoringTile};
use crate::space::{N_SPACES, Site, Space};
use crate::state::State;
use conformance::Testable;
use table::QuickChance;

impl Testable for State {
    /// Ships make at least one step a turn and the river is short; hiring and the like end with
    /// what they are paid with.
    const MAX_ACTIONS: usize = 8_000;

    fn random_options(chance: &mut QuickChance) -> Options {
        let players = 1 + chance.below(4);
        let level = (players == 1 && chance.below(6) > 0).then(|| chance.pick(Level::ALL));
        Options { players, level }
    }

    fn random_action(&self, chance: &mut QuickChance) -> Action {
        let at = Space::new(1 + chance.below(N_SPACES)).expect("a space");
        let site = Site { at, is_lower: chance.below(2) == 1 };
        let card = Card::new(1 + chance.below(N_CARDS)).expect("a card");
        let tile = ScoringTile::new(chance.below(N_SCORING)).expect("a scoring tile");
        let lever = chance.pick(Lever::ALL);
        let resource = chance.pick(Resource::ALL);
        let few = chance.below(4) as u8;
        match chance.below(31) {
            0 => Action::Pick { tile },
            1 => Action::Produce { resource },
            2 => Action::Choose { strip: chance.pick(Strip::ALL) },
            3 | 4 => Action::Play { card },
            5 => Action::Project { tile },
            6 => Action::Pay {
                boats: [resource, chance.pick(Resource::ALL)],
                levers: (0..few).map(|_| lever).collect::<Levers>(),
            },
            7 => Action::Discard { card },
            8 => Action::Drop { card },
            9 | 10 => Action::Use { lever: chance.pick(LeverUse::ALL) },
            11 => Action::Lift { lever },
            12 => Action::Explore,
            13 => Action::Lay { at },
            14 => Action::Develop { site },
            15 => Action::House { site },
            16 | 17 => Action::Settle { site, lever: chance.below(2) == 1, vp: few },
            18 => Action::Cattle { at, vp: few },
            19 => Action::Draw,
            20 => Action::Modernize { lever },
            21 => Action::Hire { wage: chance.pick(Wage::ALL) },
            22 => Action::Region { region: chance.pick(Region::ALL) },
            23 => Action::Take,
            24 => Action::Vase,
            25 => Action::Advance { track: chance.pick(Track::ALL) },
            26 => Action::Sail { steps: few },
            27 => chance.pick(&[Action::Exchange, Action::ExchangeBack]),
            28 => chance.pick(&[Action::Score { tile }, Action::Trade { pieces: few }]),
            29 => Action::TakeHouse {
                recess: HouseRecess::new(1 + chance.below(N_HOUSES.into())).expect("a recess"),
            },
            _ => Action::Pass,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_all()
    }
}
