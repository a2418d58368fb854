//! A game without its types.

use crate::any_match::AnyMatch;
use crate::any_view::{AnyView, TypedView};
use crate::component_set::{ComponentSet, Library};
use crate::error::Error;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    ComponentTexts, Edition, EditionError, Game, Luck, Match, OpenError, Origin, QuickChance,
    Record, RulesVersion, Setup, newest_rules,
};

/// A game of the catalogue.
pub trait AnyGame: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The versions of its rules that can be played.
    fn rules(&self) -> RangeInclusive<u16>;
    /// The newest of them, by which new matches are played.
    fn newest_rules(&self) -> RulesVersion;
    /// How many seats it can have.
    fn seats(&self) -> RangeInclusive<usize>;
    /// The components that come with the program.
    fn our_components(&self) -> ComponentSet;
    /// Reads components from texts by the names of their files, ours where there is none; or says
    /// everything that is wrong with them, by file and line.
    fn read_components(&self, texts: Vec<(String, String)>) -> Result<ComponentSet, Error>;
    /// Options as they would be written out in full, or what is wrong with them.
    fn options(&self, text: &str, components: &ComponentSet) -> Result<String, Error>;
    /// Starts a new match by the newest rules.
    fn start(
        &self,
        options: &str,
        components: &ComponentSet,
        luck: Luck,
    ) -> Result<Box<dyn AnyMatch>, Error>;
    /// Starts the match that an origin names.
    fn open(&self, origin: &Origin, library: &Library) -> Result<Box<dyn AnyMatch>, Error>;
    /// Plays a record again, up to `n_plies` actions or all of them.
    fn replay(
        &self,
        record: &Record,
        library: &Library,
        n_plies: Option<usize>,
    ) -> Result<Box<dyn AnyMatch>, Error>;
    /// Reads a view that was sent, of a match by these rules and with these components.
    fn read_view(
        &self,
        json: &str,
        rules: RulesVersion,
        components: &ComponentSet,
    ) -> Result<Box<dyn AnyView>, Error>;
}

/// A game's type, as a value.
struct Typed<G>(PhantomData<fn() -> G>);

/// A game whose type is known, without its type.
pub const fn any_game<G: Game>() -> &'static dyn AnyGame {
    &Typed::<G>(PhantomData)
}

impl<G: Game> Typed<G> {
    fn setup(&self, options: &str, components: &ComponentSet) -> Result<Setup<G>, Error> {
        let edition = self.edition(newest_rules::<G>(), components)?;
        Ok(Setup { edition, options: options.parse()? })
    }

    fn edition(&self, rules: RulesVersion, components: &ComponentSet) -> Result<Edition<G>, Error> {
        let components = components.typed::<G>().ok_or(EditionError::UnknownComponents {
            game: G::NAME,
            components: components.hash(),
        })?;
        Ok(Edition::new(rules, components)?)
    }

    fn components(&self, origin: &Origin, library: &Library) -> Result<Arc<G::Components>, Error> {
        if origin.game != G::NAME {
            return Err(OpenError::OtherGame { game: origin.game.clone() }.into());
        }
        Ok(library.components::<G>(origin.components)?)
    }
}

impl<G: Game> AnyGame for Typed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> RangeInclusive<u16> {
        G::RULES
    }

    fn newest_rules(&self) -> RulesVersion {
        newest_rules::<G>()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn our_components(&self) -> ComponentSet {
        ComponentSet::ours::<G>()
    }

    fn read_components(&self, texts: Vec<(String, String)>) -> Result<ComponentSet, Error> {
        let texts = ComponentTexts::with_others::<G::Components>(texts)?;
        Ok(ComponentSet::read::<G>(texts)?)
    }

    fn options(&self, text: &str, components: &ComponentSet) -> Result<String, Error> {
        let setup = self.setup(text, components)?;
        G::begin_by(&setup, &mut QuickChance::new(0), &mut Vec::new())?;
        Ok(setup.options.to_string())
    }

    fn start(
        &self,
        options: &str,
        components: &ComponentSet,
        luck: Luck,
    ) -> Result<Box<dyn AnyMatch>, Error> {
        Ok(Box::new(Match::<G>::start(self.setup(options, components)?, luck)?))
    }

    fn open(&self, origin: &Origin, library: &Library) -> Result<Box<dyn AnyMatch>, Error> {
        let components = self.components(origin, library)?;
        Ok(Box::new(Match::<G>::open(origin, &components)?))
    }

    fn replay(
        &self,
        record: &Record,
        library: &Library,
        n_plies: Option<usize>,
    ) -> Result<Box<dyn AnyMatch>, Error> {
        let components = self.components(&record.origin, library)?;
        Ok(Box::new(Match::<G>::replay(record, &components, n_plies)?))
    }

    fn read_view(
        &self,
        json: &str,
        rules: RulesVersion,
        components: &ComponentSet,
    ) -> Result<Box<dyn AnyView>, Error> {
        let edition = self.edition(rules, components)?;
        let data: G::ViewData = serde_json::from_str(json)
            .map_err(|error| table::ParseError(format!("no view: {error}")))?;
        Ok(Box::new(TypedView::<G>(G::read_view(data, &edition)?)))
    }
}
