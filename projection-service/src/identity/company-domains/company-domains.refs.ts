import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import type { Source } from '#projection-service/engine/projection';

type Followed = Extract<CompanyDomainsEvent, { type: 'SubdomainChanged' | 'PrimaryDomainChosen' | 'DomainRemoved' }>;

/** Where a company is found today. Null: the subdomain it was registered with, the product's domain. */
export type CompanyAddress = { subdomain: string | null; domain: string | null };

/** Shown after the address of its registration. */
export const companyAddress: Source<CompanyAddress, Followed> = {
  aggregate: 'company-domains',
  scope: 'tenant',
  types: ['SubdomainChanged', 'PrimaryDomainChosen', 'DomainRemoved'],
  id: ({ metadata }) => metadata.tenantId,
  value: (event, previous = { subdomain: null, domain: null }) => {
    switch (event.type) {
      case 'SubdomainChanged':
        return { ...previous, subdomain: event.data.to.subdomain };
      case 'PrimaryDomainChosen':
        return { ...previous, domain: event.data.to.primaryDomain };
      case 'DomainRemoved':
        return previous.domain === event.data.from.host ? { ...previous, domain: null } : previous;
    }
  },
};
