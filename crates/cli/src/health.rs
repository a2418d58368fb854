//! Whether the server on this machine is ready, for whoever watches over it.

use crate::failure::Failure;
use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Which server.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where it listens.
    #[arg(long, env = "FREEHOLD_ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
}

/// Asks it; exit code 1 if it is not ready or not there.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let address = near(args.address);
    let answer =
        ask(address).map_err(|error| Failure::Io(format!("{address} does not answer: {error}")))?;
    let (head, words) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match head.split(' ').nth(1) {
        Some("200") => Ok(write!(io::stdout(), "{words}")?),
        Some(_) => Err(Failure::Io(words.trim().to_owned())),
        None => Err(Failure::Io(format!("what answers at {address} is not Freehold"))),
    }
}

/// A server that listens everywhere is asked on this machine.
fn near(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /ready HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_asked_here() {
        let read = |text: &str| text.parse::<SocketAddr>().expect("an address");
        assert_eq!(near(read("0.0.0.0:80")), read("127.0.0.1:80"));
        assert_eq!(near(read("[::]:80")), read("[::1]:80"));
        assert_eq!(near(read("192.0.2.1:80")), read("192.0.2.1:80"));
    }
}
