import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleUserId as userId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import type { LearnerCommand } from 'contracts/training/learner/learner.commands';
import { describe, it } from 'vitest';
import { learnerDecider } from './learner.decider.ts';

const given = DeciderSpecification.for(learnerDecider);
const by = { metadata: exampleCause };
const erase: LearnerCommand = { ...by, type: 'EraseLearner', data: { userId } };
const hand: LearnerCommand = { ...by, type: 'ExportLearner', data: { userId } };
const handedOut = caused(by, 'LearnerExported', { userId });
const erased = caused(by, 'LearnerErased', { userId });

describe('somebody who learned in a company', () => {
  it('given somebody, when they are erased, then that is recorded, once', () => {
    given([]).when(erase).then([erased]);
    given([erased]).when(erase).thenNothingHappened();
  });

  it('given somebody, when they were given a copy, then that is recorded each time, and of somebody who is erased nothing', () => {
    given([]).when(hand).then([handedOut]);
    given([handedOut]).when(hand).then([handedOut]);
    given([handedOut]).when(erase).then([erased]);
    given([erased]).when(hand).thenNothingHappened();
  });
});
