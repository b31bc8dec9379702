create table company_settings (
  tenant_id uuid not null,
  position bigint not null,
  -- the company's
  id uuid not null,
  grid_mode boolean not null,
  primary key (tenant_id, id)
);
