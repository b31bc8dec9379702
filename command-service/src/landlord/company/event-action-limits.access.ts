import type { OwnHourlyActions } from 'contracts/automation/event-action/event-action.limits';
import type { EventActionLimitsEvent } from 'contracts/landlord/company/event-action-limits.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { eventActionLimitsDecider } from './event-action-limits.decider.ts';
import { postgresTenantStatuses, type TenantStatuses } from './tenant-statuses.ts';

/** What the rules of a company may do in an hour. */
export const eventActionLimitsAccess = accessProjection({
  types: ['EventActionLimitsChanged'] satisfies EventActionLimitsEvent['type'][],
  decider: eventActionLimitsDecider,
  open: (pool, _, work) => work(postgresTenantStatuses(pool)),
  save: (
    tenantStatuses: Pick<TenantStatuses, 'saveLimits'>,
    { state: limits, version }: Written<OwnHourlyActions>,
    { id: tenantId }: Pick<StreamId, 'id'>,
  ): Promise<void> => tenantStatuses.saveLimits({ tenantId, limits, version }),
});
