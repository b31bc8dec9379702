import type { Pool } from 'pg';

type Contract = { tenantId: string; contractId: string };

/** Under which addresses contracts are signed, in all companies. */
export type ContractAddresses = {
  /** Those of one, as of a version of it. */
  put(contract: Contract, emails: readonly string[], version: number): Promise<void>;
  /** Contracts that are signed under an address, by their ids; `after`: the last of those before. */
  under(email: string, page: { after: string | null; limit: number }): Promise<Contract[]>;
};

const PUT = `insert into access.contract_address (contract_id, tenant_id, emails, version) values ($1, $2, $3, $4)
  on conflict (contract_id) do update set emails = excluded.emails, version = excluded.version
  where contract_address.version < excluded.version`;
const UNDER = `select tenant_id as "tenantId", contract_id as "contractId" from access.contract_address
  where emails @> array[$1]::text[] and ($2::uuid is null or contract_id > $2) order by contract_id limit $3`;

export const postgresContractAddresses = (pool: Pool): ContractAddresses => ({
  put: async ({ tenantId, contractId }, emails, version) => {
    await pool.query(PUT, [contractId, tenantId, emails, version]);
  },
  under: async (email, { after, limit }) => (await pool.query<Contract>(UNDER, [email, after, limit])).rows,
});
