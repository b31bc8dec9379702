import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** What waits for a decision about an interview. A mail is written after the decision that it goes with, at the same moment. */
const WAITING = {
  projections: ['recruiting.candidateMail'],
  text: `select id from read.candidate_mail
    where tenant_id = $1 and interview_id = $2 and status = 'waiting' and ($3::timestamptz is null or created_at < $3)
    order by created_at, id`,
};

const tell = async (
  type: 'ReleaseCandidateMail' | 'CancelCandidateMail',
  { interviewId, before }: { interviewId: string; before: string | null },
  { cause, tools }: { cause: Cause; tools: Tools },
): Promise<void> => {
  const values = [cause.tenantId, interviewId, before];
  for (const { id } of await tools.read<{ id: Id }>(cause, { ...WAITING, values })) {
    const target = { ...cause, target: id };
    const told = tools.command(target, { aggregate: 'candidateMail', id, type, data: {} });
    await unlessRefused(told, 'not-found', 'mail-on-its-way');
  }
};

/** Sends the mails that go with a decision that is settled. */
export const releaseHeldMails = job({
  name: 'recruiting.candidate-mail.release',
  payload: z.strictObject({ interviewId: Id }),
  options: FOR_A_DAY,
  handle: ({ data: { interviewId }, cause }, tools) =>
    tell('ReleaseCandidateMail', { interviewId, before: null }, { cause, tools }),
});

/** Cancels the mails that go with decisions before the one made at `at`. */
export const cancelHeldMails = job({
  name: 'recruiting.candidate-mail.cancel',
  payload: z.strictObject({ interviewId: Id, at: z.iso.datetime() }),
  options: FOR_A_DAY,
  handle: ({ data: { interviewId, at }, cause }, tools) =>
    tell('CancelCandidateMail', { interviewId, before: at }, { cause, tools }),
});
