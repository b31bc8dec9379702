import { type EventActionRunView, eventActionRun } from 'contracts/automation/event-action/event-action-run.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { eventActionName } from './event-action-name.ref.ts';

type Run = EventActionRunView;
/** Without what conditions have found of somebody. */
const withoutFound = <Row extends Pick<Run, 'unmet' | 'asked'>>(row: Row): Row => ({ ...row, unmet: null, asked: [] });

/** What event actions did, with the names of rules, candidates, jobs and users as they are today; nothing that was found of who is erased. */
export const eventActionRunProjection = entityProjection(eventActionRun, {
  version: 5,
  refs: {
    rule: join(eventActionName, 'eventActionId', (row, rule) => ({ ...row, ruleName: rule?.name ?? '' })),
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => ({ ...row, jobTitle: job?.title ?? '' })),
    user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })),
  },
  also: [
    { types: ['CandidateErased'], by: 'candidateId', evolve: withoutFound },
    { types: ['LearnerErased'], by: 'userId', evolve: withoutFound },
  ],
  moreIndexes: `-- also by which a changed name, title or rule finds its rows
create index event_action_run_candidate on event_action_run (tenant_id, candidate_id, created_at, id);
create index event_action_run_user on event_action_run (tenant_id, user_id, created_at, id);
create index event_action_run_name on event_action_run (user_id);
create index event_action_run_interview on event_action_run (tenant_id, interview_id);
create index event_action_run_record on event_action_run (tenant_id, record_id, created_at, id);
create index event_action_run_job on event_action_run (tenant_id, job_id, created_at, id);
create index event_action_run_rule on event_action_run (tenant_id, event_action_id, created_at, id);`,
  counted: [['status'], ['eventActionId'], ['eventActionId', 'status']],
});

export const eventActionRunResource = entityResource(eventActionRun, eventActionRunProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
