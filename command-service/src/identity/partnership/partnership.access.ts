import type { PartnershipEvent } from 'contracts/identity/partnership/partnership.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { postgresPartners } from './partners.postgres.ts';
import type { PartnerTables } from './partners.ts';
import { type Partnership, partnershipDecider } from './partnership.decider.ts';

/** Which company's admins may enter which: the stream is the partner's, its id the parent's. */
export const partnershipAccess = accessProjection({
  types: ['PartnershipAccepted', 'PartnershipEnded'] satisfies PartnershipEvent['type'][],
  decider: partnershipDecider,
  open: (pool, tenantId, work) => postgresPartners(pool).change(tenantId, work),
  save: (
    tables: Pick<PartnerTables, 'save' | 'remove'>,
    { state, version }: Written<Partnership>,
    { id: parentId, tenantId: partnerId }: StreamId,
  ) => (state.status === 'absent' ? tables.remove(parentId) : tables.save({ ...state, parentId, partnerId, version })),
});
