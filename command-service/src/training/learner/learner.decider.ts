import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { LearnerCommand } from 'contracts/training/learner/learner.commands';
import type { LearnerEvent } from 'contracts/training/learner/learner.events';

export type Learner = { isErased: boolean };

export const learnerDecider: Decider<Learner, LearnerCommand, LearnerEvent> = {
  initialState: () => ({ isErased: false }),
  evolve: (learner, { type }) => (type === 'LearnerErased' ? { isErased: true } : learner),
  decide: (command, { isErased }) => {
    // Nothing is done with somebody who is erased.
    if (isErased) return [];
    return [caused(command, command.type === 'EraseLearner' ? 'LearnerErased' : 'LearnerExported', command.data)];
  },
};
