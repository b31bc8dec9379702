create table interview_log (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  interview_id uuid not null,
  candidate_id uuid,
  "from" text,
  "to" text,
  comment text,
  reason_id uuid,
  reason_name text,
  is_undo boolean not null,
  source text,
  actor_id text not null,
  actor_name text,
  api_key_id uuid,
  occurred_at timestamptz not null,
  event_position bigint not null,
  primary key (tenant_id, id)
);
-- by which an erased candidate and a changed name find their rows
create index interview_log_candidate on interview_log (tenant_id, candidate_id);
create index interview_log_actor on interview_log (actor_id);
create index interview_log_key on interview_log (tenant_id, api_key_id) where api_key_id is not null;
create index interview_log_reason on interview_log (tenant_id, reason_id) where reason_id is not null;
-- once filled
create index interview_log_interview on interview_log (tenant_id, interview_id, occurred_at, event_position);
