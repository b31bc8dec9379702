create table company_domains (
  tenant_id uuid not null,
  position bigint not null,
  -- the company's
  id uuid not null,
  -- null: as it was registered
  subdomain text,
  former_subdomains jsonb not null,
  domains jsonb not null,
  primary_id uuid,
  version int not null,
  primary key (tenant_id, id)
);
