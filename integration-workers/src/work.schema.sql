-- Names this installation where several share a server: in Redis each has keys of its own.
create table if not exists work.installation (
  is_this boolean primary key default true check (is_this),
  id uuid not null default gen_random_uuid()
);
insert into work.installation default values on conflict do nothing;

-- How far each policy has come in the feed.
create table if not exists work.checkpoint (
  name text primary key,
  position bigint not null,
  moved_at timestamptz not null default now()
);

-- What was done about which event, for ever.
create table if not exists work.handled (
  event_id uuid not null,
  policy text not null,
  target text not null,
  handled_at timestamptz not null default now(),
  primary key (event_id, policy, target)
);

-- The outbox; without a mail server also the development mailbox. Texts are null once their subject was erased.
create table if not exists work.mail (
  id uuid primary key,
  tenant_id uuid not null,
  subject_id uuid not null,
  to_address text,
  subject text,
  text text,
  html text,
  status text not null check (status in ('kept', 'queued', 'sent', 'failed', 'skipped', 'bounced', 'complained')),
  created_at timestamptz not null,
  sent_at timestamptz
);
-- reply address, files and the like
alter table work.mail add column if not exists extras jsonb not null default '{}';
-- the last three came later than the table
alter table work.mail drop constraint if exists mail_status_check;
alter table work.mail add constraint mail_status_check check (status in ('kept', 'queued', 'sent', 'failed', 'skipped', 'bounced', 'complained'));
create index if not exists mail_by_age on work.mail (tenant_id, created_at, id);
-- whose address it is, where it is another's than the subject's: somebody of the company, written to about a candidate
alter table work.mail add column if not exists reader_id uuid;
create index if not exists mail_by_reader on work.mail (tenant_id, reader_id) where reader_id is not null;
create index if not exists mail_by_status on work.mail (tenant_id, status, created_at, id);
create index if not exists mail_by_subject on work.mail (tenant_id, subject_id);
-- by what a mail is searched; whom the product wrote to by itself, at their own address. In one statement: the table is written once.
alter table work.mail
  add column if not exists words text
    generated always as (lower(coalesce(subject, '') || ' ' || coalesce(to_address, ''))) stored,
  add column if not exists written_to uuid generated always as
    (case when reader_id is null and not extras ?| array['candidateMailId', 'isToOther'] then subject_id end) stored;
-- From then on it is said as a mail is written: what it is made of is emptied when somebody is erased.
alter table work.mail alter column written_to drop expression if exists;
-- the colleague who alone reads it; of a mail that goes out of the company nobody, which is whoever may read the outbox
do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'work' and table_name = 'mail' and column_name = 'read_by') then
    alter table work.mail add column read_by uuid not null default '00000000-0000-0000-0000-000000000000';
    update work.mail set read_by = reader_id where reader_id is not null;
  end if;
end
$$;
create index if not exists mail_written_to on work.mail (tenant_id, written_to, created_at, id) where written_to is not null;

