//! What we say is what Fluent says: every text, with everything that its choices ask about, and
//! whatever else we compile.

use conformance::mutated;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use table::QuickChance;
use words::{Arg, CompileError, Language, Words};

const GAMES: [&str; 3] = ["kingdom-builder", "boonlake", "suna-valo"];

/// Numbers on both sides of every border between plurals.
const NUMBERS: [i64; 9] = [0, 1, 2, 3, 21, 100, 1_000_000, -1, -2];

/// Texts that look like something else.
const TEXTS: [&str; 6] = ["Anna", "", "0", "1", "other", "{ $name }"];

fn files(language: Language, game: &str) -> Vec<String> {
    let folder = Path::new("texts").join(language.tag());
    let [rules, at_terminal] = ["rules", "terminal"].map(|part| format!("{game}-{part}"));
    let names = ["common", game, &rules, "terminal", &at_terminal];
    let read = |name| fs::read_to_string(folder.join(format!("{name}.ftl"))).expect("a text file");
    names.into_iter().map(read).collect()
}

/// What a file's texts are called, and what is asked about what is filled in.
#[derive(Default)]
struct Asked {
    keys: BTreeSet<String>,
    variables: BTreeSet<String>,
    variants: BTreeSet<String>,
}

impl Asked {
    fn by(&mut self, file: &Resource<&str>) {
        for entry in &file.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            if let Some(value) = &message.value {
                self.keys.insert(key.to_owned());
                self.by_pattern(value);
            }
            for attribute in &message.attributes {
                self.keys.insert(format!("{key}.{}", attribute.id.name));
                self.by_pattern(&attribute.value);
            }
        }
    }

    fn by_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let (Expression::Inline(asked) | Expression::Select { selector: asked, .. }) =
                expression;
            if let InlineExpression::VariableReference { id } = asked {
                self.variables.insert(id.name.to_owned());
            }
            let Expression::Select { variants, .. } = expression else { continue };
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key {
                    self.variants.insert(name.to_owned());
                }
                self.by_pattern(&variant.value);
            }
        }
    }
}

/// Fluent itself, by the same files.
fn fluent(language: Language, files: &[String]) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().expect("a tag of ours is well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(file.clone()).expect("a file without faults");
        bundle.add_resource(resource).expect("no text is there twice");
    }
    bundle
}

fn said_by(fluent: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> String {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, it)| (id, Some(it)));
    let message = fluent.get_message(id).expect("a key of the file");
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
        None => message.value(),
    };
    let pattern = pattern.expect("a text of the file");
    fluent.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
}

fn for_fluent<'a>(args: &[(&'a str, Arg<'a>)]) -> FluentArgs<'a> {
    let value = |arg: &Arg<'a>| match arg {
        Arg::Text(text) => FluentValue::String(text.clone()),
        Arg::Number(number) => FluentValue::from(*number),
    };
    args.iter().map(|(name, arg)| (*name, value(arg))).collect()
}

/// Words by the same files, compiled.
fn ours(language: Language, files: &[String]) -> Result<Words, CompileError> {
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let compiled = words::compile(&files)?.into_iter().map(Arc::from);
    Ok(Words::by(language, compiled.collect()))
}

fn check_files(language: Language, files: &[String], ours: &Words) -> Asked {
    let mut asked = Asked::default();
    for file in files {
        asked.by(&parser::parse(file.as_str()).expect("a file without faults"));
    }
    let fluent = fluent(language, files);
    let check = |args: &[(&str, Arg<'_>)]| {
        let fluents = for_fluent(args);
        for key in &asked.keys {
            let expected = said_by(&fluent, key, &fluents);
            assert_eq!(ours.say_with(key, args), expected, "{language} {key} {args:?}");
        }
    };
    check(&[]);
    let texts = asked.variants.iter().map(String::as_str).chain(TEXTS).map(Arg::from);
    let values: Vec<Arg<'_>> = texts.chain(NUMBERS.map(Arg::from)).collect();
    // Everything the same, and neighbours different: two choices in one text are independent.
    for step in 0..4 {
        for first in 0..values.len() {
            let value = |place: usize| values[(first + step * place) % values.len()].clone();
            let args = asked.variables.iter().enumerate();
            let args = args.map(|(place, name)| (name.as_str(), value(place)));
            check(&args.collect::<Vec<_>>());
        }
    }
    asked
}

#[test]
fn we_say_what_fluent_says() {
    for language in Language::ALL {
        for game in GAMES {
            let files = files(language, game);
            let asked = check_files(language, &files, &Words::at_terminal(language, game));
            let Asked { keys, variables, variants } = asked;
            assert!(keys.len() > 300 && variables.len() > 10 && variants.len() > 3);
        }
    }
}

/// Somebody mistypes: it is refused, or means to us what it means to Fluent.
#[test]
fn what_we_compile_means_what_it_means_to_fluent() {
    let good = "# Everything that texts can use\nname = Farm\n    .help = Build { $n }.\n\
                list = { name },{ \" \" }{ $last }\n\
                ships = { $me ->\n    [yes] You: { $n ->\n        [0] no ship\n        [one] a ship\n       \
                *[other] { $n } ships\n    }.\n   *[no] { $name }\n}\nend = :?=\n";
    let mut chance = QuickChance::new(1);
    let (mut n_accepted, mut n_refused) = (0, 0);
    for round in 0..6_000 {
        let language = Language::ALL[round % Language::ALL.len()];
        let files = [mutated(good, &mut chance)];
        match ours(language, &files) {
            Ok(ours) => {
                check_files(language, &files, &ours);
                n_accepted += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                n_refused += 1;
            }
        }
    }
    assert!(n_accepted > 500 && n_refused > 500, "{n_accepted} accepted, {n_refused} refused");
}
