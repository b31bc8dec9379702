import { type Cause, workId } from '#integration-workers/engine/job';
import type { Tools } from '#integration-workers/tools';
import type { NewMail } from './outbox.ts';
import { sendMail } from './send-mail.job.ts';

/** Writes a mail down and, where there is a mail server, asks for its delivery. The same cause is one mail, however often. */
export const postMail = async (
  mail: Omit<NewMail, 'id' | 'tenantId'>,
  cause: Cause,
  { outbox, transport, enqueue, clock }: Tools,
): Promise<void> => {
  const id = workId(cause);
  await outbox.add({ ...mail, id, tenantId: cause.tenantId }, transport.delivers ? 'queued' : 'kept', clock());
  if (!transport.delivers) return;
  const { job, target, data } = sendMail.request(id, { mailId: id });
  await enqueue([{ name: job, data, cause: { ...cause, policy: job, target } }]);
};
