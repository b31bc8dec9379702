import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { Via } from '#projection-service/engine/list-source';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { withPeople } from './hire-people.ts';
import { hireTaskProjection } from './hire-task.projection.ts';

/** Pending hires; of somebody who was erased those that had ended stay, without what was written about the person and as whom they came. */
export const pendingHireProjection = entityProjection(pendingHire, {
  version: 5,
  moreIndexes: `-- by which a changed name and an erased person find their rows
create index pending_hire_candidate on pending_hire (tenant_id, candidate_id);
create index pending_hire_manager on pending_hire (manager_id);
-- once filled
create index pending_hire_status_due on pending_hire (tenant_id, status, next_due_at, id);
create index pending_hire_status_starts on pending_hire (tenant_id, status, starts_at, id);
create index pending_hire_job on pending_hire (tenant_id, job_id, updated_at, id);`,
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    manager: join(userName, 'managerId', (row, user) => ({ ...row, managerName: user?.name ?? null })),
  },
  also: {
    types: ['CandidateErased'],
    by: 'candidateId',
    evolve: (row) =>
      isOpenHire(row.status)
        ? undefined
        : { ...row, items: [], checklist: [], notes: '', reason: '', userId: null, askedUserId: null },
  },
  counted: [['status']],
});

/** Those of which somebody still has something to do. */
const openTasksOf: Via = {
  table: hireTaskProjection.table,
  row: 'pending_hire_id',
  asks: (userId) => [
    [
      { column: 'assignee_id', type: 'uuid', operator: '=', value: String(userId) },
      { column: 'is_open', type: 'bool', operator: '=', value: true },
    ],
  ],
};

export const pendingHireResource = entityResource(
  pendingHire,
  pendingHireProjection,
  { via: { assigneeId: openTasksOf }, complete: withPeople },
  [hireTaskProjection],
);
