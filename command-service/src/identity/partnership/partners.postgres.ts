import type { ClientBase, Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import type { Offer, PartnerRow, Partners, PartnerTables } from './partners.ts';

const OFFER = `
  select g.group_id as "groupId", g.tenant_id as "tenantId", g.name, g.bypass_billing as "bypassBilling",
    g.bypass_plugin as "bypassPlugin", g.share_candidates as "shareCandidates", g.version, t.name as company
  from access.sub_account_group g join access.tenant t using (tenant_id)
  where g.link_token = $1 and t.suspended_at is null`;

const FIND = `
  select parent_id as "parentId", partner_id as "partnerId", group_id as "groupId",
    shares_candidates as "sharesCandidates", since, version
  from access.partner where parent_id = $1 and partner_id = $2`;

const tablesOver = (client: ClientBase, partnerId: string): PartnerTables => ({
  nameOf: async (companyId) => {
    const found = await client.query<{ name: string }>('select name from access.tenant where tenant_id = $1', [
      companyId,
    ]);
    return found.rows[0]?.name ?? '';
  },
  find: async (parentId) => (await client.query<PartnerRow>(FIND, [parentId, partnerId])).rows[0] ?? null,
  isParentOf: async (companyId) => (await client.query(FIND, [partnerId, companyId])).rowCount === 1,
  save: async ({ parentId, groupId, sharesCandidates, since, version }) => {
    await client.query(
      `insert into access.partner (parent_id, partner_id, group_id, shares_candidates, since, version)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (parent_id, partner_id) do update set group_id = excluded.group_id,
         shares_candidates = excluded.shares_candidates, since = excluded.since, version = excluded.version`,
      [parentId, partnerId, groupId, sharesCandidates, since, version],
    );
  },
  remove: async (parentId) => {
    await client.query('delete from access.partner where parent_id = $1 and partner_id = $2', [parentId, partnerId]);
  },
});

/** The company's row is the lock, as for its people. */
export const postgresPartners = (pool: Pool): Partners => ({
  saveGroup: async (groupId, row) => {
    if (!row) {
      await pool.query('delete from access.sub_account_group where group_id = $1', [groupId]);
      return;
    }
    const { tenantId, name, bypassBilling, bypassPlugin, shareCandidates, version } = row;
    await pool.query(
      `insert into access.sub_account_group
         (group_id, tenant_id, name, bypass_billing, bypass_plugin, share_candidates, version)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (group_id) do update set name = excluded.name, bypass_billing = excluded.bypass_billing,
         bypass_plugin = excluded.bypass_plugin, share_candidates = excluded.share_candidates, version = excluded.version
       where sub_account_group.version <= excluded.version`,
      [groupId, tenantId, name, bypassBilling, bypassPlugin, shareCandidates, version],
    );
  },
  saveToken: async (groupId, token) => {
    await pool.query('update access.sub_account_group set link_token = $2 where group_id = $1', [groupId, token]);
  },
  offerOf: async (token) => (await pool.query<Offer>(OFFER, [token])).rows[0] ?? null,
  change: (companyId, work) =>
    inTransaction(pool, async (client) => {
      await client.query('select from access.tenant where tenant_id = $1 for update', [companyId]);
      return work(tablesOver(client, companyId));
    }),
});
