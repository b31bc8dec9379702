import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

const host = z.string();
const ofName = z.object({ subdomain: Subdomain });
const ofPrimary = z.object({ primaryDomain: host.nullable() });

// Stored for ever: rename or retype nothing here without an upcast. The stream is the company's own: its id is the tenant's.
export const companyDomainsEvents = defineEvents('company-domains', {
  SubdomainChanged: z.object({ from: ofName, to: ofName }),
  /** `proof`: what the company shows in public, in DNS, to verify that the domain is its own. */
  DomainAdded: z.object({ domainId: Id, host, proof: z.string() }),
  DomainVerified: z.object({ domainId: Id, host }),
  DomainRemoved: z.object({ domainId: Id, from: z.object({ host }) }),
  /** Where search engines and links lead from now on; null: to the product's own domain. */
  PrimaryDomainChosen: z.object({ domainId: Id.nullable(), from: ofPrimary, to: ofPrimary }),
});
export type CompanyDomainsEvent = EventsOf<typeof companyDomainsEvents.shapes>;
