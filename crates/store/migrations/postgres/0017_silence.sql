-- At a table without a clock: until when, by the club's clock, whoever is asked may do nothing, be they there
-- or not, and in which state they are asked. In any other state it means nothing.
ALTER TABLE tables ADD COLUMN silent_until BIGINT;
ALTER TABLE tables ADD COLUMN silent_at BIGINT;
