create table answer_file (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  response_id uuid,
  question_id uuid,
  take_id uuid,
  candidate_id uuid,
  kind text not null,
  size bigint not null,
  status text not null,
  mime text,
  duration bigint,
  conversion_fault text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
-- once filled
create index answer_file_response on answer_file (tenant_id, response_id);
create index answer_file_candidate on answer_file (tenant_id, candidate_id) where candidate_id is not null;
