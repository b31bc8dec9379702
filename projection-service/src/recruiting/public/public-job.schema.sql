create table public_job (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  company_id uuid not null,
  is_open bool not null,
  content_of uuid,
  slug_of uuid,
  slug text,
  former_slugs jsonb not null,
  content jsonb,
  title text,
  place text,
  country text,
  workplace_type text,
  employment_types jsonb,
  categories jsonb,
  tenant_name text not null,
  profile_name text,
  subdomain text not null,
  words text not null,
  all_words text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- asked while events are folded; the pointer first, so that a plan made for an empty table goes by it
create index public_job_company on public_job (company_id);
create index public_job_content on public_job (content_of, tenant_id);
create index public_job_slug_of on public_job (slug_of, tenant_id);
-- once filled
create index public_job_id on public_job (id);
create index public_job_slug on public_job (slug);
create index public_job_former on public_job using gin (former_slugs jsonb_path_ops);
create index public_job_open on public_job (published_at, id) where is_open;
create index public_job_place_of on public_job (tenant_id, place) where is_open;
create index public_job_open_of on public_job (tenant_id, published_at, id) where is_open;
create index public_job_words on public_job using gin (all_words gin_trgm_ops) with (gin_pending_list_limit = 256) where is_open;
create index public_job_words_of on public_job using gin (tenant_id, words gin_trgm_ops) with (gin_pending_list_limit = 256) where is_open;
create index public_job_position on public_job (position);
create index public_job_position_of on public_job (tenant_id, position);
create index public_job_updated_of on public_job (tenant_id, updated_at);
