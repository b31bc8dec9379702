import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';

/** Which webhook a delivery of the log belongs to; integration-workers keep the log. */
export type DeliveryLookup = { webhookOf(tenantId: string, deliveryId: string): Promise<string | null> };

/** Undefined table or denied: no worker has started on this database yet. */
const NO_LOG_YET = /^(42P01|42501)$/;

export const postgresDeliveries = (pool: Pool): DeliveryLookup => ({
  webhookOf: (tenantId, deliveryId) =>
    inTransaction(pool, async (client) => {
      await client.query(`select set_config('onrecord.tenant', $1, true)`, [tenantId]);
      const { rows } = await client.query<{ webhook_id: string }>(
        'select webhook_id from work.webhook_delivery where tenant_id = $1 and id = $2',
        [tenantId, deliveryId],
      );
      return rows[0]?.webhook_id ?? null;
    }).catch((error: { code?: string }) => {
      if (NO_LOG_YET.test(error.code ?? '')) return null;
      throw error;
    }),
});

/** Deliveries that a spec says there are: id → webhook. */
export const memoryDeliveries = (): DeliveryLookup & { known: Map<string, string> } => {
  const known = new Map<string, string>();
  return { known, webhookOf: async (tenantId, deliveryId) => known.get(`${tenantId}/${deliveryId}`) ?? null };
};
