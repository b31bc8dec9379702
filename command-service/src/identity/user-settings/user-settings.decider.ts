import { isDeepStrictEqual } from 'node:util';
import type { Decider } from '@event-driven-io/emmett';
import type { UserSettingsCommand } from 'contracts/identity/user-settings/user-settings.commands';
import type { PlacedReport, UserSettingsEvent } from 'contracts/identity/user-settings/user-settings.events';
import { caused } from 'contracts/kernel/message';

/** `dashboard` is null for somebody who has arranged nothing, `gridMode` for somebody who has it as the company does. */
export type UserSettings = { dashboard: PlacedReport[] | null; gridMode: boolean | null };

const initialState = (): UserSettings => ({ dashboard: null, gridMode: null });

const evolve = (settings: UserSettings, { type, data }: UserSettingsEvent): UserSettings => {
  switch (type) {
    case 'DashboardArranged':
      return { ...settings, dashboard: data.reports };
    case 'DashboardReset':
      return { ...settings, dashboard: null };
    case 'NavigationModeChosen':
      return { ...settings, gridMode: data.gridMode };
    case 'NavigationModeReset':
      return { ...settings, gridMode: null };
  }
};

const decide = (command: UserSettingsCommand, { dashboard, gridMode: held }: UserSettings): UserSettingsEvent[] => {
  switch (command.type) {
    case 'ArrangeDashboard':
      return isDeepStrictEqual(dashboard, command.data.reports)
        ? []
        : [caused(command, 'DashboardArranged', command.data)];
    case 'ResetDashboard':
      return dashboard === null ? [] : [caused(command, 'DashboardReset', command.data)];
    case 'ChooseNavigation': {
      const { userId, gridMode } = command.data;
      if (gridMode === held) return [];
      return gridMode === null
        ? [caused(command, 'NavigationModeReset', { userId })]
        : [caused(command, 'NavigationModeChosen', { userId, gridMode })];
    }
  }
};

export const userSettingsDecider: Decider<UserSettings, UserSettingsCommand, UserSettingsEvent> = {
  initialState,
  evolve,
  decide,
};
