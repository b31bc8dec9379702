import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import type { LearnerEvent } from 'contracts/training/learner/learner.events';
import { accessFact } from '#command-service/identity/access/access-projection';
import { postgresOutsideJoins } from './outside-joins.ts';

type Followed =
  | Extract<TrainingAssignmentEvent, { type: 'TrainingAssignmentCreated' }>
  | Extract<LearnerEvent, { type: 'LearnerErased' }>;

/** Who has joined a public training from outside, and of which company; nobody who was erased. */
export const outsideLearnerAccess = accessFact<Followed>(
  ['TrainingAssignmentCreated', 'LearnerErased'],
  async ({ pool }, { type, data, metadata: { tenantId, occurredAt } }) => {
    const joins = postgresOutsideJoins(pool);
    if (type === 'LearnerErased') await joins.forget(tenantId, data.userId);
    else if (data.source !== null) await joins.put({ ...data, tenantId, now: new Date(occurredAt) });
  },
);
