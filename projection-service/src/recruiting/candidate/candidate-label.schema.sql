create table candidate_label (
  tenant_id uuid not null,
  position bigint not null,
  -- derived from the two below
  id uuid not null,
  candidate_id uuid not null,
  -- the record in whose place it is found
  person_id uuid not null,
  label_id uuid not null,
  primary key (tenant_id, id)
);
-- all that one record holds
create index candidate_label_held on candidate_label (tenant_id, candidate_id);
-- once filled
-- those who hold a label; those of a page who do
create index candidate_label_holders on candidate_label (tenant_id, label_id, person_id);
-- all that one person holds
create index candidate_label_person on candidate_label (tenant_id, person_id);
