//! Settings from a file: what neither a flag nor the environment says.
//!
//! The file has a line for each setting, under the name of its flag. They become what is taken where
//! a flag is missing, so that each is read and refused as the flag itself is.

use crate::failure::Failure;
use clap::{Arg, Command};
use std::fs;
use std::path::Path;
use toml::{Table, Value};

/// The command whose flags a file can set; others take from it what they know too.
const SERVE: &str = "serve";

/// Flags that say what to do and not how.
const NOT_IN_FILES: [&str; 4] = ["check", "config", "help", "version"];

/// The program's commands, with what stands in a file where a flag is missing.
pub(crate) fn with_file(command: Command, file: &Path) -> Result<Command, Failure> {
    let name = file.display();
    let bad = |reason: String| Failure::bad(format!("--config {name}: {reason}"));
    let text = fs::read_to_string(file).map_err(|error| bad(error.to_string()))?;
    let settings: Table = text.parse().map_err(|error: toml::de::Error| bad(error.to_string()))?;
    let serve = command.find_subcommand(SERVE).expect("there is such a command");
    let known: Vec<String> = serve
        .get_arguments()
        .filter_map(|arg| arg.get_long())
        .filter(|name| !NOT_IN_FILES.contains(name))
        .map(str::to_owned)
        .collect();
    let mut values = Vec::new();
    for (name, value) in settings {
        if !known.contains(&name) {
            let reason = format!("there is no setting `{name}`; these are: {}", known.join(", "));
            return Err(bad(reason));
        }
        let value = match value {
            Value::String(text) => text,
            Value::Integer(number) => number.to_string(),
            Value::Boolean(is_set) => is_set.to_string(),
            _ => return Err(bad(format!("`{name}` is a text, a number, true or false"))),
        };
        values.push((name, value));
    }
    let with_value = |arg: Arg| {
        let found = values.iter().find(|(name, _)| arg.get_long() == Some(name));
        match found {
            Some((_, value)) => arg.default_value(value.clone()),
            None => arg,
        }
    };
    Ok(command.mut_args(with_value).mut_subcommands(|command| command.mut_args(with_value)))
}
