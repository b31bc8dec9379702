-- Which store the events are copied to, and how far both were found to be alike: so many events, and a hash over them.
create table if not exists event_store.copy (
  only_row boolean primary key default true check (only_row),
  store_id text not null,
  events bigint not null default 0,
  chain text not null default ''
);
-- Where each event stands here and there.
create table if not exists event_store.copied (
  source bigint primary key,
  target bigint not null
);
-- Which of the tables that hold positions say those of the other store.
create table if not exists event_store.translated (name text primary key);

-- The same place in the other store: that of the last event up to it; 0 where there is none.
create or replace function event_store.copied_to(place bigint) returns bigint language sql stable as $$
  select coalesce((select target from event_store.copied where source <= place order by source desc limit 1), 0)
$$;

grant select on event_store.copied to onrecord_projector, onrecord_worker;
grant select, insert on event_store.translated to onrecord_projector, onrecord_worker;
