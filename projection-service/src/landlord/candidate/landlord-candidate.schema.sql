create table landlord_candidate (
  -- the same in all rows
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  company_id uuid not null,
  first_name text collate "und-x-icu",
  last_name text collate "und-x-icu",
  email text,
  phone text,
  phone_e164 text,
  erased boolean not null,
  created_at timestamptz not null,
  version int not null,
  primary key (tenant_id, id)
);
-- once filled
create index landlord_candidate_created on landlord_candidate (tenant_id, created_at, id);
create index landlord_candidate_last_name on landlord_candidate (tenant_id, last_name, id);
create index landlord_candidate_email on landlord_candidate (tenant_id, email, id);
create index landlord_candidate_company_created on landlord_candidate (tenant_id, company_id, created_at, id);
create index landlord_candidate_company_last_name on landlord_candidate (tenant_id, company_id, last_name, id);
create index landlord_candidate_company_email on landlord_candidate (tenant_id, company_id, email, id);
