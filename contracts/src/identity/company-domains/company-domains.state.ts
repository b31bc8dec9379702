import type { Recorded } from '#contracts/kernel/message';
import type { CompanyDomainsEvent } from './company-domains.events.ts';

/** A host name of a company's own. */
export type OwnDomain = { id: string; host: string; proof: string; addedAt: string; verifiedAt: string | null };

export type CompanyDomains = {
  /** null: as it was registered. */
  subdomain: string | null;
  /** Names it has left, which stay its own. */
  formerSubdomains: string[];
  /** In the order in which they were added. */
  domains: OwnDomain[];
  primaryId: string | null;
};

export const noDomains: CompanyDomains = { subdomain: null, formerSubdomains: [], domains: [], primaryId: null };

/** The domains after an event: the same for who decides and for who shows. Pure. */
export const domainsAfter = (
  state: CompanyDomains,
  event: CompanyDomainsEvent | Recorded<CompanyDomainsEvent>,
): CompanyDomains => {
  const at = event.metadata.occurredAt;
  switch (event.type) {
    case 'SubdomainChanged': {
      const { from, to } = event.data;
      const former = [...state.formerSubdomains, from.subdomain].filter((name) => name !== to.subdomain);
      return { ...state, subdomain: to.subdomain, formerSubdomains: [...new Set(former)] };
    }
    case 'DomainAdded': {
      const { domainId: id, host, proof } = event.data;
      return { ...state, domains: [...state.domains, { id, host, proof, addedAt: at, verifiedAt: null }] };
    }
    case 'DomainVerified': {
      const verified = (domain: OwnDomain) =>
        domain.id === event.data.domainId ? { ...domain, verifiedAt: at } : domain;
      return { ...state, domains: state.domains.map(verified) };
    }
    case 'DomainRemoved': {
      const { domainId } = event.data;
      return {
        ...state,
        domains: state.domains.filter(({ id }) => id !== domainId),
        primaryId: state.primaryId === domainId ? null : state.primaryId,
      };
    }
    case 'PrimaryDomainChosen':
      return { ...state, primaryId: event.data.domainId };
  }
};

/** Host names that are known to be the company's, the one it prefers first. */
export const verifiedHosts = ({ domains, primaryId }: Pick<CompanyDomains, 'domains' | 'primaryId'>): string[] =>
  domains
    .filter(({ verifiedAt }) => verifiedAt !== null)
    .toSorted((one, other) => Number(other.id === primaryId) - Number(one.id === primaryId))
    .map(({ host }) => host);
