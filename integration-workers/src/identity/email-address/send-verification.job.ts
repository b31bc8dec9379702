import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SendVerification = z.strictObject({ userId: Id });
export type SendVerification = z.infer<typeof SendVerification>;

/** Writes to an account's address, with a link that confirms it. */
export const sendVerification = job({
  name: 'identity.email-address.send-verification',
  payload: SendVerification,
  load: () => import('./send-verification.handler.ts'),
});
