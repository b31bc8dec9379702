import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import type { CompanyDomains } from 'contracts/identity/company-domains/company-domains.state';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { companyDomainsDecider } from './company-domains.decider.ts';
import { type DomainsStore, postgresDomains } from './domains.store.ts';

/** Names and hosts by which requests find their company. Answers its subdomain; null where there is no such company. */
export const companyDomainsAccess = accessProjection({
  types: [
    'SubdomainChanged',
    'DomainVerified',
    'DomainRemoved',
    'PrimaryDomainChosen',
  ] satisfies CompanyDomainsEvent['type'][],
  decider: companyDomainsDecider,
  open: (pool, _, work) => work(postgresDomains(pool)),
  save: (
    domains: DomainsStore,
    { state, version }: Written<CompanyDomains>,
    { tenantId }: Pick<StreamId, 'tenantId'>,
  ) => domains.save({ tenantId, state, version }),
});
