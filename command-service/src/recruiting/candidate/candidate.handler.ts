import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { candidateDecider } from './candidate.decider.ts';

const sendCandidate = entityHandler(candidate, candidateDecider);

/** Commands of candidates; only labels that are for candidates are put on them. */
export const candidateHandler = (deps: HandlerDeps): SendEntity<typeof candidate> => {
  const send = sendCandidate(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'LabelCandidate') {
      const { add: labelIds } = command.data;
      await requireLabels(deps.store, command.metadata.tenantId, { labelIds, thing: 'candidate' });
    }
    return send(id, command, ifMatch);
  };
};
