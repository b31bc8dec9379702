import type { OwnHourlyActions } from '#contracts/automation/event-action/event-action.limits';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

export type EventActionLimitsCommand = Command<
  'ChangeEventActionLimits',
  { tenantId: Id; changes: Partial<OwnHourlyActions> }
>;
