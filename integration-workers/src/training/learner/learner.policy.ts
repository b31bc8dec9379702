import type { UserEvent } from 'contracts/identity/user/user.events';
import type { LearnerEvent } from 'contracts/training/learner/learner.events';
import { policy } from '#integration-workers/engine/policy';
import { eraseLearner } from './erase-learner.job.ts';
import { forgetLearner } from './forget-learner.job.ts';

/** Whenever somebody erases their account, what they gave in trainings goes too, company by company. */
export const learnerPolicy = policy<LearnerEvent | Extract<UserEvent, { type: 'UserErased' }>>({
  name: 'training.learner',
  jobs: [forgetLearner, eraseLearner],
  on: {
    UserErased: ({ data: { userId } }) => [forgetLearner.request(userId, { userId })],
    LearnerErased: ({ data: { userId } }) => [eraseLearner.request(userId, { userId })],
  },
});
