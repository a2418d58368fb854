CREATE TABLE guests (
    id         INTEGER PRIMARY KEY,
    token_hash BLOB    NOT NULL UNIQUE,
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
);

CREATE TABLE tables (
    id          TEXT    PRIMARY KEY,
    owner       INTEGER NOT NULL REFERENCES guests (id),
    match_setup TEXT    NOT NULL,
    undo        TEXT    NOT NULL,
    listed      INTEGER NOT NULL,
    is_over     INTEGER NOT NULL DEFAULT 0,
    first_asked INTEGER,
    rematch     TEXT,
    created_at  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_listed ON tables (listed, is_over, created_at);

CREATE TABLE seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    guest       INTEGER REFERENCES guests (id),
    name        TEXT,
    level       TEXT,
    secret_hash BLOB,
    played_by   TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest);

-- Every line says who is asked after it and when it was written, so that a deed writes one row only.
CREATE TABLE log (
    table_id TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    deed     TEXT    NOT NULL,
    to_act   INTEGER,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
