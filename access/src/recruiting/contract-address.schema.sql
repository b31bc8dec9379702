-- Under which addresses contracts are signed: whoever shows later that one is theirs finds them by it, in whichever company. Where the
-- table comes to a store that has contracts already, the reconciler looks at all of them once.
do $$ begin
  if to_regclass('access.contract_address') is null then delete from access.reconciled; end if;
end $$;
create table if not exists access.contract_address (
  contract_id uuid primary key,
  tenant_id uuid not null,
  -- none once it is erased
  emails text[] not null,
  version int not null
);
create index if not exists contract_address_emails on access.contract_address using gin (emails);

grant select, insert, update, delete on access.contract_address to onrecord_command;
