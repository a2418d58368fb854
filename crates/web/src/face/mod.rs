//! How a game looks and is played in the browser: what a game's folder gives to the table that all
//! games share.
//!
//! A [`Face`] is the game itself, a [`Sight`] is one moment of a match as one viewer sees it, an
//! [`Event`] is something that happened. They are trait objects, so that the shared table is
//! compiled once, and each game is a download of its own. What only one page needs is a trait of its
//! own, so that it comes with that page: [`SetUpFace`] with the one for new tables, [`ReplayFace`]
//! with the one for recorded matches, [`RulesFace`] when the rules are opened; and a [`Guide`] comes
//! after the table. All of them are downloaded when they are first needed.

mod arrival;
mod choice;
mod faces;
mod guide;
mod motion;
mod teller;

use crate::reactive::{RwSignal, StoredValue};
pub(crate) use arrival::{prepare, with_face, with_replay, with_rules, with_set_up};
pub(crate) use choice::{
    Ask, Change, Choice, Deal, Explained, Group, Moment, Outcome, Part, Role, Section, Spot, WhyNot,
};
pub(crate) use faces::{OFFERS, Offer};
pub(crate) use faces::{brain_of, engine_of, guide_of, rules_of};
use faces::{of, replay_of, set_up_of};
pub(crate) use guide::{AsGuide, Guide, as_guide};
pub(crate) use motion::Motion;
pub(crate) use teller::Teller;

use crate::components::{Read, Texts};
use crate::table::Table;
use games::{AnyMatch, ComponentSet};
use leptos::prelude::{AnyView, Callback};
use protocol::{Problem, Update};
use serde_json::value::RawValue;
use std::any::Any;
use std::error::Error;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{RulesVersion, Seat, Side};
use words::Words;

/// How a game looks and is played.
pub(crate) trait Face: Sync {
    /// The game's stable name.
    fn game(&self) -> &'static str;

    /// The symbols that its drawings are made of, once for a page.
    fn symbols(&self, words: &Words) -> String;

    /// The mark of a side, as a picture beside a line of text.
    fn mark(&self, side: Side) -> String;

    /// A piece of a side, as a picture beside a name.
    fn piece(&self, side: Side) -> String;

    /// The boards and cards of these texts, and ours where one is missing.
    fn components(&self, texts: Texts) -> Read;

    /// How the style sheet's names of the seats' colours begin, if a seat can be shown in another's:
    /// a number from 1 follows, and `-mark` for what is drawn on it.
    fn colours(&self) -> Option<&'static str>;

    /// A reader of what a table of these rules and components tells.
    fn reader(&self, rules: RulesVersion, set: &ComponentSet) -> Result<Box<dyn Reader>, Problem>;

    /// What lies in the middle of the table; it follows the table's signals.
    fn board(&self) -> AnyView;

    /// What else lies on the table, apart from the panel: around the board where there is room, one
    /// thumb away where there is not.
    fn areas(&self, words: &Words) -> Vec<Area>;

    /// The pictures on the tabs of the board and of the panel, beside those of areas.
    fn tab_pictures(&self) -> Option<[String; 2]> {
        None
    }

    /// The area in which a place is; none if it is on the board.
    fn area_of(&self, spot: Spot) -> Option<usize>;

    /// The area in which something is that is only told of; none if it is on the board.
    fn area_told(&self, _table: Table, spot: Spot) -> Option<usize> {
        self.area_of(spot)
    }

    /// Whether its board is drawn in one piece: one that is walked by arrow keys and zoomed, and on
    /// which pieces are seen to move.
    fn has_ground(&self) -> bool {
        true
    }

    /// Whether a finger's first tap only shows what a second one does: where places are many and
    /// prices long.
    fn previews_taps(&self) -> bool;

    /// How far the match is, drawn.
    fn clock(&self) -> AnyView;

    /// Those who take part without a seat.
    fn opponents(&self) -> AnyView;

    /// What has the table for a moment, beside the end: ways to compare, a scoring, a new era.
    fn scene(&self) -> AnyView;

    /// The areas as they lie on the table, and what is told beside a thing on them.
    fn beside(&self) -> AnyView;

    /// The parts of what is offered, to look at one of them alone.
    fn chips(&self) -> AnyView;

    /// What lies before a seat.
    fn holdings(&self, seat: Seat) -> AnyView;

    /// Keys that only this game hears: what they are called, and what they do.
    fn own_keys(&self) -> &'static [[&'static str; 2]] {
        &[]
    }

    /// What pays, and how much to each now.
    fn goals(&self) -> AnyView;

    /// What a category of the standings is called.
    fn category(&self, words: &Words, name: &str) -> String;

    /// Its sign, where it has one.
    fn category_sign(&self, _name: &str) -> String {
        String::new()
    }

    /// Why a tie has one winner, where a rule says so.
    fn tie(&self, _words: &Words) -> Option<String> {
        None
    }
}

/// A part of the table beside its board.
pub(crate) struct Area {
    /// The name of its class is `area-` and this.
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) picture: String,
    /// How many things lie there, where the tab says so.
    pub(crate) count: Option<fn(Table) -> usize>,
    pub(crate) show: fn() -> AnyView,
}

