import { Id } from 'contracts/kernel/id';
import { pendingHireIdOf } from 'contracts/recruiting/pending-hire/pending-hire.id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** The interview as it is, and the checklist for its job: its own, else the company's usual one. */
const QUESTION = {
  projections: ['recruiting.interview', 'recruiting.hiringChecklist'],
  text: `select i.job_id as "jobId", i.status, (select c.id from read.hiring_checklist c
      where c.tenant_id = i.tenant_id and (c.is_default or c.job_ids ? i.job_id::text)
      order by c.job_ids ? i.job_id::text desc, c.updated_at desc, c.id limit 1) as "checklistId"
    from read.interview i where i.tenant_id = $1 and i.id = $2`,
};
type Row = { jobId: Id; status: string; checklistId: Id | null };

/** Begins the hire of somebody whose interview was approved, or takes up again the one that was ended. */
export const beginHire = job({
  name: 'recruiting.pending-hire.begin',
  payload: z.strictObject({ interviewId: Id, candidateId: Id }),
  options: FOR_A_DAY,
  /** An approval that was taken back meanwhile begins nothing; nor does that of somebody who is erased or removed. */
  handle: async ({ data: { interviewId, candidateId }, cause }, { read, command }) => {
    const [found] = await read<Row>(cause, { ...QUESTION, values: [cause.tenantId, interviewId] });
    if (found?.status !== 'approved') return;
    const { jobId, checklistId } = found;
    const id = pendingHireIdOf(interviewId);
    const data = { pendingHireId: id, candidateId, jobId, interviewId, checklistId };
    const begun = command(cause, { aggregate: 'pendingHire', id, type: 'CreatePendingHire', data });
    // Where the checklist was removed meanwhile, the next try reads anew which one it is.
    if (await unlessRefused(begun, 'already-exists', 'candidate-not-found')) return;
    const reopened = command(cause, { aggregate: 'pendingHire', id, type: 'ReopenPendingHire', data: {} });
    await unlessRefused(reopened, 'not-found');
  },
});
