import { parseStreamName, streamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { subAccountGroupDecider } from '#command-service/identity/sub-account-group/sub-account-group.decider';
import { groupRowOf } from '#command-service/identity/sub-account-group/sub-account-group.routes';
import { postgresPartners } from './partners.postgres.ts';
import { partnershipDecider } from './partnership.decider.ts';

/** Events after which a group, or who may enter which company, is read from its stream as it is now. */
export const partnerTypes = [
  'SubAccountGroupCreated',
  'SubAccountGroupChanged',
  'SubAccountGroupRemoved',
  'PartnershipAccepted',
  'PartnershipEnded',
] as const;

type Deps = { pool: Pool; store: EventStore };

const repairGroup = async ({ pool, store }: Deps, tenantId: string, groupId: string): Promise<void> => {
  const stream = streamName('subAccountGroup', tenantId, groupId);
  const { state, currentStreamVersion } = await store.aggregateStream(stream, subAccountGroupDecider);
  await postgresPartners(pool).saveGroup(groupId, groupRowOf(tenantId, state, Number(currentStreamVersion)));
};

const repairPartner = ({ pool, store }: Deps, partnerId: string, parentId: string): Promise<void> =>
  postgresPartners(pool).change(partnerId, async (tables) => {
    const stream = streamName('partnership', partnerId, parentId);
    const { state, currentStreamVersion } = await store.aggregateStream(stream, partnershipDecider);
    if (state.status === 'absent') return tables.remove(parentId);
    await tables.save({ ...state, parentId, partnerId, version: Number(currentStreamVersion) });
  });

/** Does again what should have followed the event at once; false where the event is none of these. */
export const followPartners = async (event: Recorded<Event>, deps: Deps): Promise<boolean> => {
  if (!partnerTypes.some((type) => type === event.type)) return false;
  const { aggregate, tenantId, id } = parseStreamName(event.streamName);
  await (aggregate === 'partnership' ? repairPartner : repairGroup)(deps, tenantId, id);
  return true;
};
