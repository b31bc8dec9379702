create table my_marketplace (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  is_listed boolean not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  facts jsonb not null,
  primary key (tenant_id, id)
);
create index my_marketplace_person on my_marketplace (user_id);
