import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import { assertAssignees, hiringManagerOf } from '#command-service/automation/task/assignees';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { countryOfCompany, e164Of } from '#command-service/identity/company/phone-number';
import { keptCustomValues } from '#command-service/recruiting/custom-field/custom-values';
import { candidateDecider } from './candidate.decider.ts';
import { eraseHandler } from './erase-handler.ts';
import { mergeHandler } from './merge-handler.ts';

const sendCandidate = entityHandler(candidate, candidateDecider);
type Held = { phone: string | null; country: string | null };
type Command = (typeof candidate)['types']['command'];
type Written = Extract<Command, { type: 'CreateCandidate' | 'ChangeCandidate' }>;
type Assigning = Extract<Command, { type: 'AssignCandidate' }>;

/**
 * Commands of candidates; only labels that are for candidates are put on them, and only who works here looks after them. Phone numbers are read as of the country of the
 * record, else of the company, where they do not come as E.164 with what somebody says of themselves (docs/product.md REC-181).
 */
export const candidateHandler = (deps: HandlerDeps): SendEntity<typeof candidate> => {
  const { store } = deps;
  const send = sendCandidate(deps);

  const mergeOf = mergeHandler(store, send);
  const eraseAll = eraseHandler(store, send);

  /** One that was not typed just now refuses nothing: where the new country has no such number, none is known. */
  const numberOf = async ({ data, metadata }: Written, held: Held | null) => {
    const country = data.country === undefined ? held?.country : data.country;
    const typed = data.phone ?? held?.phone ?? '';
    const isTyped = typed !== (held?.phone ?? '');
    if (!isTyped && (country ?? null) === (held?.country ?? null)) return {};
    const phoneE164 = e164Of(typed, () => country || countryOfCompany(metadata, store));
    return { phoneE164: await (isTyped ? phoneE164 : phoneE164.catch(() => '')) };
  };

  const computedOf = async (id: string, command: Written) => {
    const { data, metadata } = command;
    const { phone, phoneE164, country, custom } = data;
    const hasNumber = (phone !== undefined || country !== undefined) && phoneE164 === undefined;
    if (!custom && !hasNumber) return {};
    const state = await entityState(store, candidate, { tenantId: metadata.tenantId, id });
    const held = state.status === 'kept' ? state.record : null;
    const values = custom && { values: custom, owner: 'candidate' as const, held: held?.custom ?? null };
    return {
      ...(values && { custom: await keptCustomValues(store, metadata.tenantId, values) }),
      ...(hasNumber && (await numberOf(command, held))),
    };
  };

  /** What a rule does is about the record that something happened to; whoever is merged into another is looked after there (docs/product.md AUT-73). */
  const shownAs = async (id: string, { metadata: { tenantId, actor } }: Command): Promise<string> => {
    if (actor.type !== 'system') return id;
    const state = await entityState(store, candidate, { tenantId, id });
    return (state.status === 'kept' && state.record.mergedInto) || id;
  };

  const assign = async (id: string, command: Assigning, ifMatch: number | null | undefined) => {
    const { data, metadata } = command;
    const { status } = await entityState(store, candidate, { tenantId: metadata.tenantId, id });
    // Another company's is not there, whoever it would be given to.
    if (status === 'absent') return send(id, command, ifMatch);
    const { assigneeId: userId, teamId } = data;
    await assertAssignees(store, metadata.tenantId, { userId, teamId, field: 'assigneeId' });
    return send(id, command, ifMatch);
  };

  return async (id, command, ifMatch) => {
    const { type, metadata } = command;
    if (type === 'MergeCandidate' || type === 'UnmergeCandidate' || type === 'DistinguishCandidate')
      return mergeOf(id, command, ifMatch ?? null);
    if (type === 'EraseCandidate') return eraseAll(id, command, ifMatch ?? null);
    if (type === 'LabelCandidate') {
      const { add: labelIds } = command.data;
      await requireLabels(store, metadata.tenantId, { labelIds, thing: 'candidate' });
    }
    if (type === 'AssignCandidate') return assign(await shownAs(id, command), command, ifMatch);
    if (type === 'AssignCandidateToManager') {
      const assigneeId = await hiringManagerOf(store, metadata.tenantId, command.data.jobId);
      const assigned = { type: 'AssignCandidate' as const, data: { assigneeId, teamId: null }, metadata };
      return send(await shownAs(id, command), assigned, ifMatch);
    }
    if (type !== 'CreateCandidate' && type !== 'ChangeCandidate') return send(id, command, ifMatch);
    const data = { ...command.data, ...(await computedOf(id, command)) };
    return send(id, { ...command, data } as typeof command, ifMatch);
  };
};
