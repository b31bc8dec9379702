import { exampleCandidateId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { candidatePolicy } from './candidate.policy.ts';

describe('candidate policy', () => {
  it('given a candidate, when they are erased, then what the workers hold of them goes', () => {
    expect(candidatePolicy.decide(recorded('CandidateErased', { candidateId: exampleCandidateId }))).toEqual([
      { job: 'recruiting.candidate.erase', target: exampleCandidateId, data: { candidateId: exampleCandidateId } },
    ]);
  });

  it('given a candidate, when they are removed from the lists, then nothing is erased', () => {
    expect(candidatePolicy.decide(recorded('CandidateRemoved', { candidateId: exampleCandidateId }))).toEqual([]);
  });
});
