import { showMySettings } from 'contracts/identity/user-settings/user-settings.endpoints';
import type { MySettingsView } from 'contracts/identity/user-settings/user-settings.views';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { userSettingsProjection } from './user-settings.projection.ts';

/** GET /api/tenant/my-settings */
export const userSettingsRoutes: ReadResource = (router, context) => {
  const show = createShowRow(userSettingsProjection, context);
  mount(
    router,
    showMySettings,
    async ({ auth: { tenantId, userId }, minPosition }) => {
      const settings = (await show(tenantId, userId, minPosition)) as MySettingsView | undefined;
      return { body: { dashboard: settings?.dashboard ?? null, gridMode: settings?.gridMode ?? null } };
    },
    context.http,
  );
};
