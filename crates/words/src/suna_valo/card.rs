//! Farm cards: their titles come from what they do, so that other cards have titles too.

use super::Speech;
use suna_valo::components::FarmCard;
use suna_valo::{Card, Choice, Column, Good};

impl Speech<'_> {
    /// The title of a card with the number printed on it: "Lily pond (H02)".
    pub fn card(&self, card: Card) -> String {
        match card.festival() {
            Some(festival) => self.festival(festival),
            None => self.numbered(self.card_title(card), &card.number()),
        }
    }

    /// The title of a card alone.
    pub fn card_title(&self, card: Card) -> String {
        if let Some(festival) = card.festival() {
            return self.words.say(&super::key("festival", festival.name()));
        }
        let Some(sheet) = self.components.sheet(card) else { return self.words.say("card") };
        self.title(sheet)
    }

    /// The title of whatever is on a card.
    pub(super) fn title(&self, sheet: &FarmCard) -> String {
        let title = title_keys(sheet).into_iter().find(|key| self.words.has(key));
        self.words.say(title.as_deref().unwrap_or("card"))
    }

    /// Where a card belongs and what it does: "Plants: makes 1 lily".
    pub fn card_help(&self, card: Card) -> String {
        if let Some(festival) = card.festival() {
            return self.say("card-festival", &[("does", self.festival_help(festival).into())]);
        }
        let Some(sheet) = self.components.sheet(card) else { return String::new() };
        let columns: Vec<String> = sheet.columns.iter().map(|it| self.column(it)).collect();
        let columns = self.either(&columns);
        self.say("card-in", &[("columns", columns.into()), ("does", self.does(sheet).into())])
    }

    /// What a farm card does, in a few words.
    pub fn does(&self, sheet: &FarmCard) -> String {
        let mut parts = Vec::new();
        if !sheet.makes.is_empty() {
            let made = match sheet.makes[..] {
                [one, other] if one == other => vec![self.taken(goods_of(one), 2)],
                _ => sheet.makes.iter().map(|&it| self.taken(goods_of(it), 1)).collect(),
            };
            parts.push(self.say("does-make", &[("what", self.words.list(&made).into())]));
        }
        let gains = sheet.gains;
        if gains.energy > 0 {
            parts.push(self.good_count(Good::Energy, gains.energy));
        }
        if gains.drones > 0 {
            parts.push(self.count("count-deliveries", gains.drones));
        }
        if gains.gears > 0 {
            parts.push(self.count("count-steps", gains.gears));
        }
        parts.extend(gains.resources.iter().map(|(choice, count)| self.resources(choice, count)));
        let points = self.count("count-points", sheet.points);
        if sheet.is_order() {
            let slots = sheet.slots.iter().map(|&it| Good::from(it)).collect();
            let slots = self.goods(&slots);
            parts.push(
                self.say("does-order", &[("slots", slots.into()), ("points", points.into())]),
            );
        } else if sheet.points > 0 {
            parts.push(self.say("does-points", &[("points", points.into())]));
        }
        self.words.list(&parts)
    }
}

/// Resources as goods.
pub(super) fn goods_of(resources: suna_valo::Resources) -> table::Set<Good> {
    resources.iter().map(Good::from).collect()
}

/// The keys of a card's title, the best first: its first column with all it does there; the same,
/// however much it is; and what it mainly does, wherever it belongs.
fn title_keys(sheet: &FarmCard) -> Vec<String> {
    if sheet.is_order() {
        let size = if sheet.slots.len() > 3 { "great" } else { "small" };
        return vec![format!("card-orders-{size}")];
    }
    let gains = sheet.gains;
    // Symbols in a set order, however they are printed.
    let made = Choice::ALL.iter().map(|choice| {
        let count = sheet.makes.iter().filter(|made| **made == choice.resources()).count();
        (choice.name(), count)
    });
    let gained = [("energy", gains.energy), ("delivery", gains.drones), ("step", gains.gears)];
    let taken = gains.resources.iter().map(|(choice, count)| (choice.name(), count));
    let points = [("points", u8::from(sheet.points > 0))];
    let others = gained.into_iter().chain(taken).chain(points);
    let others = others.map(|(what, count)| (what, usize::from(count)));
    let effects: Vec<(&str, usize)> = made.chain(others).filter(|(_, count)| *count > 0).collect();
    let column = sheet.columns.iter().next().map_or("", Column::name);
    let key = |most: usize| {
        let parts = effects.iter().flat_map(|&(what, count)| vec![what; count.min(most)]);
        ["card", column].into_iter().chain(parts).collect::<Vec<_>>().join("-")
    };
    let main = match gains {
        _ if !sheet.makes.is_empty() => "makes",
        gains if gains.drones > 0 => "delivery",
        gains if gains.gears > 0 => "step",
        gains if !gains.resources.is_empty() => "goods",
        gains if gains.energy > 0 => "energy",
        _ => "points",
    };
    vec![key(usize::MAX), key(1), format!("card-some-{main}")]
}
