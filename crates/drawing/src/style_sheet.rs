//! The style sheet of the drawings, read for those who draw without a browser: which declarations an
//! element gets.

use crate::pictures::lines;
use roxmltree::Node;
use std::sync::LazyLock;

/// A declaration such as `fill: var(--seat)`.
pub(crate) type Declaration = (&'static str, &'static str);

/// A line of the style sheet, for one of its selectors.
struct Rule {
    selector: Selector,
    declarations: Vec<Declaration>,
}

/// Everything the style sheet says of an element, whatever counts more after what counts less.
pub(crate) fn declarations(node: Node<'_, '_>) -> impl Iterator<Item = Declaration> {
    static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
        let mut rules: Vec<Rule> = lines().flat_map(rules).collect();
        rules.sort_by_key(|rule| rule.selector.weight());
        rules
    });
    let matching = RULES.iter().filter(move |rule| rule.selector.matches(node));
    matching.flat_map(|rule| rule.declarations.iter().copied())
}

/// Reads a line such as `.kb-line, .kb-bold { fill: none; stroke: var(--kb-ink); }`.
fn rules(line: &'static str) -> Vec<Rule> {
    let Some((selectors, body)) = line.split_once(" { ") else { return Vec::new() };
    let declarations = body.trim_end_matches(" }").split(';').filter_map(|one| one.split_once(':'));
    let declarations: Vec<Declaration> =
        declarations.map(|(name, value)| (name.trim(), value.trim())).collect();
    let rule = |text| {
        let selector = Selector::read(text)?;
        Some(Rule { selector, declarations: declarations.clone() })
    };
    selectors.split(',').filter_map(rule).collect()
}

/// An element, after those around it: `.kb-arrow path.kb-casing`.
struct Selector(Vec<Kind>);

/// What an element has to be: `path.kb-casing`.
struct Kind {
    tag: &'static str,
    classes: Vec<&'static str>,
}

impl Selector {
    /// Nothing, where it asks for what only a page has.
    fn read(text: &'static str) -> Option<Selector> {
        let is_for_pages = text.contains([':', '[', '@', '>']);
        (!is_for_pages).then(|| Selector(text.split_whitespace().map(Kind::read).collect()))
    }

    /// How much it counts: classes before tags.
    fn weight(&self) -> (usize, usize) {
        let n_classes = self.0.iter().map(|kind| kind.classes.len()).sum();
        (n_classes, self.0.iter().filter(|kind| !kind.tag.is_empty()).count())
    }

    fn matches(&self, node: Node<'_, '_>) -> bool {
        let mut around = node.ancestors().skip(1);
        self.0.split_last().is_some_and(|(last, before)| {
            last.matches(node)
                && before.iter().rev().all(|kind| around.any(|node| kind.matches(node)))
        })
    }
}

impl Kind {
    fn read(text: &'static str) -> Kind {
        let mut parts = text.split('.');
        Kind { tag: parts.next().unwrap_or_default(), classes: parts.collect() }
    }

    fn matches(&self, node: Node<'_, '_>) -> bool {
        let has = |class: &&str| {
            node.attribute("class").unwrap_or_default().split(' ').any(|own| own == *class)
        };
        (self.tag.is_empty() || self.tag == node.tag_name().name()) && self.classes.iter().all(has)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roxmltree::Document;

    fn fills(markup: &str) -> Vec<&'static str> {
        let document = Document::parse(markup).expect("well formed");
        let node = document.descendants().next_back().expect("an element");
        let found = declarations(node).filter(|(name, _)| *name == "fill");
        found.map(|(_, value)| value).collect()
    }

    #[test]
    fn what_counts_more_comes_later() {
        assert_eq!(fills(r#"<path class="kb-gold"/>"#), ["var(--kb-gold)"]);
        assert_eq!(fills(r#"<path class="kb-wheel"/>"#), ["none", "var(--kb-paper)"]);
        let arrow = r#"<g class="kb-arrow"><g><polygon class="kb-casing"/></g></g>"#;
        assert_eq!(fills(arrow), ["#1f1811", "#fffdf6"]);
        assert_eq!(fills(r#"<g class="kb-arrow"/>"#), [""; 0]);
        assert_eq!(fills(r#"<polygon class="kb-casing"/>"#), [""; 0]);
    }

    /// Whatever else has a brace is for pages, or moves.
    #[test]
    fn every_rule_of_the_drawings_is_read() {
        let braces = lines().filter(|line| line.starts_with('.') && line.contains('{'));
        for line in braces {
            assert!(!rules(line).is_empty(), "{line}");
        }
    }
}
