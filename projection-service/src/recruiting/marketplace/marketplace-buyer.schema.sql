create table marketplace_buyer (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  tenant_name text not null,
  profile_name text,
  bought_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which a renamed company finds its rows
create index marketplace_buyer_company on marketplace_buyer (company_id);
-- once filled
create index marketplace_buyer_person on marketplace_buyer (user_id, bought_at, id);
