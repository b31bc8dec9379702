create table public_company (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  subdomain text not null,
  tenant_name text not null,
  profile_name text,
  domain text,
  label text not null,
  description text not null,
  email text not null,
  phone text not null,
  phone_e164 text not null,
  website text not null,
  address text not null,
  color text not null,
  logo jsonb,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- asked while events are folded
create index public_company_id on public_company (id);
-- once filled
create index public_company_subdomain on public_company (subdomain);
create index public_company_position on public_company (position);
