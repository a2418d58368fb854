//! What the server is told at its start.

use crate::error::ServeError;
use crate::notify::is_public;
use crate::tls::TlsFiles;
use axum::http::Uri;
use axum::http::uri::Authority;
use games::Library;
use std::fmt;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// What the server is told at its start.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub address: SocketAddr,
    /// The database, such as `sqlite:///path?mode=rwc` or `postgres://…`.
    pub database_url: String,
    /// Over how many connections it is read, beside the one over which it is written.
    pub database_connections: u32,
    /// The components for new tables that name none; where there are none, those that come with the
    /// program. Tables that are there keep what they began with.
    pub components: Library,
    /// Under which address people reach the server, such as `https://play.example.org`; without
    /// it, the address they used.
    pub base_url: Option<String>,
    /// The files for TLS; without them nothing is encrypted, which is for a proxy in front to do.
    pub tls: Option<TlsFiles>,
    /// Whether a proxy stands in front, whose word about the client's address is taken.
    pub is_behind_proxy: bool,
    /// Who shows this token may read `/metrics` from anywhere; without it, only this machine may.
    pub metrics_token: Option<String>,
    /// Who shows this token may do whatever the club's host may; without it, nobody has it.
    pub operator_token: Option<String>,
    /// Programs on other machines that show this token think for this one; without it, none do.
    pub think_token: Option<String>,
    /// How long they may take beyond the time they think, before this machine thinks itself.
    pub think_patience: Duration,
    /// By which mails are sent; without it, there are none.
    pub mail: Option<MailServer>,
    /// Where people may sign in elsewhere; without it, they sign in here only.
    pub openid: Option<OpenId>,
    /// Whether messages may be sent to addresses inside our own network.
    pub reaches_inside: bool,
    /// How often is looked for messages to be sent.
    pub notice_pause: Duration,
    /// How often an open socket looks whether whoever opened it is still signed in.
    pub session_pause: Duration,
    /// Where a copy of everything is made each night; without it, none is.
    pub nightly: Option<NightlyCopies>,
    /// How long a computer waits before it acts while somebody looks on.
    pub bot_pause: Duration,
    /// How long everybody can still say no when all seats of a table are taken.
    pub countdown: Duration,
    /// How long a table at which nobody is and nothing happens stays in memory.
    pub sleep_after: Duration,
    /// How long a table stays at which nothing was done and nobody but its owner sat down.
    pub untouched_for: Duration,
    /// Whether each request is logged even if little else is.
    pub logs_access: bool,
    /// How long a connection may take for the head of its next request.
    pub head_patience: Duration,
    /// How long a request may take for its body.
    pub body_patience: Duration,
    /// What this process is among others that share its database; without it, there are none.
    pub node: Option<NodeConfig>,
    /// What one client may use up.
    pub limits: Limits,
}

/// What a process is among others.
#[derive(Clone, Debug)]
pub struct NodeConfig {
    /// Where the others reach it, such as `10.0.0.5:7070`. Port 0 stands for the one it listens on.
    pub address: String,
    /// Where it listens for them; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// After how long without a word of it the others take it for gone.
    pub lease: Duration,
}

/// Copies of everything that are made each night.
#[derive(Clone, Debug)]
pub struct NightlyCopies {
    /// The folder for them.
    pub folder: PathBuf,
    /// How many are kept.
    pub n_kept: usize,
}

impl NightlyCopies {
    /// What is wrong with it: nothing can be written there, or nothing is kept.
    pub(crate) fn fault(&self) -> Option<String> {
        let NightlyCopies { folder, n_kept } = self;
        if *n_kept == 0 {
            return Some("--backups-kept: at least one copy is kept".to_owned());
        }
        if !folder.is_dir() {
            return Some(format!("--backups: {} is no folder", folder.display()));
        }
        let trial = folder.join(format!("trial-{}", std::process::id()));
        let written = fs::write(&trial, "");
        drop(fs::remove_file(&trial));
        written.err().map(|error| format!("--backups: {}: {error}", folder.display()))
    }
}

/// A server that sends mails for us.
#[derive(Clone)]
pub struct MailServer {
    /// Its address, such as `smtps://mail.example.org` or `smtp://127.0.0.1:25`.
    pub url: String,
    /// Who we are to it, if it asks.
    pub user: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// From whom our mails are, such as `Freehold <play@example.org>`.
    pub from: String,
}

