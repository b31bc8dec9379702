import { Id } from 'contracts/kernel/id';
import { followedSteps } from 'contracts/recruiting/interview/interview.statuses';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** The status of an interview follows what happened to the present step of it, where the writer has not seen to that. */
export const followResponse = job({
  name: 'recruiting.response.follow',
  payload: z.strictObject({
    interviewId: Id,
    responseId: Id,
    because: z.enum(followedSteps),
  }),
  options: FOR_A_DAY,
  handle: async ({ data: { interviewId: id, ...data }, cause }, { command }) => {
    await unlessRefused(command(cause, { aggregate: 'interview', id, type: 'FollowResponse', data }), 'not-found');
  },
});
