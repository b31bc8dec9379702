-- What the files of each owner take up, and where the bytes of each are: equal bytes of one owner lie under one path. A row begins
-- with the upload, so that what is on its way counts; it ends when the bytes are gone.
create table if not exists access.stored_file (
  -- the owner: a company, or the person whose own it is
  tenant_id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  bytes bigint not null,
  sha256 text not null,
  -- null: not kept yet
  path text,
  -- the file is gone, its bytes are going
  released_at timestamptz,
  primary key (tenant_id, file_id)
);
-- nobody's file: its bytes are in quarantine, and count until they are gone
alter table access.stored_file add column if not exists is_quarantined boolean not null default false;
-- it answers a question of an interview or a lesson: people may have so many of them, whatever else they have sent
alter table access.stored_file add column if not exists is_answer boolean not null default false;
-- when the upload began
alter table access.stored_file add column if not exists created_at timestamptz not null default now();
create index if not exists stored_file_unkept on access.stored_file (created_at) where path is null;
create index if not exists stored_file_content on access.stored_file (tenant_id, sha256) where path is not null;
create index if not exists stored_file_id on access.stored_file (file_id);
create index if not exists stored_file_size on access.stored_file (tenant_id) include (bytes) where released_at is null;

grant select, insert, update, delete on access.stored_file to onrecord_command, onrecord_worker;
-- how much each company keeps, for platform admins
grant select (tenant_id, bytes, released_at) on access.stored_file to onrecord_reader;
