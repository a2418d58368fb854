//! What the program asks of its script, under short names. Those that are made for it end in a hash, which
//! stands in both and compresses in neither: seven kilobytes of every visit.

use crate::error::BuildError;
use std::collections::BTreeMap;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

/// As which the program knows its script.
const SCRIPT: &str = "./web_bg.js";

/// The program and its script, with short names between them.
pub(crate) fn shortened(program: &[u8], script: &str) -> Result<(Vec<u8>, String), BuildError> {
    let mut short = Short::of(program).map_err(unreadable)?;
    let mut module = Module::new();
    short.parse_core_module(&mut module, Parser::new(0), program).map_err(unreadable)?;
    Ok((module.finish(), short.script(script)?))
}

fn unreadable(error: reencode::Error) -> BuildError {
    BuildError::Bindgen(format!("the program cannot be read: {error}"))
}

/// The short name of each thing that is asked of the script.
struct Short(BTreeMap<String, String>);

impl Short {
    fn of(program: &[u8]) -> Result<Short, reencode::Error> {
        let mut names = BTreeMap::new();
        for payload in Parser::new(0).parse_all(program) {
            let Payload::ImportSection(reader) = payload? else { continue };
            for import in reader.into_imports() {
                let import = import?;
                if import.module == SCRIPT {
                    let name = letters(names.len());
                    names.entry(import.name.to_owned()).or_insert(name);
                }
            }
        }
        Ok(Short(names))
    }

    /// Each thing stands in a line that begins with its name.
    fn script(&self, script: &str) -> Result<String, BuildError> {
        let mut missing: BTreeMap<&str, &str> =
            self.0.iter().map(|(name, short)| (name.as_str(), short.as_str())).collect();
        let mut shortened = String::with_capacity(script.len());
        for line in script.lines() {
            let defined = line.split_once(':').and_then(|(name, what)| {
                let short = missing.remove(name)?;
                Some(format!("{short}:{what}\n"))
            });
            shortened += &defined.unwrap_or_else(|| format!("{line}\n"));
        }
        match missing.keys().next() {
            None => Ok(shortened),
            Some(name) => Err(BuildError::Bindgen(format!("the script lacks {name}"))),
        }
    }
}

impl Reencode for Short {
    type Error = std::convert::Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            let short = (import.module == SCRIPT).then(|| self.0.get(import.name)).flatten();
            let name = short.map_or(import.name, String::as_str);
            imports.import(import.module, name, kind);
        }
        Ok(())
    }
}

/// A name for each number: a letter for the first ones, then two, and so on.
fn letters(mut number: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut name = String::new();
    loop {
        name.push(char::from(LETTERS[number % 52]));
        number /= 52;
        if number == 0 {
            return name;
        }
        number -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use wasm_encoder::{EntityType, TypeSection};

    /// A program that has these things from elsewhere.
    fn program(imported: &[(&str, &str)]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for (module, name) in imported {
            imports.import(module, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    #[test]
    fn both_sides_know_a_thing_by_the_same_short_name() {
        let long =
            [(SCRIPT, "__wbg_push_c9f4"), ("./other.js", "load"), (SCRIPT, "__wbg_new_ba40")];
        let script = "const it = {\n__wbg_new_ba40: function() {\nreturn it.a ? 1: 2;\n},\n\
                      __wbg_push_c9f4: function() {},\n};\n";
        let (program_then, script_then) = shortened(&program(&long), script).expect("both fit");
        let short = [(SCRIPT, "a"), ("./other.js", "load"), (SCRIPT, "b")];
        assert_eq!(program_then, program(&short));
        let expected = "const it = {\nb: function() {\nreturn it.a ? 1: 2;\n},\n\
                        a: function() {},\n};\n";
        assert_eq!(script_then, expected);
    }

    #[test]
    fn a_thing_that_the_script_lacks_is_an_error() {
        assert!(shortened(&program(&[(SCRIPT, "__wbg_push_c9f4")]), "const it = {};\n").is_err());
        assert!(shortened(b"nothing", "").is_err());
    }

    #[test]
    fn no_two_names_are_the_same() {
        let names: BTreeSet<String> = (0..10_000).map(letters).collect();
        assert_eq!(names.len(), 10_000);
    }
}
