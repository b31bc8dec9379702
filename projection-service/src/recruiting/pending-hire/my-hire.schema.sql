create table my_hire (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid,
  candidate_id uuid not null,
  company_id uuid not null,
  tenant_name text not null,
  profile_name text,
  hire jsonb not null,
  primary key (tenant_id, id)
);
-- by which an erased candidate and a renamed company find their rows
create index my_hire_candidate on my_hire (tenant_id, candidate_id);
create index my_hire_company on my_hire (company_id);
-- once filled
create index my_hire_person on my_hire (user_id, id) where user_id is not null;