impl fmt::Debug for MailServer {
    /// Shows no password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Another server that says who people are, by OpenID Connect.
#[derive(Clone)]
pub struct OpenId {
    /// Who it is, as it calls itself, such as `https://id.example.org`.
    pub issuer: String,
    /// What it calls us by.
    pub client_id: String,
    /// By what it knows us, unless it asks for nothing.
    pub client_secret: Option<String>,
    /// What people know it by; it stands on a button.
    pub name: String,
}

impl fmt::Debug for OpenId {
    /// Shows no secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenId").field("issuer", &self.issuer).finish_non_exhaustive()
    }
}

/// The longest name on a button, in letters.
const MAX_BUTTON: usize = 40;

impl OpenId {
    fn fault(&self, base_url: Option<&str>) -> Option<String> {
        let issuer = &self.issuer;
        if base_url.is_none() {
            return Some("it needs --base-url, to which people are sent back".to_owned());
        }
        if self.client_id.is_empty() {
            return Some("it needs --openid-client".to_owned());
        }
        if self.name.trim().is_empty() || MAX_BUTTON < self.name.chars().count() {
            return Some(format!("--openid-name has 1 to {MAX_BUTTON} letters"));
        }
        let Ok(uri) = issuer.parse::<Uri>() else {
            return Some(format!("`{issuer}` is no address"));
        };
        let is_near = uri.host().is_some_and(|host| {
            let number = host.trim_matches(['[', ']']).parse::<IpAddr>();
            host == "localhost" || number.is_ok_and(|number| !is_public(number))
        });
        match uri.scheme_str() {
            _ if uri.query().is_some() || uri.host().is_none() => {
                Some(format!("`{issuer}` is no issuer: it is an address without a question"))
            }
            Some("https") => None,
            Some("http") if is_near => None,
            _ => Some(format!("`{issuer}`: only https keeps what it says from being forged")),
        }
    }
}

/// What one client may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// HTTP requests in a second from one address, on average.
    pub requests_per_second: u32,
    /// Sets of components in an hour from one address.
    pub uploads_per_hour: u32,
    /// Attempts in an hour to come in, from one address and under one name.
    pub sign_ins_per_hour: u32,
    /// Codes of tables that one address tries in an hour.
    pub codes_per_hour: u32,
    /// Messages in a second over one socket, on average.
    pub messages_per_second: u32,
    /// New guests and members in a day from one address.
    pub guests_per_day: u32,
    /// New tables in a day from one address.
    pub tables_per_day: u32,
    /// People who are asked to a table in a day, by one member and from one address.
    pub asked_per_day: u32,
    /// Tables of one guest whose match is not over.
    pub tables_per_guest: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Connections from one address, sockets included; behind a proxy they are not counted.
    pub connections_per_address: usize,
    /// Connections in all.
    pub connections: usize,
    /// The most looks of a computer that somebody may name for a choice.
    pub computer_looks: u32,
    /// The longest time of a computer that somebody may name for a turn, in milliseconds.
    pub computer_time: u32,
    /// The most looks for a choice that a host or a steward may name.
    pub host_computer_looks: u32,
    /// The longest time for a turn that a host or a steward may name, in milliseconds.
    pub host_computer_time: u32,
    /// Choices of computers that wait to be thought about, at tables of one owner.
    pub jobs_per_owner: usize,
    /// The same at all tables that are looked at from one address.
    pub jobs_per_address: usize,
    /// Remarks in a minute of one person at all tables, and from one address.
    pub remarks_per_minute: u32,
    /// How many of them may come at once.
    pub remarks_at_once: u32,
    /// Entries in the log of one table, before nothing is taken back there any more.
    pub entries_per_table: u64,
    /// How many messages wait for a slow reader before it has to catch up by a full view.
    pub waiting_per_socket: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            uploads_per_hour: 20,
            sign_ins_per_hour: 60,
            codes_per_hour: 180,
            messages_per_second: 20,
            guests_per_day: 100,
            tables_per_day: 500,
            asked_per_day: 60,
            tables_per_guest: 100,
            sockets_per_address: 200,
            connections_per_address: 300,
            connections: 20_000,
            computer_looks: 300,
            computer_time: 1_000,
            host_computer_looks: 2_000,
            host_computer_time: 5_000,
            jobs_per_owner: 20,
            jobs_per_address: 60,
            remarks_per_minute: 20,
            remarks_at_once: 15,
            entries_per_table: 20_000,
            waiting_per_socket: 32,
        }
    }
}

