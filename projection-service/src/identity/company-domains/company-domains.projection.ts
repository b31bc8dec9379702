import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import { type CompanyDomains, domainsAfter, noDomains } from 'contracts/identity/company-domains/company-domains.state';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type CompanyDomainsRow = CompanyDomains & { id: string; version: number };

/** One row per company that has ever changed its domains. */
export const companyDomainsProjection = projection<CompanyDomainsRow, CompanyDomainsEvent>({
  name: 'identity.company-domains',
  version: 1,
  table: 'company_domains',
  schema: schemaBeside(import.meta.url),
  columns: { subdomain: 'text', formerSubdomains: 'jsonb', domains: 'jsonb', primaryId: 'uuid', version: 'int4' },
  types: ['SubdomainChanged', 'DomainAdded', 'DomainVerified', 'DomainRemoved', 'PrimaryDomainChosen'],
  createdBy: [],
  key: ({ metadata }) => metadata.tenantId,
  evolve: (row, event) => ({
    ...domainsAfter(row ?? noDomains, event),
    id: event.metadata.tenantId,
    version: Number(event.streamVersion),
  }),
});
