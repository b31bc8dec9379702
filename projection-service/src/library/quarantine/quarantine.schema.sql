create table quarantined_file (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  name text not null,
  kind text not null,
  size int8 not null,
  sha256 text not null,
  finding text not null,
  uploaded_by uuid not null,
  uploader_name text,
  quarantined_at timestamptz not null,
  answer_id uuid,
  primary key (tenant_id, id)
);
-- by which what somebody answered with is found when they are erased
create index quarantined_file_answer on quarantined_file (tenant_id, answer_id) where answer_id is not null;
-- by which a renamed person finds their rows
create index quarantined_file_uploader on quarantined_file (uploaded_by);
create index quarantined_file_by_time on quarantined_file (tenant_id, quarantined_at, id);
