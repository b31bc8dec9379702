-- Where another store holds the events, an append that rests on other streams or erases somebody is written down here first, under
-- the names of all streams and people that it concerns: no other such append about them is judged before it is over. Once it is
-- judged, it holds what is to be appended, and whoever meets it may complete it.
create table if not exists event_store.claimed_append (
  id uuid primary key,
  made_at timestamptz not null default clock_timestamp(),
  append json
);
create table if not exists event_store.claim (
  name text primary key,
  append_id uuid not null references event_store.claimed_append on delete cascade,
  erases boolean not null
);
create index if not exists claim_of_append on event_store.claim (append_id);

-- Fails where one of the names is claimed already. In order, so that two wait for each other one way round.
create or replace function event_store.claim_names(which uuid, names text[], erased text[]) returns void
language sql volatile as $$
  insert into event_store.claimed_append (id) values (which);
  insert into event_store.claim (name, append_id, erases)
  select n, which, n = any(erased) from unnest(names) n order by n;
$$;

-- The keys that people's data is sealed with, said before anything is: nothing changes where one is known.
create or replace function event_store.say_keys(subjects text[], keys text[]) returns void
language sql volatile as $$
  update event_store.subject_key known set key_id = k from unnest(subjects, keys) as said(s, k)
  where known.subject = s and known.key_id is null and not known.erased;
  insert into event_store.subject_key (subject, key_id)
  select s, k from unnest(subjects, keys) as said(s, k)
  where not exists (select from event_store.subject_key known where known.subject = s) order by s
  on conflict do nothing
$$;

-- Waits until nothing that seals for these people is under way.
create or replace function event_store.await_seals(subjects text[]) returns void
language plpgsql volatile as $$
begin
  insert into event_store.subject_key (subject) select s from unnest(subjects) s order by s on conflict do nothing;
  perform from event_store.subject_key where subject = any(subjects) order by subject for update;
end
$$;

-- The end of a claimed append; what it erased and where, where it was taken.
create or replace function event_store.conclude(which uuid, erased_now text[], at bigint) returns void
language sql volatile as $$
  insert into event_store.subject_key (subject, erased) select e, true from unnest(erased_now) e order by e
  on conflict (subject) do update set erased = true;
  update event_store.head set last_erasure = greatest(last_erasure, at) where cardinality(erased_now) > 0;
  delete from event_store.claimed_append where id = which;
$$;

grant select on event_store.claimed_append, event_store.claim to onrecord_command, onrecord_projector, onrecord_worker;
grant insert, update, delete on event_store.claimed_append, event_store.claim to onrecord_command;
grant update (elsewhere) on event_store.head to onrecord_projector, onrecord_worker;
revoke execute on function event_store.claim_names, event_store.say_keys, event_store.await_seals, event_store.conclude from public;
grant execute on function event_store.claim_names, event_store.say_keys, event_store.await_seals, event_store.conclude to onrecord_command;
