import { Id } from 'contracts/kernel/id';
import type { MailRefusal } from 'platform/mail/transport';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { withFiles } from './mail-files.ts';
import type { UnsentMail } from './outbox.ts';

const send = async (mail: UnsentMail, isLast: boolean, { outbox, transport, files, clock }: Tools): Promise<void> => {
  try {
    const answer = await transport.send(await withFiles(mail, files));
    await outbox.markSent(mail.id, answer, clock());
  } catch (error) {
    const { answer, isFinal = false, message } = error as Partial<MailRefusal>;
    if (isLast || isFinal) await outbox.markFailed(mail.id, answer ?? message ?? '');
    // Of a server that will never take it nothing more is asked.
    if (!isFinal) throw error;
  }
};

/** A try that comes after the mail was taken says so again, if nobody has. */
const tell = async (id: string, cause: Cause, { outbox, command }: Tools): Promise<void> => {
  const outcome = await outbox.outcome(id);
  if (!outcome) return;
  const { candidateMailId, status, answer } = outcome;
  const type = status === 'sent' ? 'NoteCandidateMailSent' : 'NoteCandidateMailFailed';
  const told = command(cause, { aggregate: 'candidateMail', id: candidateMailId, type, data: { answer } });
  await unlessRefused(told, 'not-found');
};

/** Hands a mail of the outbox to the mail server: ten tries in about four hours. */
export const sendMail = job({
  name: 'automation.mail.send',
  payload: z.strictObject({ mailId: Id }),
  options: { attempts: 10, backoffMs: 30_000 },
  /** A crash after the server took the mail and before that is noted sends it again, under the same Message-ID. */
  handle: async ({ data: { mailId }, cause, lastAttempt }, tools) => {
    const mail = await tools.outbox.findUnsent(mailId);
    try {
      if (mail) await send(mail, lastAttempt, tools);
    } finally {
      await tell(mailId, cause, tools);
    }
  },
});
