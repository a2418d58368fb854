//! What a thing is, why nothing can be done with it, and the table as text.

use super::sight::Sight;
use super::thing::Thing;
use crate::face::{Part, WhyNot};
use boonlake::{Action, Card, LeverUse, Open, Piece, Site, State};
use table::{Game, Refusal, Side};
use words::boonlake::Speech;

/// The rule that says no to everything that is not asked at all.
const NOT_ASKED: &str = "BL-2.1";

/// What a thing is called.
pub(super) fn name(sight: &Sight, thing: Thing, speech: Speech<'_>) -> String {
    let parts = sight.view.open().parts();
    match thing {
        Thing::Site(site) => speech.site_name(site, parts),
        Thing::Space(at) => speech.space_name(at, parts),
        Thing::River(number) => speech.river_space(number),
        Thing::Label(region) => speech.region(region),
        Thing::Track(track) => speech.track(track),
        Thing::Strip(strip) => speech.strip(strip),
        Thing::Resource(resource) => speech.resource(resource),
        Thing::Recess(recess) => speech.recess(recess),
        Thing::Lever(lever) => speech.lever(lever),
        Thing::Card(card) => speech.card(card, parts),
        Thing::Tile(tile) => speech.scoring_tile(tile, parts),
    }
}

/// What a thing is, in sentences.
pub(super) fn explain(sight: &Sight, thing: Thing, speech: Speech<'_>) -> Vec<String> {
    let open = sight.view.open();
    let parts = open.parts();
    let named = |help: String| vec![name(sight, thing, speech), help];
    match thing {
        Thing::Site(Site { at, .. }) | Thing::Space(at) => vec![speech.space(&sight.view, at)],
        Thing::River(number) => vec![speech.river_line(open, number)],
        Thing::Label(region) => vec![speech.region_label(open, region)],
        Thing::Track(track) => {
            let seats = sight.seats().map(|seat| speech.track_line(open, seat, track));
            [speech.track(track)].into_iter().chain(seats).collect()
        }
        Thing::Strip(strip) => {
            vec![speech.strip(strip), speech.strip_own(strip), speech.strip_all(strip)]
        }
        Thing::Resource(_) => named(speech.production(open, sight.at_the_board())),
        Thing::Recess(recess) => named(speech.recess_help(open, recess)),
        Thing::Lever(lever) => named(speech.lever_help(lever)),
        Thing::Card(card) => named(speech.card_help(card, parts)),
        Thing::Tile(tile) => speech.scoring_lines(open, tile),
    }
}

/// Why nothing can be done with a thing, if something of its kind is asked for.
pub(super) fn why_not(sight: &Sight, thing: Thing, speech: Speech<'_>) -> Option<WhyNot> {
    refusal(&sight.guess, thing).map(|refusal| told(&refusal, speech))
}

/// The same to whoever clicked on it: they are told too that nothing of its kind is asked for.
pub(super) fn why_not_clicked(sight: &Sight, thing: Thing, speech: Speech<'_>) -> Option<WhyNot> {
    let refusal = refusal(&sight.guess, thing).or_else(|| refusals(&sight.guess, thing).next());
    refusal.map(|refusal| told(&refusal, speech))
}

fn told(refusal: &Refusal, speech: Speech<'_>) -> WhyNot {
    let text = speech.refusal(refusal.rule).unwrap_or_else(|| refusal.reason.to_owned());
    WhyNot { text, rule: Some(refusal.rule.to_owned()) }
}

/// What the rules say to the likeliest of what a click on a thing may have meant.
fn refusal(state: &State, thing: Thing) -> Option<Refusal> {
    refusals(state, thing).find(|refusal| refusal.rule != NOT_ASKED)
}

fn refusals(state: &State, thing: Thing) -> impl Iterator<Item = Refusal> {
    let attempts = attempts(thing, state.open()).into_iter();
    attempts.filter_map(move |action| Game::check(state, action).err())
}

/// What somebody who clicks on a thing may have meant, the most likely first.
fn attempts(thing: Thing, open: &Open) -> Vec<Action> {
    match thing {
        Thing::Site(site) => site_attempts(site, open),
        Thing::Space(at) => vec![Action::Lay { at }, Action::Cattle { at, vp: 0 }],
        Thing::Label(region) => vec![Action::Region { region }],
        Thing::Track(track) => vec![Action::Advance { track }],
        Thing::Strip(strip) => vec![Action::Choose { strip }],
        Thing::Resource(resource) => vec![Action::Produce { resource }],
        Thing::Recess(recess) => vec![Action::TakeHouse { recess }],
        Thing::Lever(lever) => {
            let uses = LeverUse::ALL.iter().filter(|it| it.lever() == lever);
            let uses = uses.map(|&lever| Action::Use { lever });
            let is_owned = open.to_act().is_some_and(|me| open.player(me).levers.has(lever));
            let buy = (!is_owned).then_some(Action::Modernize { lever });
            buy.into_iter().chain(uses).chain([Action::Lift { lever }]).collect()
        }
        Thing::Card(card) => card_attempts(card),
        Thing::Tile(tile) => vec![Action::Project { tile }, Action::Score { tile }],
        Thing::River(number) => vec![sail_attempt(number, open)],
    }
}

/// More steps than any ship may make.
const TOO_FAR: u8 = 7;

/// To sail there; what cannot be reached by any number of steps is too far.
fn sail_attempt(number: u8, open: &Open) -> Action {
    let lands = |steps: &u8| open.to_act().is_some_and(|me| open.landing(me, *steps) == number);
    Action::Sail { steps: (1..TOO_FAR).find(lands).unwrap_or(TOO_FAR) }
}

