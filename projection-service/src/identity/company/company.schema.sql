create table company (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  name text not null,
  label text not null,
  description text not null,
  email text not null,
  phone text not null,
  phone_e164 text not null,
  website text not null,
  address text not null,
  color text not null,
  logo jsonb,
  time_zone text not null,
  updated_at timestamptz not null,
  version int not null,
  primary key (tenant_id, id)
);
