import type { Pool } from 'pg';

/** Who runs the installation, asked on every request. `grantedAt` is null where it was taken away. */
export type OperatorRow = { userId: string; grantedAt: Date | null; version: number };

/** An older version of the stream never overwrites a newer one. Whoever is one no more has no session of the area either. */
export const saveOperator = async (pool: Pool, { userId, grantedAt, version }: OperatorRow): Promise<void> => {
  await pool.query(
    `insert into access.landlord (user_id, granted_at, version) values ($1, $2, $3)
     on conflict (user_id) do update set granted_at = excluded.granted_at, version = excluded.version
     where landlord.version <= excluded.version`,
    [userId, grantedAt, version],
  );
  if (grantedAt) return;
  await pool.query(
    `update access.session s set ended_at = now() from access.landlord l
     where s.user_id = $1 and s.area = 'landlord' and s.ended_at is null
       and l.user_id = s.user_id and l.granted_at is null`,
    [userId],
  );
};
