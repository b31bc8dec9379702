create table public_open_interview (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  content_of uuid,
  title text,
  description text,
  answer_days int4,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- asked while events are folded; the pointer first, so that a plan made for an empty table goes by it
create index public_open_interview_content on public_open_interview (content_of, tenant_id);
-- once filled
create index public_open_interview_id on public_open_interview (id);
