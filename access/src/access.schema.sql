-- Who may do what, asked on every request by primary key. command-service alone writes; everybody reads.
create table if not exists access.account (
  user_id uuid primary key,
  email text not null unique,
  name text not null,
  locale text not null,
  -- version of the stream that the row was written from: an older one never overwrites it
  version int not null,
  -- null: rebuilt from the feed, where passwords never are; a reset gives it one
  password_hash text,
  -- null: as the browser of the person has it
  time_zone text,
  -- when somebody showed that the address is theirs; null: not yet
  email_verified_at timestamptz,
  -- since when logins ask for a code
  two_factor_at timestamptz,
  -- id of an image that is shown: it names a file
  avatar text
);
-- mails about work that they do not want
alter table access.account add column if not exists muted_mails text[] not null default '{}';
-- pages of people, by name
create index if not exists account_name on access.account (name, user_id);

create table if not exists access.tenant (
  tenant_id uuid primary key,
  name text not null,
  subdomain text not null unique,
  version int not null,
  -- from the company's profile, whose stream is another than the tenant's
  time_zone text not null default 'UTC',
  profile_version int not null default 0,
  -- from the stream of the company's domains: names it has left and that still lead to it, host names of its own that are verified
  former_subdomains text[] not null default '{}',
  domains text[] not null default '{}',
  domains_version int not null default 0,
  logo text,
  -- shut out by a platform admin; null: open; the version is that of the suspension's own stream
  suspended_at timestamptz,
  suspension_reason text,
  suspension_version int not null default 0,
  registered_at timestamptz not null default now()
);
create index if not exists tenant_former_subdomains on access.tenant using gin (former_subdomains);
-- what its event actions may do in an hour, where a platform admin has changed that; the version is that of the limits' own stream
alter table access.tenant add column if not exists event_action_limits jsonb not null default '{}';
alter table access.tenant add column if not exists event_action_limits_version int not null default 0;
-- bytes that it may keep, where a platform admin has said so; the version is that of the quota's own stream
alter table access.tenant add column if not exists quota_bytes bigint;
alter table access.tenant add column if not exists quota_version int not null default 0;

create table if not exists access.membership (
  user_id uuid not null,
  tenant_id uuid not null,
  roles text[] not null,
  -- what the roles give and private_permissions, worked out with every change of either
  permissions text[] not null,
  version int not null,
  private_permissions text[] not null default '{}',
  since timestamptz,
  -- who is only trained has the rights of training alone
  type text not null default 'regular',
  primary key (user_id, tenant_id)
);
create index if not exists membership_of_tenant on access.membership (tenant_id);
-- labels that the company has put on them
alter table access.membership add column if not exists label_ids uuid[] not null default '{}';

create table if not exists access.session (
  sid uuid primary key,
  user_id uuid not null,
  -- rotations so far; a token of the one before is taken until previous_until
  gen int not null default 0,
  previous_until timestamptz,
  refreshable_until timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- chosen by the person; null: their company if they have one
  workspace text check (workspace in ('tenant', 'candidate')),
  -- for the person's security page
  user_agent text,
  ip text,
  -- when its token was last exchanged; null: not since it began
  last_used_at timestamptz,
  -- 'landlord': a session that opens that area alone; null: any other
  area text check (area in ('landlord'))
);
create index if not exists session_of_user on access.session (user_id);

-- Sign-ups under way, and those that a process which died left half done: who knows the password may go on with one.
create table if not exists access.sign_up (
  user_id uuid primary key,
  email text not null,
  password_hash text not null,
  begun_at timestamptz not null
);
create index if not exists sign_up_email on access.sign_up (email, begun_at);

