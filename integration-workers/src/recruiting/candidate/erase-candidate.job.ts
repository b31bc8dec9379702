import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const EraseCandidate = z.strictObject({ candidateId: Id });
export type EraseCandidate = z.infer<typeof EraseCandidate>;

/** Removes what the workers hold of an erased person: about a day of trying. */
export const eraseCandidate = job({
  name: 'recruiting.candidate.erase',
  payload: EraseCandidate,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./erase-candidate.handler.ts'),
});
