import { exampleCandidateId as ada, exampleJobId as bo } from 'contracts/kernel/examples';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { readingOf } from './says-nothing.ts';

const moved = (candidateId: string, comment: unknown) => ({
  type: 'InterviewStatusChanged',
  data: { interviewId: bo, candidateId, from: 'created', to: 'rejected', comment },
});
const created = (fields: object) => ({ type: 'CandidateCreated', data: { candidateId: ada, ...fields } });

describe('what an event says of somebody who was erased', () => {
  it.each([
    ['is erased', moved(ada, ERASED), 'hidden'],
    ['can be read', moved(ada, 'Too far'), 'readable'],
    ['is of another person', moved(bo, 'Too far'), 'nothing'],
    ['was never there', created({ firstName: ERASED, city: '', custom: {} }), 'hidden'],
    ['is erased but for one field', created({ firstName: ERASED, city: 'Oslo' }), 'readable'],
    ['is of nobody', { type: 'InterviewCreated', data: { interviewId: bo, candidateId: ada, jobId: bo } }, 'nothing'],
  ])('given personal data that %s, when it is looked at, then it is told', (_, event, reading) => {
    expect(readingOf(event, new Set([ada]))).toBe(reading);
  });
});
