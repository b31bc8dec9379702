create schema if not exists keys;
create table if not exists keys.subject_key (
  -- stands in every value that the key sealed
  id uuid primary key default gen_random_uuid(),
  tenant_id text not null,
  subject text not null,
  -- 32 bytes for AES-256-GCM; null once destroyed, so that no new one is ever made
  key bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  unique (tenant_id, subject)
);
select id from keys.subject_key where false;
