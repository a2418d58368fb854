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
const NODES: &str = "node-key";

/// Keys of the server.
pub(crate) struct Keys {
    /// By which servers of browsers know us.
    pub(crate) push: ServerKey,
    /// By which we know links in our messages again.
    pub(crate) stop: [u8; 32],
    /// By which nodes know each other.
    pub(crate) nodes: String,
}

impl Keys {
    /// Those that were made before, or new ones.
    pub(crate) async fn read(store: &Store) -> Result<Keys, ServeError> {
        let broken = || ServeError::Config("the keys of this club are damaged".to_owned());
        let made = async |name: &str, make: &dyn Fn() -> Option<Vec<u8>>| {
            let text = match store.setting(name).await? {
                Some(text) => text,
                // Of several nodes that start at once, one makes the key of all.
                None => store.keep(name, STANDARD.encode(make().ok_or_else(broken)?)).await?,
            };
            STANDARD.decode(text).map_err(|_| broken())
        };
        let secret = || random::<32>().ok().map(Vec::from);
        let push = made(PUSH, &ServerKey::make).await?;
        let stop = made(STOP, &secret).await?.try_into().map_err(|_| broken())?;
        let nodes = hex::encode(made(NODES, &secret).await?);
        Ok(Keys { push: ServerKey::read(&push).ok_or_else(broken)?, stop, nodes })
    }
}
