create table live_interviewer (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  live_interview_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, id)
);
create index live_interviewer_live on live_interviewer (tenant_id, live_interview_id);
-- once filled
create index live_interviewer_user on live_interviewer (tenant_id, user_id, live_interview_id);
