import type { Decider } from '@event-driven-io/emmett';
import { type OwnHourlyActions, ownHourlyActionsOf } from 'contracts/automation/event-action/event-action.limits';
import { caused } from 'contracts/kernel/message';
import type { EventActionLimitsCommand } from 'contracts/landlord/company/event-action-limits.commands';
import type { EventActionLimitsEvent } from 'contracts/landlord/company/event-action-limits.events';
import { changesOf } from '#command-service/kernel/changes';

const initialState = (): OwnHourlyActions => ownHourlyActionsOf({});

const evolve = (limits: OwnHourlyActions, { data }: EventActionLimitsEvent): OwnHourlyActions => ({
  ...limits,
  ...data.to,
});

const decide = (command: EventActionLimitsCommand, limits: OwnHourlyActions): EventActionLimitsEvent[] => {
  const { tenantId, changes: asked } = command.data;
  const changes = changesOf(limits, asked);
  return changes ? [caused(command, 'EventActionLimitsChanged', { tenantId, ...changes })] : [];
};

export const eventActionLimitsDecider: Decider<OwnHourlyActions, EventActionLimitsCommand, EventActionLimitsEvent> = {
  initialState,
  evolve,
  decide,
};
