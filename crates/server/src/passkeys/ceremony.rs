//! What a browser sends back when somebody has touched a key.

use super::challenges::Challenge;
use super::key::{Key, MAX_DEPTH};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value;
use ring::digest::{SHA256, digest};
use thiserror::Error;

/// Where we are, as browsers tell keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// The domain for which keys are made.
    pub(crate) id: String,
    /// The address of our pages.
    pub(crate) origin: String,
}

/// Why a key was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum Fault {
    /// It is not what a browser sends.
    #[error("what the key says cannot be read")]
    Unreadable,
    /// It answers something else.
    #[error("the key answers another question")]
    Purpose,
    /// It was asked on another page.
    #[error("the key was asked on another site")]
    Site,
    /// Nobody has touched it, or nobody knows who.
    #[error("the key has not seen its owner")]
    Owner,
    /// It is of a kind that we cannot check.
    #[error("keys of this kind are not known here")]
    Kind,
    /// It did not sign this.
    #[error("the signature is not the key's")]
    Signature,
    /// It counts otherwise than the one we know, so that there are two of them.
    #[error("the key is a copy of another")]
    Copy,
}

/// The longest name of a key.
const MAX_CREDENTIAL: usize = 1023;

/// Reads what the browser itself says, and the challenge in it.
fn challenge_in(client_data: &[u8], purpose: &str, site: &Site) -> Result<Challenge, Fault> {
    let said: serde_json::Value =
        serde_json::from_slice(client_data).map_err(|_| Fault::Unreadable)?;
    let text = |name: &str| said[name].as_str().ok_or(Fault::Unreadable);
    if text("type")? != purpose {
        return Err(Fault::Purpose);
    }
    // A page within a page of another site could be anybody's.
    if text("origin")? != site.origin || said["crossOrigin"] == true {
        return Err(Fault::Site);
    }
    let challenge = URL_SAFE_NO_PAD.decode(text("challenge")?).map_err(|_| Fault::Unreadable)?;
    Challenge::read(&challenge).ok_or(Fault::Purpose)
}

/// What the key's device says.
struct DeviceData<'a> {
    is_verified: bool,
    is_synced: bool,
    counter: u32,
    /// What follows, such as a new key.
    rest: &'a [u8],
}

impl DeviceData<'_> {
    const SEEN: u8 = 1;
    const VERIFIED: u8 = 1 << 2;
    const MAY_BE_SYNCED: u8 = 1 << 3;
    const IS_SYNCED: u8 = 1 << 4;
    const HAS_KEY: u8 = 1 << 6;

    fn read<'a>(bytes: &'a [u8], site: &Site) -> Result<(DeviceData<'a>, u8), Fault> {
        let (id, rest) = bytes.split_at_checked(32).ok_or(Fault::Unreadable)?;
        let (&[flags, a, b, c, d], rest) = rest.split_first_chunk().ok_or(Fault::Unreadable)?;
        if id != digest(&SHA256, site.id.as_bytes()).as_ref() {
            return Err(Fault::Site);
        }
        if flags & DeviceData::SEEN == 0 {
            return Err(Fault::Owner);
        }
        let is_synced = flags & DeviceData::MAY_BE_SYNCED != 0;
        if !is_synced && flags & DeviceData::IS_SYNCED != 0 {
            return Err(Fault::Unreadable);
        }
        let data = DeviceData {
            is_verified: flags & DeviceData::VERIFIED != 0,
            is_synced,
            counter: u32::from_be_bytes([a, b, c, d]),
            rest,
        };
        Ok((data, flags))
    }
}

/// A new key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Registration {
    /// The name by which its device knows it.
    pub(crate) credential: Vec<u8>,
    pub(crate) algorithm: i64,
    /// The key as it was sent.
    pub(crate) public_key: Vec<u8>,
    pub(crate) counter: u32,
    /// Whether it may lie on several devices.
    pub(crate) is_synced: bool,
}

