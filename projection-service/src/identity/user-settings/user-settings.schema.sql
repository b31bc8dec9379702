create table user_settings (
  tenant_id uuid not null,
  position bigint not null,
  -- the member's account
  id uuid not null,
  dashboard jsonb,
  grid_mode boolean,
  primary key (tenant_id, id)
);
