import { exampleJobId as contractBatchId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { contractBatchPolicy } from './contract-batch.policy.ts';

const asked = (type: string, data: object = {}) =>
  contractBatchPolicy.decide(recorded(type, { contractBatchId, ...data })).map(({ data: { step } }) => step);

describe('what follows from bulk sends', () => {
  it('given one that begins, goes on or is voided, when seen, then its next part is asked for', () => {
    expect(asked('ContractBatchCreated')).toEqual([0]);
    expect(asked('ContractBatchResumed', { step: 4 })).toEqual([4]);
    expect(asked('ContractBatchVoidStarted', { step: 5 })).toEqual([5]);
  });

  it('given a part that is done, when others are to follow, then the next is asked for; after the last none is, nor of one that was stopped', () => {
    const part = { step: 1, sent: [0], leftOut: [] };
    expect(asked('ContractBatchPartSent', { ...part, next: 2 })).toEqual([2]);
    expect(asked('ContractBatchPartSent', { ...part, next: null })).toEqual([]);
    expect(asked('ContractBatchPartVoided', { step: 2, upTo: 1, voided: 1, next: null })).toEqual([]);
    expect(asked('ContractBatchStopped')).toEqual([]);
  });
});
