create table saved_filter (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  resource text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
