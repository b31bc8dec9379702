-- Platform admins, apart from all companies. Granted from the command line alone.
create table if not exists access.platform_admin (
  user_id uuid primary key,
  -- null: it was taken away; the version stays, so that an older grant does not come back
  granted_at timestamptz,
  version int not null
);

-- What a search compares: lower case, without accents.
create or replace function access.plain(words text) returns text
language sql immutable parallel safe
return regexp_replace(normalize(lower(words), NFKD), U&'[\0300-\036F]', '', 'g');

create index if not exists tenant_registered on access.tenant (registered_at, tenant_id);
create index if not exists tenant_name on access.tenant (name collate "und-x-icu", tenant_id);
create index if not exists tenant_words on access.tenant using gin (access.plain(name || ' ' || subdomain) gin_trgm_ops);
create index if not exists tenant_suspended on access.tenant (tenant_id) where suspended_at is not null;
create index if not exists membership_owners on access.membership (tenant_id, user_id) where roles @> '{Owner}';

grant select, insert, update, delete on access.platform_admin to onrecord_command;
grant select on access.platform_admin to onrecord_projector, onrecord_reader, onrecord_worker;
grant execute on function access.plain to onrecord_reader;
