import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { stateOf } from '#command-service/command';
import { labelDecider } from './label.handler.ts';

const refuse = (code: LabelRejection) => new Rejection(code, 422, { errors: { add: [code] } });

/** Throws unless each of the labels is there and may be put on such a thing. */
export const requireLabels = async (
  store: EventStore,
  tenantId: string,
  { labelIds, thing }: { labelIds: readonly string[]; thing: SystemLabelScope },
): Promise<void> => {
  for (const id of labelIds) {
    const label = await stateOf(store, streamName('label', tenantId, id), labelDecider);
    if (label.status !== 'kept') throw refuse('label-not-found');
    if (!isScopeFor(thing, String(label.record.scopeId))) throw refuse('label-scope-wrong');
  }
};
