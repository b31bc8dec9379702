import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { countryOfCompany, e164Of } from '#command-service/phone-number';
import { candidateDecider } from './candidate.decider.ts';

const sendCandidate = entityHandler(candidate, candidateDecider);

/**
 * Commands of candidates; only labels that are for candidates are put on them. Phone numbers are taken as the company's, where they
 * do not come as E.164 with what somebody says of themselves.
 */
export const candidateHandler = (deps: HandlerDeps): SendEntity<typeof candidate> => {
  const { store } = deps;
  const send = sendCandidate(deps);
  return async (id, command, ifMatch) => {
    const { type, metadata } = command;
    if (type === 'LabelCandidate') {
      const { add: labelIds } = command.data;
      await requireLabels(store, metadata.tenantId, { labelIds, thing: 'candidate' });
    }
    if (type !== 'CreateCandidate' && type !== 'ChangeCandidate') return send(id, command, ifMatch);
    const { phone, phoneE164 } = command.data;
    if (phone === undefined || phoneE164 !== undefined) return send(id, command, ifMatch);
    const computed = { phoneE164: await e164Of(phone, () => countryOfCompany(metadata, store)) };
    return send(id, { ...command, data: { ...command.data, ...computed } } as typeof command, ifMatch);
  };
};
