//! Word that does not arrive: it keeps nobody else waiting, is tried again ever more rarely, and what has
//! arrived does not come twice.

mod receivers;
mod table;

use protocol::ChannelKind;
use receivers::{add, ask_ben, listening, receive, telling, until_arrived, wish};
use table::{Folder, Running};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_keeps_nobody_waiting() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    for path in ["stuck/1", "stuck/2", "stuck/3", "hook"] {
        add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 4).await;
    assert!(told.iter().any(|told| told.starts_with("POST /hook")), "{told:?}");
    // Those that are stuck are not asked again meanwhile.
    ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 5).await;
    assert!(told[4].starts_with("POST /hook"), "{}", told[4]);
    server.stop().await;
}
