create table job (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  title text collate "und-x-icu" not null,
  slug text not null,
  location text not null,
  country text,
  description text not null,
  employment_type text,
  salary_min bigint,
  salary_max bigint,
  currency text,
  "interval" text,
  status text not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null,
  primary key (tenant_id, id)
);
-- once filled
create index job_updated on job (tenant_id, updated_at, id);
create index job_title on job (tenant_id, title, id);
create index job_created on job (tenant_id, created_at, id);
create index job_status_updated on job (tenant_id, status, updated_at, id);
create index job_status_title on job (tenant_id, status, title, id);
create index job_status_created on job (tenant_id, status, created_at, id);
