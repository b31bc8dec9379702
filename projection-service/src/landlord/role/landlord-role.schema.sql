create table landlord_role (
  -- the same in all rows
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  company_id uuid not null,
  name text not null collate "und-x-icu",
  description text not null,
  permissions jsonb not null,
  primary key (tenant_id, id)
);
-- once filled
create index landlord_role_name on landlord_role (tenant_id, name, id);
create index landlord_role_company on landlord_role (tenant_id, company_id, name, id);
