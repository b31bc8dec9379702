import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { ContractEvent } from 'contracts/recruiting/contract/contract.entity';
import { policy } from '#integration-workers/engine/policy';
import { eraseLateContract } from '#integration-workers/recruiting/candidate/erase-late.job';
import { eraseContracts } from './erase-contracts.job.ts';
import { finishContract } from './finish-contract.job.ts';
import { forgetContract } from './forget-contract.job.ts';
import { tellSender } from './tell-sender.job.ts';
import { tellSigners } from './tell-signers.job.ts';
import { tickHireItem } from './tick-hire-item.job.ts';
import { writeToSigner } from './write-to-signer.job.ts';

/** Links go out as it is somebody's turn; what all have signed is finished, and everybody concerned is told. */
export const contractPolicy = policy<ContractEvent | Extract<CandidateEvent, { type: 'CandidateErased' }>>({
  name: 'recruiting.contract',
  jobs: [
    eraseContracts,
    eraseLateContract,
    finishContract,
    forgetContract,
    tellSender,
    tellSigners,
    tickHireItem,
    writeToSigner,
  ],
  on: {
    ContractCreated: ({ data: { contractId, candidateId } }) =>
      candidateId === null ? [] : [eraseLateContract.request(contractId, { id: contractId, candidateId })],
    ContractSignersAsked: ({ data: { contractId, signerIds, reason } }) => [
      writeToSigner.request(contractId, { contractId, signerIds, reason }),
    ],
    ContractSigned: ({ data: { contractId, isLast } }) =>
      isLast ? [finishContract.request(contractId, { contractId })] : [],
    ContractFinished: ({ data: { contractId, signerIds } }) => [
      writeToSigner.request(contractId, { contractId, signerIds, reason: 'finished' }),
      tellSender.request(contractId, { contractId, outcome: 'finished' }),
      tickHireItem.request(contractId, { contractId }),
    ],
    ContractDeclined: ({ data: { contractId } }) => [
      tellSender.request(contractId, { contractId, outcome: 'declined' }),
      tellSigners.request(contractId, { contractId, outcome: 'declined' }),
    ],
    ContractForwarded: ({ data: { contractId, isBySigner } }) =>
      isBySigner ? [tellSender.request(contractId, { contractId, outcome: 'forwarded' })] : [],
    ContractVoided: ({ data: { contractId, by } }) => [
      tellSigners.request(contractId, { contractId, outcome: 'voided' }),
      tellSender.request(contractId, { contractId, outcome: 'voided', by }),
    ],
    ContractExpired: ({ data: { contractId } }) => [
      tellSender.request(contractId, { contractId, outcome: 'expired' }),
      tellSigners.request(contractId, { contractId, outcome: 'expired' }),
    ],
    ContractErased: ({ data: { contractId } }) => [forgetContract.request(contractId, { contractId })],
    CandidateErased: ({ data: { candidateId } }) => [eraseContracts.request(candidateId, { candidateId })],
  },
});
