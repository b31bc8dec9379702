create table marketplace_candidate (
  -- the same in all rows
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  user_id uuid not null,
  title text collate "und-x-icu" not null,
  job_level text,
  experience_years int,
  skills jsonb not null,
  languages jsonb not null,
  -- minor units
  expected_salary bigint,
  salary_currency text,
  city text collate "und-x-icu" not null,
  state text not null,
  country text not null,
  listed_at timestamptz not null,
  primary key (tenant_id, id)
);
-- by which somebody who is erased finds their row, and a company its own people
create index marketplace_candidate_person on marketplace_candidate (user_id);
-- once filled
create index marketplace_candidate_listed on marketplace_candidate (tenant_id, listed_at, id);
create index marketplace_candidate_title on marketplace_candidate (tenant_id, title, id);
create index marketplace_candidate_city on marketplace_candidate (tenant_id, city, id);
create index marketplace_candidate_level on marketplace_candidate (tenant_id, job_level, listed_at, id);
create index marketplace_candidate_country on marketplace_candidate (tenant_id, country, listed_at, id);
create index marketplace_candidate_experience on marketplace_candidate (tenant_id, experience_years, listed_at, id);
create index marketplace_candidate_salary on marketplace_candidate (tenant_id, salary_currency, expected_salary, id);
