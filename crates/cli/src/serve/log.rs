//! What the server logs, and how.

use crate::failure::Failure;
use std::fmt::Write as _;
use std::io::IsTerminal as _;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::field::MakeExt as _;
use tracing_subscriber::fmt::format::debug_fn;

/// Which lines are logged.
pub(super) fn filter(log: &str) -> Result<EnvFilter, Failure> {
    log.parse::<EnvFilter>()
        .map_err(|error| Failure::bad(format!("--log: `{log}` cannot be understood: {error}")))
}

/// Logs from now on, to standard error.
pub(super) fn start(filter: EnvFilter, is_json: bool) {
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match is_json || !std::io::stderr().is_terminal() {
        true => log.json().init(),
        false => {
            let fields = debug_fn(|writer, field, value| {
                let value = visible(&format!("{value:?}"));
                match field.name() {
                    "message" => write!(writer, "{value}"),
                    name => write!(writer, "{name}={value}"),
                }
            });
            log.with_target(false).fmt_fields(fields.delimited(" ")).init();
        }
    }
}

/// A text whose control characters are written out: what people send shall neither look like a line
/// of ours nor tell a terminal what to do.
fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
            true => write!(shown, "{}", c.escape_default()).expect("writing to a string"),
            false => shown.push(c),
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn what_people_send_stays_on_its_line() {
        let forged = "x\n2026 ERROR forged \u{1b}]0;title\u{7}\u{9b}31m";
        let shown = visible(forged);
        assert_eq!(shown, r"x\n2026 ERROR forged \u{1b}]0;title\u{7}\u{9b}31m");
        assert_eq!(visible("Zoë „ß“"), "Zoë „ß“");
    }
}
