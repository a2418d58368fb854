//! Where a request comes from.

use crate::app::App;
use crate::error::ApiError;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

/// The client as it is counted: by its address, or with IPv6 by its network.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, ApiError> {
        Ok(Address(client(app, parts)))
    }
}

/// The client as it is counted; behind a proxy, the address that the proxy names last, for
/// everything before that can be made up.
pub(crate) fn client(app: &App, request: &Parts) -> IpAddr {
    let named = || {
        let value = request.headers.get_all("x-forwarded-for").into_iter().next_back()?;
        read(value.to_str().ok()?.rsplit(',').next()?)
    };
    let named = if app.config.is_behind_proxy { named() } else { None };
    let address = named.or_else(|| peer(request)).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    counted(address)
}

/// The address at the other end of the connection. An IPv4 address is one also where it comes in the
/// clothes of IPv6.
pub(crate) fn peer(request: &Parts) -> Option<IpAddr> {
    request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical())
}

/// By what a client is counted: whoever has one IPv6 address has the 2⁶⁴ beside it.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(network))
        }
        address => address,
    }
}

/// An address as proxies write it: with a port or without, that of IPv6 in brackets or not.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let alone = || text.parse().ok();
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    alone().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::{counted, read};

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        for (text, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            (" 192.0.2.7:5123 ", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
        ] {
            assert_eq!(read(text), Some(expected.parse().expect("an address")), "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2", "192.0.2.7:x", "[192.0.2.7"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn neighbours_of_one_network_are_counted_together() {
        let counted = |text: &str| counted(text.parse().expect("an address")).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), counted("2001:db8:1:2:ffff::1"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_eq!(counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_ne!(counted("192.0.2.7"), counted("192.0.2.8"));
    }
}
