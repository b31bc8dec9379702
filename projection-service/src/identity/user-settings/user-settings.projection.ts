import type { UserSettingsEvent } from 'contracts/identity/user-settings/user-settings.events';
import type { MySettingsView } from 'contracts/identity/user-settings/user-settings.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per member of a company who has ever chosen something. */
export const userSettingsProjection = projection<MySettingsView & { id: string }, UserSettingsEvent>({
  name: 'identity.user-settings',
  version: 2,
  table: 'user_settings',
  schema: schemaBeside(import.meta.url),
  columns: { dashboard: 'jsonb', gridMode: 'bool' },
  types: ['DashboardArranged', 'DashboardReset', 'NavigationModeChosen', 'NavigationModeReset'],
  createdBy: [],
  key: ({ data }) => data.userId,
  evolve: (row, { type, data }) => {
    const before = row ?? { id: data.userId, dashboard: null, gridMode: null };
    switch (type) {
      case 'DashboardArranged':
        return { ...before, dashboard: data.reports };
      case 'DashboardReset':
        return { ...before, dashboard: null };
      case 'NavigationModeChosen':
        return { ...before, gridMode: data.gridMode };
      case 'NavigationModeReset':
        return { ...before, gridMode: null };
    }
  },
});
