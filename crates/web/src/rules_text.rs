//! The rules in short: parts with pictures, things and numbered rules, of which one can look for
//! some.

use crate::face::Section;
use crate::parts::Drawing;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;

/// Where a rule stands on the page.
pub(crate) fn rule_id(rule: &str) -> String {
    format!("rule-{rule}")
}

#[component]
pub(crate) fn RulesText(
    #[prop(into)] sections: Signal<Vec<Section>>,
    /// What is looked for.
    sought: RwSignal<String>,
    /// The rule that was asked for by its number.
    wanted: RwSignal<Option<String>>,
) -> impl IntoView {
    let say = Say::here();
    move || {
        let sought = sought.get().trim().to_lowercase();
        let sections = sections.get().into_iter();
        let found: Vec<_> = sections
            .filter_map(|section| part_with(section, &sought))
            .map(|section| view! { <Chapter section wanted/> })
            .collect();
        match found.is_empty() {
            true => view! { <p role="status">{say.the("help-nothing-found")}</p> }.into_any(),
            false => found.into_any(),
        }
    }
}

/// Asks what is looked for in the rules.
#[component]
pub(crate) fn RulesSearch(sought: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    view! {
        // Not of type search, whose Escape empties it instead of closing the rules.
        <input
            type="text"
            inputmode="search"
            class="rules-search"
            aria-label=say.the("help-search")
            placeholder=say.the("help-search")
            prop:value=move || sought.get()
            on:input=move |event| sought.set(event_target_value(&event))
        />
    }
}

/// A section as far as it has to do with what is sought; the whole of it if its heading or text has.
fn part_with(mut section: Section, sought: &str) -> Option<Section> {
    let has = |text: &str| text.to_lowercase().contains(sought);
    if has(&section.title) || has(&section.text) {
        return Some(section);
    }
    section.things.retain(|thing| has(&thing.name) || has(&thing.help));
    section.rules.retain(|(number, text)| has(number) || has(text));
    (!section.things.is_empty() || !section.rules.is_empty()).then_some(section)
}

#[component]
fn Chapter(section: Section, wanted: RwSignal<Option<String>>) -> impl IntoView {
    let say = Say::here();
    let pictures = section.pictures.into_iter().map(|svg| view! { <Drawing svg/> });
    let things = section.things.into_iter().map(|thing| {
        view! {
            <li>
                <Drawing svg=thing.picture/>
                <span><strong>{thing.name}</strong>" "{thing.help}</span>
            </li>
        }
    });
    let things: Vec<_> = things.collect();
    let things = (!things.is_empty()).then(|| view! { <ul class="explained-things">{things}</ul> });
    let has_rules = !section.rules.is_empty();
    let rules = section.rules.into_iter().map(|(number, text)| {
        let (id, this) = (rule_id(&number), number.clone());
        let is_wanted = move || wanted.with(|rule| rule.as_deref() == Some(&*this));
        view! {
            <li id=id class:wanted=is_wanted><span class="rule-number">{number}</span>{text}</li>
        }
    });
    let rules: Vec<_> = rules.collect();
    view! {
        <section class="chapter">
            <h3>{section.title}</h3>
            <p>{section.text}</p>
            <div class="chapter-pictures">{pictures.collect_view()}</div>
            {things}
            {has_rules.then(|| view! {
                <p class="quiet">{say.the("help-refused-if")}</p>
                <ul class="rule-list">{rules}</ul>
            })}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Explained;

    fn section() -> Section {
        let text = |text: &str| text.to_owned();
        let farm = Explained { picture: text(""), name: text("Farm"), help: text("On grass.") };
        Section {
            title: text("Tiles"),
            text: text("Each once."),
            pictures: Vec::new(),
            things: vec![farm],
            rules: vec![(text("KB-4.6"), text("No tile.")), (text("KB-4.7"), text("Not now."))],
        }
    }

    #[test]
    fn a_search_leaves_what_has_to_do_with_it() {
        assert_eq!(part_with(section(), ""), Some(section()));
        assert_eq!(part_with(section(), "once"), Some(section()));
        let by_number = part_with(section(), "kb-4.7").expect("a rule has this number");
        assert_eq!((by_number.things.len(), by_number.rules.len()), (0, 1));
        let by_thing = part_with(section(), "grass").expect("the farm is about grass");
        assert_eq!((by_thing.things.len(), by_thing.rules.len()), (1, 0));
        assert_eq!(part_with(section(), "river"), None);
    }
}
