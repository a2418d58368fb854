//! What a thing is, why nothing can be done with it, and the table as text.

use super::sight::Sight;
use super::thing::Thing;
use crate::face::{Part, WhyNot};
use boonlake::{Action, Card, LeverUse, Open, Site};
use table::{Game, Refusal};
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
    let refused = attempts(thing, sight.view.open()).into_iter().find_map(|action| {
        let refusal = Game::check(&sight.guess, action).err()?;
        (refusal.rule != NOT_ASKED).then_some(refusal)
    });
    let Refusal { rule, reason } = refused?;
    let text = speech.refusal(rule).unwrap_or_else(|| reason.to_owned());
    Some(WhyNot { text, rule: Some(rule.to_owned()) })
}

/// What somebody who clicks on a thing may have meant, the most likely first.
fn attempts(thing: Thing, open: &Open) -> Vec<Action> {
    match thing {
        Thing::Site(site) => vec![
            Action::Develop { site },
            Action::House { site },
            Action::Settle { site, lever: false, vp: 0 },
        ],
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
        Thing::River(_) => Vec::new(),
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
    use boonlake::{Options, State};
    use table::{Match, Seed};

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
}
