//! What a member may know of others: who is here, and who of them is a friend.

use crate::app::App;
use crate::error::ApiError;
use protocol::MemberSummary;
use std::collections::HashSet;
use store::{Member, PersonId};

/// With whose eyes the members are seen; by default with nobody's.
#[derive(Default)]
pub(crate) struct Eyes {
    friends: HashSet<PersonId>,
    /// Whom the reader has blocked, and who has blocked the reader: neither sees the other come.
    apart: HashSet<PersonId>,
}

impl Eyes {
    pub(crate) async fn of(app: &App, reader: PersonId) -> Result<Eyes, ApiError> {
        let friends = app.store.friends(reader).await?.into_iter().map(|friend| friend.person);
        let mut apart: HashSet<PersonId> =
            app.store.blocked_by(reader).await?.into_iter().collect();
        apart.extend(app.store.blockers_of(reader).await?);
        Ok(Eyes { friends: friends.collect(), apart })
    }

    /// Whether the member is here, as far as the reader may know.
    pub(crate) fn see_here(&self, app: &App, member: &Member) -> bool {
        member.is_shown
            && !self.apart.contains(&member.person)
            && app.presence.is_here(member.person)
    }

    pub(crate) fn summary(&self, app: &App, member: Member) -> MemberSummary {
        MemberSummary {
            is_here: self.see_here(app, &member),
            is_friend: self.friends.contains(&member.person),
            name: member.name,
            membership: member.membership,
            joined_at: member.joined_at / 1_000,
        }
    }
}
