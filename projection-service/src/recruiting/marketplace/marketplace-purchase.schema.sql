create table marketplace_purchase (
  tenant_id uuid not null,
  position bigint not null,
  -- of the listing
  id uuid not null,
  -- in the company's time zone at that moment
  month text not null,
  day text not null,
  bought_at timestamptz not null,
  candidate_id uuid,
  candidate_name text,
  primary key (tenant_id, id)
);
-- by which a renamed candidate finds the row
create index marketplace_purchase_candidate on marketplace_purchase (tenant_id, candidate_id);
-- once filled
create index marketplace_purchase_bought on marketplace_purchase (tenant_id, bought_at, id);
create index marketplace_purchase_month on marketplace_purchase (tenant_id, month, bought_at, id);
