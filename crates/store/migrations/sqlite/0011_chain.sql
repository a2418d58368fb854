-- The hash of an entry and all before it, back to what the match began with. Entries of a time before
-- have none; they are covered by the next one that has.
ALTER TABLE entries ADD COLUMN hash BLOB;
