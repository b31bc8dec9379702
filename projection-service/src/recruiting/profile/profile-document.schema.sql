create table profile_document (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  type text not null,
  name text not null,
  size int not null,
  mime text not null,
  extension text not null,
  file_type text not null,
  scan text not null,
  added_at timestamptz not null,
  primary key (tenant_id, id)
);
create index profile_document_person on profile_document (user_id, added_at, id);
