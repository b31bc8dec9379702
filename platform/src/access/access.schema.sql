-- Who may do what, asked on every request by primary key. command-service alone writes; everybody reads.
create table if not exists access.account (
  user_id uuid primary key,
  email text not null unique,
  name text not null,
  locale text not null,
  -- version of the stream that the row was written from: an older one never overwrites it
  version int not null,
  -- null: rebuilt from the feed, where passwords never are; a reset gives it one
  password_hash text
);

create table if not exists access.tenant (
  tenant_id uuid primary key,
  name text not null,
  subdomain text not null unique,
  version int not null
);

create table if not exists access.membership (
  user_id uuid not null,
  tenant_id uuid not null,
  roles text[] not null,
  permissions text[] not null,
  version int not null,
  primary key (user_id, tenant_id)
);
create index if not exists membership_of_tenant on access.membership (tenant_id);

create table if not exists access.session (
  sid uuid primary key,
  user_id uuid not null,
  -- rotations so far; a token of the one before is taken until previous_until
  gen int not null default 0,
  previous_until timestamptz,
  refreshable_until timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index if not exists session_of_user on access.session (user_id);

create table if not exists access.public_key (
  kid text primary key,
  jwk jsonb not null
);

-- How far the feed was read to repair the tables above.
create table if not exists access.repaired (
  only_row boolean primary key default true check (only_row),
  store_id text not null,
  position bigint not null
);

create table if not exists secret.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

-- Names the streams of reservations (an email, a slug) so that the name alone tells nothing.
create table if not exists secret.reservation_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);

grant usage on schema access to onrecord_command, onrecord_projector, onrecord_reader, onrecord_worker;
grant select, insert, update, delete on all tables in schema access to onrecord_command;
grant select on access.tenant, access.membership, access.session, access.public_key
  to onrecord_projector, onrecord_reader, onrecord_worker;
grant select (user_id, email, name, locale) on access.account
  to onrecord_projector, onrecord_reader, onrecord_worker;
grant usage on schema secret to onrecord_command;
grant select, insert on all tables in schema secret to onrecord_command;
