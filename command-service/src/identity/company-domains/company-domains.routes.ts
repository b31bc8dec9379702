import type {
  CompanyDomainsInput,
  CompanyDomainsRejection,
} from 'contracts/identity/company-domains/company-domains.commands';
import {
  addDomain,
  changeSubdomain,
  choosePrimaryDomain,
  removeDomain,
  verifyDomain,
} from 'contracts/identity/company-domains/company-domains.endpoints';
import { domainsView } from 'contracts/identity/company-domains/company-domains.views';
import { isOfProduct } from 'contracts/identity/company-domains/product-domain';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { companyDomainsAccess } from './company-domains.access.ts';
import { type DomainProofs, newProof } from './domain-proof.ts';
import type { DomainsStore } from './domains.store.ts';

export type CompanyDomainsContext = CommandContext & {
  domains: DomainsStore;
  domainProofs: DomainProofs;
  /** The domain below which every company has its own. */
  baseDomain: string;
};

type Request = Origin & { ifMatch: number | null };

const ofProduct = () =>
  new Rejection<CompanyDomainsRejection>('domain-of-product', 422, { errors: { host: ['domain-of-product'] } });

/** Domains of a company; every change is where requests are led by it before it is answered. */
export const companyDomainsRoutes = (router: IRouter, context: CompanyDomainsContext): void => {
  const { commands, domains, domainProofs, baseDomain } = context;

  const send = async (request: Request, command: CompanyDomainsInput) => {
    const { tenantId: id } = request.auth;
    const sent = await commands.companyDomains(id, command, request.ifMatch);
    const { state, version, position } = sent;
    const subdomain = await companyDomainsAccess.save(domains, sent, { tenantId: id });
    if (subdomain === null) throw new Rejection('company-not-found', 404);
    return answered(position, domainsView(state, { id, subdomain, base: baseDomain, version }));
  };

  mount(
    router,
    addDomain,
    (request) => {
      const { host } = request.body;
      if (isOfProduct(host, baseDomain)) throw ofProduct();
      const data = { domainId: createdId('domain', request), host, proof: newProof() };
      return send(request, { type: 'AddDomain', data, metadata: causeOf(request) });
    },
    context,
  );
  mount(
    router,
    verifyDomain,
    async (request) => {
      const { id: domainId } = request.params;
      const domain = await commands.ownDomain(request.auth.tenantId, domainId);
      if (domain.verifiedAt === null) await domainProofs.check(domain.host, domain.proof);
      return send(request, { type: 'VerifyDomain', data: { domainId }, metadata: causeOf(request) });
    },
    context,
  );
  mount(
    router,
    removeDomain,
    (request) =>
      send(request, { type: 'RemoveDomain', data: { domainId: request.params.id }, metadata: causeOf(request) }),
    context,
  );
  mount(
    router,
    choosePrimaryDomain,
    (request) => send(request, { type: 'ChoosePrimaryDomain', data: request.body, metadata: causeOf(request) }),
    context,
  );
  mount(
    router,
    changeSubdomain,
    (request) => send(request, { type: 'ChangeSubdomain', data: request.body, metadata: causeOf(request) }),
    context,
  );
};
