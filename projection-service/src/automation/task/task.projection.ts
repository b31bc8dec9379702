import { task } from 'contracts/automation/task/task.entity';
import { eventActionName } from '#projection-service/automation/event-action/event-action-name.ref';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { teamName } from '#projection-service/identity/team/team-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { askedTasks, isSeenTask, shownTasks } from './task.sight.ts';

/** Tasks, with the names of people and things as they are today; nothing of what was to be done about somebody who is erased. */
export const taskProjection = entityProjection(task, {
  refs: {
    user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })),
    team: join(teamName, 'teamId', (row, one) => ({ ...row, teamName: one?.name ?? null })),
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => ({ ...row, jobTitle: job?.title ?? null })),
    member: join(userName, 'memberId', (row, user) => ({ ...row, memberName: user?.name ?? null })),
    creator: join(userName, 'creatorId', (row, user) => ({ ...row, creatorName: user?.name ?? null })),
    rule: join(eventActionName, 'creatorId', (row, rule) => ({ ...row, ruleName: rule?.name ?? null })),
    ender: join(userName, 'endedBy', (row, user) => ({ ...row, enderName: user?.name ?? null })),
  },
  also: { types: ['CandidateErased'], by: 'candidateId', evolve: () => undefined },
  /** Whose it is to do: somebody's, or while it is nobody's their team's. */
  derived: { columns: { assigneeId: 'uuid' }, of: ({ userId, teamId }) => ({ assigneeId: userId ?? teamId }) },
  indexes: `-- by which a changed name and an erased person find their rows
create index task_user on task (user_id);
create index task_team on task (tenant_id, team_id);
create index task_candidate on task (tenant_id, candidate_id, due_at, id);
create index task_job on task (tenant_id, job_id, due_at, id);
create index task_interview on task (tenant_id, interview_id, due_at, id);
create index task_member on task (member_id);
create index task_creator on task (creator_id);
create index task_ender on task (ended_by);
-- once filled
create index task_due_at on task (tenant_id, due_at, id);
create index task_created_at on task (tenant_id, created_at, id);
create index task_updated_at on task (tenant_id, updated_at, id);
create index task_status_due_at on task (tenant_id, status, due_at, id);
create index task_status_created_at on task (tenant_id, status, created_at, id);
create index task_status_updated_at on task (tenant_id, status, updated_at, id);
create index task_assignee on task (tenant_id, assignee_id, status, due_at, id);`,
  counted: [['status']],
});

export const taskResource = entityResource(task, taskProjection, {
  hiddenBy: { column: 'job_id' },
  asked: askedTasks,
  isSeen: isSeenTask,
  complete: shownTasks,
});
