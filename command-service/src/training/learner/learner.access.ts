import type { LearnerEvent } from 'contracts/training/learner/learner.events';
import { accessFact } from '#command-service/identity/access/access-projection';

/** The key that a company had of an erased learner is gone. */
export const learnerAccess = accessFact<LearnerEvent>(['LearnerErased'], ({ keys }, { data, metadata }) =>
  keys.destroy({ tenantId: metadata.tenantId, subject: data.userId }),
);
