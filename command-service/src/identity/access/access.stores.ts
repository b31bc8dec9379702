import type { Pool } from 'pg';
import type { KeyRing } from 'platform/event-store/keys';
import { type ApiKeyStore, postgresApiKeys } from '#command-service/identity/api-key/api-key.store';
import { type DomainsStore, postgresDomains } from '#command-service/identity/company-domains/domains.store';
import type { Members } from '#command-service/identity/membership/members';
import { postgresMembers } from '#command-service/identity/membership/members.postgres';
import type { Partners } from '#command-service/identity/partnership/partners';
import { postgresPartners } from '#command-service/identity/partnership/partners.postgres';
import { postgresTenantStatuses, type TenantStatuses } from '#command-service/landlord/company/tenant-statuses';
import { type JobLookup, postgresJobLookup } from '#command-service/recruiting/job/job.lookup';
import { type AccountRow, addAccount, type CompanyRow, saveCompany } from './access.tables.ts';

/** Where projections write. */
export type AccessStores = {
  pool: Pool;
  keys: Pick<KeyRing, 'destroy'>;
  accounts: { saveAccount(row: AccountRow): Promise<void>; saveCompany(row: CompanyRow): Promise<void> };
  apiKeys: ApiKeyStore;
  domains: DomainsStore;
  jobLookup: JobLookup;
  members: Members;
  partners: Partners;
  tenantStatuses: TenantStatuses;
};

/** The access tables in Postgres; an account that was lost comes back. */
export const postgresAccessStores = (pool: Pool, keys: Pick<KeyRing, 'destroy'>): AccessStores => ({
  pool,
  keys,
  accounts: {
    saveAccount: (row) => addAccount(pool, row),
    saveCompany: (row) => saveCompany(pool, row),
  },
  apiKeys: postgresApiKeys(pool),
  domains: postgresDomains(pool),
  jobLookup: postgresJobLookup(pool),
  members: postgresMembers(pool),
  partners: postgresPartners(pool),
  tenantStatuses: postgresTenantStatuses(pool),
});
