import type { Handler } from '#integration-workers/engine/job';
import type { SendMail } from './send-mail.job.ts';

/** A crash after the server took the mail and before that is noted sends it again, under the same Message-ID. */
export const handle: Handler<SendMail> = async ({ data, lastAttempt }, { outbox, transport, clock }) => {
  const mail = await outbox.findUnsent(data.mailId);
  if (!mail) return;
  try {
    await transport.send(mail);
  } catch (error) {
    if (lastAttempt) await outbox.markFailed(mail.id);
    throw error;
  }
  await outbox.markSent(mail.id, clock());
};
