create table profile (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  phone_e164 text not null,
  location text not null,
  postal_code text not null,
  country text,
  version int not null,
  primary key (tenant_id, id)
);
create index profile_person on profile (user_id);
