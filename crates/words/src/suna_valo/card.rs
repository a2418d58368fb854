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
        let title = title_key(sheet);
        if self.words.has(&title) {
            return self.words.say(&title);
        }
        sheet.columns.iter().next().map_or_else(|| self.words.say("card"), |it| self.column(it))
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

/// The key of a card's title: its first column, and what it does there.
fn title_key(sheet: &FarmCard) -> String {
    let mut parts = vec!["card".to_owned()];
    parts.extend(sheet.columns.iter().next().map(|it: Column| it.name().to_owned()));
    if sheet.is_order() {
        parts.push(if sheet.slots.len() > 3 { "great" } else { "small" }.to_owned());
        return parts.join("-");
    }
    for made in &sheet.makes {
        let choice = Choice::ALL.iter().find(|choice| choice.resources() == *made);
        parts.extend(choice.map(|choice| choice.name().to_owned()));
    }
    let gains = sheet.gains;
    let mut add = |count: u8, what: &str| {
        parts.extend(std::iter::repeat_n(what.to_owned(), count.into()));
    };
    add(gains.energy, "energy");
    add(gains.drones, "delivery");
    add(gains.gears, "step");
    gains.resources.iter().for_each(|(choice, count)| add(count, choice.name()));
    add(u8::from(sheet.points > 0), "points");
    parts.join("-")
}
