-- When members were on holiday, or will be until: there are so many days of it in a year.
CREATE TABLE holidays (
    person  INTEGER NOT NULL REFERENCES people (id),
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    PRIMARY KEY (person, since)
) WITHOUT ROWID;

-- Who has declined to sit down with whom, and when: they are not asked again for a while.
CREATE TABLE declined (
    person     INTEGER NOT NULL REFERENCES people (id), -- who was asked
    asked_by   INTEGER NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (person, asked_by)
) WITHOUT ROWID;
CREATE INDEX declined_by_asker ON declined (asked_by);

-- What hosts did to somebody is found when that one is forgotten.
CREATE INDEX audit_by_measure ON audit (measure);

-- Ways by which somebody was told until they were refused for good: their owner is told on the page.
CREATE TABLE lost_channels (
    person  INTEGER NOT NULL REFERENCES people (id),
    kind    TEXT    NOT NULL,
    target  TEXT    NOT NULL, -- as it is shown
    lost_at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, target)
) WITHOUT ROWID;
