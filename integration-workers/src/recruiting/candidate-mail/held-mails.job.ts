import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** What waits for a decision about an interview. */
const WAITING = {
  projections: ['recruiting.candidateMail'],
  text: `select id from read.candidate_mail
    where tenant_id = $1 and interview_id = $2 and status = 'waiting' order by created_at, id`,
};

/** Sends the mails that go with the decision that an interview is settled on, and cancels those of others; until then all wait. */
export const settleHeldMails = job({
  name: 'recruiting.candidate-mail.settle',
  payload: z.strictObject({ interviewId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { interviewId }, cause }, { read, command }) => {
    for (const { id } of await read<{ id: Id }>(cause, { ...WAITING, values: [cause.tenantId, interviewId] })) {
      const told = command(
        { ...cause, target: id },
        { aggregate: 'candidateMail', id, type: 'SettleCandidateMail', data: {} },
      );
      await unlessRefused(told, 'not-found');
    }
  },
});
