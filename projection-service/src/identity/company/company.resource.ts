import { showCompany } from 'contracts/identity/company/company.endpoints';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { type CompanyRow, companyProjection } from './company.projection.ts';

/** A company that was registered before there were profiles has said nothing yet. */
const nothingSaid = { ...defaultProfile, updatedAt: null, version: 0 };

/** GET /api/tenant/company */
export const companyResource = (router: IRouter, context: ReadContext & { access: pg.Pool }): void => {
  const show = createShowRow(companyProjection, context);
  mount(
    router,
    showCompany,
    async ({ auth: { tenantId }, minPosition }) => {
      const [company, tenants] = await Promise.all([
        show(tenantId, tenantId, minPosition) as Promise<CompanyRow | undefined>,
        context.access.query<{ name: string; subdomain: string }>(
          'select name, subdomain from access.tenant where tenant_id = $1',
          [tenantId],
        ),
      ]);
      const [tenant] = tenants.rows;
      if (!tenant) throw new Rejection('not-found', 404);
      const { name, subdomain } = tenant;
      const body = { id: tenantId, ...nothingSaid, name, ...company, subdomain };
      return { body, headers: { ETag: `"${body.version}"` } };
    },
    context.http,
  );
};
