create table if not exists event_store.head (
  only_row boolean primary key default true check (only_row),
  store_id text not null,
  position bigint not null
);
insert into event_store.head values (true, substr(md5(gen_random_uuid()::text), 1, 8), 0) on conflict do nothing;

create table if not exists event_store.streams (
  name text primary key,
  version bigint not null
);

create table if not exists event_store.events (
  position bigint primary key,
  id uuid not null,
  stream_name text not null,
  stream_version bigint not null,
  type text not null,
  data json not null,
  metadata json not null,
  unique (stream_name, stream_version)
);

-- Takes a batch of appends, at most one for each stream, and judges each by its own expectation:
-- -1 anything, 0 absent, -2 present, else the exact version. The lock on head puts positions in commit order, without gaps.
-- Plans are made when the tables may still be empty, so nothing but the index may be chosen.
create or replace function event_store.append(appends json, written json)
returns table (ordinal int, taken boolean, version bigint, last_position bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  start bigint;
begin
  select h.position into start from event_store.head h for update;
  return query
  with judged as materialized (
    select b.*, case b.expected when -1 then true when -2 then b.current > 0 else b.current = b.expected end as accepted
    from (
      select a.*, coalesce((select s.version from event_store.streams s where s.name = a.stream), 0) as current
      from json_to_recordset(appends) as a(ordinal int, stream text, expected bigint, events int)
    ) b
  ), placed as materialized (
    select j.*, start + sum(j.events) over (order by j.ordinal) - j.events as base
    from judged j where j.accepted
  ), recorded as (
    insert into event_store.events (position, id, stream_name, stream_version, type, data, metadata)
    select p.base + w.number, w.id, p.stream, p.current + w.number, w.type, w.data, w.metadata
    from json_to_recordset(written) as w(ordinal int, number int, id uuid, type text, data json, metadata json)
    join placed p on p.ordinal = w.ordinal
  ), versioned as (
    insert into event_store.streams (name, version)
    select p.stream, p.current + p.events from placed p
    on conflict (name) do update set version = excluded.version
  ), moved as (
    update event_store.head set position = start + (select sum(p.events) from placed p)
    where exists (select from placed)
    returning pg_notify('event_store', head.position::text)
  )
  select j.ordinal, j.accepted, case when j.accepted then j.current + j.events else j.current end, (p.base + p.events)::bigint
  from judged j left join placed p on p.ordinal = j.ordinal left join moved on true;
end
$$;

grant usage on schema event_store to onrecord_command, onrecord_projector, onrecord_worker;
grant select on all tables in schema event_store to onrecord_command, onrecord_projector, onrecord_worker;
grant insert on event_store.events to onrecord_command;
grant insert, update on event_store.streams to onrecord_command;
grant update on event_store.head to onrecord_command;
revoke execute on function event_store.append from public;
grant execute on function event_store.append to onrecord_command;
