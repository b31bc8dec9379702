create table if not exists event_store.head (
  only_row boolean primary key default true check (only_row),
  store_id text not null,
  position bigint not null,
  -- of the last append that erased somebody
  last_erasure bigint not null default 0
);
-- Names the store of another kind that holds the events, where it is not these tables. Added once: to alter the table waits for appends.
do $$
begin
  if not exists (select from pg_attribute where attrelid = 'event_store.head'::regclass and attname = 'elsewhere') then
    alter table event_store.head add column elsewhere text;
  end if;
end
$$;
-- Events from before this column are kept in another form, which nothing reads any more.
select last_erasure from event_store.head where false;
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

-- Streams are found by how their names begin, which an index serves where texts compare by their bytes alone: in a database of another
-- language's order the columns say so themselves.
do $$
begin
  if exists (
    select from pg_database where datname = current_database()
      and (datlocprovider = 'i' or datlocprovider = 'c' and datcollate not in ('C', 'POSIX'))
  ) and exists (
    select from pg_attribute a join pg_collation c on c.oid = a.attcollation
    where a.attrelid = 'event_store.events'::regclass and a.attname = 'stream_name' and c.collname = 'default'
  ) then
    alter table event_store.events alter column stream_name type text collate "C";
    alter table event_store.streams alter column name type text collate "C";
  end if;
end
$$;

-- Whose personal data is sealed in events, with which key, and who was erased: an append that seals for somebody who was, or with
-- another key, is not taken.
create table if not exists event_store.subject_key (
  subject text primary key,
  key_id text unique,
  erased boolean not null default false
);

-- Takes a batch of appends, at most one for each stream, and judges each by its own expectation:
-- -1 anything, 0 absent, -2 present, else the exact version. Streams that an append rests on (`guards`) must be at theirs; none of
-- them is written by the same batch, which seals for nobody whom it erases in another append. The lock on head puts positions in commit order, without gaps.
-- Plans are made when the tables may still be empty, so nothing but the index may be chosen.
drop function if exists event_store.append(json, json);
create function event_store.append(appends json, written json)
returns table (ordinal int, taken boolean, version bigint, last_position bigint, guards_hold boolean, unsealable text[])
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  start bigint;
begin
  select h.position into start from event_store.head h where h.elsewhere is null for update;
  if not found then
    raise 'the events of this database are in another store' using errcode = 'cannot_connect_now';
  end if;
  return query
  with judged as materialized (
    select b.*, b.guarded and b.unsealable = '{}'
      and case b.expected when -1 then true when -2 then b.current > 0 else b.current = b.expected end as accepted
    from (
      select a.*, coalesce((select s.version from event_store.streams s where s.name = a.stream), 0) as current,
        a.guards is null or not exists (
          select from json_to_recordset(a.guards) as g(stream text, version bigint)
          where g.version <> coalesce((select s.version from event_store.streams s where s.name = g.stream), 0)
        ) as guarded,
        case when a.seals is null then '{}' else array(
          select k.subject from json_to_recordset(a.seals) as s(subject text, key text)
          join event_store.subject_key k on k.subject = s.subject and (k.erased or k.key_id is distinct from s.key)
        ) end as unsealable
      from json_to_recordset(appends)
        as a(ordinal int, stream text, expected bigint, events int, guards json, seals json, erases json)
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
  ), keyed as (
    insert into event_store.subject_key (subject, key_id, erased)
    select said.subject, max(said.key), bool_or(said.erased)
    from (
      select s.subject, s.key, false as erased
      from placed p cross join json_to_recordset(p.seals) as s(subject text, key text)
      where p.seals is not null
      union all
      select e.subject, null, true
      from placed p cross join json_array_elements_text(p.erases) as e(subject)
      where p.erases is not null
    ) said
    where said.erased or not exists (select from event_store.subject_key k where k.subject = said.subject)
    group by said.subject
    on conflict (subject) do update set erased = true where excluded.erased
  ), moved as (
    update event_store.head set position = start + (select sum(p.events) from placed p),
      last_erasure = coalesce((select max(p.base + p.events) from placed p where p.erases is not null), last_erasure)
    where exists (select from placed)
    returning pg_notify('event_store', head.position::text)
  )
  select j.ordinal, j.accepted, case when j.accepted then j.current + j.events else j.current end, (p.base + p.events)::bigint, j.guarded, j.unsealable
  from judged j left join placed p on p.ordinal = j.ordinal left join moved on true;
end
$$;

-- Schema `erasure` is what others ask of a store in SQL, whichever it is: positions and names, never events.
-- What readers ask before they keep what events say, in the transaction that keeps it: until that ends no erasure is answered.
-- `last`: whoever keeps nothing before they have come that far keeps nothing readable about who was erased.
create or replace function erasure.last() returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(727005);
  return (select h.last_erasure from event_store.head h);
end
$$;
-- The same, held back by nobody and holding nobody back: the next may come at once.
create or replace function erasure.last_so_far() returns bigint language sql stable as $$
  select h.last_erasure from event_store.head h
$$;
create or replace function erasure.is_erased(whom text) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(727005);
  return exists (select from event_store.subject_key k where k.subject = whom and k.erased);
end
$$;
-- Waits for whoever asked before an erasure was appended.
create or replace function erasure.settle() returns void language sql volatile as $$
  select pg_advisory_xact_lock(727005)
$$;
drop function if exists event_store.last_erasure(), event_store.last_erasure_so_far(), event_store.is_erased(text), event_store.settle_erasure();

grant usage on schema erasure to onrecord_command, onrecord_projector, onrecord_worker;
grant usage on schema event_store to onrecord_command, onrecord_projector, onrecord_worker;
grant select on all tables in schema event_store to onrecord_command, onrecord_projector, onrecord_worker;
grant insert on event_store.events to onrecord_command;
grant insert, update on event_store.streams to onrecord_command;
grant insert, update on event_store.subject_key to onrecord_command;
grant update on event_store.head to onrecord_command;
revoke execute on function event_store.append from public;
grant execute on function event_store.append to onrecord_command;
