create table candidate_mail (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  candidate_id uuid not null,
  interview_id uuid,
  job_id uuid,
  job_title text,
  template_id uuid,
  locale text not null,
  "to" text,
  "from" text,
  subject text,
  content text,
  attachment_ids jsonb not null,
  files jsonb,
  kind text not null,
  status text not null,
  answer text,
  actor_id text not null,
  actor_name text,
  api_key_id uuid,
  is_held boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which changed names find their rows
create index candidate_mail_actor on candidate_mail (actor_id);
create index candidate_mail_key on candidate_mail (tenant_id, api_key_id) where api_key_id is not null;
create index candidate_mail_job on candidate_mail (tenant_id, job_id) where job_id is not null;
create index candidate_mail_waiting on candidate_mail (tenant_id, interview_id) where status = 'waiting';
-- once filled
create index candidate_mail_by_age on candidate_mail (tenant_id, created_at, id);
create index candidate_mail_candidate on candidate_mail (tenant_id, candidate_id, created_at, id);
