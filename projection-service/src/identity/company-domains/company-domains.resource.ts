import { showCompanyDomains } from 'contracts/identity/company-domains/company-domains.endpoints';
import { noDomains } from 'contracts/identity/company-domains/company-domains.state';
import { domainsView } from 'contracts/identity/company-domains/company-domains.views';
import { baseDomainOf } from 'contracts/identity/company-domains/product-domain';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { type CompanyDomainsRow, companyDomainsProjection } from './company-domains.projection.ts';

type Context = ReadContext & { access: pg.Pool; publicUrl: string };

/** GET /api/tenant/company-domains */
export const companyDomainsResource = (router: IRouter, context: Context): void => {
  const show = createShowRow(companyDomainsProjection, context);
  const base = baseDomainOf(context.publicUrl);
  mount(
    router,
    showCompanyDomains,
    async ({ auth: { tenantId: id }, minPosition }) => {
      const row = (await show(id, id, minPosition)) as CompanyDomainsRow | undefined;
      const { rows } = await context.access.query<{ subdomain: string }>(
        'select subdomain from access.tenant where tenant_id = $1',
        [id],
      );
      const [tenant] = rows;
      if (!tenant) throw new Rejection('not-found', 404);
      const { version, ...state } = row ?? { ...noDomains, version: 0 };
      const subdomain = state.subdomain ?? tenant.subdomain;
      return { body: domainsView(state, { id, subdomain, base, version }), headers: { ETag: `"${version}"` } };
    },
    context.http,
  );
};
