create table my_invitation (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid,
  linked_to uuid,
  candidate_id uuid not null,
  company_id uuid not null,
  tenant_name text not null,
  profile_name text,
  company_subdomain text not null,
  job_id uuid,
  open_interview_id uuid,
  job_title text not null,
  job_slug text not null,
  status text not null,
  steps jsonb not null,
  answer_by timestamptz,
  has_live boolean not null,
  invited_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which a changed candidate, job and company find their rows
create index my_invitation_candidate on my_invitation (tenant_id, candidate_id);
create index my_invitation_job on my_invitation (tenant_id, job_id);
create index my_invitation_open_interview on my_invitation (tenant_id, open_interview_id)
  where open_interview_id is not null;
create index my_invitation_company on my_invitation (company_id);
-- once filled
create index my_invitation_person on my_invitation (user_id, invited_at, id);
