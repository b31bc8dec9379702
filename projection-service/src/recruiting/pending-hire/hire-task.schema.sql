create table hire_task (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  pending_hire_id uuid not null,
  candidate_id uuid not null,
  item jsonb not null,
  is_done bool not null,
  is_managers bool not null,
  user_id uuid,
  candidate_name text,
  job_title text not null,
  starts_on text,
  time_zone text not null,
  manager_id uuid,
  is_hire_open bool not null,
  assignee_id uuid generated always as (case when is_managers then manager_id else user_id end) stored,
  is_open bool generated always as (is_hire_open and not is_done) stored,
  primary key (tenant_id, id)
);
-- by which an erased candidate, a changed name and a changed hire find their rows
create index hire_task_candidate on hire_task (tenant_id, candidate_id);
create index hire_task_hire on hire_task (tenant_id, pending_hire_id);
-- once filled
create index hire_task_assignee on hire_task (tenant_id, assignee_id, pending_hire_id) where is_open;
