import { DeciderSpecification } from '@event-driven-io/emmett';
import type { UserSettingsCommand } from 'contracts/identity/user-settings/user-settings.commands';
import type { PlacedReport } from 'contracts/identity/user-settings/user-settings.events';
import { exampleCause, exampleUserId as userId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, it } from 'vitest';
import { userSettingsDecider } from './user-settings.decider.ts';

const given = DeciderSpecification.for(userSettingsDecider);
const by = { metadata: exampleCause };
const wide: PlacedReport[] = [{ report: 'interviews-by-status', x: 0, y: 0, w: 12, h: 5 }];
const narrow: PlacedReport[] = [{ report: 'interviews-by-status', x: 0, y: 0, w: 6, h: 5 }];

const arrange = (reports: PlacedReport[]): UserSettingsCommand => ({
  ...by,
  type: 'ArrangeDashboard',
  data: { userId, reports },
});
const reset: UserSettingsCommand = { ...by, type: 'ResetDashboard', data: { userId } };
const arranged = (reports: PlacedReport[]) => caused(by, 'DashboardArranged', { userId, reports });

describe('user settings', () => {
  it('given nothing, when the dashboard is arranged, then it is recorded', () =>
    given([])
      .when(arrange(wide))
      .then([arranged(wide)]));

  it('given an arrangement, when the same is sent, then nothing happened', () =>
    given([arranged(wide)])
      .when(arrange(wide))
      .thenNothingHappened());

  it('given an arrangement, when another is sent, then it is recorded', () =>
    given([arranged(wide)])
      .when(arrange(narrow))
      .then([arranged(narrow)]));

  it('given an arrangement of nothing, when it is sent, then an empty dashboard is recorded, which is not none', () =>
    given([])
      .when(arrange([]))
      .then([arranged([])]));

  it('given an arrangement, when it is reset, then that is recorded, once', () => {
    const gone = caused(by, 'DashboardReset', { userId });
    given([arranged(wide)])
      .when(reset)
      .then([gone]);
    given([arranged(wide), gone])
      .when(reset)
      .thenNothingHappened();
  });

  it('given a way to move about, when the same is chosen again, then nothing happened; when none is, then it is reset, once', () => {
    const choose = (gridMode: boolean | null): UserSettingsCommand => ({
      ...by,
      type: 'ChooseNavigation',
      data: { userId, gridMode },
    });
    const chosen = caused(by, 'NavigationModeChosen' as const, { userId, gridMode: false });
    const followed = caused(by, 'NavigationModeReset' as const, { userId });
    given([]).when(choose(false)).then([chosen]);
    given([chosen]).when(choose(false)).thenNothingHappened();
    given([chosen]).when(choose(null)).then([followed]);
    given([chosen, followed]).when(choose(null)).thenNothingHappened();
  });
});