impl Registration {
    /// Reads a new key, and the challenge that it answers.
    pub(crate) fn read(
        site: &Site,
        client_data: &[u8],
        attestation: &[u8],
    ) -> Result<(Registration, Challenge), Fault> {
        let challenge = challenge_in(client_data, "webauthn.create", site)?;
        let mut rest = attestation;
        let value: Value = ciborium::de::from_reader_with_recursion_limit(&mut rest, MAX_DEPTH)
            .map_err(|_| Fault::Unreadable)?;
        if !rest.is_empty() {
            return Err(Fault::Unreadable);
        }
        let data = value.as_map().and_then(|parts| {
            let part = parts.iter().find(|(key, _)| key.as_text() == Some("authData"));
            part.and_then(|(_, value)| value.as_bytes())
        });
        let (data, flags) = DeviceData::read(data.ok_or(Fault::Unreadable)?, site)?;
        if !data.is_verified {
            return Err(Fault::Owner);
        }
        if flags & DeviceData::HAS_KEY == 0 {
            return Err(Fault::Unreadable);
        }
        // The kind of device, which is nobody's business, and how long the name is.
        let (_, rest) = data.rest.split_at_checked(16).ok_or(Fault::Unreadable)?;
        let (length, rest) = rest.split_first_chunk().ok_or(Fault::Unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (credential, rest) = rest.split_at_checked(length).ok_or(Fault::Unreadable)?;
        if length == 0 || MAX_CREDENTIAL < length {
            return Err(Fault::Unreadable);
        }
        let (key, length) = Key::read(rest).ok_or(Fault::Kind)?;
        let registration = Registration {
            credential: credential.to_vec(),
            algorithm: key.algorithm(),
            public_key: rest[..length].to_vec(),
            counter: data.counter,
            is_synced: data.is_synced,
        };
        Ok((registration, challenge))
    }
}

/// A key that is there has signed.
pub(crate) struct Assertion<'a> {
    pub(crate) client_data: &'a [u8],
    pub(crate) device_data: &'a [u8],
    pub(crate) signature: &'a [u8],
}

