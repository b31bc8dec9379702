import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** Hands a mail of the outbox to the mail server: ten tries in about four hours. */
export const sendMail = job({
  name: 'automation.mail.send',
  payload: z.strictObject({ mailId: Id }),
  options: { attempts: 10, backoffMs: 30_000 },
  /** A crash after the server took the mail and before that is noted sends it again, under the same Message-ID. */
  handle: async ({ data, lastAttempt }, { outbox, transport, clock }) => {
    const mail = await outbox.findUnsent(data.mailId);
    if (!mail) return;
    try {
      await transport.send(mail);
    } catch (error) {
      if (lastAttempt) await outbox.markFailed(mail.id);
      throw error;
    }
    await outbox.markSent(mail.id, clock());
  },
});
