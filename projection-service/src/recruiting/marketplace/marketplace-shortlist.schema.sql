create table marketplace_shortlist (
  tenant_id uuid not null,
  position bigint not null,
  -- of the listing
  id uuid not null,
  primary key (tenant_id, id)
);
