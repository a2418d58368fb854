CREATE TABLE guests (
    id         BIGINT PRIMARY KEY,
    token_hash BYTEA   NOT NULL UNIQUE,
    name       TEXT    NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id          TEXT    PRIMARY KEY,
    owner       BIGINT NOT NULL REFERENCES guests (id),
    match_setup TEXT    NOT NULL,
    undo        TEXT    NOT NULL,
    listed      BIGINT NOT NULL,
    is_over     BIGINT NOT NULL DEFAULT 0,
    first_asked BIGINT,
    rematch     TEXT,
    created_at  BIGINT NOT NULL
);

CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_listed ON tables (listed, is_over, created_at);

CREATE TABLE seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    guest       BIGINT REFERENCES guests (id),
    name        TEXT,
    level       TEXT,
    secret_hash BYTEA,
    played_by   TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- Every line says who is asked after it and when it was written, so that a deed writes one row only.
CREATE TABLE log (
    table_id TEXT    NOT NULL,
    number   BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    key      TEXT    NOT NULL,
    deed     TEXT    NOT NULL,
    to_act   BIGINT,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
