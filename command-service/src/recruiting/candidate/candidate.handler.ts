import type { CandidateCommand } from 'contracts/recruiting/candidate/candidate.commands';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import { handler, type Send } from '#command-service/command';
import { type Candidate, candidateDecider } from './candidate.decider.ts';

const sendCandidate = handler('candidate', candidateDecider);

/** Commands of candidates; erasing one destroys the key of what the company knows of them, after saying so in history. */
export const candidateHandler = (store: EventStore, keys: KeyRing): Send<Candidate, CandidateCommand> => {
  const send = sendCandidate(store);
  return async (id, command, ifMatch) => {
    if (command.type === 'LabelCandidate') {
      const labelIds = command.data.add;
      await requireLabels(store, command.metadata.tenantId, { labelIds, thing: 'candidate' });
    }
    const sent = await send(id, command, ifMatch);
    if (command.type === 'EraseCandidate') {
      await keys.destroy({ tenantId: command.metadata.tenantId, subject: id });
    }
    return sent;
  };
};
