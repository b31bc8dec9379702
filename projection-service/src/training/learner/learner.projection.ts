import type { AcknowledgementEvent } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import { learnerIdOf } from 'contracts/training/learner/learner.commands';
import type { LearnerEvent } from 'contracts/training/learner/learner.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type LearnerRow = { id: string; userId: string; companyId: string };
type Followed =
  | Extract<TrainingAssignmentEvent, { type: 'TrainingAssignmentCreated' }>
  | Extract<AcknowledgementEvent, { type: 'AcknowledgementCreated' }>
  | LearnerEvent;

/**
 * In which companies a person was given something to learn or to confirm, those that they have left too; an erasure takes each
 * away once it is done there.
 */
export const learnerProjection = projection<LearnerRow, Followed>({
  name: 'training.learner',
  version: 1,
  scope: 'person',
  table: 'learner',
  schema: schemaBeside(import.meta.url),
  columns: { userId: 'uuid', companyId: 'uuid' },
  types: ['TrainingAssignmentCreated', 'AcknowledgementCreated', 'LearnerErased'],
  createdBy: [],
  key: ({ data, metadata }) => learnerIdOf(metadata.tenantId, data.userId),
  evolve: (row, { type, data: { userId }, metadata: { tenantId: companyId } }) =>
    type === 'LearnerErased' ? undefined : (row ?? { id: learnerIdOf(companyId, userId), userId, companyId }),
});
