create table live_interviewer (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  live_interview_id uuid not null,
  user_id uuid not null,
  review_id uuid not null,
  is_named bool not null,
  has_declined bool not null,
  submitted_at timestamptz,
  owes_scorecard bool not null,
  primary key (tenant_id, id)
);
create index live_interviewer_live on live_interviewer (tenant_id, live_interview_id);
-- by which a submitted scorecard finds its row
create index live_interviewer_review on live_interviewer (tenant_id, review_id);
-- once filled
create index live_interviewer_user on live_interviewer (tenant_id, user_id, live_interview_id) where is_named;
create index live_interviewer_owes on live_interviewer (tenant_id, user_id, live_interview_id) where owes_scorecard;
