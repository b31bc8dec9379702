create table job_source (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  job_id uuid not null,
  source text not null,
  found_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which a removed job finds its rows
create index job_source_job on job_source (tenant_id, job_id);
-- once filled
create index job_source_found on job_source (tenant_id, found_at, id) include (job_id, source);
