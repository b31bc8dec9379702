import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const ForgetImages = z.strictObject({ userId: Id });
export type ForgetImages = z.infer<typeof ForgetImages>;

/** Removes every picture of an erased person: about a day of trying. */
export const forgetImages = job({
  name: 'identity.image.forget',
  payload: ForgetImages,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./forget-images.handler.ts'),
});
