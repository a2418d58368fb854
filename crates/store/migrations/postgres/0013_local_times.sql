-- By how many minutes the clocks where somebody is are ahead of UTC: what minutes of the day are
-- meant by. Without it they are minutes in UTC.
ALTER TABLE channels ADD COLUMN utc_offset BIGINT;
