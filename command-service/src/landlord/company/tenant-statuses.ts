import type { OwnHourlyActions } from 'contracts/automation/event-action/event-action.limits';
import { streamName } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import { whileWithheld } from '#command-service/identity/access/withheld';

/** Whether a company is open, as the access tables say it to every request. */
export type TenantStatus = { tenantId: string; suspendedAt: string | null; reason: string | null; version: number };

export type TenantStatuses = {
  /** Null where there is no such company. */
  nameOf(tenantId: string): Promise<string | null>;
  isSuspended(tenantId: string): Promise<boolean>;
  /** An older version of the stream never overwrites a newer one. */
  save(status: TenantStatus): Promise<void>;
  /** The same, of what its event actions may do in an hour. */
  saveLimits(of: { tenantId: string; limits: OwnHourlyActions; version: number }): Promise<void>;
  /** The same, of how many bytes it may keep. */
  saveQuota(of: { tenantId: string; quotaBytes: number | null; version: number }): Promise<void>;
  /** Runs a suspension while the company is shut out already. */
  suspending<T>(company: { tenantId: string; at: string; reason: string }, run: () => Promise<T>): Promise<T>;
};

export const saveTenantStatus = async (
  pool: Pool,
  { tenantId, suspendedAt, reason, version }: TenantStatus,
): Promise<void> => {
  await pool.query(
    `update access.tenant set suspended_at = $2, suspension_reason = $3, suspension_version = $4
     where tenant_id = $1 and suspension_version <= $4`,
    [tenantId, suspendedAt, reason, version],
  );
};

/** As the event will say it; the version stays, so that the stream's word counts, whatever it is. */
const SHUT_OUT = `update access.tenant set suspended_at = $2, suspension_reason = $3
  where tenant_id = $1 and suspended_at is null`;

export const postgresTenantStatuses = (pool: Pool): TenantStatuses => ({
  nameOf: async (tenantId) => {
    const { rows } = await pool.query<{ name: string }>('select name from access.tenant where tenant_id = $1', [
      tenantId,
    ]);
    return rows[0]?.name ?? null;
  },
  isSuspended: async (tenantId) => {
    const { rowCount } = await pool.query({
      name: 'is-suspended',
      text: 'select from access.tenant where tenant_id = $1 and suspended_at is not null',
      values: [tenantId],
    });
    return rowCount === 1;
  },
  save: (status) => saveTenantStatus(pool, status),
  saveLimits: async ({ tenantId, limits, version }) => {
    await pool.query(
      `update access.tenant set event_action_limits = $2, event_action_limits_version = $3
       where tenant_id = $1 and event_action_limits_version <= $3`,
      [tenantId, JSON.stringify(limits), version],
    );
  },
  saveQuota: async ({ tenantId, quotaBytes, version }) => {
    await pool.query(
      'update access.tenant set quota_bytes = $2, quota_version = $3 where tenant_id = $1 and quota_version <= $3',
      [tenantId, quotaBytes, version],
    );
  },
  suspending: ({ tenantId, at, reason }, run) =>
    whileWithheld(pool, { tenantId, stream: streamName('suspension', tenantId, tenantId) }, async () => {
      await pool.query(SHUT_OUT, [tenantId, at, reason]);
      return run();
    }),
});
