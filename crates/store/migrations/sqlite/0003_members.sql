-- Members: people who are known by a name of their own. A guest who becomes one stays the same person.
CREATE TABLE members (
    person     INTEGER PRIMARY KEY REFERENCES people (id),
    plain_name TEXT    NOT NULL UNIQUE, -- the name as names are compared
    password   TEXT, -- a hash with its salt and its cost; without it, one comes in by other ways
    role       TEXT    NOT NULL CHECK (role IN ('member', 'steward', 'host')),
    standing   TEXT    NOT NULL CHECK (standing IN ('waiting', 'welcome', 'banned')),
    joined_at  INTEGER NOT NULL,
    leaves_at  INTEGER -- when everything about the member is forgotten
);

CREATE INDEX members_by_standing ON members (standing, plain_name);
CREATE INDEX members_who_leave ON members (leaves_at) WHERE leaves_at IS NOT NULL;

-- Every token is a device; those of guests are too.
ALTER TABLE tokens ADD COLUMN device TEXT;
ALTER TABLE tokens ADD COLUMN seen_at INTEGER;
CREATE INDEX tokens_by_person ON tokens (person);

-- Codes that open an account once, for whoever has lost everything else.
CREATE TABLE recovery_codes (
    hash   BLOB    PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id)
) WITHOUT ROWID;

CREATE INDEX recovery_codes_by_person ON recovery_codes (person);

-- Keys that a device holds for its owner.
CREATE TABLE passkeys (
    credential BLOB    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id),
    algorithm  INTEGER NOT NULL, -- its number in COSE
    public_key BLOB    NOT NULL,
    counter    INTEGER NOT NULL, -- how often it has signed, if it counts
    is_synced  INTEGER NOT NULL, -- 1 if it may lie on several devices
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    used_at    INTEGER
) WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

-- Invitations to become a member; each is good for one.
CREATE TABLE invitations (
    hash       BLOB    PRIMARY KEY,
    made_by    INTEGER REFERENCES people (id), -- NULL: by whoever runs the program
    role       TEXT    NOT NULL,
    note       TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_by    INTEGER REFERENCES people (id)
) WITHOUT ROWID;

CREATE INDEX invitations_by_time ON invitations (created_at);
CREATE INDEX invitations_by_maker ON invitations (made_by);
CREATE INDEX invitations_by_user ON invitations (used_by);

-- What the host has set, by name.
CREATE TABLE club (
    name       TEXT    PRIMARY KEY,
    value      TEXT    NOT NULL,
    changed_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What hosts did.
CREATE TABLE audit (
    number     INTEGER PRIMARY KEY,
    person     INTEGER REFERENCES people (id), -- NULL: whoever runs the program
    measure    TEXT    NOT NULL,
    about      TEXT    NOT NULL,
    created_at INTEGER NOT NULL
);

CREATE INDEX audit_by_person ON audit (person);
