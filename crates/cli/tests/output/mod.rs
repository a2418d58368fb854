//! What the program answered.

use std::process::Output;

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().expect("an exit code")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}
