import type { ContractBatchEvent } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { policy } from '#integration-workers/engine/policy';
import { advanceBatch } from './advance-batch.job.ts';

const next = (contractBatchId: string, step: number | null) =>
  step === null ? [] : [advanceBatch.request(contractBatchId, { contractBatchId, step })];

/** Whenever a bulk send begins, goes on or is voided, or a part of it is done, the next part follows (docs/product.md SIG-25). */
export const contractBatchPolicy = policy<ContractBatchEvent>({
  name: 'recruiting.contract-batch',
  jobs: [advanceBatch],
  on: {
    ContractBatchCreated: ({ data: { contractBatchId } }) => next(contractBatchId, 0),
    ContractBatchPartSent: ({ data }) => next(data.contractBatchId, data.next),
    ContractBatchResumed: ({ data: { contractBatchId, step } }) => next(contractBatchId, step),
    ContractBatchVoidStarted: ({ data: { contractBatchId, step } }) => next(contractBatchId, step),
    ContractBatchPartVoided: ({ data }) => next(data.contractBatchId, data.next),
  },
});
