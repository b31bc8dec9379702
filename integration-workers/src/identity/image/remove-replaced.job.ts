import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** Whose image it was; which one only its event says: the id opens the image to whoever knows it. */
export const RemoveReplaced = z.strictObject({ owners: z.enum(['companies', 'users']), ownerId: Id });
export type RemoveReplaced = z.infer<typeof RemoveReplaced>;

/** Removes the file of an image that another has taken the place of: about a day of trying. */
export const removeReplaced = job({
  name: 'identity.image.remove-replaced',
  payload: RemoveReplaced,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./remove-replaced.handler.ts'),
});