-- Which company has a job: for requests that name a job and no company; and who may know of it.
create table if not exists access.job (
  job_id uuid primary key,
  tenant_id uuid not null,
  -- its hiring team, where nobody else sees it; null: everybody with the right to jobs does
  restricted_to uuid[],
  version int not null default 0
);
alter table access.job add column if not exists restricted_to uuid[];
alter table access.job add column if not exists version int not null default 0;
create index if not exists job_restricted on access.job (tenant_id) where restricted_to is not null;

-- Which company has an interview: for the candidate's requests, which name the interview and no company.
create table if not exists access.interview (
  interview_id uuid primary key,
  tenant_id uuid not null
);

-- Who has joined which public training from outside, and of which company it is: for their requests, which name no company, and for
-- how many may join within a day.
create table if not exists access.outside_learner (
  schedule_id uuid not null,
  user_id uuid not null,
  tenant_id uuid not null,
  joined_at timestamptz not null,
  primary key (schedule_id, user_id)
);
create index if not exists outside_learner_person on access.outside_learner (user_id, joined_at);
create index if not exists outside_learner_company on access.outside_learner (tenant_id, joined_at);

-- When people of a company are busy with live interviews, by which candidates cannot choose a time that somebody else has.
create table if not exists access.live_time (
  live_interview_id uuid primary key,
  tenant_id uuid not null,
  interviewer_ids uuid[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- until when a time counts that is being chosen; null: it was
  held_until timestamptz,
  version int not null default 0
);
create index if not exists live_time_of_company on access.live_time (tenant_id, ends_at);

-- Links in mails: of their tokens only the SHA-256. Used once, and not after expires_at.
create table if not exists access.mail_token (
  hash bytea primary key,
  purpose text not null,
  -- the account, or what else the link is about
  subject_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index if not exists mail_token_of_subject on access.mail_token (subject_id, purpose);

-- Changes of an address that wait for both addresses to agree.
create table if not exists access.email_change (
  user_id uuid primary key,
  email text not null,
  until timestamptz not null,
  has_old boolean not null default false,
  has_new boolean not null default false
);

-- Who came in or tried to, by account: kept for 90 days.
create table if not exists access.sign_in (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('success', 'failure')),
  -- neither browser nor system seen with this account before
  is_new_device boolean not null,
  -- browser and system by name, and as the browser itself says it
  device_key text not null,
  device text not null,
  ip text
);
create index if not exists sign_in_of_user on access.sign_in (user_id, at desc, id);

-- Failed attempts to log in with an email address, whether or not it has an account, from one place; and, below, from all places
-- together from which nobody was logged in lately. By keyed hash, so that they are no lists of addresses.
create table if not exists access.login_place (
  address bytea not null,
  place bytea not null,
  attempts int not null,
  last_at timestamptz not null,
  -- of the last login
  known_at timestamptz,
  primary key (address, place)
);
create table if not exists access.login_attempt (
  address bytea primary key,
  attempts int not null,
  last_at timestamptz not null
);

-- A company's own roles; null permissions: it was removed.
create table if not exists access.role (
  tenant_id uuid not null,
  role_id uuid not null,
  permissions text[],
  version int not null,
  primary key (tenant_id, role_id)
);

-- Who is shut out of a company for now: no row of access.membership, so that whatever asks there finds nobody.
create table if not exists access.inactive_membership (
  user_id uuid not null,
  tenant_id uuid not null,
  roles text[] not null,
  private_permissions text[] not null,
  since timestamptz,
  version int not null,
  type text not null default 'regular',
  primary key (user_id, tenant_id)
);
create index if not exists inactive_membership_of_tenant on access.inactive_membership (tenant_id);
alter table access.inactive_membership add column if not exists label_ids uuid[] not null default '{}';

-- Who is invited to a company, until they come or the invitation is withdrawn: it is in no event.
create table if not exists access.invitation (
  invitation_id uuid primary key,
  tenant_id uuid not null,
  name text not null,
  email text not null,
  locale text not null,
  roles text[] not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  type text not null default 'regular',
  -- teams that whoever is invited will be in
  teams uuid[] not null default '{}',
  unique (tenant_id, email)
);

-- Passwords that staff have set for candidates, until these have confirmed their address; from then on, and once they have opened an
-- interview, whose account it is. The address is kept as a keyed hash: a password counts for the one that the link was sent to.
create table if not exists access.portal_access (
  candidate_id uuid primary key,
  tenant_id uuid not null,
  email_hash bytea,
  password_hash text,
  expires_at timestamptz not null,
  user_id uuid
);
create index if not exists portal_access_of_user on access.portal_access (user_id) where user_id is not null;

-- Groups of companies, as whoever opens a group's sign-up link meets them. The token is here alone: staff may see it again, so
-- it is kept as it is.
create table if not exists access.sub_account_group (
  group_id uuid primary key,
  tenant_id uuid not null,
  name text not null,
  bypass_billing boolean not null,
  bypass_plugin boolean not null,
  share_candidates boolean not null,
  version int not null,
  link_token text unique
);
create index if not exists sub_account_group_of_tenant on access.sub_account_group (tenant_id);

-- Which companies the admins of a parent may enter; the companies agreed to it.
create table if not exists access.partner (
  parent_id uuid not null,
  partner_id uuid not null,
  group_id uuid not null,
  -- it agreed that the parent sees its candidates; that is also up to the group
  shares_candidates boolean not null,
  since timestamptz not null,
  -- of the partnership's stream
  version int not null,
  primary key (parent_id, partner_id)
);
create index if not exists partner_of_company on access.partner (partner_id);

-- Who is in which team, for those who change the teams of a person.
create table if not exists access.team (
  tenant_id uuid not null,
  team_id uuid not null,
  -- null: the team was removed
  user_ids uuid[],
  version int not null,
  primary key (tenant_id, team_id)
);
create index if not exists team_of_user on access.team using gin (user_ids);

-- Accounts of people who look for work: with a profile of a candidate, or applications.
create table if not exists access.candidate (user_id uuid primary key);

-- Rights that a change under way takes, refused before its event is appended; gone once the tables say what came of it.
create table if not exists access.withheld (
  id uuid primary key,
  tenant_id uuid not null,
  -- one person, or everybody who holds a role
  user_id uuid,
  role_id text,
  -- null: the membership itself
  permissions text[],
  since timestamptz not null default now(),
  -- a key that is being revoked; and, of what is in no row of its own, the stream that says what came of the change
  api_key_id uuid,
  stream text
);
create index if not exists withheld_of_tenant on access.withheld (tenant_id);

create table if not exists access.public_key (
  kid text primary key,
  jwk jsonb not null
);

-- How far the feed was read to reconcile the tables above.
create table if not exists access.reconciled (
  only_row boolean primary key default true check (only_row),
  store_id text not null,
  position bigint not null
);

-- Events that could not be reconciled, as they or somebody's key cannot be read; tried again and again.
create table if not exists access.unreconciled (
  position bigint primary key
);

create table if not exists secret.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

-- Names the streams of reservations (an email, a slug) so that the name alone tells nothing.
create table if not exists secret.reservation_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);