impl Config {
    /// Says what is wrong with the base URL.
    pub(crate) fn check_base_url(&self) -> Result<(), ServeError> {
        let Some(url) = &self.base_url else { return Ok(()) };
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let fault = match rest {
            None => "it begins with http:// or https://",
            Some(rest) if rest.contains('/') => {
                "pages are only found at the root of a name, so it ends without a slash or a path; \
                 give the club a name of its own"
            }
            Some(rest) if rest.contains(['@', '?', '#']) => "it names a machine and nothing more",
            Some(rest) if rest.parse::<Authority>().is_err() => "this is no name of a machine",
            Some(_) => return Ok(()),
        };
        Err(ServeError::Config(format!("`{url}` is no base URL: {fault}")))
    }

    /// Says what is wrong with where people sign in elsewhere.
    pub(crate) fn check_openid(&self) -> Result<(), ServeError> {
        let fault = self.openid.as_ref().and_then(|openid| openid.fault(self.base_url.as_deref()));
        match fault {
            Some(fault) => Err(ServeError::Config(format!("--openid-issuer: {fault}"))),
            None => Ok(()),
        }
    }

    /// Whether people reach us by an address that begins with `https:`.
    pub(crate) fn is_encrypted(&self) -> bool {
        match &self.base_url {
            Some(url) => url.starts_with("https:"),
            None => self.tls.is_some(),
        }
    }

    /// The usual settings with this database.
    pub fn new(database_url: impl Into<String>) -> Config {
        Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database_url: database_url.into(),
            database_connections: store::USUAL_READERS,
            components: Library::default(),
            base_url: None,
            tls: None,
            is_behind_proxy: false,
            metrics_token: None,
            operator_token: None,
            think_token: None,
            think_patience: Duration::from_secs(2),
            mail: None,
            openid: None,
            reaches_inside: false,
            notice_pause: Duration::from_secs(5),
            session_pause: Duration::from_secs(60),
            nightly: None,
            bot_pause: Duration::from_millis(400),
            countdown: Duration::from_secs(3),
            sleep_after: Duration::from_secs(60),
            untouched_for: Duration::from_secs(30 * 24 * 60 * 60),
            logs_access: false,
            head_patience: Duration::from_secs(10),
            body_patience: Duration::from_secs(30),
            node: None,
            limits: Limits::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_kept_in_a_folder_that_is_there() {
        let folder = std::env::temp_dir().join(format!("freehold-copies-{}", std::process::id()));
        let fault = |n_kept| NightlyCopies { folder: folder.clone(), n_kept }.fault();
        assert!(fault(3).is_some_and(|fault| fault.contains("is no folder")));
        fs::create_dir(&folder).expect("a folder");
        assert_eq!(fault(3), None);
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0, "nothing stays there");
        assert!(fault(0).is_some_and(|fault| fault.starts_with("--backups-kept")));
        fs::remove_dir(&folder).expect("it is empty");
    }

    #[test]
    fn a_word_that_could_be_forged_is_not_taken() {
        let fault = |issuer: &str, base_url: Option<&str>| {
            let openid = OpenId {
                issuer: issuer.into(),
                client_id: "freehold".into(),
                client_secret: Some("a secret".into()),
                name: "Our club".into(),
            };
            assert!(!format!("{openid:?}").contains("a secret"));
            openid.fault(base_url)
        };
        let base_url = Some("https://play.example.org");
        for good in [
            "https://id.example.org",
            "https://id.example.org/realms/club/",
            "https://10.0.0.7:8443",
            "http://localhost:8080",
            "http://127.0.0.1:9000/x",
            "http://[::1]:9000",
        ] {
            assert_eq!(fault(good, base_url), None, "{good}");
        }
        for bad in ["", "id.example.org", "http://id.example.org", "https://x/?a=b", "ftp://x"] {
            assert!(fault(bad, base_url).is_some(), "{bad}");
        }
        let without = fault("https://id.example.org", None).expect("a fault");
        assert!(without.contains("--base-url"), "{without}");
    }
}
