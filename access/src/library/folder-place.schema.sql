-- Which folder each folder is in, to see how deep it goes below one that is moved. Where the table comes to a store that has folders
-- already, the reconciler looks at all of them once.
do $$ begin
  if to_regclass('access.folder_place') is null then delete from access.reconciled; end if;
end $$;
create table if not exists access.folder_place (
  tenant_id uuid not null,
  folder_id uuid not null,
  -- null: it is no more
  parent_id uuid,
  version int not null,
  primary key (tenant_id, folder_id)
);
create index if not exists folder_place_parent on access.folder_place (tenant_id, parent_id);

grant select, insert, update, delete on access.folder_place to onrecord_command;
