import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { label } from 'contracts/automation/label/label.entity';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

/** Throws unless each of the labels is there and may be put on such a thing. */
export const requireLabels = async (
  store: EventStore,
  tenantId: string,
  { labelIds, thing, field = 'add' }: { labelIds: readonly string[]; thing: SystemLabelScope; field?: string },
): Promise<void> => {
  const refuse = (code: LabelRejection) => new Rejection(code, 422, { errors: { [field]: [code] } });
  for (const id of labelIds) {
    const found = await entityState(store, label, { tenantId, id });
    if (found.status !== 'kept') throw refuse('label-not-found');
    if (!isScopeFor(thing, found.record.scopeId)) throw refuse('label-scope-wrong');
  }
};