/// How a game's rules are told.
pub(crate) trait RulesFace: Sync {
    /// The rules in short, as far as they matter at a table with these options and what is seen
    /// there; without options, those of everything there is.
    fn rules(
        &self,
        words: &Words,
        options: Option<&str>,
        sight: Option<Arc<dyn Sight>>,
    ) -> Vec<Section>;
}

/// How a game is set up.
pub(crate) trait SetUpFace: Sync {
    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// The symbols that its drawings are made of, once for a page.
    fn symbols(&self) -> String;

    /// A piece of a side, as a picture beside a name.
    fn piece(&self, side: Side) -> String;

    /// Asks how the game shall be set up, with a preview.
    fn set_up(&self, form: SetUp) -> AnyView;
}

/// How a recorded match of a game is shown with all cards open.
pub(crate) trait ReplayFace: Sync {
    /// What a seat hides from the others, as it lies before the seat.
    fn hand(&self, shown: &dyn AnyMatch, seat: Seat) -> AnyView;
}

/// Shows what a seat hides, where all cards are open; a context of recorded matches.
#[derive(Clone, Copy)]
pub(crate) struct OpenHands(pub(crate) Option<Callback<Seat, AnyView>>);

/// What a set-up form works on.
#[derive(Clone, Copy)]
pub(crate) struct SetUp {
    pub(crate) n_players: RwSignal<usize>,
    /// The options with which the form begins, in the engine's text form; empty for the usual ones.
    pub(crate) first: StoredValue<String>,
    /// The options in the engine's text form, as they were chosen so far.
    pub(crate) options: RwSignal<String>,
    /// The boards and cards of one's own that are played with, instead of ours.
    pub(crate) own_set: RwSignal<Option<ComponentSet>>,
}

/// Reads what a table tells.
pub(crate) trait Reader {
    /// The moment that an update shows; what never changes is shared with what was seen `before`.
    fn sight(
        &self,
        update: &Update,
        before: Option<&dyn Sight>,
    ) -> Result<Arc<dyn Sight>, Box<dyn Error>>;

    /// Something that happened.
    fn event(&self, event: &RawValue) -> Result<Arc<dyn Event>, serde_json::Error>;
}

/// One moment of a match, as one viewer sees it. Choices are named by their place in
/// [`Moment::choices`].
pub(crate) trait Sight: Any + Send + Sync {
    /// What every game has.
    fn moment(&self) -> &Moment;

    /// The parts of what is offered, if it has several.
    fn groups(&self, teller: Teller<'_>) -> Vec<Group>;

    /// How far the match is: "Round 5".
    fn progress(&self, teller: Teller<'_>) -> String;

    /// What is asked, and of whom.
    fn ask(&self, teller: Teller<'_>) -> Ask;

    /// A choice in words.
    fn label(&self, choice: usize, teller: Teller<'_>) -> String;

    /// A choice in words, beside others at the same place.
    fn way(&self, choice: usize, teller: Teller<'_>) -> String {
        self.label(choice, teller)
    }

    /// Whether a choice is only the first of several that are planned as one, before any is made.
    fn is_planned(&self, _choice: usize) -> bool {
        false
    }

    /// What a choice is about, at more length.
    fn help(&self, choice: usize, teller: Teller<'_>) -> Option<String>;

    /// The picture on a choice's button.
    fn picture(&self, choice: usize) -> Option<String>;

    /// What a choice costs and brings, thing by thing, where it is more than a line.
    fn deal(&self, _choice: usize, _teller: Teller<'_>) -> Option<Deal> {
        None
    }

    /// What somebody is called who has points, with or without a seat.
    fn side_name(&self, side: Side, teller: Teller<'_>) -> String;

    /// What a place is called.
    fn spot_name(&self, spot: Spot, teller: Teller<'_>) -> String;

    /// Places that lie in a row and can be chosen now, in the order in which one counts them.
    fn row(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// For the game's own parts, which know its type.
    fn into_any(self: Arc<Self>) -> Arc<dyn Any + Send + Sync>;
}

/// Something that happened, as a viewer was told.
pub(crate) trait Event: Any + Send + Sync {
    /// It in words, if it is worth a line.
    fn line(&self, teller: Teller<'_>) -> Option<String>;

    /// Whether it only follows from what was done, so that a log tells it along with that.
    fn follows(&self) -> bool {
        false
    }

    /// Whether somebody lost something by it, which that one is told at once.
    fn is_loss(&self) -> bool {
        false
    }

    /// What followed from it, in short.
    fn outcome(&self, _followers: &[Arc<dyn Event>], _teller: Teller<'_>) -> String {
        String::new()
    }

    /// Whose doing it was.
    fn seat(&self) -> Option<Seat>;

    /// Where it happened.
    fn spots(&self) -> Vec<Spot>;

    /// Whether it changed what lies on the board, so that it is worth showing again.
    fn is_move(&self) -> bool;

    /// What moves when it happens.
    fn motion(&self) -> Option<Motion>;

    /// The seat whose turn begins with it.
    fn begins(&self) -> Option<Seat>;

    /// The seat whose turn ends with it.
    fn ends(&self) -> Option<Seat>;

    /// For the game's own parts, which know its type.
    fn as_any(&self) -> &dyn Any;
}
