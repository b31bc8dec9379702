import type { CompanyDomainsInput } from 'contracts/identity/company-domains/company-domains.commands';
import type { CompanyDomains } from 'contracts/identity/company-domains/company-domains.state';
import { GLOBAL, parseStreamName, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { Guard } from 'platform/event-store/engine';
import type { EventStore } from 'platform/event-store/event-store';
import { guarded } from 'platform/event-store/guards';
import { holding, settling } from '#command-service/identity/reservation/holding';
import type { Claim, Names, Uses } from '#command-service/identity/reservation/names';
import { isReservedSubdomain } from '#command-service/identity/tenant/subdomain';
import { tenantDecider } from '#command-service/identity/tenant/tenant.decider';
import { handler, type Send, stateOf } from '#command-service/kernel/command';
import { companyDomainsDecider } from './company-domains.decider.ts';

const AGGREGATE = 'company-domains';
const sendDomains = handler(AGGREGATE, companyDomainsDecider);

const streamOf = (tenantId: string): string => streamName(AGGREGATE, tenantId, tenantId);

/** The domains of a company as its stream has them now. */
export const domainsOf = (store: EventStore, tenantId: string): Promise<CompanyDomains> =>
  stateOf(store, streamOf(tenantId), companyDomainsDecider);

/** A name is a company's for ever: as it was registered, as it is now, and all between. `holder` is the tenant's stream. */
export const subdomainIsUsed: Uses[string] = async (store, holder, subdomain) => {
  const tenant = await stateOf(store, holder, tenantDecider);
  if (tenant.status === 'absent') return false;
  const known = await domainsOf(store, parseStreamName(holder).id);
  return [tenant.subdomain, known.subdomain, ...known.formerSubdomains].includes(subdomain);
};

/** A host name is that company's which has verified it. */
export const domainIsUsed: Uses[string] = async (store, holder, host) => {
  const { domains } = await domainsOf(store, parseStreamName(holder).id);
  return domains.some((domain) => domain.host === host && domain.verifiedAt !== null);
};

const refuse = (code: 'subdomain-reserved' | 'subdomain-taken' | 'domain-taken', status: number, field: string) =>
  new Rejection(code, status, { errors: { [field]: [code] } });

type SendDomains = Send<CompanyDomains, CompanyDomainsInput>;

/** Commands of companies' domains: what is to be one company's alone is held before it is written. */
export const companyDomainsHandler = (store: EventStore, names: Names): SendDomains => {
  return async (id, command, ifMatch = null) => {
    const tenantStream = streamName('tenant', GLOBAL, id);
    const tenant = await stateOf(store, tenantStream, tenantDecider);
    if (tenant.status === 'absent') throw new Rejection('company-not-found', 404);
    const before = await domainsOf(store, id);
    const { subdomain: registered } = tenant;
    const told = command.type === 'ChangeSubdomain' ? { ...command, data: { ...command.data, registered } } : command;
    const run = (guards: readonly Guard[] = []) => sendDomains(guarded(store, guards))(id, told, ifMatch);
    const hostOf = (domainId: string) => before.domains.find((domain) => domain.id === domainId);
    const ofHost = (host: string): Claim => ({ purpose: 'domain', name: host, holder: streamOf(id) });
    const cause = command.metadata;

    switch (command.type) {
      case 'ChangeSubdomain': {
        const { subdomain: name } = command.data;
        if (isReservedSubdomain(name)) throw refuse('subdomain-reserved', 422, 'subdomain');
        const claim = { purpose: 'subdomain', name, holder: tenantStream };
        return holding(names, { claim, cause, taken: () => refuse('subdomain-taken', 409, 'subdomain') }, run);
      }
      case 'VerifyDomain': {
        const domain = hostOf(command.data.domainId);
        if (!domain || domain.verifiedAt !== null) return run();
        const taken = () => refuse('domain-taken', 409, 'host');
        return holding(names, { claim: ofHost(domain.host), cause, taken }, run);
      }
      case 'RemoveDomain': {
        const domain = hostOf(command.data.domainId);
        return settling(names, cause, (claims) => {
          if (domain) claims.push(ofHost(domain.host));
          return run();
        });
      }
      case 'AddDomain':
      case 'ChoosePrimaryDomain':
        return run();
    }
  };
};
