import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SendMail = z.strictObject({ mailId: Id });
export type SendMail = z.infer<typeof SendMail>;

/** Hands a mail of the outbox to the mail server: ten tries in about four hours. */
export const sendMail = job({
  name: 'automation.mail.send',
  payload: SendMail,
  options: { attempts: 10, backoffMs: 30_000 },
  load: () => import('./send-mail.handler.ts'),
});
