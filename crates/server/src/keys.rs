//! Keys of the server itself: made once, and kept with everything else.

use crate::error::ServeError;
use crate::notify::ServerKey;
use crate::secret::random;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use store::Store;

/// The names under which they are stored.
const PUSH: &str = "push-key";
const STOP: &str = "stop-key";

/// Keys of the server.
pub(crate) struct Keys {
    /// By which servers of browsers know us.
    pub(crate) push: ServerKey,
    /// By which we know links in our messages again.
    pub(crate) stop: [u8; 32],
}

impl Keys {
    /// Those that were made before, or new ones.
    pub(crate) async fn read(store: &Store) -> Result<Keys, ServeError> {
        let settings = store.settings().await?;
        let kept = |name: &str| settings.get(name).and_then(|text| STANDARD.decode(text).ok());
        let broken = || ServeError::Config("the keys of this club are damaged".to_owned());
        let push = match kept(PUSH) {
            Some(bytes) => bytes,
            None => {
                let bytes = ServerKey::make().ok_or_else(broken)?;
                store.set(PUSH, STANDARD.encode(&bytes)).await?;
                bytes
            }
        };
        let stop = match kept(STOP) {
            Some(bytes) => bytes.try_into().map_err(|_| broken())?,
            None => {
                let bytes: [u8; 32] = random().map_err(|_| broken())?;
                store.set(STOP, STANDARD.encode(bytes)).await?;
                bytes
            }
        };
        Ok(Keys { push: ServerKey::read(&push).ok_or_else(broken)?, stop })
    }
}