-- What the installation signs documents with, as PEM; made when none was given.
create table if not exists secret.document_key (
  only_row boolean primary key default true check (only_row),
  private_key text not null,
  certificate text not null
);

-- What the consumers of webhooks verify signatures with, sealed with a key of the keys' database.
create table if not exists secret.webhook_secret (
  id uuid primary key,
  tenant_id uuid not null,
  webhook_id uuid not null,
  -- null once it has expired
  sealed jsonb,
  created_at timestamptz not null,
  -- when it stops signing; null for the newest
  expires_at timestamptz
);
create index if not exists webhook_secret_of_webhook on secret.webhook_secret (tenant_id, webhook_id);

-- Values of headers that webhooks send along and show to nobody, sealed with the webhook's own key.
create table if not exists secret.webhook_header (
  id uuid primary key,
  tenant_id uuid not null,
  webhook_id uuid not null,
  sealed jsonb not null,
  -- since when the webhook has it no more; what is on its way may still need it
  dropped_at timestamptz
);
create index if not exists webhook_header_of_webhook on secret.webhook_header (tenant_id, webhook_id);

-- The second factor of accounts, sealed with the account's own key. Each time step is taken once.
create table if not exists secret.two_factor (
  user_id uuid primary key,
  sealed jsonb not null,
  enabled_at timestamptz,
  last_step bigint not null default 0
);
create table if not exists secret.recovery_code (
  user_id uuid not null,
  hash bytea not null,
  primary key (user_id, hash)
);

