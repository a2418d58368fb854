//! What the program survives: real processes, a real database and people over real sockets, while
//! one thing after another is broken.
//!
//! As part of the tests each kind of fault strikes once. `cargo xtask chaos` lets something be killed a
//! hundred times in each place, and as many other faults strike (`FREEHOLD_CHAOS_KILLS`);
//! `FREEHOLD_CHAOS_ONLY` names the kinds that may. Everything that is left to chance comes from one
//! seed, which is printed and can be given (`FREEHOLD_CHAOS_SEED`); when exactly a process is hit it
//! does not decide. `FREEHOLD_CHAOS_BEFORE` names an earlier build of the program, which is replaced by
//! this one node by node.
#![cfg(unix)]

mod clock;
mod cluster;
#[path = "../../../../xtask/src/postgres/server.rs"]
mod database_server;
mod faults;
mod history;
#[path = "../left_out/mod.rs"]
mod left_out;
mod load;
mod next_version;
mod picks;
mod player;
mod postgres;
mod proxy;
mod replay;
mod stored;
#[path = "../../../server/tests/table/mod.rs"]
mod table;
mod torn;
mod tracer;

use cluster::{Cluster, TODAY};
use faults::{Fault, LONGEST_WAIT, ON_NODES, ON_POSTGRES, ON_SQLITE};
use left_out::leave_out;
use load::Load;
use picks::{Picks, between, n_kills, only, seed, shuffled};
use postgres::Postgres;
use std::env;
use std::time::Instant;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn one_process_on_sqlite() {
    let cluster = Cluster::on_sqlite().await;
    survive("sqlite", cluster, &ON_SQLITE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_on_postgresql() {
    let Some(postgres) = Postgres::start("chaos-one") else { return };
    let cluster = Cluster::on_postgres(postgres, 1).await;
    survive("postgresql", cluster, &ON_POSTGRES).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_on_postgresql() {
    let Some(postgres) = Postgres::start("chaos-three") else { return };
    let cluster = Cluster::on_postgres(postgres, 3).await;
    survive("nodes", cluster, &ON_NODES).await;
}

/// Three nodes of an earlier build are replaced by those of today, one by one.
#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_upgraded() {
    let Ok(before) = env::var("FREEHOLD_CHAOS_BEFORE") else {
        leave_out("an upgrade", "FREEHOLD_CHAOS_BEFORE names no earlier build to upgrade from");
        return;
    };
    let Some(postgres) = Postgres::start("chaos-upgrade") else { return };
    let mut cluster = Cluster::of(&before, postgres, 3).await;
    let load = &mut Load::start(&cluster, Picks::new(seed())).await;
    for place in 0..cluster.nodes.len() {
        load.forget_waits();
        let (status, _) = cluster.nodes[place].terminate();
        assert!(status.success(), "{status}: {}", cluster.nodes[place].said());
        cluster.nodes[place].program = TODAY.to_owned();
        cluster.nodes[place].start();
        load.goes_on().await;
        let waited = load.longest_wait();
        eprintln!("upgrade {}/3: the longest wait was {waited:.1?}", place + 1);
        assert!(waited < LONGEST_WAIT, "somebody waited for {waited:?}");
        cluster.check();
        load.check(&cluster).await;
    }
    eprintln!("upgrade: {} actions acknowledged, none lost", load.n_done());
    cluster.stop();
}

/// The faults in the order in which they strike: each kind once; or so many that kill something and as
/// many others, each kind as often as the others.
fn plan(kinds: &[Fault], n_kills: Option<usize>, picks: &mut Picks) -> Vec<Fault> {
    let Some(n_kills) = n_kills else { return shuffled(picks, kinds) };
    let (kills, others): (Vec<Fault>, Vec<Fault>) =
        kinds.iter().copied().partition(|kind| kind.kills());
    let of_each = |kinds: Vec<Fault>| kinds.into_iter().cycle().take(n_kills);
    shuffled(picks, &of_each(kills).chain(of_each(others)).collect::<Vec<_>>())
}

#[test]
fn the_long_form_kills_as_often_as_it_says_and_forgets_no_kind() {
    for kinds in [&ON_SQLITE[..], &ON_POSTGRES, &ON_NODES] {
        let planned = plan(kinds, Some(100), &mut Picks::new(1));
        assert_eq!(planned.iter().filter(|fault| fault.kills()).count(), 100);
        assert_eq!(planned.len(), 200);
        assert!(kinds.iter().all(|kind| planned.contains(kind)));
        assert_eq!(plan(kinds, None, &mut Picks::new(1)).len(), kinds.len());
    }
}

/// Lets faults strike one after the other under load; after each everything is checked.
async fn survive(name: &str, mut cluster: Cluster, kinds: &[Fault]) {
    let seed = seed();
    eprintln!("{name}: FREEHOLD_CHAOS_SEED={seed}");
    let mut picks = Picks::new(seed);
    let mut load = Load::start(&cluster, Picks::new(picks.next() as u64)).await;
    let only = only();
    let is_wanted = |fault: &Fault| {
        let name = format!("{fault:?}");
        only.as_ref().is_none_or(|only| only.split(',').any(|wanted| wanted == name))
    };
    let kinds: Vec<Fault> = kinds.iter().copied().filter(is_wanted).collect();
    let planned = plan(&kinds, n_kills(), &mut picks);
    let n_faults = planned.len();
    for (number, fault) in (1..).zip(planned) {
        sleep(between(&mut picks, 50, 300)).await;
        load.forget_waits();
        eprintln!("{name} {number}/{n_faults}: {fault:?}");
        let began_at = Instant::now();
        let told = fault.strike(&mut cluster, &load, &mut picks).await;
        let mended_at = Instant::now();
        load.goes_on().await;
        let (struck, went_on) = (mended_at - began_at, mended_at.elapsed());
        let waited = load.longest_wait();
        cluster.check();
        load.check(&cluster).await;
        let n_done = load.n_done();
        eprintln!(
            "{name} {number}/{n_faults}: {struck:.1?} {told}; all tables went on after \
             {went_on:.1?}, the longest wait was {waited:.1?}; {n_done} acknowledged so far"
        );
    }
    let (n_done, n_records) = (load.n_done(), load.n_records());
    eprintln!(
        "{name}: {n_faults} faults, {n_done} actions acknowledged, none lost; {n_records} records verified"
    );
    drop(load);
    cluster.stop();
}
