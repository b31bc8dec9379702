import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { LearnerCommand } from 'contracts/training/learner/learner.commands';
import type { LearnerEvent } from 'contracts/training/learner/learner.events';

export type Learner = { isErased: boolean };

export const learnerDecider: Decider<Learner, LearnerCommand, LearnerEvent> = {
  initialState: () => ({ isErased: false }),
  evolve: () => ({ isErased: true }),
  decide: (command, { isErased }) => (isErased ? [] : [caused(command, 'LearnerErased', command.data)]),
};
