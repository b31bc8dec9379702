import { processRun } from 'contracts/training/process-run/process-run.entity';
import { eventActionName } from '#projection-service/automation/event-action/event-action-name.ref';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { askedRuns, isSeenRun, shownRuns } from './process-run.sight.ts';
import { partVia, runPartProjection } from './run-part.projection.ts';

/** Runs, with the names of people as they are today; none about somebody who is erased. */
export const processRunProjection = entityProjection(processRun, {
  version: 2,
  refs: {
    user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })),
    creator: join(userName, 'creatorId', (row, user) => ({ ...row, creatorName: user?.name ?? null })),
    rule: join(eventActionName, 'creatorId', (row, rule) => ({ ...row, ruleName: rule?.name ?? null })),
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
  also: { types: ['CandidateErased'], by: 'candidateId', evolve: () => undefined },
  moreIndexes: `-- by which a changed name and an erased person find their rows
create index process_run_user on process_run (user_id);
create index process_run_creator on process_run (creator_id);
create index process_run_candidate on process_run (tenant_id, candidate_id) where candidate_id is not null;
-- once filled
create index process_run_document on process_run (tenant_id, document_id, updated_at, id);`,
  counted: [['status']],
});

export const processRunResource = entityResource(
  processRun,
  processRunProjection,
  { via: { whose: partVia }, asked: askedRuns, isSeen: isSeenRun, complete: shownRuns },
  [runPartProjection],
);
