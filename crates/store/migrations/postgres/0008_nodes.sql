-- Processes that share this database, and where the others reach each. A number is given to one
-- process and never again. Times are the database's own, in milliseconds since 1970.
CREATE TABLE nodes (
    id         BIGSERIAL PRIMARY KEY,
    address    TEXT   NOT NULL,
    lease      BIGINT NOT NULL, -- for how long a word of it is good
    expires_at BIGINT NOT NULL
);

-- Which node has a table: while that node lives, no other opens it. The fence rises with every node
-- that takes the table over, so that whatever an earlier one still writes is told from what is written
-- now.
CREATE TABLE leases (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node     BIGINT, -- nobody's, if the table sleeps
    fence    BIGINT NOT NULL
);

CREATE INDEX leases_by_node ON leases (node) WHERE node IS NOT NULL;

-- Who has a page open at which node.
CREATE TABLE attendance (
    node   BIGINT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    PRIMARY KEY (node, person)
);

-- Under which lease an entry was written; none where one process has the database for itself.
ALTER TABLE entries ADD COLUMN fence BIGINT;

-- The share lock makes whoever takes the table over wait until this entry is written, and an entry that
-- comes later is not written at all.
CREATE FUNCTION refuse_old_fence() RETURNS trigger AS $$
BEGIN
    PERFORM 1 FROM leases WHERE table_id = NEW.table_id AND fence = NEW.fence FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'another node has taken this table over' USING ERRCODE = 'FH001';
    END IF;
    RETURN NEW;
END
$$ LANGUAGE plpgsql;

CREATE TRIGGER entries_are_fenced BEFORE INSERT ON entries
FOR EACH ROW WHEN (NEW.fence IS NOT NULL) EXECUTE FUNCTION refuse_old_fence();

-- What is to be signed by a passkey: asked for at one node, it may be answered at another.
CREATE TABLE challenges (
    bytes      BYTEA  PRIMARY KEY,
    person     BIGINT, -- whose new key it is for; none for one to come in by
    expires_at BIGINT NOT NULL
);

CREATE INDEX challenges_by_time ON challenges (expires_at);
