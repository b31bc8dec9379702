-- Keys with which a company's own programs call. Of the secret there is its SHA-256 alone; everything else is in the events.
create table if not exists access.api_key (
  api_key_id uuid primary key,
  tenant_id uuid not null,
  name text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- null: rebuilt from the feed, where secrets never are; the key opens nothing any more
  hash bytea,
  ending text,
  -- to the minute
  last_used_at timestamptz,
  last_used_ip text
);
create index if not exists api_key_of_tenant on access.api_key (tenant_id, created_at);

grant select, insert, update, delete on access.api_key to onrecord_command;
grant select, update (last_used_at, last_used_ip) on access.api_key to onrecord_reader;
