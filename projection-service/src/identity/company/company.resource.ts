import { showCompany } from 'contracts/identity/company/company.endpoints';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { baseDomainOf, productDomain } from 'contracts/identity/company-domains/product-domain';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { type CompanyRow, companyProjection } from './company.projection.ts';

/** A company that was registered before there were profiles has said nothing yet. */
const nothingSaid = { ...defaultProfile, logo: null, updatedAt: null, version: 0 };

type Context = ReadContext & { access: pg.Pool; publicUrl: string };

/** GET /api/tenant/company */
export const companyResource = (router: IRouter, context: Context): void => {
  const base = baseDomainOf(context.publicUrl);
  const show = createShowRow(companyProjection, context);
  mount(
    router,
    showCompany,
    async ({ auth: { tenantId }, minPosition }) => {
      const [company, tenants] = await Promise.all([
        show(tenantId, tenantId, minPosition) as Promise<CompanyRow | undefined>,
        context.access.query<{ name: string; subdomain: string; domains: string[] }>(
          'select name, subdomain, domains from access.tenant where tenant_id = $1',
          [tenantId],
        ),
      ]);
      const [tenant] = tenants.rows;
      if (!tenant) throw new Rejection('not-found', 404);
      const { name, subdomain } = tenant;
      const domains = [productDomain(subdomain, base), ...tenant.domains];
      const body = { id: tenantId, ...nothingSaid, name, ...company, subdomain, domains };
      return { body, headers: { ETag: `"${body.version}"` } };
    },
    context.http,
  );
};
