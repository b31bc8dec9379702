create table marketplace_tag (
  -- the same in all rows
  tenant_id uuid not null,
  position bigint not null,
  -- derived from the others
  id uuid not null,
  listing_id uuid not null,
  user_id uuid not null,
  kind text not null,
  value text collate "C" not null,
  primary key (tenant_id, id)
);
create index marketplace_tag_person on marketplace_tag (user_id);
-- once filled
create index marketplace_tag_holders on marketplace_tag (tenant_id, kind, value, listing_id);
create index marketplace_tag_held on marketplace_tag (tenant_id, listing_id);
