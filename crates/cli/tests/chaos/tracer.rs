//! A process to which the system answers otherwise, by `strace`.

use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStderr, Command, Stdio};
use tokio::task::block_in_place;

pub(crate) struct Tracer {
    tracer: Child,
    /// Open as long as it may say something.
    _errors: BufReader<ChildStderr>,
}

impl Tracer {
    /// Changes what comes of some calls of a process, from now on.
    pub(crate) fn attach(process: Pid, calls: &str, what: &str) -> Result<Tracer, String> {
        let mut command = Command::new("strace");
        command.args(["--follow-forks", "--output=/dev/null", "--attach"]).arg(process.to_string());
        command.args(["--trace", calls, "--inject"]).arg(format!("{calls}:{what}"));
        let mut tracer = command
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("strace cannot be started: {error}"))?;
        let mut errors = BufReader::new(tracer.stderr.take().expect("a pipe"));
        let mut said = String::new();
        while block_in_place(|| errors.read_line(&mut said)).is_ok_and(|n_bytes| n_bytes > 0) {
            if said.contains("attached") {
                return Ok(Tracer { tracer, _errors: errors });
            }
        }
        // It has ended by itself.
        drop(tracer.wait());
        Err(format!("strace cannot attach: {}", said.trim()))
    }

    /// Lets the process alone again.
    pub(crate) fn detach(mut self) {
        kill_process(Pid::from_child(&self.tracer), Signal::INT).expect("it runs");
        block_in_place(|| self.tracer.wait()).expect("it ends");
    }
}
