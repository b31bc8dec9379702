import { isByHand, type MailKind, mailKinds } from 'contracts/automation/mail/mail-kinds';
import { Id } from 'contracts/kernel/id';
import type { MailRefusal } from 'platform/mail/transport';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Tools } from '#integration-workers/tools';
import { withFiles } from './mail-files.ts';
import { stopOf } from './mail-stop.ts';
import type { UnsentMail } from './outbox.ts';
import { tellOutcome } from './tell-outcome.ts';

const kind = z.enum(Object.keys(mailKinds) as MailKind[]);

const send = async (
  { isAutomatic, ...mail }: UnsentMail & { isAutomatic: boolean },
  isLast: boolean,
  { outbox, transport, files, clock }: Tools,
): Promise<void> => {
  try {
    const answer = await transport.send({ ...(await withFiles(mail, files)), isAutomatic });
    await outbox.markSent(mail.id, answer, clock());
  } catch (error) {
    const { answer, isFinal = false, message } = error as Partial<MailRefusal>;
    if (isLast || isFinal) await outbox.markFailed(mail.id, answer ?? message ?? '');
    // Of a server that will never take it nothing more is asked.
    if (!isFinal) throw error;
  }
};

/** In its turn: a server that hangs is everybody's, so a mail that has to come back has not failed. */
type InTurn = Parameters<typeof send>[0] & { isUrgent: boolean };
const sendInTurn = async ({ isUrgent, ...mail }: InTurn, isLast: boolean, tools: Tools): Promise<void> => {
  const entered = tools.mailGate.enter(isUrgent);
  if (typeof entered === 'object') throw rescheduleIn(entered.ms);
  let isSilent = false;
  try {
    await send(mail, isLast, tools);
  } catch (error) {
    isSilent = (error as Partial<MailRefusal>).isSilent === true;
    throw error;
  } finally {
    entered(isSilent);
  }
};

/** Hands a mail of the outbox to the mail server: 24 tries in two and a half days, at last every four hours. */
export const sendMail = job({
  name: 'automation.mail.send',
  payload: z.strictObject({ mailId: Id, kind }),
  options: { attempts: 24, backoffMs: 30_000, longestPauseMs: 4 * 3_600_000, waitsOutside: true },
  /** A crash after the server took the mail and before that is noted sends it again, under the same Message-ID. */
  handle: async ({ data: { mailId, kind }, cause, lastAttempt }, tools) => {
    const mail = await tools.outbox.findUnsent(mailId);
    try {
      // It may have waited for hours: whoever has unsubscribed meanwhile gets it no more.
      const stop = mail && (await stopOf({ to: mail.to, kind }, cause, tools));
      if (mail && stop) await tools.outbox.markSkipped(mailId, stop);
      else if (mail)
        await sendInTurn({ ...mail, isAutomatic: !isByHand(kind), isUrgent: kind === 'account' }, lastAttempt, tools);
    } finally {
      await tellOutcome(mailId, cause, tools);
    }
  },
});
