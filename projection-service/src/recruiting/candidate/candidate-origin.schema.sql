create table candidate_origin (
  tenant_id uuid not null,
  position bigint not null,
  -- of the interview, or derived from the candidate
  id uuid not null,
  candidate_id uuid,
  -- the record in whose place it is found
  person_id uuid,
  source text,
  primary key (tenant_id, id)
);
-- all that is said of one record
create index candidate_origin_candidate on candidate_origin (tenant_id, candidate_id) where candidate_id is not null;
-- once filled
-- those who came from a source
create index candidate_origin_source on candidate_origin (tenant_id, source, person_id) where source is not null;
-- all that is said of one person
create index candidate_origin_person on candidate_origin (tenant_id, person_id) include (source) where person_id is not null;
