import type { UserSettingsEvent } from 'contracts/identity/user-settings/user-settings.events';
import type { MySettingsView } from 'contracts/identity/user-settings/user-settings.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per member of a company who has ever chosen something. */
export const userSettingsProjection = projection<MySettingsView & { id: string }, UserSettingsEvent>({
  name: 'identity.user-settings',
  version: 1,
  table: 'user_settings',
  schema: schemaBeside(import.meta.url),
  columns: { dashboard: 'jsonb' },
  types: ['DashboardArranged', 'DashboardReset'],
  // Each says all there is to know of the dashboard.
  starts: [],
  key: ({ data }) => data.userId,
  evolve: (_, { type, data }) => ({ id: data.userId, dashboard: type === 'DashboardArranged' ? data.reports : null }),
});
