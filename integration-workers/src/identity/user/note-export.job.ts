import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { learnedIn } from '#integration-workers/training/learner/learned-in';
import { companiesOf, recordsOf } from './applied-to.ts';

/** Says in every company that a person was given what it knows of them. */
export const noteExport = job({
  name: 'identity.user.note-export',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  /** A record that was erased or removed meanwhile gave nothing. */
  handle: async ({ data: { userId }, cause }, tools) => {
    for (const { companyId: tenantId } of await companiesOf(userId, cause, tools)) {
      for (const id of await recordsOf({ tenantId, userId }, cause, tools)) {
        const noted = tools.command(cause, { aggregate: 'candidate', tenantId, id, type: 'ExportCandidate', data: {} });
        await unlessRefused(noted, 'erased', 'not-found');
      }
    }
    for (const tenantId of await learnedIn(userId, cause, tools))
      await tools.command(cause, { aggregate: 'learner', tenantId, id: userId, type: 'ExportLearner', data: {} });
  },
});
