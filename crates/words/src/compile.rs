//! Texts as people write them, in Fluent, compiled to the lines that [`lines`](crate::lines) finds
//! and [`pattern`](crate::pattern) fills.
//!
//! Only what our texts use is compiled; everything else of Fluent is refused, so that nothing is
//! said differently from how it was meant.

use crate::pattern::{CHOICE, CLOSE, NAMED, OPEN, OR};
use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;
use std::fmt;

/// Plural categories of Fluent that our languages do not have for the numbers we count.
const OTHER_CATEGORIES: [&str; 4] = ["zero", "two", "few", "many"];

/// Why a text cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompileError {
    /// The key of the text, or where it stands.
    text: String,
    problem: String,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.text, self.problem)
    }
}

impl std::error::Error for CompileError {}

/// The patterns of a file by key.
type Texts = BTreeMap<String, String>;

/// Compiles Fluent files, each by itself. A text may refer to one that stands before it, in its own
/// file or in an earlier one.
pub fn compile(files: &[&str]) -> Result<Vec<String>, CompileError> {
    let mut compiled = Vec::new();
    for file in files {
        compiled.push(Texts::new());
        for message in messages(file)? {
            add(message, &mut compiled)?;
        }
    }
    Ok(compiled.iter().map(lines).collect())
}

/// A line for each text. They stand in the order of their keys, by which they are found.
fn lines(texts: &Texts) -> String {
    texts.iter().map(|(key, pattern)| format!("{key}={pattern}\n")).collect()
}

fn messages(file: &str) -> Result<Vec<Message<&str>>, CompileError> {
    let resource = parser::parse(file).map_err(|(_, errors)| {
        let error = errors.first().expect("what is not read has a fault");
        let line = file[..error.pos.start].matches('\n').count() + 1;
        CompileError { text: format!("line {line}"), problem: error.to_string() }
    })?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(Ok(message)),
        Entry::Term(term) => Some(Err(CompileError {
            text: format!("-{}", term.id.name),
            problem: "a term is not supported".to_owned(),
        })),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        Entry::Junk { .. } => unreachable!("junk makes the file unreadable"),
    });
    messages.collect()
}

/// Adds a message and its attributes to the last of the files.
fn add(message: Message<&str>, files: &mut [Texts]) -> Result<(), CompileError> {
    let key = message.id.name;
    let value = message.value.map(|value| (key.to_owned(), value));
    let attributes = message.attributes.into_iter();
    let attributes = attributes.map(|it| (format!("{key}.{}", it.id.name), it.value));
    for (key, pattern) in value.into_iter().chain(attributes) {
        let refused = |problem| CompileError { text: key.clone(), problem };
        let pattern = compile_pattern(&pattern, files).map_err(refused)?;
        let texts = files.last_mut().expect("texts are added to a file");
        if texts.insert(key.clone(), pattern).is_some() {
            return Err(refused("it is there twice".to_owned()));
        }
    }
    Ok(())
}

fn compile_pattern(pattern: &Pattern<&str>, files: &[Texts]) -> Result<String, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => plain(value),
            PatternElement::Placeable { expression } => placeable(expression, files),
        })
        .collect()
}

fn plain(text: &str) -> Result<String, String> {
    match text.chars().find(|letter| [OPEN, CLOSE, OR, '\n'].contains(letter)) {
        Some(letter) => Err(format!("a text cannot contain {letter:?}")),
        None => Ok(text.to_owned()),
    }
}

fn placeable(expression: &Expression<&str>, files: &[Texts]) -> Result<String, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            plain(&unescape_unicode_to_string(value))
        }
        Expression::Inline(InlineExpression::VariableReference { id: Identifier { name } }) => {
            Ok(format!("{OPEN}{name}{CLOSE}"))
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
            let found = files.iter().find_map(|texts| texts.get(id.name));
            found.cloned().ok_or_else(|| format!("there is no {} before it", id.name))
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            choice(id.name, variants, files)
        }
        other => Err(format!("not supported: {other:?}")),
    }
}

fn choice(name: &str, variants: &[Variant<&str>], files: &[Texts]) -> Result<String, String> {
    let (default, named) = variants.split_last().expect("a choice has variants");
    if !default.default {
        return Err("the default has to be the last variant".to_owned());
    }
    let mut compiled = format!("{OPEN}{name}{CHOICE}");
    for variant in named {
        let key = variant_key(&variant.key)?;
        let pattern = compile_pattern(&variant.value, files)?;
        compiled += &format!("{key}{NAMED}{pattern}{OR}");
    }
    compiled += &compile_pattern(&default.value, files)?;
    compiled.push(CLOSE);
    Ok(compiled)
}

