import type { EventStore } from 'platform/event-store/event-store';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { refuseHire } from './pending-hire.rules.ts';

/** Items are done by people of the company. */
export const userCheck =
  (store: EventStore) =>
  async (tenantId: string, field: string, userId: string | null | undefined): Promise<void> => {
    if (userId && !(await isMember(store, tenantId, userId))) throw refuseHire('pending-hire-user-unknown', { field });
  };
