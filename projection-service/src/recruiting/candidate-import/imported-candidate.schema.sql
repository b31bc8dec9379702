create table imported_candidate (
  tenant_id uuid not null,
  position bigint not null,
  -- of the candidate
  id uuid not null,
  -- the candidate in whose place it is found
  person_id uuid not null,
  import_id uuid not null,
  primary key (tenant_id, id)
);
-- once filled
-- those who came with an import
create index imported_candidate_import on imported_candidate (tenant_id, import_id, person_id);
