create table my_application (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  interview_id uuid not null,
  company_id uuid not null,
  tenant_name text not null,
  profile_name text,
  company_subdomain text not null,
  job_id uuid,
  open_interview_id uuid,
  job_title text not null,
  job_slug text not null,
  status text not null,
  source text not null,
  steps jsonb not null,
  answer_by timestamptz,
  has_live boolean not null,
  applied_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which a moved interview, a changed job and a renamed company find their rows
create index my_application_interview on my_application (tenant_id, interview_id);
create index my_application_job on my_application (tenant_id, job_id);
create index my_application_open_interview on my_application (tenant_id, open_interview_id)
  where open_interview_id is not null;
create index my_application_company on my_application (company_id);
-- once filled
create index my_application_person on my_application (user_id, applied_at, id);
