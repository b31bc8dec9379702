-- What the documents of contracts and of their templates take up, beside the files that people upload. Where the table comes to a store
-- that has contracts already, the reconciler looks at all of them once.
do $$ begin
  if to_regclass('access.stored_document') is null then delete from access.reconciled; end if;
end $$;
create table if not exists access.stored_document (
  -- the contract, or the template
  record_id uuid primary key,
  tenant_id uuid not null,
  bytes bigint not null,
  version int not null
);
create index if not exists stored_document_size on access.stored_document (tenant_id) include (bytes);

grant select, insert, update, delete on access.stored_document to onrecord_command;
grant select (tenant_id, bytes) on access.stored_document to onrecord_reader, onrecord_worker;
