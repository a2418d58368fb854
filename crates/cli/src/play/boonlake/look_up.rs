//! What can be looked up: spaces, sites, cards, players, tracks, strips, levers, scoring tiles, the
//! river, the Wise Eminence, and the signs on the map.

use super::super::ink::BOLD;
use super::super::lines::{flow, painted, sentences};
use super::super::terminal::Topic;
use super::map;
use super::sight::Sight;
use boonlake::{Card, Site, Space, Track};
use table::Seat;

pub(super) fn topics(sight: &Sight<'_>) -> Vec<Topic> {
    let topic = |names: &'static [&'static str], about, key: &str| Topic {
        names,
        about,
        meaning: sight.teller.words.say(key),
    };
    let mut topics = vec![
        topic(&["map"], "", "topic-map"),
        topic(&["hand"], "", "topic-hand"),
        topic(&["cards"], "NUMBER", "topic-cards"),
        topic(&["player", "p"], "NUMBER", "topic-player"),
        topic(&["tracks"], "", "topic-tracks"),
        topic(&["strips"], "", "topic-strips"),
        topic(&["levers"], "", "topic-levers"),
        topic(&["scoring"], "", "topic-scoring"),
        topic(&["river"], "", "topic-river"),
        topic(&["sites"], "", "topic-sites"),
        topic(&["space"], "NUMBER", "topic-space"),
        topic(&["signs"], "", "topic-signs"),
    ];
    if sight.view.open().is_solo() {
        topics.push(topic(&["solo"], "", "topic-solo"));
    }
    topics
}

pub(super) fn look_up(sight: &Sight<'_>, topic: &str, about: &str) -> Result<String, String> {
    let (open, speech) = (sight.view.open(), sight.speech());
    Ok(match topic {
        "map" => map::draw(sight),
        "hand" => lines(sight, &speech.hand(&sight.view)),
        "cards" => return cards(sight, about),
        "player" => return of_players(sight, about, |seat| speech.seat_summary(&sight.view, seat)),
        "tracks" => Track::ALL.iter().map(|&track| of_track(sight, track)).collect(),
        "strips" => lines(sight, &speech.strips(open)),
        "levers" => lines(sight, &speech.levers(open, sight.seat)),
        "scoring" => scoring(sight),
        "river" => lines(sight, &speech.river(open)),
        "sites" => sites(sight),
        "space" => return space(sight, about),
        "solo" => block(sight, speech.eminence_summary(open)),
        _ => sentences(sight.teller.width, "   ", &sight.teller.words.say("signs")),
    })
}

/// A paragraph for each line.
fn lines(sight: &Sight<'_>, lines: &[String]) -> String {
    lines.iter().map(|line| sentences(sight.teller.width, "   ", line)).collect()
}

/// A heading and what belongs to it.
fn block(sight: &Sight<'_>, lines: Vec<String>) -> String {
    let mut lines = lines.into_iter();
    let head = lines.next().unwrap_or_default();
    let head = painted(sight.teller.width, "   ", &head, sight.teller.ink, BOLD);
    head + &lines.map(|line| sentences(sight.teller.width, "      ", &line)).collect::<String>()
}

/// The scoring tiles in play, with their values at the scoring at hand.
fn scoring(sight: &Sight<'_>) -> String {
    let (open, speech, words) = (sight.view.open(), sight.speech(), sight.teller.words);
    if open.scoring.is_empty() {
        return lines(sight, &[words.say("no-scoring")]);
    }
    let number = speech.scoring_at_hand(open);
    let title = words.say_with("scoring-title", &[("number", number.into())]);
    let tiles = open.scoring.iter().map(|&tile| block(sight, speech.scoring_lines(open, tile)));
    lines(sight, &[title]) + &tiles.collect::<String>()
}

/// An income track: what each step brings, and how far everybody is.
fn of_track(sight: &Sight<'_>, track: Track) -> String {
    let (open, speech, words) = (sight.view.open(), sight.speech(), sight.teller.words);
    let count = |key: &str, count: u8| words.say_with(key, &[("count", count.into())]);
    let income_key = if track == Track::Coin { "count-coins" } else { "count-cards" };
    let spaces = open.parts().boards.track(track).iter().enumerate().map(|(step, space)| {
        let mut brings = vec![count(income_key, space.income)];
        brings.extend((space.vp > 0).then(|| count("count-vp", space.vp)));
        brings.extend(space.reward.as_ref().map(|reward| {
            words.say_with("track-at-once", &[("reward", speech.reward(reward).into())])
        }));
        let brings = words.commas(&brings);
        words.say_with("track-step", &[("step", step.into()), ("brings", brings.into())])
    });
    let spaces: Vec<String> = spaces.chain([words.say("track-beyond")]).collect();
    let title = painted(sight.teller.width, "   ", &speech.track(track), sight.teller.ink, BOLD);
    let seats = Seat::all(open.n_seats())
        .map(|seat| sentences(sight.teller.width, "      ", &speech.track_line(open, seat, track)));
    title + &flow(sight.teller.width, "      ", &spaces, " · ") + &seats.collect::<String>()
}

/// The cards that players have laid out, with what they are worth now.
fn cards(sight: &Sight<'_>, about: &str) -> Result<String, String> {
    let (open, speech) = (sight.view.open(), sight.speech());
    if let Ok(card) = about.parse::<Card>() {
        return Ok(lines(sight, &[speech.card_line(&sight.view, card)]));
    }
    of_players(sight, about, |seat| {
        let kinds = speech.played_kinds(open, seat);
        let head = format!("{}: {kinds}", sight.teller.name(seat));
        [head].into_iter().chain(speech.played(&sight.view, seat)).collect()
    })
}

/// Something about a player by number from 1, or about all of them.
fn of_players(
    sight: &Sight<'_>,
    about: &str,
    tell: impl Fn(Seat) -> Vec<String>,
) -> Result<String, String> {
    let n_seats = sight.view.open().n_seats();
    if about.is_empty() {
        return Ok(Seat::all(n_seats).map(|seat| block(sight, tell(seat))).collect());
    }
    let number = about.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let seat = number.and_then(|index| Seat::all(n_seats).nth(index));
    seat.map(|seat| block(sight, tell(seat))).ok_or_else(|| {
        sight.teller.words.say_with("terminal-no-player", &[("last", n_seats.into())])
    })
}

/// The free sites with what they cost and bring.
fn sites(sight: &Sight<'_>) -> String {
    let (open, speech) = (sight.view.open(), sight.speech());
    let free = open.map().free_sites().map(|site: Site| {
        let name = speech.site_name(site, open.parts());
        let rule = open.map().site_rule(site).map(|rule| speech.site(rule)).unwrap_or_default();
        sentences(sight.teller.width, &format!("   {name:<16} "), &rule)
    });
    free.collect()
}

fn space(sight: &Sight<'_>, about: &str) -> Result<String, String> {
    let at: Space = about
        .parse()
        .map_err(|_| sight.teller.words.say_with("no-space", &[("typed", about.into())]))?;
    let mut said = vec![sight.speech().space(&sight.view, at)];
    let here = sight.legal.iter().filter(|action| match action.place() {
        Some(boonlake::Place::Space(there)) => there == at,
        Some(boonlake::Place::Site(site)) => site.at == at,
        Some(boonlake::Place::River(_)) | None => false,
    });
    said.extend(here.map(|action| sight.speech().action(action, &sight.view)));
    Ok(lines(sight, &said))
}
