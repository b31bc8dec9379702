import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { Id } from '#contracts/kernel/id';
import type { CompanyDomains } from './company-domains.state.ts';
import { productDomain } from './product-domain.ts';

/** Where the record that proves a domain stands, and what it says. */
export const proofRecord = (host: string, proof: string) => ({
  name: `_onrecord.${host}`,
  value: `onrecord-verification=${proof}`,
});

const OwnDomainView = z.object({
  id: Id,
  host: z.string(),
  addedAt: z.iso.datetime(),
  /** null: its record in DNS has not been seen yet. */
  verifiedAt: z.iso.datetime().nullable(),
  /** Search engines and links are led to it. */
  isPrimary: z.boolean(),
  /** The TXT record that verifies it. */
  record: z.object({ name: z.string(), value: z.string() }),
});
export type OwnDomainView = z.infer<typeof OwnDomainView>;

/** Where a company is found. */
export const CompanyDomainsView = z.object({
  id: Id,
  subdomain: Subdomain,
  /** Names it has left; links to them lead to where it is now. */
  formerSubdomains: z.array(Subdomain),
  /** `harbor.onrecord.example` */
  productDomain: z.string(),
  domains: z.array(OwnDomainView),
  version: z.int(),
});
export type CompanyDomainsView = z.infer<typeof CompanyDomainsView>;

type Known = { id: string; subdomain: string; base: string; version: number };

export const domainsView = (
  { formerSubdomains, domains, primaryId }: CompanyDomains,
  { id, subdomain, base, version }: Known,
): CompanyDomainsView => ({
  id,
  subdomain,
  formerSubdomains,
  productDomain: productDomain(subdomain, base),
  domains: domains.map(({ proof, ...domain }) => ({
    ...domain,
    isPrimary: domain.id === primaryId,
    record: proofRecord(domain.host, proof),
  })),
  version,
});
