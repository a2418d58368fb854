//! Processes to which the system answers otherwise, by `strace`.

use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use tokio::task::block_in_place;

pub(crate) struct Tracer {
    tracer: Child,
    /// Open as long as it may say something.
    _errors: BufReader<ChildStderr>,
}

impl Tracer {
    /// Changes what comes of some calls of processes, and of those that they start, from now on: of calls
    /// that concern one of these files, if any are named.
    pub(crate) fn attach(
        processes: &[Pid],
        files: &[PathBuf],
        calls: &str,
        what: &str,
    ) -> Result<Tracer, String> {
        let mut command = Command::new("strace");
        command.args(["--follow-forks", "--output=/dev/null"]);
        for process in processes {
            command.arg("--attach").arg(process.to_string());
        }
        for file in files {
            command.arg("--trace-path").arg(file);
        }
        command.args(["--trace", calls, "--inject"]).arg(format!("{calls}:{what}"));
        let mut tracer = command
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("strace cannot be started: {error}"))?;
        let mut errors = BufReader::new(tracer.stderr.take().expect("a pipe"));
        let mut said = String::new();
        while block_in_place(|| errors.read_line(&mut said)).is_ok_and(|n_bytes| n_bytes > 0) {
            // Some may have ended by themselves since they were listed.
            let is_settled =
                |line: &&str| line.contains("attached") || line.contains("No such process");
            if said.contains("attached")
                && processes.len() <= said.lines().filter(is_settled).count()
            {
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
