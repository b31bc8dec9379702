import { Id } from 'contracts/kernel/id';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { pendingHireIdOf } from 'contracts/recruiting/pending-hire/pending-hire.id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const QUESTION = {
  projections: ['recruiting.interview'],
  text: 'select status from read.interview where tenant_id = $1 and id = $2',
};

/** Ends the hire of somebody about whose interview the company has decided otherwise, while nobody has approved it. */
export const endHire = job({
  name: 'recruiting.pending-hire.end',
  payload: z.strictObject({ interviewId: Id, interviewStatus: InterviewStatus }),
  options: FOR_A_DAY,
  /** Of an interview that was approved again meanwhile the hire goes on. */
  handle: async ({ data: { interviewId, interviewStatus }, cause }, { read, command }) => {
    const [found] = await read<{ status: string }>(cause, { ...QUESTION, values: [cause.tenantId, interviewId] });
    if (!found || found.status === 'approved') return;
    const id = pendingHireIdOf(interviewId);
    const ended = command(cause, { aggregate: 'pendingHire', id, type: 'EndPendingHire', data: { interviewStatus } });
    await unlessRefused(ended, 'not-found');
  },
});
