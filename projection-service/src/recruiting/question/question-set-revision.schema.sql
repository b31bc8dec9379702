create table question_set_revision (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  question_set_id uuid not null,
  revision bigint not null,
  questions jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
