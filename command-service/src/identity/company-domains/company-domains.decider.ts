import type { Decider } from '@event-driven-io/emmett';
import {
  type CompanyDomainsCommand,
  type CompanyDomainsRejection,
  MAX_DOMAINS,
  MAX_FORMER_SUBDOMAINS,
} from 'contracts/identity/company-domains/company-domains.commands';
import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import {
  type CompanyDomains,
  domainsAfter,
  noDomains,
  type OwnDomain,
} from 'contracts/identity/company-domains/company-domains.state';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

const initialState = (): CompanyDomains => noDomains;

const reject = (code: CompanyDomainsRejection, status: number, field?: string) =>
  new Rejection(code, status, field ? { errors: { [field]: [code] } } : {});

export const domainOf = ({ domains }: CompanyDomains, domainId: string): OwnDomain => {
  const domain = domains.find(({ id }) => id === domainId);
  if (!domain) throw reject('domain-not-found', 404);
  return domain;
};

type Of<Type> = Extract<CompanyDomainsCommand, { type: Type }>;

const changeSubdomain = (command: Of<'ChangeSubdomain'>, state: CompanyDomains): CompanyDomainsEvent[] => {
  const { subdomain, registered } = command.data;
  const current = state.subdomain ?? registered;
  if (subdomain === current) return [];
  const left = new Set([...state.formerSubdomains, current]);
  left.delete(subdomain);
  if (left.size > MAX_FORMER_SUBDOMAINS) throw reject('too-many-subdomains', 409, 'subdomain');
  return [caused(command, 'SubdomainChanged', { from: { subdomain: current }, to: { subdomain } })];
};

const addDomain = (command: Of<'AddDomain'>, { domains }: CompanyDomains): CompanyDomainsEvent[] => {
  const { domainId, host } = command.data;
  if (domains.some((domain) => domain.id === domainId && domain.host === host)) return [];
  if (domains.some((domain) => domain.host === host)) throw reject('domain-already-added', 409, 'host');
  if (domains.length >= MAX_DOMAINS) throw reject('too-many-domains', 409, 'host');
  return [caused(command, 'DomainAdded', command.data)];
};

const choosePrimary = (command: Of<'ChoosePrimaryDomain'>, state: CompanyDomains): CompanyDomainsEvent[] => {
  const { domainId } = command.data;
  const wanted = domainId === null ? null : domainOf(state, domainId);
  if (wanted && wanted.verifiedAt === null) throw reject('domain-not-verified', 409);
  if (domainId === state.primaryId) return [];
  const before = state.domains.find(({ id }) => id === state.primaryId);
  const from = { primaryDomain: before?.host ?? null };
  return [caused(command, 'PrimaryDomainChosen', { domainId, from, to: { primaryDomain: wanted?.host ?? null } })];
};

const decide = (command: CompanyDomainsCommand, state: CompanyDomains): CompanyDomainsEvent[] => {
  switch (command.type) {
    case 'ChangeSubdomain':
      return changeSubdomain(command, state);
    case 'AddDomain':
      return addDomain(command, state);
    case 'VerifyDomain': {
      const { id: domainId, host, verifiedAt } = domainOf(state, command.data.domainId);
      return verifiedAt === null ? [caused(command, 'DomainVerified', { domainId, host })] : [];
    }
    case 'RemoveDomain': {
      const { id: domainId, host } = domainOf(state, command.data.domainId);
      return [caused(command, 'DomainRemoved', { domainId, from: { host } })];
    }
    case 'ChoosePrimaryDomain':
      return choosePrimary(command, state);
  }
};

export const companyDomainsDecider: Decider<CompanyDomains, CompanyDomainsCommand, CompanyDomainsEvent> = {
  initialState,
  evolve: domainsAfter,
  decide,
};
