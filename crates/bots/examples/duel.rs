use bots::*;
use kingdom_builder::State;
use std::time::Instant;
use table::*;
fn parse(t: &str) -> Level {
    // name or search:iters:horizon:noise:width:widening:explo:bias
    if let Some(rest) = t.strip_prefix("s:") {
        let v: Vec<f32> = rest.split(':').map(|x| x.parse().unwrap()).collect();
        let st = Settings {
            horizon: if v[1] < 0.0 { None } else { Some(v[1] as u32) },
            noise: v[2],
            width: v[3],
            widening: v[4],
            exploration: v[5],
            bias: v[6],
        };
        return Level {
            name: "s",
            description: "",
            style: Style::Search(st),
            budget: if v[0] < 0.0 {
                Budget::MillisecondsPerTurn((-v[0]) as u32)
            } else {
                Budget::Looks(v[0] as u32)
            },
        };
    }
    if let Some(rest) = t.strip_prefix("a:") {
        return Level {
            name: "a",
            description: "",
            style: Style::AtSight { noise: rest.parse().unwrap() },
            budget: Budget::Looks(1),
        };
    }
    t.parse().unwrap()
}
struct Wall(Instant);
impl Clock for Wall {
    fn now(&self) -> std::time::Duration {
        self.0.elapsed()
    }
}
fn main() {
    let start = Instant::now();
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let opts: kingdom_builder::Options = a[2].parse().unwrap();
    let x = parse(&a[3]);
    let y = parse(&a[4]);
    let first: u64 = a.get(5).map_or(1, |s| s.parse().unwrap());
    let (mut w, mut d, mut diff) = (0.0, 0, 0.0);
    let np = opts.players;
    let (mut px, mut tx) = (0u64, 0.0);
    let mut looks = 0u64;
    let mut dec = 0u64;
    for g in 0..n {
        let seed = first + g / np as u64;
        let xs = (g % np as u64) as usize;
        let mut chance = SeededChance::new(Seed::from_number(seed));
        let mut st = State::start(&opts, &mut chance, &mut Silent).unwrap();
        let mut bots: Vec<Bot<State>> = (0..np)
            .map(|s| Bot::new(if s == xs { x } else { y }, seed * 31 + s as u64 + g).unwrap())
            .collect();
        while let Some(seat) = st.to_act() {
            let lvl = if seat.index() == xs { x } else { y };
            let v = st.view(Viewer::Seat(seat));
            let t = Instant::now();
            let th = bots[seat.index()].think(&v, &Wall(start)).unwrap();
            if seat.index() == xs && th.lines.len() > 1 {
                px += bots[seat.index()].n_playout_actions();
                tx += t.elapsed().as_secs_f64();
                looks += th.n_looks as u64;
                dec += 1;
            }
            let act = th.best();
            st.apply(act, &mut chance, &mut Silent).unwrap();
            for s in 0..np {
                if s == seat.index() { bots[s].played(act) } else { bots[s].others_played() }
            }
        }
        let tot = st.totals();
        let mine = tot[Seat::new(xs).unwrap()];
        let best = (0..np).filter(|&s| s != xs).map(|s| tot[Seat::new(s).unwrap()]).max().unwrap();
        if mine > best {
            w += 1.0
        } else if mine == best {
            w += 0.5;
            d += 1
        }
        diff += (mine - best) as f64;
    }
    println!(
        "{} vs {}: {}/{} ties {} diff {:.1}  playout {:.0}k/s looks/dec {:.0}",
        a[3],
        a[4],
        w,
        n,
        d,
        diff / n as f64,
        px as f64 / tx / 1000.0,
        looks as f64 / dec.max(1) as f64
    );
}
