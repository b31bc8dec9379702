import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Forgets which actions a rule did that is gone. */
export const forgetSpent = job({
  name: 'automation.event-action.forget-spent',
  payload: z.strictObject({ eventActionId: Id }),
  options: FOR_A_DAY,
  handle: ({ data: { eventActionId }, cause: { tenantId } }, { spentActions }) =>
    spentActions.forget({ tenantId, eventActionId }),
});
