-- Under which lease an entry was written, where several processes share a database; in one that is a
-- file there is one process and no lease.
ALTER TABLE entries ADD COLUMN fence INTEGER;
