import { exampleCandidateId, exampleJobId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { candidatePolicy } from './candidate.policy.ts';

describe('candidate policy', () => {
  it('given a candidate, when they are erased, then what the workers hold of them goes', () => {
    expect(candidatePolicy.decide(recorded('CandidateErased', { candidateId: exampleCandidateId }))).toEqual([
      { job: 'recruiting.candidate.erase', target: exampleCandidateId, data: { candidateId: exampleCandidateId } },
      {
        job: 'recruiting.candidate.erase-merged',
        target: exampleCandidateId,
        data: { candidateId: exampleCandidateId },
      },
    ]);
  });

  it('given a merge or its end, when one side has said so, then the other is seen to', () => {
    const [candidateId, otherId] = [exampleCandidateId, exampleJobId];
    const into = recorded('CandidateMergedInto', { candidateId: otherId, intoId: candidateId, fields: ['phone'] });
    expect(candidatePolicy.decide(into)).toEqual([
      {
        job: 'recruiting.candidate.finish-merge',
        target: candidateId,
        data: { candidateId, otherId, take: ['phone'] },
      },
    ]);
    expect(candidatePolicy.decide(recorded('CandidateUnmerged', { candidateId, otherId }))).toEqual([
      { job: 'recruiting.candidate.finish-unmerge', target: otherId, data: { candidateId, otherId } },
    ]);
  });

  it('given a candidate, when they are removed from the lists, then nothing is erased', () => {
    expect(candidatePolicy.decide(recorded('CandidateRemoved', { candidateId: exampleCandidateId }))).toEqual([]);
  });
});
