create table public_training_page (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  program_of uuid,
  slug text not null,
  former_slugs jsonb not null,
  is_listed bool not null,
  embed_origins jsonb not null,
  content jsonb,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- asked while events are folded; the pointer first, so that a plan made for an empty table goes by it
create index public_training_page_program on public_training_page (program_of, tenant_id);
-- once filled
create index public_training_page_id on public_training_page (id);
create index public_training_page_slug on public_training_page (tenant_id, slug);
create index public_training_page_listed on public_training_page (id) where is_listed and content is not null;
