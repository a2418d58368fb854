//! What was chosen before a match, in words.

use super::Speech;
use suna_valo::{Cast, Character, Options};

impl Speech<'_> {
    /// What was chosen before a match, one sentence for each thing.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let mut said = vec![match options.characters {
            Cast::All => self.words.say("option-all"),
            Cast::FirstGame => {
                let names = Character::FIRST_GAME.map(|it| self.character(it));
                self.say("option-first", &[("characters", self.words.list(&names).into())])
            }
            Cast::Given(given) => {
                let names = given.map(|it| self.character(it));
                self.say("option-given", &[("characters", self.words.list(&names).into())])
            }
        }];
        if options.festival_ships_remove {
            said.push(self.words.say("option-festival-ships-remove"));
        }
        said
    }

    /// What the first game is, for those who have not played yet.
    pub fn first_game(&self) -> String {
        self.words.say("option-first-game")
    }
}
