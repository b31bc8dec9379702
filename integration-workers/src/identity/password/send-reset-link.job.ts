import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SendResetLink = z.strictObject({ userId: Id });
export type SendResetLink = z.infer<typeof SendResetLink>;

/** Writes to somebody who forgot their password, with a link to choose another. */
export const sendResetLink = job({
  name: 'identity.password.send-reset-link',
  payload: SendResetLink,
  load: () => import('./send-reset-link.handler.ts'),
});
