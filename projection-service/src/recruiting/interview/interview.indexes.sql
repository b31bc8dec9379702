-- also by which a changed name or title finds its rows
create index interview_candidate on interview (tenant_id, candidate_id);
-- job and status, and below the person, lie beside it for candidates who are found by their interviews
create index interview_person on interview (tenant_id, person_id) include (job_id, status);
create index interview_job on interview (tenant_id, job_id, updated_at, id) include (status, person_id);
-- of those that have no job; also by which a changed title finds its rows
create index interview_open_interview on interview (tenant_id, open_interview_id, updated_at, id) include (status)
  where open_interview_id is not null;
-- of those that were rejected, by reason; also by which a renamed reason finds its rows
create index interview_reason on interview (tenant_id, reason_id, updated_at, id) where reason_id is not null;
-- of those that somebody or a team looks after; also by which a changed name finds its rows
create index interview_assignee on interview (assignee_id) where assignee_id is not null;
create index interview_assigned_updated on interview (tenant_id, assignee_id, updated_at, id) where assignee_id is not null;
create index interview_team on interview (tenant_id, team_id, updated_at, id) where team_id is not null;
-- of those whose candidates came from a source
create index interview_source on interview (tenant_id, source, updated_at, id) where source is not null;
-- once filled
-- status and what it is for lie beside it for the parts of days that reports count
create index interview_updated on interview (tenant_id, updated_at, id) include (status, subject_id, job_id);
create index interview_status on interview (tenant_id, status, updated_at, id) include (person_id, job_id);
-- status and job lie beside the sort: filtering by them takes the index alone, and one index instead of four
create index interview_candidate_name on interview (tenant_id, candidate_name, id) include (status, job_id);
create index interview_status_since on interview (tenant_id, status_since, id) include (status, job_id);
create index interview_created on interview (tenant_id, created_at, id) include (status, job_id);
create index interview_job_title on interview (tenant_id, job_title, id) include (status, job_id);
