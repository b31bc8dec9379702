import { showCompanySettings } from 'contracts/identity/company-settings/company-settings.endpoints';
import { CompanySettings, defaultSettings } from 'contracts/identity/company-settings/company-settings.events';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { companySettingsProjection } from './company-settings.projection.ts';

/** GET /api/tenant/company-settings */
export const companySettingsRoutes: ReadResource = (router, context) => {
  const show = createShowRow(companySettingsProjection, context);
  mount(
    router,
    showCompanySettings,
    async ({ auth: { tenantId }, minPosition }) => {
      const row = await show(tenantId, tenantId, minPosition);
      return { body: row ? CompanySettings.strip().parse(row) : defaultSettings };
    },
    context.http,
  );
};
