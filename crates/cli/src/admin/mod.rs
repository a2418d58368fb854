//! Runs the club from the terminal: talks to the server that runs, or to one of its own where none
//! does.

mod client;
mod tell;

use crate::failure::Failure;
use crate::place::Place;
use client::Client;
use protocol::{
    Admission, ChangedMember, Club, ClubInvitation, HostTables, MadeInvitation, Measure, Members,
    Membership, NewInvitation, Overview, Report, ResetCode, Role, Standing,
};
use server::{Config, Server};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::sync::oneshot;

/// Where the club is, and what to do there.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// Where the server listens; if nothing does, the database is opened for this command alone.
    #[arg(long, env = "FREEHOLD_ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// How the club is doing.
    Overview,
    /// List members.
    People {
        /// Which: welcome, waiting or banned.
        #[arg(default_value_t = Standing::Welcome)]
        standing: Standing,
    },
    /// Let somebody in who waits, or was sent away.
    Welcome {
        /// The member's name.
        name: String,
    },
    /// Send a member away, and sign them out everywhere.
    Ban {
        /// The member's name.
        name: String,
    },
    /// Make somebody host, steward or member.
    Role {
        /// The member's name.
        name: String,
        /// What they are from now on.
        role: Role,
    },
    /// Make a code by which a member sets another password.
    Reset {
        /// The member's name.
        name: String,
    },
    /// Invite somebody to become a member.
    Invite {
        /// What whoever takes the invitation will be.
        #[arg(long, default_value_t = Role::Member)]
        role: Role,
        /// For whom it is.
        #[arg(long, default_value = "")]
        note: String,
        /// For how many days it is good.
        #[arg(long, default_value_t = 7)]
        days: u32,
    },
    /// List invitations.
    Invitations,
    /// Take an invitation back.
    TakeBack {
        /// The invitation, as it is listed.
        id: String,
    },
    /// Show or change the club's name, its news, and who becomes a member.
    Club {
        /// Its name.
        #[arg(long)]
        name: Option<String>,
        /// The latest news, in one line.
        #[arg(long)]
        news: Option<String>,
        /// Who becomes a member: open, invitation or approval.
        #[arg(long)]
        admission: Option<Admission>,
    },
    /// What hosts did, the latest first.
    Log,
    /// List the tables whose match is not over, the latest made first.
    Tables,
    /// Remove a table whose match is not over, with all that happened at it.
    RemoveTable {
        /// The table, as it is listed.
        id: String,
    },
    /// List what people want the host to look at.
    Reports,
    /// Say that a report was looked at.
    Settle {
        /// The table, as it is listed.
        table: String,
        /// The number of the remark, as it is listed.
        number: u64,
    },
    /// Begin a season: nobody's rating is wiped, but all change faster for a while.
    Season,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let token = args.place.operator_token()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let text = runtime.block_on(async {
        if let Some(client) = Client::to_running(args.address, &token).await? {
            return carry_out(&client, args.command).await;
        }
        // Nobody serves, so that the database is free.
        let config = Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            operator_token: Some(token.clone()),
            ..Config::new(args.place.database_url()?)
        };
        let server = Server::bind(config).await?;
        let client = Client::new(server.address(), &token);
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server.run(async { drop(stopped.await) }));
        let done = carry_out(&client, args.command).await;
        drop(stop);
        serving.await.map_err(|error| Failure::Io(error.to_string()))??;
        done
    })?;
    use std::io::Write as _;
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

/// Does something, and says what came of it.
async fn carry_out(client: &Client, command: Command) -> Result<String, Failure> {
    Ok(match command {
        Command::Overview => tell::overview(&client.get::<Overview>("/api/host").await?),
        Command::People { standing } => {
            let mut text = String::new();
            let mut after = String::new();
            loop {
                let path = format!("/api/host/people/{standing}?after={}", client::escaped(&after));
                let page: Members = client.get(&path).await?;
                text += &tell::members(&page.members);
                match page.next {
                    Some(next) => after = next,
                    None => break text,
                }
            }
        }
        Command::Welcome { name } => {
            change(client, &name, ChangedMember { standing: Some(Standing::Welcome), role: None })
                .await?
        }
        Command::Ban { name } => {
            change(client, &name, ChangedMember { standing: Some(Standing::Banned), role: None })
                .await?
        }
        Command::Role { name, role } => {
            change(client, &name, ChangedMember { role: Some(role), standing: None }).await?
        }
        Command::Reset { name } => {
            let path = format!("/api/host/member/{}/reset", client::escaped(&name));
            let reset: ResetCode = client.post(&path, &()).await?;
            format!(
                "Tell {name} this code: {}\nIt sets a new password once, at /sign-in.\n",
                reset.code
            )
        }
        Command::Invite { role, note, days } => {
            let wish = NewInvitation { note, role, days };
            let made: MadeInvitation = client.post("/api/host/invitations", &wish).await?;
            format!(
                "{}\nGood for one, until {}.\n",
                made.link,
                tell::day(made.invitation.expires_at)
            )
        }
        Command::Invitations => {
            tell::invitations(&client.get::<Vec<ClubInvitation>>("/api/host/invitations").await?)
        }
        Command::TakeBack { id } => {
            let path = format!("/api/host/invitations/{}", client::escaped(&id));
            client.delete(&path).await?;
            "It opens nothing any more.\n".to_owned()
        }
        Command::Club { name, news, admission } => {
            let before: Club = client.get("/api/club").await?;
            let after = Club {
                name: name.unwrap_or_else(|| before.name.clone()),
                news: news.unwrap_or_else(|| before.news.clone()),
                admission: admission.unwrap_or(before.admission),
                ..before.clone()
            };
            if after != before {
                client.post::<Club>("/api/host/club", &after).await?;
            }
            tell::club(&after)
        }
        Command::Log => tell::log(&client.get::<Vec<Measure>>("/api/host/log").await?),
        Command::Tables => {
            let mut text = String::new();
            let mut path = "/api/host/tables".to_owned();
            loop {
                let page: HostTables = client.get(&path).await?;
                text += &tell::tables(&page.tables);
                match page.next {
                    Some(next) => {
                        path = format!("/api/host/tables?after={}", client::escaped(&next));
                    }
                    None => break text,
                }
            }
        }
        Command::RemoveTable { id } => {
            client.delete(&format!("/api/host/tables/{}", client::escaped(&id))).await?;
            "It is gone.\n".to_owned()
        }
        Command::Reports => tell::reports(&client.get::<Vec<Report>>("/api/host/reports").await?),
        Command::Settle { table, number } => {
            let path = format!("/api/host/reports/{}/{number}/settle", client::escaped(&table));
            client.post::<()>(&path, &()).await?;
            "It is settled.\n".to_owned()
        }
        Command::Season => {
            client.post::<()>("/api/host/season", &()).await?;
            "A season has begun.\n".to_owned()
        }
    })
}

async fn change(client: &Client, name: &str, change: ChangedMember) -> Result<String, Failure> {
    let path = format!("/api/host/member/{}", client::escaped(name));
    let after: Membership = client.post(&path, &change).await?;
    Ok(format!("{name}: {}, {}\n", after.role, after.standing))
}
