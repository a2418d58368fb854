//! Drawings for those who know neither style sheets with variables nor a page around them: every
//! element says by itself how it looks, and every symbol is drawn where it is used.

use crate::colours::colour_of;
use crate::style_sheet::declarations;
use roxmltree::{Document, Node, NodeType};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The variables of the style sheet at some place of a drawing. They come down to whatever is there,
/// into symbols too.
type Variables = BTreeMap<&'static str, String>;

/// A drawing with its symbols inside, in the look of the light, as a file of its own.
pub(crate) fn standalone(svg: &str) -> String {
    let document = Document::parse(svg).expect("drawings are well formed");
    let named = document.descendants().filter_map(|node| Some((node.attribute("id")?, node)));
    let mut writer = Writer { named: named.collect(), svg: String::new() };
    writer.write(document.root_element(), &Variables::new());
    writer.svg
}

struct Writer<'a> {
    named: BTreeMap<&'a str, Node<'a, 'a>>,
    svg: String,
}

impl<'a> Writer<'a> {
    fn write(&mut self, node: Node<'a, 'a>, around: &Variables) {
        match node.node_type() {
            NodeType::Element => {}
            NodeType::Text => return self.svg += &escaped(node.text().unwrap_or_default()),
            _ => return,
        }
        let (variables, attributes) = styled(node, around);
        match node.tag_name().name() {
            "symbol" => {}
            "use" => {
                let used = attributes.get("href").and_then(|href| href.strip_prefix('#'));
                let symbol = used.and_then(|id| self.named.get(id)).copied();
                let symbol = symbol.expect("what a drawing uses is in it");
                self.write_element("g", &moved(attributes), symbol, &variables);
            }
            "svg" if node.parent_element().is_none() => {
                let attributes = [("xmlns", SVG.to_owned())].into_iter().chain(attributes);
                self.write_element("svg", &attributes.collect(), node, &variables);
            }
            tag => self.write_element(tag, &attributes, node, &variables),
        }
    }

    fn write_element(
        &mut self,
        tag: &str,
        attributes: &Attributes<'_>,
        content: Node<'a, 'a>,
        variables: &Variables,
    ) {
        write!(self.svg, "<{tag}").expect("strings grow");
        for (name, value) in attributes {
            write!(self.svg, r#" {name}="{}""#, escaped(value)).expect("strings grow");
        }
        self.svg += ">";
        content.children().for_each(|child| self.write(child, variables));
        write!(self.svg, "</{tag}>").expect("strings grow");
    }
}

const SVG: &str = "http://www.w3.org/2000/svg";

type Attributes<'a> = BTreeMap<&'a str, String>;

/// What an element hands down, and how it looks.
fn styled<'a>(node: Node<'a, '_>, around: &Variables) -> (Variables, Attributes<'a>) {
    let own = node.attributes().filter(|one| one.name() != "class");
    let mut attributes: Attributes<'a> =
        own.map(|one| (one.name(), one.value().to_owned())).collect();
    let mut variables = around.clone();
    for (name, value) in declarations(node).filter(|(name, _)| name.starts_with("--")) {
        variables.extend(resolved(value, around).map(|value| (name, value)));
    }
    for (name, value) in declarations(node).filter(|(name, _)| !name.starts_with("--")) {
        attributes.extend(resolved(value, &variables).map(|value| (name, value)));
    }
    (variables, attributes)
}

/// A value such as `none` or `var(--seat-1, var(--kb-seat-1))` without variables.
fn resolved(value: &str, variables: &Variables) -> Option<String> {
    let Some(inside) = value.strip_prefix("var(").and_then(|value| value.strip_suffix(')')) else {
        return Some(value.to_owned());
    };
    let (name, otherwise) = match inside.split_once(", ") {
        Some((name, otherwise)) => (name, Some(otherwise)),
        None => (inside, None),
    };
    let colour = || {
        let (red, green, blue) = colour_of(name)?.light;
        Some(format!("#{red:02x}{green:02x}{blue:02x}"))
    };
    // What has something in its place is given by a page alone.
    variables.get(name).cloned().or_else(|| match otherwise {
        Some(otherwise) => resolved(otherwise, variables),
        None => colour(),
    })
}

/// Where a symbol is used, as one transformation.
fn moved(mut attributes: Attributes<'_>) -> Attributes<'_> {
    attributes.remove("href");
    let [x, y] = ["x", "y"].map(|name| attributes.remove(name).unwrap_or_else(|| "0".to_owned()));
    let before = attributes.remove("transform").unwrap_or_default();
    attributes.insert("transform", format!("{before} translate({x} {y})").trim_start().to_owned());
    attributes
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_take_their_colours_where_they_are_used() {
        let svg = r##"<svg><defs><symbol id="house"><path class="kb-mark"/></symbol></defs>
            <g class="t-grass seat-2"><use class="seat-4" href="#house" x="3" y="4"/></g></svg>"##;
        let path = r##"<g transform="translate(3 4)"><path fill="#2d1e08"></path></g>"##;
        assert!(standalone(svg).contains(path), "{}", standalone(svg));
    }

    #[test]
    fn the_style_sheet_counts_more_than_an_attribute() {
        let svg = r#"<svg><path class="kb-ink" fill="red" d="M0 0"/><text>a&lt;b</text></svg>"#;
        let drawn = r##"<path d="M0 0" fill="#3a2c20"></path><text>a&lt;b</text>"##;
        assert!(standalone(svg).contains(drawn), "{}", standalone(svg));
    }

    #[test]
    fn variables_end_in_a_value() {
        let variables = Variables::from([("--seat", "#010203".to_owned())]);
        let value = |text| resolved(text, &variables);
        assert_eq!(value("none").as_deref(), Some("none"));
        assert_eq!(value("var(--seat)").as_deref(), Some("#010203"));
        assert_eq!(value("var(--own, var(--kb-desert))").as_deref(), Some("#f2e4c2"));
        assert_eq!(value("var(--own)"), None);
    }
}
