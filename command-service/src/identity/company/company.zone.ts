import { streamName } from 'contracts/kernel/id';
import type { EventStore } from 'platform/event-store/event-store';
import { stateOf } from '#command-service/kernel/command';
import { companyDecider } from './company.decider.ts';

/** The time zone that a company has now. */
export const companyZoneOf = async (store: EventStore, tenantId: string): Promise<string> => {
  const company = await stateOf(store, streamName('company', tenantId, tenantId), companyDecider);
  return company.status === 'registered' ? company.profile.timeZone : 'UTC';
};
