-- Who members are elsewhere: what an issuer calls them.
CREATE TABLE identities (
    issuer     TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    person     INTEGER NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    used_at    INTEGER,
    PRIMARY KEY (issuer, subject)
) WITHOUT ROWID;

CREATE UNIQUE INDEX identities_by_person ON identities (person, issuer);

-- People who were sent elsewhere to say who they are, and have not come in yet.
CREATE TABLE errands (
    hash          BLOB    PRIMARY KEY, -- of the secret that their browser keeps
    person        INTEGER REFERENCES people (id), -- the member who adds this way; NULL: somebody comes in
    invitation    BLOB, -- the hash of the invitation to become a member, if there is one
    brings_tables INTEGER NOT NULL, -- 1 if the tables of the browser's guest come along
    subject       TEXT, -- who they are there, from when that is known until they have chosen a name
    expires_at    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX errands_by_person ON errands (person);
CREATE INDEX errands_by_time ON errands (expires_at);
