create table candidate_skill (
  tenant_id uuid not null,
  position bigint not null,
  -- derived from the candidate, where it was taken from, and the skill
  id uuid not null,
  candidate_id uuid not null,
  -- the record in whose place it is found
  person_id uuid not null,
  skill text collate "C" not null,
  taken_from uuid,
  replaced_by uuid,
  is_shown boolean not null,
  primary key (tenant_id, id)
);
-- all that one record has
create index candidate_skill_held on candidate_skill (tenant_id, candidate_id);
-- once filled
-- those who have a skill
create index candidate_skill_holders on candidate_skill (tenant_id, skill, person_id) include (is_shown);
-- all that one person has
create index candidate_skill_person on candidate_skill (tenant_id, person_id, skill) include (is_shown);
