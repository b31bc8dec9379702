import { isDeepStrictEqual } from 'node:util';
import type { Decider } from '@event-driven-io/emmett';
import type { UserSettingsCommand } from 'contracts/identity/user-settings/user-settings.commands';
import type { PlacedReport, UserSettingsEvent } from 'contracts/identity/user-settings/user-settings.events';
import { caused } from 'contracts/kernel/message';

/** `dashboard` is null for somebody who has arranged nothing. */
export type UserSettings = { dashboard: PlacedReport[] | null };

const initialState = (): UserSettings => ({ dashboard: null });

const evolve = (_: UserSettings, { type, data }: UserSettingsEvent): UserSettings => {
  switch (type) {
    case 'DashboardArranged':
      return { dashboard: data.reports };
    case 'DashboardReset':
      return { dashboard: null };
  }
};

const decide = (command: UserSettingsCommand, { dashboard }: UserSettings): UserSettingsEvent[] => {
  switch (command.type) {
    case 'ArrangeDashboard':
      return isDeepStrictEqual(dashboard, command.data.reports)
        ? []
        : [caused(command, 'DashboardArranged', command.data)];
    case 'ResetDashboard':
      return dashboard === null ? [] : [caused(command, 'DashboardReset', command.data)];
  }
};

export const userSettingsDecider: Decider<UserSettings, UserSettingsCommand, UserSettingsEvent> = {
  initialState,
  evolve,
  decide,
};
