import { followUp } from '#integration-workers/engine/job';
import { type Cause, type Urgency, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import type { NewMail } from './outbox.ts';
import { sendMail } from './send-mail.job.ts';

/** Writes a mail down and, where there is a mail server, asks for its delivery. The same cause is one mail, however often. */
export const postMail = async (
  mail: Omit<NewMail, 'id'>,
  { cause, urgency }: { cause: Cause; urgency?: Urgency | undefined },
  { outbox, transport, enqueue, clock }: Tools,
): Promise<void> => {
  const id = workId(cause);
  await outbox.add({ ...mail, id }, transport.delivers ? 'queued' : 'kept', clock());
  if (!transport.delivers) return;
  await enqueue([{ ...followUp(cause, sendMail.request(id, { mailId: id })), ...(urgency && { urgency }) }]);
};
