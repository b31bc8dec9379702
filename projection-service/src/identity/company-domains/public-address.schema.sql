create table public_address (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  name text not null,
  company_id uuid not null,
  primary key (tenant_id, id)
);
-- asked with every request to a host that is not the product's
create index public_address_name on public_address (name);