-- The log of webhooks: one row for each event and webhook. What names a person goes when they are erased.
create table if not exists work.webhook_delivery (
  id uuid primary key,
  tenant_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  -- of the event, and of the event that asked for it last: sending again begins a new round
  position bigint not null,
  round bigint not null default 0,
  type text not null,
  subject_id uuid,
  -- as every attempt sends it
  payload text,
  status text not null,
  attempts jsonb not null default '[]',
  -- of this round
  tries int not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index if not exists webhook_delivery_by_age on work.webhook_delivery (tenant_id, created_at, id);
create index if not exists webhook_delivery_of_webhook on work.webhook_delivery (tenant_id, webhook_id, created_at, id);
create index if not exists webhook_delivery_in_status on work.webhook_delivery (tenant_id, status, created_at, id);
create index if not exists webhook_delivery_of_webhook_in_status
  on work.webhook_delivery (tenant_id, webhook_id, status, created_at, id);
create index if not exists webhook_delivery_of_subject on work.webhook_delivery (tenant_id, subject_id);
create index if not exists webhook_delivery_old on work.webhook_delivery (created_at);
alter table work.webhook_delivery drop constraint if exists webhook_delivery_status_check;
-- what sends it again with others; null: nothing did
alter table work.webhook_delivery add column if not exists replay_id uuid;
create index if not exists webhook_delivery_of_replay
  on work.webhook_delivery (tenant_id, replay_id, status, created_at, id) where replay_id is not null;
-- what the webhook's own body was when the payload was composed, hashed; null: it had none
alter table work.webhook_delivery add column if not exists body_of text;
create index if not exists webhook_delivery_held
  on work.webhook_delivery (tenant_id, webhook_id, position) where status = 'held';
-- what the event is about, by which deliveries of a webhook go one after the other; null: it stands in no line
alter table work.webhook_delivery add column if not exists record_id uuid;
-- the one that it waits for, how often it was put to wait, until when an attempt counts as under way, and of which job
alter table work.webhook_delivery add column if not exists waits_for uuid;
alter table work.webhook_delivery add column if not exists waits int not null default 0;
alter table work.webhook_delivery add column if not exists sending_until timestamptz;
alter table work.webhook_delivery add column if not exists sending_by uuid;
-- the job that sends it; null: none has it yet, or it is from before this was kept
alter table work.webhook_delivery add column if not exists job_id uuid;
create index if not exists webhook_delivery_to_send on work.webhook_delivery (id) where status in ('pending', 'waiting');
-- since when faults of ours have kept it from being sent, and when the last did
alter table work.webhook_delivery add column if not exists faulty_since timestamptz;
alter table work.webhook_delivery add column if not exists faulty_at timestamptz;
create index if not exists webhook_delivery_in_line on work.webhook_delivery (tenant_id, webhook_id, record_id, position)
  where record_id is not null and (status in ('pending', 'waiting', 'held') or sending_until is not null);

-- Events whose webhooks are still to be found: who comes to a later one of a record first puts these down before.
create table if not exists work.webhook_look (
  tenant_id uuid not null,
  record_id uuid not null,
  position bigint not null,
  event_id uuid not null,
  type text not null,
  webhook_id uuid,
  correlation_id text,
  asked_at timestamptz not null,
  primary key (tenant_id, record_id, position)
);
create index if not exists webhook_look_old on work.webhook_look (asked_at);

-- Actions that rules of companies did in an hour, each once, and how many those are.
create table if not exists work.action_spent (
  run_id uuid not null,
  index int not null,
  tenant_id uuid not null,
  hour timestamptz not null,
  primary key (run_id, index)
);
create index if not exists action_spent_in_hour on work.action_spent (tenant_id, hour);
-- whether it was one too many: it is not done later either
alter table work.action_spent add column if not exists is_refused boolean not null default false;
drop index if exists work.action_spent_of_rule;
create table if not exists work.action_count (
  tenant_id uuid not null,
  hour timestamptz not null,
  kind text not null,
  count int not null,
  primary key (tenant_id, hour, kind)
);

-- What was assigned to people who are told of it a little later, of all that has come by then.
create table if not exists work.assigned (
  tenant_id uuid not null,
  user_id uuid not null,
  until timestamptz not null,
  kind text not null,
  record_id uuid not null,
  -- of the event that says so
  position bigint not null,
  primary key (tenant_id, user_id, until, kind, record_id)
);
create index if not exists assigned_old on work.assigned (tenant_id, until);

-- People about whom nothing may be written any more, even by a job that read them before.
create table if not exists work.erased (
  tenant_id uuid not null,
  subject_id uuid not null,
  primary key (tenant_id, subject_id)
);

-- Browsers that entered the board with a ticket. Cookie and ticket are stored as SHA-256.
create table if not exists work.board_visit (
  cookie bytea primary key,
  ticket bytea not null unique,
  user_id uuid not null,
  session_id uuid not null,
  tenant_id uuid not null,
  expires_at timestamptz not null
);

alter table work.mail enable row level security;
drop policy if exists own_tenant on work.mail;
create policy own_tenant on work.mail for select to onrecord_reader
  using (tenant_id = nullif(current_setting('onrecord.tenant', true), '')::uuid);
grant select on work.mail to onrecord_reader;
-- whoever is told what became of a mail asks where it went
drop policy if exists went_where on work.mail;
create policy went_where on work.mail for select to onrecord_command using (true);
grant select (id, tenant_id, subject_id, reader_id, to_address, extras) on work.mail to onrecord_command;

alter table work.webhook_delivery enable row level security;
drop policy if exists own_tenant on work.webhook_delivery;
create policy own_tenant on work.webhook_delivery for select to onrecord_reader, onrecord_command
  using (tenant_id = nullif(current_setting('onrecord.tenant', true), '')::uuid);
grant select on work.webhook_delivery to onrecord_reader;
grant select (id, tenant_id, webhook_id) on work.webhook_delivery to onrecord_command;

-- What is to be done at a moment, once. It goes when it is done or cancelled; that it was done is in the ledger.
create table if not exists work.due (
  name text not null,
  tenant_id text not null,
  subject uuid not null,
  person_id uuid,
  due_at timestamptz(3) not null,
  -- from when a worker may claim it: its moment, and after a claim the end of the lease
  claim_at timestamptz(3) not null,
  -- of the event that made it due, with its chain
  position bigint not null,
  correlation_id text not null,
  primary key (tenant_id, name, subject)
);
create index if not exists due_to_claim on work.due (claim_at);
create index if not exists due_of_company on work.due (tenant_id, claim_at);
create index if not exists due_of_declaration on work.due (tenant_id, name, claim_at);
drop index if exists work.due_claimed;
create index if not exists due_claimed_of_declaration on work.due (tenant_id, name) where claim_at > due_at;
create index if not exists due_by_time on work.due (due_at);
create index if not exists due_of_person on work.due (person_id) where person_id is not null;

-- Positions of events that could not be read when it was decided what they make due: decided again once they can.
create table if not exists work.due_late (position bigint primary key);
