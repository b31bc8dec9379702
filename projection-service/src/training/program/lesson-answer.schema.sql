create table lesson_answer (
  tenant_id uuid not null,
  position bigint not null,
  id uuid not null,
  assignment_id uuid not null,
  lesson_id uuid not null,
  question_id uuid not null,
  reviews jsonb not null,
  possible int4,
  result text not null,
  program_id uuid,
  program_version bigint,
  primary key (tenant_id, id)
);
-- by which what people are assigned finds their answers
create index lesson_answer_assignment on lesson_answer (assignment_id);
