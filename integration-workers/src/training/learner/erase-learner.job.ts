import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const ASSIGNMENTS = {
  projections: ['training.trainingAssignment'],
  text: `select id from read.training_assignment where tenant_id = $1 and user_id = $2 and erased_at is null
    order by updated_at, id`,
};

/** Removes what a company has of an erased learner: their key, mails to them, what webhooks were told, and what they answered in each training. */
export const eraseLearner = job({
  name: 'training.learner.erase',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  /** The key is destroyed by the command too, but that process may have died right after it appended the event. */
  handle: async ({ data: { userId }, cause }, { keys, outbox, webhooks, read, command }) => {
    const { tenantId } = cause;
    await keys.destroy({ tenantId, subject: userId });
    await outbox.scrub(tenantId, userId);
    await webhooks.deliveries.scrub(tenantId, userId);
    const assignments = await read<{ id: Id }>(cause, { ...ASSIGNMENTS, values: [tenantId, userId] });
    for (const { id } of assignments)
      await command(cause, { aggregate: 'trainingAssignment', id, type: 'EraseTrainingAnswers', data: {} });
  },
});