impl Assertion<'_> {
    /// The challenge that was signed, not checked yet.
    pub(crate) fn challenge(&self, site: &Site) -> Result<Challenge, Fault> {
        challenge_in(self.client_data, "webauthn.get", site)
    }

    /// Checks that the key we know has signed; says how often it has by now.
    pub(crate) fn check(&self, site: &Site, known: &Registration) -> Result<u32, Fault> {
        let (data, _) = DeviceData::read(self.device_data, site)?;
        if !data.is_verified {
            return Err(Fault::Owner);
        }
        if data.is_synced != known.is_synced {
            return Err(Fault::Copy);
        }
        let (key, _) = Key::read(&known.public_key).ok_or(Fault::Kind)?;
        let hash = digest(&SHA256, self.client_data);
        let message = [self.device_data, hash.as_ref()].concat();
        if !key.has_signed(&message, self.signature) {
            return Err(Fault::Signature);
        }
        // Keys that lie on several devices do not count.
        let counts = data.counter != 0 || known.counter != 0;
        match counts && data.counter <= known.counter {
            true => Err(Fault::Copy),
            false => Ok(data.counter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
    use std::cell::Cell;

    /// A device that holds one key, as browsers drive it.
    struct Device {
        pair: EcdsaKeyPair,
        counter: Cell<u32>,
        flags: u8,
    }

    fn site() -> Site {
        Site { id: "play.example.org".into(), origin: "https://play.example.org".into() }
    }

    fn client_data(purpose: &str, origin: &str) -> Vec<u8> {
        let challenge = URL_SAFE_NO_PAD.encode([7; 32]);
        serde_json::json!({ "type": purpose, "challenge": challenge, "origin": origin })
            .to_string()
            .into_bytes()
    }

    impl Device {
        fn new() -> Device {
            let random = SystemRandom::new();
            let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
            let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
            let pair = EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).expect("a key");
            let flags = DeviceData::SEEN | DeviceData::VERIFIED;
            Device { pair, counter: Cell::new(1), flags }
        }

        fn data(&self, id: &str, flags: u8) -> Vec<u8> {
            let mut data = digest(&SHA256, id.as_bytes()).as_ref().to_vec();
            data.push(flags);
            data.extend(self.counter.get().to_be_bytes());
            data
        }

        fn register(&self, id: &str) -> Vec<u8> {
            let point = self.pair.public_key().as_ref();
            let number = |number: i64| Value::from(number);
            let key = Value::Map(vec![
                (number(1), number(2)),
                (number(3), number(-7)),
                (number(-1), number(1)),
                (number(-2), Value::Bytes(point[1..33].to_vec())),
                (number(-3), Value::Bytes(point[33..].to_vec())),
            ]);
            let mut data = self.data(id, self.flags | DeviceData::HAS_KEY);
            data.extend([0; 16]);
            data.extend([0, 4, 1, 2, 3, 4]);
            ciborium::into_writer(&key, &mut data).expect("written");
            let object = Value::Map(vec![
                ("fmt".into(), "none".into()),
                ("attStmt".into(), Value::Map(Vec::new())),
                ("authData".into(), Value::Bytes(data)),
            ]);
            let mut bytes = Vec::new();
            ciborium::into_writer(&object, &mut bytes).expect("written");
            bytes
        }

        fn sign(&self, id: &str, client_data: &[u8]) -> (Vec<u8>, Vec<u8>) {
            self.counter.set(self.counter.get() + 1);
            let data = self.data(id, self.flags);
            let message = [&data, digest(&SHA256, client_data).as_ref()].concat();
            let signature = self.pair.sign(&SystemRandom::new(), &message).expect("a signature");
            (data, signature.as_ref().to_vec())
        }
    }

    fn registered(device: &Device) -> Registration {
        let client = client_data("webauthn.create", "https://play.example.org");
        let object = device.register("play.example.org");
        let (key, challenge) = Registration::read(&site(), &client, &object).expect("a key");
        assert_eq!(challenge.bytes(), [7; 32]);
        key
    }

    #[test]
    fn a_new_key_is_known_again() {
        let device = Device::new();
        let key = registered(&device);
        assert_eq!((key.credential.as_slice(), key.algorithm), (&[1, 2, 3, 4][..], -7));
        let client = client_data("webauthn.get", "https://play.example.org");
        let (data, signature) = device.sign("play.example.org", &client);
        let assertion =
            Assertion { client_data: &client, device_data: &data, signature: &signature };
        assert!(assertion.challenge(&site()).is_ok());
        assert_eq!(assertion.check(&site(), &key), Ok(2));
    }

    #[test]
    fn a_key_that_is_not_quite_right_is_refused() {
        let device = Device::new();
        let key = registered(&device);
        let client = client_data("webauthn.get", "https://play.example.org");
        let (data, signature) = device.sign("play.example.org", &client);
        let check = |client: &[u8], data: &[u8], signature: &[u8], key: &Registration| {
            let assertion = Assertion { client_data: client, device_data: data, signature };
            assertion.challenge(&site()).and_then(|_| assertion.check(&site(), key))
        };
        assert_eq!(check(&client, &data, &signature, &key), Ok(2));
        let with_flags = |flags: u8| [&data[..32], &[flags], &data[33..]].concat();
        let other = registered(&Device::new());
        let copy = Registration { counter: 2, ..key.clone() };
        let elsewhere = client_data("webauthn.get", "https://play.example.com");
        let create = client_data("webauthn.create", "https://play.example.org");
        let (other_site, other_signature) = device.sign("play.example.com", &client);
        for (wrong, fault) in [
            (check(&create, &data, &signature, &key), Fault::Purpose),
            (check(&elsewhere, &data, &signature, &key), Fault::Site),
            (check(&client, &other_site, &other_signature, &key), Fault::Site),
            (check(&client, &with_flags(0), &signature, &key), Fault::Owner),
            (check(&client, &with_flags(DeviceData::SEEN), &signature, &key), Fault::Owner),
            (check(&client, &data, &signature[1..], &key), Fault::Signature),
            (check(&client, &data, &signature, &other), Fault::Signature),
            (check(&client, &data, &signature, &copy), Fault::Copy),
            (check(&client, &data[..36], &signature, &key), Fault::Unreadable),
            (check(b"{}", &data, &signature, &key), Fault::Unreadable),
        ] {
            assert_eq!(wrong, Err(fault));
        }
    }

    #[test]
    fn what_is_no_new_key_is_refused() {
        let device = Device::new();
        let client = client_data("webauthn.create", "https://play.example.org");
        let object = device.register("play.example.org");
        let read = |object: &[u8]| Registration::read(&site(), &client, object).map(|_| ());
        assert_eq!(read(&object), Ok(()));
        for length in 0..object.len() {
            assert!(read(&object[..length]).is_err(), "cut at {length}");
        }
        assert_eq!(read(&[&object[..], &[0]].concat()), Err(Fault::Unreadable), "more than one");
        assert_eq!(read(&device.register("example.org")), Err(Fault::Site));
        let unverified = Device { flags: DeviceData::SEEN, ..Device::new() };
        assert_eq!(read(&unverified.register("play.example.org")), Err(Fault::Owner));
        let deep = vec![0x81; 1_000];
        assert_eq!(read(&deep), Err(Fault::Unreadable), "nested too deep");
    }
}
