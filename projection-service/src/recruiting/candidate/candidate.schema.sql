create table candidate (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  first_name text collate "und-x-icu",
  last_name text collate "und-x-icu",
  email text,
  phone text,
  erased boolean not null,
  linked boolean not null,
  user_id uuid,
  label_ids jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null,
  primary key (tenant_id, id)
);
-- once filled
create index candidate_updated on candidate (tenant_id, updated_at, id);
create index candidate_last_name on candidate (tenant_id, last_name, id);
create index candidate_first_name on candidate (tenant_id, first_name, id);
create index candidate_email on candidate (tenant_id, email, id);
create index candidate_created on candidate (tenant_id, created_at, id);
-- whose record it is; few have an account
create index candidate_account on candidate (user_id) where user_id is not null;
