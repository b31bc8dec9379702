import type { PlatformAdminEvent } from 'contracts/landlord/platform-admin/platform-admin.events';
import type { Pool } from 'pg';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { type PlatformAdmin, platformAdminDecider } from './platform-admin.decider.ts';
import { savePlatformAdmin } from './platform-admins.ts';

/** Who is a platform admin. */
export const platformAdminAccess = accessProjection({
  types: ['PlatformAdminGranted', 'PlatformAdminRevoked'] satisfies PlatformAdminEvent['type'][],
  decider: platformAdminDecider,
  open: (pool, _, work) => work(pool),
  save: (pool: Pool, { state, version }: Written<PlatformAdmin>, { id: userId }: Pick<StreamId, 'id'>) =>
    savePlatformAdmin(pool, { userId, grantedAt: state.status === 'granted' ? state.grantedAt : null, version }),
});
