create table training_version (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  of_id uuid not null,
  aggregate text not null,
  version bigint not null,
  note text not null,
  content jsonb not null,
  is_material boolean not null,
  published_at timestamptz not null,
  actor_id text not null,
  publisher_name text,
  primary key (tenant_id, id)
);
-- by which a changed name finds its rows
create index training_version_actor on training_version (actor_id);
-- once filled
create index training_version_of on training_version (tenant_id, of_id, version);
