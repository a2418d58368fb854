//! A line between two processes that can be cut, held up and mended.

use crate::picks::lock;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, split};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// Nobody waits for a connection that died for so long.
const LONG: Duration = Duration::from_secs(120);

/// How a line behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Everything passes.
    Whole,
    /// Connections break, and new ones break at once; what was under way is lost.
    Cut,
    /// Nothing passes and nothing breaks, as when packets are lost; later all of it arrives.
    Silent,
    /// Everything passes, so much later.
    Slow(Duration),
}

/// Where a line leads.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

/// A line of which we hold the middle.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    target: Arc<Mutex<Target>>,
    line: watch::Sender<Line>,
    /// How often all connections have died.
    n_deaths: watch::Sender<u64>,
    task: JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn start(target: Target) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let target = Arc::new(Mutex::new(target));
        let (line, seen) = watch::channel(Line::Whole);
        let (n_deaths, deaths) = watch::channel(0);
        let task = tokio::spawn(listen(listener, Arc::clone(&target), seen, deaths));
        Proxy { address, target, line, n_deaths, task }
    }

    /// Leads new connections elsewhere.
    pub(crate) fn lead_to(&self, target: Target) {
        *lock(&self.target) = target;
    }

    pub(crate) fn set(&self, line: Line) {
        self.line.send_replace(line);
    }

    /// Over the connections that there are nothing passes any more, and neither end is told; over
    /// new ones everything does.
    pub(crate) fn let_die(&self) {
        self.n_deaths.send_modify(|n_deaths| *n_deaths += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.set(Line::Cut);
    }
}

async fn listen(
    listener: TcpListener,
    target: Arc<Mutex<Target>>,
    line: watch::Receiver<Line>,
    deaths: watch::Receiver<u64>,
) {
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        if *line.borrow() != Line::Cut {
            let target = lock(&target).clone();
            // How it ended is for the two ends to know.
            tokio::spawn(carry(stream, target, line.clone(), deaths.clone()));
        }
    }
}

async fn carry(
    near: TcpStream,
    target: Target,
    mut line: watch::Receiver<Line>,
    mut deaths: watch::Receiver<u64>,
) -> io::Result<()> {
    deaths.mark_unchanged();
    near.set_nodelay(true)?;
    pass(&mut line).await;
    match target {
        Target::Tcp(address) => {
            let far = TcpStream::connect(address).await?;
            far.set_nodelay(true)?;
            join(near, far, line, deaths).await
        }
        Target::Unix(path) => join(near, UnixStream::connect(path).await?, line, deaths).await,
    }
}

/// Carries both ways until one end goes, the line is cut or the connection dies.
async fn join(
    near: TcpStream,
    far: impl AsyncRead + AsyncWrite,
    line: watch::Receiver<Line>,
    mut deaths: watch::Receiver<u64>,
) -> io::Result<()> {
    let (mut near_reads, mut near_writes) = split(near);
    let (mut far_reads, mut far_writes) = split(far);
    let mut cut = line.clone();
    tokio::select! {
        ended = pump(&mut near_reads, &mut far_writes, line.clone()) => ended,
        ended = pump(&mut far_reads, &mut near_writes, line) => ended,
        () = async { drop(cut.wait_for(|line| *line == Line::Cut).await) } => Ok(()),
        Ok(()) = deaths.changed() => {
            // Both ends stay open, until a system would notice.
            sleep(LONG).await;
            Ok(())
        }
    }
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut line: watch::Receiver<Line>,
) -> io::Result<()> {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let n_bytes = from.read(&mut bytes).await?;
        if n_bytes == 0 {
            return Ok(());
        }
        pass(&mut line).await;
        to.write_all(&bytes[..n_bytes]).await?;
    }
}

/// Waits until something may pass.
async fn pass(line: &mut watch::Receiver<Line>) {
    // The sender goes with the proxy, and then the line is cut.
    drop(line.wait_for(|line| *line != Line::Silent).await);
    let pause = match *line.borrow() {
        Line::Slow(pause) => pause,
        Line::Whole | Line::Cut | Line::Silent => return,
    };
    sleep(pause).await;
}
