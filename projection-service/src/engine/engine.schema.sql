create table if not exists read.checkpoint (
  name text primary key,
  version int not null,
  -- everything up to here is in the tables
  position bigint not null,
  -- one more with every swap: who wrote the tables before the swap cannot move this row any more
  generation int not null
);
grant select on read.checkpoint to onrecord_reader;

create table if not exists rebuild.checkpoint (like read.checkpoint including all);
