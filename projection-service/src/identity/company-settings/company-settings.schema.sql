create table company_settings (
  tenant_id uuid not null,
  position bigint not null,
  -- the company's
  id uuid not null,
  grid_mode boolean not null,
  -- null: no cap
  marketplace_daily_cap int,
  marketplace_monthly_cap int,
  blind_reviews boolean not null,
  event_actions_stopped boolean not null,
  primary key (tenant_id, id)
);
