create table response_grant (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  response_id uuid not null,
  candidate_id uuid not null,
  kind text not null,
  question_id uuid,
  "from" text,
  "to" text not null,
  reason text,
  actor_id text not null,
  actor_name text,
  occurred_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which an erased candidate and a changed name find their rows
create index response_grant_candidate on response_grant (tenant_id, candidate_id);
create index response_grant_actor on response_grant (actor_id);
-- once filled
create index response_grant_response on response_grant (tenant_id, response_id, occurred_at);
