import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import { whileWithheld } from '#command-service/identity/access/withheld';

/** Platform admins, asked on every request. `grantedAt` is null where it was taken away. */
export type PlatformAdminRow = { userId: string; grantedAt: Date | null; version: number };

/** An older version of the stream never overwrites a newer one. Whoever is one no more has no session of the area either. */
export const savePlatformAdmin = async (
  pool: Pool,
  { userId, grantedAt, version }: PlatformAdminRow,
): Promise<void> => {
  await pool.query(
    `insert into access.platform_admin (user_id, granted_at, version) values ($1, $2, $3)
     on conflict (user_id) do update set granted_at = excluded.granted_at, version = excluded.version
     where platform_admin.version <= excluded.version`,
    [userId, grantedAt, version],
  );
  if (grantedAt) return;
  await pool.query(
    `update access.session s set ended_at = now() from access.platform_admin l
     where s.user_id = $1 and s.area = 'landlord' and s.ended_at is null
       and l.user_id = s.user_id and l.granted_at is null`,
    [userId],
  );
};

/** Of no company. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Runs a revocation while the grant is gone already; the version stays, so that the stream's word counts, whatever it is. */
export const whileRevoked = <T>(pool: Pool, userId: string, run: () => Promise<T>): Promise<T> =>
  whileWithheld(pool, { tenantId: NO_COMPANY, stream: streamName('platform-admin', GLOBAL, userId) }, async () => {
    await pool.query('update access.platform_admin set granted_at = null where user_id = $1', [userId]);
    return run();
  });
