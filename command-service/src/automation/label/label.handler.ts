import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { label } from 'contracts/automation/label/label.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import { parseStreamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/command';
import { type EntityState, entityDecider } from '#command-service/entity/entity.decider';
import { nameOf, nameWithin, withUniqueName } from '#command-service/entity/unique-name';
import type { Names, Uses } from '#command-service/identity/reservation/names';

export const labelDecider = entityDecider(label);
const sendLabel = handler('label', labelDecider);

export const labelUsesName: Uses['label-name'] = async (store, holder, wanted) => {
  const name = nameOf(await stateOf(store, holder, labelDecider));
  return name !== null && nameWithin(parseStreamName(holder).tenantId, name) === wanted;
};

const taken = () => new Rejection<LabelRejection>('label-name-taken', 409, { errors: { name: ['label-name-taken'] } });

export const labelHandler = (store: EventStore, names: Names): Send<EntityState, EntityCommand<typeof label>> =>
  withUniqueName(store, sendLabel(store), {
    aggregate: 'label',
    purpose: 'label-name',
    decider: labelDecider,
    names,
    taken,
  });
