create table interview_course (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  job_id uuid,
  source text not null,
  applied_source text,
  started_at timestamptz not null,
  status text not null,
  status_since timestamptz not null,
  reached jsonb not null,
  reached_names text not null,
  stays jsonb not null,
  answered_at timestamptz,
  approved_at timestamptz,
  reason_id uuid,
  reason_name text,
  primary key (tenant_id, id)
);
-- by which a reason that is renamed finds its rows
create index interview_course_reason on interview_course (tenant_id, reason_id) where reason_id is not null;
-- once filled
create index interview_course_job on interview_course (tenant_id, job_id);
-- for the parts of days that reports count
create index interview_course_started on interview_course (tenant_id, started_at) include (source, reached_names);