/// An own piece is there to become the next larger one; elsewhere one would settle down first.
fn site_attempts(site: Site, open: &Open) -> Vec<Action> {
    let develop = Action::Develop { site };
    let house = Action::House { site };
    let settle = Action::Settle { site, lever: false, vp: 0 };
    let me = open.to_act().map(Side::from);
    let own = open.terrain.piece(site).filter(|there| Some(there.side) == me);
    match own.map(|there| there.piece) {
        Some(Piece::Inhabitant) => vec![house, develop, settle],
        Some(Piece::House) => vec![settle, develop, house],
        Some(Piece::Settlement) | None => vec![develop, house, settle],
    }
}

fn card_attempts(card: Card) -> Vec<Action> {
    vec![Action::Play { card }, Action::Discard { card }, Action::Drop { card }]
}

/// The table as text, in the order in which one needs it.
pub(super) fn as_text(sight: &Sight, speech: Speech<'_>) -> Vec<Part> {
    let (view, open) = (&sight.view, sight.view.open());
    let titled = |key: &str, lines: Vec<String>| Part { title: speech.words().say(key), lines };
    let mut parts = vec![
        titled("area-river", speech.river(open)),
        titled("area-strips", speech.strips(open)),
        titled("area-hand", speech.hand(view)),
        titled("area-levers", speech.levers(open, sight.at_the_board())),
        titled(
            "area-scoring",
            open.scoring.iter().flat_map(|&tile| speech.scoring_lines(open, tile)).collect(),
        ),
        titled(
            "table-players",
            sight.seats().flat_map(|seat| speech.seat_summary(view, seat)).collect(),
        ),
        titled(
            "area-played",
            sight.seats().flat_map(|seat| speech.played_by(view, seat)).collect(),
        ),
    ];
    if open.is_solo() {
        parts.push(Part { title: speech.eminence(), lines: speech.eminence_summary(open) });
    }
    let regions = speech.map_as_text(view).into_iter();
    parts.extend(regions.map(|(title, lines)| Part { title, lines }));
    parts.retain(|part| !part.lines.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::{Offer, Offered, Options, Position, Space, Step};
    use table::{Match, Seat, Seed};

    /// Whatever is legal is not refused, and what is refused is said by a rule.
    #[test]
    fn a_click_is_refused_for_the_reason_of_a_rule() {
        let options: Options = "players=2".parse().expect("good options");
        let played = Match::<State>::seeded(options, Seed::from_number(3)).expect("a match");
        let open = played.state().open();
        for &tile in &open.offered[0] {
            assert!(Game::check(played.state(), Action::Pick { tile }).is_ok());
        }
        let site: Site = "12a".parse().expect("a site");
        let refused = attempts(Thing::Site(site), open).into_iter();
        let rules = refused.filter_map(|action| Game::check(played.state(), action).err());
        assert!(rules.map(|refusal| refusal.rule).all(|rule| rule == NOT_ASKED));
    }

    #[test]
    fn a_river_space_out_of_reach_is_too_far() {
        let mut position = Position::new(2).expect("a match");
        let me = Seat::FIRST;
        let here = position.open.player(me).ship;
        position.ask(Step::Sail { seat: me, steps: 2 });
        let state: State = position.state().expect("a possible position");
        let far = state.open().landing(me, 3);
        let rule_at = |number| refusal(&state, Thing::River(number)).map(|refusal| refusal.rule);
        assert_eq!([here, far, far + 9].map(rule_at), [Some("BL-9.1"); 3]);
        assert_eq!(rule_at(state.open().landing(me, 2)), None);
    }

    /// What is not asked for is told to whoever clicks, not to whoever points.
    #[test]
    fn a_thing_of_a_kind_that_is_not_asked_for_is_refused_to_a_click() {
        let mut position = Position::new(2).expect("a match");
        position.ask(Step::Sail { seat: Seat::FIRST, steps: 2 });
        let state: State = position.state().expect("a possible position");
        let strip = Thing::Strip(boonlake::Strip::Builder);
        assert!(refusal(&state, strip).is_none());
        assert_eq!(refusals(&state, strip).next().map(|refusal| refusal.rule), Some(NOT_ASKED));
    }

    /// An own house without neighbours is not "taken": it cannot become a settlement.
    #[test]
    fn an_own_piece_is_refused_as_what_it_could_become() {
        let mut position = Position::new(2).expect("a match");
        position.open.players[0].ranch = 4;
        // The card to draw keeps the question open where nothing else can be done.
        let offer = Offer::of([Offered::Develop, Offered::Upgrade, Offered::DrawOne]);
        let me = Seat::FIRST;
        position.ask(Step::Offer { seat: me, offer });
        position.lay(Space::new(22).expect("a space"), "g21".parse().expect("a tile"));
        let site: Site = "22a".parse().expect("a site");
        let rule_for = |mut position: Position, piece, seat| {
            position.put(site, seat, piece);
            let state: State = position.state().expect("a possible position");
            refusal(&state, Thing::Site(site)).expect("nothing can be done there").rule
        };
        assert_eq!(rule_for(position.clone(), Piece::House, me.next(2)), "BL-5.3");
        assert_eq!(rule_for(position.clone(), Piece::House, me), "BL-5.10");
        position.open.players[0].ranch = 0;
        assert_eq!(rule_for(position, Piece::Inhabitant, me), "BL-5.7");
    }
}
