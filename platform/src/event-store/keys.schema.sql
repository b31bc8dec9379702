create schema if not exists keys;
create table if not exists keys.subject_key (
  tenant_id text not null,
  subject text not null,
  -- 32 bytes for AES-256-GCM; null once destroyed, so that no new one is ever made
  key bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  primary key (tenant_id, subject)
);
