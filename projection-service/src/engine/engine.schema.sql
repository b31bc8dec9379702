create table if not exists read.checkpoint (
  name text primary key,
  version int not null,
  -- everything up to here is in the tables
  position bigint not null,
  -- one more with every swap: who wrote the tables before the swap cannot move this row any more
  generation int not null
);
grant select on read.checkpoint to onrecord_reader;

-- which of so many lanes holds a company's rows (lanes.ts)
create or replace function read.lane_of(tenant uuid, lanes int) returns int language sql immutable parallel safe
return ('x' || right(tenant::text, 7))::bit(28)::int % lanes;

-- whether these projections show everything up to a position, in the rows of a company where one is named
create or replace function read.has_reached(projections text[], wanted bigint, tenant uuid) returns boolean language sql stable
return (
  select count(distinct split_part(name, ' ', 1)) = cardinality(projections)
    and coalesce(bool_and(position >= wanted or coalesce(nth - 1 <> read.lane_of(tenant, lanes), false)), true)
  from read.checkpoint cross join lateral (
    select nullif(split_part(split_part(name, ' ', 2), '/', 1), '')::int as nth, nullif(split_part(name, '/', 2), '')::int as lanes
  ) lane
  where split_part(name, ' ', 1) = any(projections)
);

create table if not exists rebuild.checkpoint (like read.checkpoint including all);

-- changed refs that rows after (after_tenant, after_id) have still to show
create table if not exists read.spread (
  projection text not null,
  kind text not null,
  tenant_id text not null,
  id text not null,
  -- of the event that changed the ref
  position bigint not null,
  after_tenant uuid,
  after_id uuid,
  primary key (projection, kind, tenant_id, id)
);

create table if not exists rebuild.spread (like read.spread including all);

-- what an event could not be folded into: its row, the record it shows, or the event alone; it waits with its later events
create table if not exists read.parked (
  id uuid not null default gen_random_uuid() unique,
  projection text not null,
  -- '': a row; 'event': an event whose row is not known; else the kind of a ref
  kind text not null,
  tenant_id text not null,
  row_id text not null,
  positions bigint[] not null,
  error text not null,
  parked_at timestamptz not null default now(),
  is_requested boolean not null default false,
  -- it waits for this key of somebody's data to be restored
  key_id uuid,
  primary key (projection, kind, tenant_id, row_id)
);
alter table read.parked add column if not exists key_id uuid;
alter table read.parked enable row level security;
alter table read.parked force row level security;
drop policy if exists projector on read.parked;
create policy projector on read.parked to onrecord_projector using (true) with check (true);
drop policy if exists reader on read.parked;
create policy reader on read.parked for select to onrecord_reader using (current_setting('onrecord.landlord', true) = 'on');
grant select on read.parked to onrecord_reader;

create table if not exists rebuild.parked (like read.parked including all);
alter table rebuild.parked add column if not exists key_id uuid;
