import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const TakeOffLabel = z.strictObject({ labelId: Id });
export type TakeOffLabel = z.infer<typeof TakeOffLabel>;

/** Takes a removed label off everything it is on: about a day of trying. */
export const takeOffLabel = job({
  name: 'automation.label.take-off',
  payload: TakeOffLabel,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./take-off-label.handler.ts'),
});
