-- What whoever made a table has changed of what was agreed, until all have seen it: names of terms,
-- with spaces between them.
ALTER TABLE tables ADD COLUMN terms_changed TEXT;

-- What somebody has planned for their next turn; nobody else is told.
CREATE TABLE plans (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    number     INTEGER NOT NULL, -- of the table's state when it was made
    plan       TEXT    NOT NULL, -- as JSON
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
