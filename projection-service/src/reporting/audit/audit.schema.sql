create table audit (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  -- position of the event; "position" above moves when the row is scrubbed
  event_position bigint not null,
  occurred_at timestamptz not null,
  actor_type text not null,
  actor_id text not null,
  actor_name text,
  actor_company text,
  ip text,
  entity text not null,
  entity_id text not null,
  event text not null,
  description text not null,
  added jsonb,
  removed jsonb,
  subject_id text,
  api_key_id uuid,
  candidate_id uuid,
  interview_id uuid,
  cause_id uuid,
  primary key (tenant_id, id)
);
-- by which an erased person and a changed name find their rows
create index audit_subject on audit (tenant_id, subject_id) where subject_id is not null;
create index audit_key on audit (tenant_id, api_key_id) where api_key_id is not null;
create index audit_interview on audit (tenant_id, interview_id) where interview_id is not null;
create index audit_actor on audit (actor_id, tenant_id, occurred_at, event_position);
-- once filled
create index audit_occurred on audit (tenant_id, occurred_at, event_position);
create index audit_entity on audit (tenant_id, entity, occurred_at, event_position);
create index audit_entity_id on audit (tenant_id, entity_id, occurred_at, event_position);
create index audit_event on audit (tenant_id, event, occurred_at, event_position);
create index audit_candidate on audit (tenant_id, candidate_id, occurred_at, event_position) where candidate_id is not null;
