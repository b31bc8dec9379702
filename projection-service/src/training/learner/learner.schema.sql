create table learner (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  primary key (tenant_id, id)
);
-- once filled
create index learner_person on learner (user_id, company_id);
