import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import { derivedId } from 'contracts/kernel/id';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** A host name or a subdomain: only the former has dots. */
export type PublicAddressRow = { id: string; name: string; companyId: string };
type Followed = Extract<CompanyDomainsEvent, { type: 'SubdomainChanged' | 'DomainVerified' | 'DomainRemoved' }>;

const nameIn = ({ type, data }: Followed): string => {
  if (type === 'SubdomainChanged') return data.from.subdomain;
  return type === 'DomainVerified' ? data.host : data.from.host;
};

/** Names that lead to a company beside its subdomain: host names it has verified, subdomains it has left. */
export const publicAddressProjection = projection<PublicAddressRow, Followed>({
  name: 'identity.public-address',
  version: 1,
  scope: 'public',
  table: 'public_address',
  schema: schemaBeside(import.meta.url),
  columns: { name: 'text', companyId: 'uuid' },
  types: ['SubdomainChanged', 'DomainVerified', 'DomainRemoved'],
  createdBy: [],
  key: (event) => derivedId('public-address', event.metadata.tenantId, nameIn(event)),
  evolve: (_, event) => {
    if (event.type === 'DomainRemoved') return undefined;
    const { tenantId: companyId } = event.metadata;
    const name = nameIn(event);
    return { id: derivedId('public-address', companyId, name), name, companyId };
  },
});
