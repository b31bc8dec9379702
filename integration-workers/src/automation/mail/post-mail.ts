import type { MailKind } from 'contracts/automation/mail/mail-kinds';
import { type Cause, followUp, type Urgency, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { stopOf } from './mail-stop.ts';
import type { NewMail } from './outbox.ts';
import { sendMail } from './send-mail.job.ts';

/**
 * Writes a mail down and, where there is a mail server, asks for its delivery. The same cause is one mail, however often. One that
 * its reader wants no more is written down as such and goes nowhere.
 */
export const postMail = async (
  { kind, ...mail }: Omit<NewMail, 'id'> & { kind: MailKind },
  { cause, urgency }: { cause: Cause; urgency?: Urgency | undefined },
  tools: Tools,
): Promise<void> => {
  const { outbox, transport, enqueue, clock } = tools;
  const id = workId(cause);
  const stop = await stopOf({ ...mail, kind }, cause, tools);
  const status = stop ? 'skipped' : transport.delivers ? 'queued' : 'kept';
  // What is somebody's work at the company goes to a colleague, whoever it is about.
  const colleagueId = mail.readerId ?? (kind === 'work' ? mail.subjectId : null);
  await outbox.add(
    { ...mail, id, colleagueId, ...(stop && { extras: { ...mail.extras, answer: stop } }) },
    status,
    clock(),
  );
  if (transport.delivers)
    await enqueue([{ ...followUp(cause, sendMail.request(id, { mailId: id, kind })), ...(urgency && { urgency }) }]);
};
