//! Whether the settings are good, without serving.

use super::{Args, config, log};
use crate::failure::Failure;
use games::Library;
use server::Server;
use std::io::Write as _;

/// Says what is wrong with flags, environment and file, all of it.
pub(super) async fn run(args: Args, library: &Library) -> Result<(), Failure> {
    let mut faults = Vec::new();
    if let Err(failure) = log::filter(&args.log) {
        faults.push(failure.to_string());
    }
    if args.mail_from.is_some() && args.mail_server.is_none() {
        faults.push("--mail-from: no mails are sent without --mail-server".to_owned());
    }
    let has_openid = args.openid_client.is_some() || args.openid_name.is_some();
    if has_openid && args.openid_issuer.is_none() {
        faults
            .push("--openid-client: nobody signs in elsewhere without --openid-issuer".to_owned());
    }
    match config(args, library) {
        Ok(config) => faults.extend(Server::check(&config).await),
        Err(failure) => faults.push(failure.to_string()),
    }
    if !faults.is_empty() {
        return Err(Failure::bad(faults.join("\nfreehold: ")));
    }
    writeln!(std::io::stdout(), "the settings are good")?;
    Ok(())
}
