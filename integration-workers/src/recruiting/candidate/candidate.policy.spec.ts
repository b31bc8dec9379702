import { exampleCandidateId, exampleJobId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import { applicationTo } from '#integration-workers/test/company.fixture';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { candidatePolicy } from './candidate.policy.ts';
import { releaseMerged } from './release-merged.job.ts';

describe('candidate policy', () => {
  it('given a candidate, when they are erased, then what the workers hold of them goes', () => {
    expect(candidatePolicy.decide(recorded('CandidateErased', { candidateId: exampleCandidateId }))).toEqual([
      { job: 'recruiting.candidate.erase', target: exampleCandidateId, data: { candidateId: exampleCandidateId } },
      {
        job: 'recruiting.candidate.erase-merged',
        target: exampleCandidateId,
        data: { candidateId: exampleCandidateId },
      },
      {
        job: 'recruiting.candidate.forget-documents',
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

  it('given a candidate, when they are removed from the lists, then nothing is erased, and records shown with theirs come back', async () => {
    const [candidateId, otherId] = [exampleCandidateId, exampleJobId];
    expect(candidatePolicy.decide(recorded('CandidateRemoved', { candidateId }))).toEqual([
      { job: 'recruiting.candidate.release-merged', target: candidateId, data: { candidateId } },
    ]);
    const sent: StreamCommand[] = [];
    const tools = {
      read: async () => [{ id: otherId }],
      command: async (_: unknown, command: StreamCommand) => void sent.push(command),
    };
    await releaseMerged.handle({ ...applicationTo(), data: { candidateId } }, tools as unknown as Tools);
    expect(sent).toEqual([
      { aggregate: 'candidate', id: otherId, type: 'LeaveCandidate', data: { intoId: candidateId } },
    ]);
  });
});