fn variant_key<'a>(key: &VariantKey<&'a str>) -> Result<&'a str, String> {
    match *key {
        VariantKey::Identifier { name } if OTHER_CATEGORIES.contains(&name) => {
            Err(format!("no language here has the plural [{name}]"))
        }
        VariantKey::Identifier { name } => Ok(name),
        VariantKey::NumberLiteral { value } => {
            let is_plain = value.parse::<i64>().is_ok_and(|number| number.to_string() == value);
            is_plain.then_some(value).ok_or_else(|| format!("[{value}] is no whole number"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compiled(file: &str) -> String {
        compile(&[file]).expect("it is supported").concat()
    }

    #[test]
    fn what_our_texts_use_is_compiled() {
        for (fluent, lines) in [
            ("# Remark\n\n### Part\n\nb = two\na = one\n", "a=one\nb=two\n"),
            ("a = for { $name }: { $what }", "a=for {name}: {what}\n"),
            ("comma = ,{ \" \" }", "comma=, \n"),
            ("farm = Farm\n    .help = Build.", "farm=Farm\nfarm.help=Build.\n"),
            ("site =\n    .name = { $region }", "site.name={region}\n"),
            ("a = 1\nb = { a } and { a }", "a=1\nb=1 and 1\n"),
            (
                "a = a { $n ->\n    [0] no ship\n    [one] ship\n   *[other] { $n } ships\n} here",
                "a=a {n?0:no ship|one:ship|{n} ships} here\n",
            ),
            (
                "a = { $me ->\n    [yes] { $n ->\n        [one] x\n       *[other] y\n    }\n   *[no] z\n}",
                "a={me?yes:{n?one:x|y}|z}\n",
            ),
        ] {
            assert_eq!(compiled(fluent), lines);
        }
    }

    #[test]
    fn each_file_is_compiled_by_itself_and_may_refer_to_earlier_ones() {
        let files = compile(&["a = one", "b = { a }, { c }\nd = x"]);
        let error = files.expect_err("c is nowhere");
        assert_eq!(error.to_string(), "b: there is no c before it");
        let files = compile(&["a = one\n", "a = two\nb = { a }"]).expect("two files");
        assert_eq!(files, ["a=one\n", "a=two\nb=one\n"], "the earlier file wins");
    }

    #[test]
    fn everything_else_is_refused() {
        for (fluent, problem) in [
            ("-term = x", "-term: a term is not supported"),
            ("a = { -term }", "a: not supported: Inline(TermReference"),
            ("a = { NUMBER($n) }", "a: not supported: Inline(FunctionReference"),
            ("a = { 5 }", "a: not supported: Inline(NumberLiteral"),
            ("a = { { $n } }", "a: not supported: Inline(Placeable"),
            ("a = x\n    .b = y\nc = { a.b }", "c: not supported: Inline(MessageReference"),
            ("a = { NUMBER($n) ->\n   *[other] x\n}", "a: not supported: Select"),
            ("a = one\n    two", "a: a text cannot contain '\\n'"),
            ("a = x|y", "a: a text cannot contain '|'"),
            ("a = { \"{\" }", "a: a text cannot contain '{'"),
            ("a = { \"\\u007D\" }", "a: a text cannot contain '}'"),
            ("a = x\nb = { b }", "b: there is no b before it"),
            ("a = x\na = y", "a: it is there twice"),
            ("a = x\n    .b = y\n    .b = z", "a.b: it is there twice"),
            ("a = { $n ->\n   *[other] x\n    [one] y\n}", "a: the default has to be the last"),
            ("a = { $n ->\n    [many] x\n   *[other] y\n}", "a: no language here has the plural"),
            ("a = { $n ->\n    [1.0] x\n   *[other] y\n}", "a: [1.0] is no whole number"),
            ("a = x\n\nb = { $n ->\n    [one] x\n}\n", "line 5: "),
            ("a = x\n!!!\n", "line 2: "),
        ] {
            let error = compile(&[fluent]).expect_err(fluent).to_string();
            assert!(error.starts_with(problem), "{fluent:?}: {error}");
        }
    }
}
