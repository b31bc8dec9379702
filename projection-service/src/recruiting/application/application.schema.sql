create table application (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  status text not null,
  job_id uuid,
  open_interview_id uuid,
  job_title text not null,
  source text not null,
  candidate_id uuid,
  candidate_name text,
  interview_id uuid not null,
  interview_status text not null,
  applied_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which an interview, a changed name and a changed title find their rows
create index application_interview on application (tenant_id, interview_id);
create index application_candidate on application (tenant_id, candidate_id, applied_at, id);
create index application_job on application (tenant_id, job_id, applied_at, id);
create index application_open_interview on application (tenant_id, open_interview_id, applied_at, id)
  where open_interview_id is not null;
-- once filled
create index application_status on application (tenant_id, status, applied_at, id);
create index application_source on application (tenant_id, source, applied_at, id);
create index application_applied on application (tenant_id, applied_at, id);
