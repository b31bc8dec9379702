import { streamName } from 'contracts/kernel/id';
import type { EventStore } from 'platform/event-store/event-store';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import { handler, stateOf } from '#command-service/kernel/command';
import { membershipDecider } from './membership.decider.ts';

const sendMembership = handler('membership', membershipDecider);

/** Commands of memberships; the id is the user's, the tenant the company's. Only labels that are for users are put on them. */
export const membershipHandler = (store: EventStore): ReturnType<typeof sendMembership> => {
  const send = sendMembership(store);
  return async (id, command, ifMatch) => {
    if (command.type === 'LabelMembership')
      await requireLabels(store, command.metadata.tenantId, { labelIds: command.data.add, thing: 'user' });
    return send(id, command, ifMatch);
  };
};

const statusOf = async (store: EventStore, tenantId: string, userId: string) =>
  (await stateOf(store, streamName('membership', tenantId, userId), membershipDecider)).status;

/** Whether somebody works in the company today. */
export const isColleague = async (store: EventStore, tenantId: string, userId: string): Promise<boolean> =>
  (await statusOf(store, tenantId, userId)) === 'active';

/** Whether somebody works in the company, or did until they were deactivated. */
export const isMember = async (store: EventStore, tenantId: string, userId: string): Promise<boolean> =>
  (await statusOf(store, tenantId, userId)) !== 'absent';
