import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { countryOfCompany, e164Of } from '#command-service/identity/company/phone-number';
import { keptCustomValues } from '#command-service/recruiting/custom-field/custom-values';
import { candidateDecider } from './candidate.decider.ts';
import { eraseHandler } from './erase-handler.ts';
import { mergeHandler } from './merge-handler.ts';

const sendCandidate = entityHandler(candidate, candidateDecider);
type Written = Extract<(typeof candidate)['types']['command'], { type: 'CreateCandidate' | 'ChangeCandidate' }>;

/**
 * Commands of candidates; only labels that are for candidates are put on them. Phone numbers are taken as the company's, where they
 * do not come as E.164 with what somebody says of themselves.
 */
export const candidateHandler = (deps: HandlerDeps): SendEntity<typeof candidate> => {
  const { store } = deps;
  const send = sendCandidate(deps);

  const mergeOf = mergeHandler(store, send);
  const eraseAll = eraseHandler(store, send);

  const computedOf = async (id: string, { data: { phone, phoneE164, custom }, metadata }: Written) => {
    const state = custom && (await entityState(store, candidate, { tenantId: metadata.tenantId, id }));
    const held = state?.status === 'kept' ? state.record.custom : null;
    const values = custom && { values: custom, owner: 'candidate' as const, held };
    return {
      ...(values && { custom: await keptCustomValues(store, metadata.tenantId, values) }),
      ...(phone !== undefined &&
        phoneE164 === undefined && { phoneE164: await e164Of(phone, () => countryOfCompany(metadata, store)) }),
    };
  };

  return async (id, command, ifMatch) => {
    const { type, metadata } = command;
    if (type === 'MergeCandidate' || type === 'UnmergeCandidate') return mergeOf(id, command, ifMatch ?? null);
    if (type === 'EraseCandidate') return eraseAll(id, command, ifMatch ?? null);
    if (type === 'LabelCandidate') {
      const { add: labelIds } = command.data;
      await requireLabels(store, metadata.tenantId, { labelIds, thing: 'candidate' });
    }
    if (type !== 'CreateCandidate' && type !== 'ChangeCandidate') return send(id, command, ifMatch);
    const data = { ...command.data, ...(await computedOf(id, command)) };
    return send(id, { ...command, data } as typeof command, ifMatch);
  };
};
