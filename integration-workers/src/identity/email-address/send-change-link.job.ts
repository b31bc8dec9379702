import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SendChangeLink = z.strictObject({ userId: Id, side: z.enum(['old', 'new']) });
export type SendChangeLink = z.infer<typeof SendChangeLink>;

/** Writes to one of the two addresses of a change, with a link to agree to it. */
export const sendChangeLink = job({
  name: 'identity.email-address.send-change-link',
  payload: SendChangeLink,
  load: () => import('./send-change-link.handler.ts'),
});
