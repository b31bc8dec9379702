import { exampleCandidateId as ada, exampleJobId as bo } from 'contracts/kernel/examples';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { saysNothing } from './says-nothing.ts';

const moved = (candidateId: string, comment: unknown) => ({
  type: 'InterviewStatusChanged',
  data: { interviewId: bo, candidateId, from: 'created', to: 'rejected', comment },
});
const created = (fields: object) => ({ type: 'CandidateCreated', data: { candidateId: ada, ...fields } });

describe('what an event says of somebody who was erased', () => {
  it.each([
    ['is erased', moved(ada, ERASED), true],
    ['can be read', moved(ada, 'Too far'), false],
    ['is of another person', moved(bo, 'Too far'), true],
    ['was never there', created({ firstName: ERASED, city: '', custom: {} }), true],
    ['is erased but for one field', created({ firstName: ERASED, city: 'Oslo' }), false],
    ['is of nobody', { type: 'InterviewCreated', data: { interviewId: bo, candidateId: ada, jobId: bo } }, true],
  ])('given personal data that %s, when it is looked at, then it is told', (_, event, isNothing) => {
    expect(saysNothing(event, ada)).toBe(isNothing);
  });
});
