import { Id } from 'contracts/kernel/id';
import { takenFields } from 'contracts/recruiting/candidate/candidate.merge';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Refusals after which the merge can never be. */
const POINTLESS = ['not-found', 'erased', 'merge-other-gone', 'candidate-is-merged'];

/** The record that another was merged into says so too, where the process that did it died in between; where it cannot, the other leaves. */
export const finishMerge = job({
  name: 'recruiting.candidate.finish-merge',
  payload: z.strictObject({ candidateId: Id, otherId: Id, take: takenFields }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId, otherId, take }, cause }, { command }) => {
    const merge = { aggregate: 'candidate', id: candidateId, type: 'MergeCandidate', data: { otherId, take } } as const;
    const merged = await unlessRefused(command(cause, merge), ...POINTLESS);
    if (merged) return;
    const leave = {
      aggregate: 'candidate',
      id: otherId,
      type: 'LeaveCandidate',
      data: { intoId: candidateId },
    } as const;
    await unlessRefused(command(cause, leave), 'not-found');
  },
});

/** And so does the other, once they are two again. */
export const finishUnmerge = job({
  name: 'recruiting.candidate.finish-unmerge',
  payload: z.strictObject({ candidateId: Id, otherId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId, otherId }, cause }, { command }) => {
    const data = { intoId: candidateId };
    await command(cause, { aggregate: 'candidate', id: otherId, type: 'LeaveCandidate', data });
  },
});
