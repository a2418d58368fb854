//! Invitations to become a member.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::read::parsed;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use protocol::Role;
use sqlx::Row;
use sqlx::any::AnyRow;

type Result<T> = std::result::Result<T, StoreError>;

/// An invitation, good for one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The hash of its secret.
    pub hash: SecretHash,
    /// Who made it; `None` for whoever runs the program.
    pub made_by: Option<PersonId>,
    /// What whoever takes it will be.
    pub role: Role,
    /// For whom it is, in the maker's words.
    pub note: String,
    /// Until when it is good, in milliseconds since 1970.
    pub expires_at: i64,
    /// The name of the member who took it.
    pub used_by: Option<String>,
}

impl Invitation {
    /// Whether somebody can still take it.
    pub fn is_good(&self) -> bool {
        self.used_by.is_none() && now() < self.expires_at
    }
}

/// The statement for invitations of some kind.
macro_rules! invitations {
    ($which:literal) => {
        concat!(
            "SELECT i.hash, i.made_by, i.role, i.note, i.expires_at, p.name
             FROM invitations i LEFT JOIN people p ON p.id = i.used_by ",
            $which
        )
    };
}

fn invitation(row: &AnyRow) -> Result<Invitation> {
    Ok(Invitation {
        hash: SecretHash::stored(row.try_get(0)?)?,
        made_by: row.try_get::<Option<i64>, _>(1)?.map(PersonId::new),
        role: parsed(row, 2)?,
        note: row.try_get(3)?,
        expires_at: row.try_get(4)?,
        used_by: row.try_get(5)?,
    })
}

impl Store {
    /// Makes an invitation.
    pub async fn invite(&self, invitation: Invitation) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO invitations (hash, made_by, role, note, created_at, expires_at)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(invitation.hash.to_bytes())
                .bind(invitation.made_by.map(PersonId::number))
                .bind(invitation.role.name())
                .bind(invitation.note)
                .bind(now())
                .bind(invitation.expires_at)
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// The invitation with this secret.
    pub async fn invitation(&self, hash: SecretHash) -> Result<Option<Invitation>> {
        let query = sqlx::query(invitations!("WHERE i.hash = $1")).bind(hash.to_bytes());
        query.fetch_optional(self.readers()).await?.as_ref().map(invitation).transpose()
    }

    /// At most `limit` invitations, the latest first.
    pub async fn invitations(&self, limit: usize) -> Result<Vec<Invitation>> {
        let sql = invitations!("WHERE i.created_at <= $1 ORDER BY i.created_at DESC LIMIT $2");
        let query = sqlx::query(sql).bind(now()).bind(limit as i64);
        query.fetch_all(self.readers()).await?.iter().map(invitation).collect()
    }

    /// Takes an invitation back, unless it was used; says whether it was there.
    pub async fn take_back_invitation(&self, hash: SecretHash) -> Result<bool> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "DELETE FROM invitations WHERE hash = $1 AND used_by IS NULL";
                let gone = sqlx::query(sql).bind(hash.to_bytes()).execute(c).await?;
                Ok(gone.rows_affected() == 1)
            })
        })
        .await
    }
}