-- Words of the documents on people's profiles, by which companies that see these find the people, and of those that a company keeps
-- with a candidate. A row begins with the document; it has no words until it was read, and none where there is nothing to read.
create table if not exists access.document_text (
  file_id uuid primary key,
  user_id uuid not null,
  words tsvector,
  read_at timestamptz
);
create index if not exists document_text_of_person on access.document_text (user_id);
create index if not exists document_text_words on access.document_text using gin (words);
-- Of what a company keeps: the company, and the candidate. `user_id` is then the account that they are linked to, else the candidate.
alter table access.document_text add column if not exists tenant_id uuid;
alter table access.document_text add column if not exists candidate_id uuid;
create index if not exists document_text_of_candidate on access.document_text (candidate_id) where candidate_id is not null;
-- What could not be read is tried again, later each time; the others do not wait for it.
alter table access.document_text add column if not exists tries int not null default 0;
alter table access.document_text add column if not exists next_at timestamptz not null default '-infinity';
drop index if exists access.document_text_unread;
create index if not exists document_text_waiting on access.document_text (next_at, file_id) where read_at is null;

-- What people have typed into forms and not saved, as JSON; for each company apart.
create table if not exists access.form_draft (
  tenant_id uuid not null,
  user_id uuid not null,
  form text not null,
  typed text not null,
  version int,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id, form)
);
create index if not exists form_draft_old on access.form_draft (updated_at);
create index if not exists form_draft_of_person on access.form_draft (user_id);

-- Requests of the last minute, by a hash of who sent them; what a power cut takes of it nobody misses. `expire`: milliseconds, as a
-- number that clients read as one.
create unlogged table if not exists access.request_count (
  key text primary key,
  points int not null,
  expire double precision
);

grant usage on schema access to onrecord_command, onrecord_projector, onrecord_reader, onrecord_worker;
grant select, insert, update, delete on all tables in schema access to onrecord_command;
grant select on access.sub_account_group, access.job, access.form_draft to onrecord_reader;
grant select on access.partner, access.tenant, access.membership, access.withheld, access.session, access.public_key
  to onrecord_projector, onrecord_reader, onrecord_worker;
grant select on access.sign_in to onrecord_reader;
-- a search asks as the projector
grant select on access.document_text to onrecord_projector, onrecord_reader;
grant select (tenant_id, candidate_id, user_id) on access.portal_access to onrecord_reader;
grant select on access.inactive_membership, access.invitation, access.team, access.candidate, access.email_change, access.interview, access.live_time, access.outside_learner to onrecord_projector, onrecord_reader;
grant select (email_verified_at, two_factor_at, user_id, email, name, locale, time_zone, avatar, muted_mails) on access.account
  to onrecord_projector, onrecord_reader, onrecord_worker;
grant usage on schema secret to onrecord_command, onrecord_worker;
grant select, insert on all tables in schema secret to onrecord_command;
grant update, delete on secret.two_factor, secret.recovery_code to onrecord_command;
grant update (sealed, expires_at) on secret.webhook_secret to onrecord_command;
grant delete, update (dropped_at) on secret.webhook_header to onrecord_command;
grant select on secret.webhook_secret, secret.webhook_header to onrecord_worker;
