create table my_contract (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  contract_id uuid not null,
  company_id uuid not null,
  tenant_name text not null,
  profile_name text,
  title text not null,
  status text not null,
  is_signed boolean not null,
  is_finished boolean not null,
  expires_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which a contract, an erased account and a renamed company find their rows
create index my_contract_contract on my_contract (tenant_id, contract_id);
create index my_contract_company on my_contract (company_id);
create index my_contract_person on my_contract (user_id, updated_at);
