import { streamName } from 'contracts/kernel/id';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, stateOf } from '#command-service/kernel/command';
import { membershipDecider } from './membership.decider.ts';

/** Commands of memberships; the id is the user's, the tenant the company's. */
export const membershipHandler = handler('membership', membershipDecider);

const statusOf = async (store: EventStore, tenantId: string, userId: string) =>
  (await stateOf(store, streamName('membership', tenantId, userId), membershipDecider)).status;

/** Whether somebody works in the company today. */
export const isColleague = async (store: EventStore, tenantId: string, userId: string): Promise<boolean> =>
  (await statusOf(store, tenantId, userId)) === 'active';

/** Whether somebody works in the company, or did until they were deactivated. */
export const isMember = async (store: EventStore, tenantId: string, userId: string): Promise<boolean> =>
  (await statusOf(store, tenantId, userId)) !== 'absent';
