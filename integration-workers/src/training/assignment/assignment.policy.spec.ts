import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { assignmentPolicy } from './assignment.policy.ts';

const of = { trainingAssignmentId: derivedId('assignment'), userId: derivedId('learner') };
const jobs = (type: string, data: object) => assignmentPolicy.decide(recorded(type, { ...of, ...data }));

describe('mails about the training of one person', () => {
  it('given a review, when its person was told the same points before, then they get no mail; else one (TRA-130)', () => {
    const score = { earned: 4, possible: 10 };
    expect(jobs('TrainingReviewed', { ...score, isTold: false })).toEqual([]);
    expect(jobs('TrainingReviewed', { ...score, isTold: true })).toMatchObject([
      { job: 'training.assignment.tell-reviewed', target: of.userId },
    ]);
  });
});
