import type { CompanyDomains } from 'contracts/identity/company-domains/company-domains.state';
import { verifiedHosts } from 'contracts/identity/company-domains/company-domains.state';
import type { Pool } from 'pg';

/** The domains of a company; `version` is that of their stream. */
export type DomainsRow = { tenantId: string; state: CompanyDomains; version: number };

/** Domains where every request looks for its company. */
export type DomainsStore = {
  /** The company's subdomain afterwards; null where there is no such company. */
  save(row: DomainsRow): Promise<string | null>;
};

const SAVE = `
  update access.tenant
  set subdomain = coalesce($2, subdomain), former_subdomains = $3, domains = $4, domains_version = $5
  where tenant_id = $1 and domains_version <= $5`;
const SUBDOMAIN = 'select subdomain from access.tenant where tenant_id = $1';

export const postgresDomains = (pool: Pool): DomainsStore => ({
  save: async ({ tenantId, state, version }) => {
    await pool.query(SAVE, [tenantId, state.subdomain, state.formerSubdomains, verifiedHosts(state), version]);
    const { rows } = await pool.query<{ subdomain: string }>(SUBDOMAIN, [tenantId]);
    return rows[0]?.subdomain ?? null;
  },
});

/** Of companies that live as long as a spec. */
export const memoryDomains = <T extends { subdomain: string }>(tenants: Map<string, T>): DomainsStore => ({
  save: async ({ tenantId, state }) => {
    const tenant = tenants.get(tenantId);
    if (!tenant) return null;
    const subdomain = state.subdomain ?? tenant.subdomain;
    tenants.set(tenantId, { ...tenant, subdomain });
    return subdomain;
  },
});
