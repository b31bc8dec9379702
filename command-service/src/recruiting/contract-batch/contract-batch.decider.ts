import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { isBatchAtWork, isBatchOver, isVoidingStuck } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import {
  type ContractBatchCommand,
  type ContractBatchEvent,
  type ContractBatchRejection,
  contractBatch,
} from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof contractBatch>;
type State = StateOf<typeof contractBatch>;

export const refuseBatch = (code: ContractBatchRejection, field?: string) =>
  new Rejection(code, field ? 422 : 409, field ? { errors: { [field]: [code] } } : {});

/** Under way already, nothing happens. The template as it is now comes with the command. */
const resume: Decisions['ResumeContractBatch'] = (command, record) => {
  const { id: contractBatchId, status, queue, leftOut, step } = record;
  const { templateName, templateSha256 } = command.data as unknown as SeenTemplate;
  if (status === 'sending') return [];
  if (isBatchOver(status)) throw refuseBatch('contract-batch-voided');
  if (record.erased) throw new Rejection('erased', 409);
  if (queue.length + leftOut.length === 0) throw refuseBatch('contract-batch-nothing-left');
  const data = { contractBatchId, step: step + 1, templateName, templateSha256 };
  return [caused(command, 'ContractBatchResumed', data)];
};

/** What a bulk send takes from its template beside what it says itself. */
export type SeenTemplate = { templateName: string; templateSha256: string };

/** Voided is voided; what is still being sent is stopped first. Voiding that got stuck begins again, for the reason that was given. */
const voidAll: Decisions['VoidContractBatch'] = (command, record) => {
  if (isBatchOver(record.status) && !isVoidingStuck(record, command.metadata.now)) return [];
  if (record.status === 'sending') throw refuseBatch('contract-batch-busy');
  const reason = command.data.reason || (record.voidReason ?? '');
  const data = { contractBatchId: record.id, step: record.step + 1, reason };
  return [caused(command, 'ContractBatchVoidStarted', data)];
};

/** Each part once; what was sent while it was stopped is noted, and nothing follows. */
const notePart: Decisions['NoteContractBatchPart'] = (command, record) => {
  const { step, sent, leftOut } = command.data;
  if (record.step !== step || !(record.status === 'sending' || record.status === 'stopped')) return [];
  const isMore = record.status === 'sending' && record.queue.length > sent.length + leftOut.length;
  const next = isMore ? step + 1 : null;
  return [caused(command, 'ContractBatchPartSent', { contractBatchId: record.id, step, sent, leftOut, next })];
};

const noteVoided: Decisions['NoteContractBatchVoided'] = (command, record) => {
  const { step, upTo, voided } = command.data;
  if (record.step !== step || record.status !== 'voiding') return [];
  const next = upTo < record.recipientCount ? step + 1 : null;
  return [caused(command, 'ContractBatchPartVoided', { contractBatchId: record.id, step, upTo, voided, next })];
};

const decider = entityDecider(contractBatch, {
  decide: {
    ResumeContractBatch: resume,
    VoidContractBatch: voidAll,
    NoteContractBatchPart: notePart,
    NoteContractBatchVoided: noteVoided,
  },
});

/** What names people in it is not erased while contracts are made of it. */
export const contractBatchDecider: Decider<State, ContractBatchCommand, ContractBatchEvent> = {
  ...decider,
  decide: (command, state) => {
    if (command.type === 'EraseContractBatch' && state.status === 'kept' && isBatchAtWork(state.record.status))
      throw refuseBatch('contract-batch-busy');
    return decider.decide(command as never, state);
  },
};
