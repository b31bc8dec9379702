import { recordIn } from 'access/recruiting/record-in';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { isBatchOver, SENT_AT_ONCE, VOIDED_AT_ONCE } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import {
  type BatchRecipient,
  batchedContractId,
  type ContractBatchRecord,
  contractBatch,
  type LeftOut,
} from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { inTurns } from '#command-service/http/in-turns';
import type { ContractContext } from '#command-service/recruiting/contract/context';
import { prepareContract } from '#command-service/recruiting/contract/contract.prepare';
import { isRefusal } from '#command-service/recruiting/contract/contract.rules';
import { draftOf, type OpenBatch, openBatch, refusedBy, seenOf } from './batch.drafts.ts';
import { refuseBatch } from './contract-batch.decider.ts';

type Work = { record: ContractBatchRecord; metadata: CommandMetadata; isLast: boolean };
type Refusal = { code: string; detail: string };
const tenantOf = ({ metadata: { tenantId } }: Work) => tenantId;

/** Each contract's is a command of its own. */
const causeOf = ({ metadata: { idempotencyKey: _, ...cause } }: Work): CommandMetadata => cause;

/** All that the contracts have in common, or why none can be sent: among others because the template has changed. */
const opened = async (context: ContractContext, work: Work): Promise<OpenBatch | Refusal> => {
  const { record } = work;
  try {
    const batch = await openBatch(context, { tenantId: tenantOf(work), sentBy: record.sentBy }, record);
    if (seenOf(batch.template).templateSha256 !== record.templateSha256) throw refuseBatch('contract-template-changed');
    return batch;
  } catch (error) {
    return refusedBy(error);
  }
};

/** Sends somebody their contract, once however often it is tried; answers why it was not. */
const sendTo = async (
  context: ContractContext,
  work: Work,
  { batch, recipient }: { batch: OpenBatch | Refusal; recipient: BatchRecipient },
): Promise<Refusal | null> => {
  const { record, metadata } = work;
  const id = batchedContractId(record.id, recipient.id);
  if (await recordIn(context.store, contract, { tenantId: metadata.tenantId, id })) return null;
  if ('code' in batch) return batch;
  const found = await draftOf(context, batch, recipient);
  if ('code' in found) return { code: found.code, detail: found.detail };
  const { tenantId, now } = metadata;
  const wanted = { id, tenantId, sentBy: record.sentBy, batchId: record.id, now, body: found.body, draft: found.draft };
  try {
    await prepareContract(context, wanted, (data) =>
      context.commands.contract(id, { type: 'CreateContract', data, metadata: causeOf(work) }),
    );
    return null;
  } catch (error) {
    // Another try of the same work was first.
    if (error instanceof Rejection && error.code === 'already-exists') return null;
    return refusedBy(error);
  }
};

/** Voids what not all have signed; answers how many contracts that were. A fault holds none of the others up. */
const voidAmong = async (context: ContractContext, work: Work, recipients: readonly BatchRecipient[]) => {
  const { record } = work;
  const reason = record.voidReason ?? '';
  const faults: unknown[] = [];
  const done = await inTurns(recipients, async (recipient) => {
    const id = batchedContractId(record.id, recipient.id);
    try {
      const found = await recordIn(context.store, contract, { tenantId: tenantOf(work), id });
      if (!found || !isOpenContract(found.status)) return false;
      await context.commands.contract(id, { type: 'VoidContract', data: { reason }, metadata: causeOf(work) });
      return true;
    } catch (error) {
      // Signed, declined or expired meanwhile.
      if (!isRefusal(error)) faults.push(error);
      return false;
    }
  });
  if (faults.length > 0) throw faults[0];
  return done.filter(Boolean).length;
};

/** Contracts of recipients whose part was never noted: made while all was being voided, nobody else knows of them. */
const voidLate = async (context: ContractContext, work: Work) => {
  const { status, queue, recipients } = work.record;
  if (!isBatchOver(status)) return;
  const late = queue.map((at) => recipients[at] as BatchRecipient);
  await voidAmong(context, work, late);
};

/** Sends the contracts that come next, one after the other: what others send meanwhile does not wait for all of them. */
const sendPart = async (context: ContractContext, work: Work) => {
  const { record, isLast } = work;
  const batch = await opened(context, work);
  const sent: number[] = [];
  const leftOut: LeftOut[] = [];
  const faults: unknown[] = [];
  for (const at of record.queue.slice(0, SENT_AT_ONCE)) {
    const recipient = record.recipients[at] as BatchRecipient;
    try {
      const refused = await sendTo(context, work, { batch, recipient });
      if (refused) leftOut.push({ at, ...refused });
      else sent.push(at);
    } catch (error) {
      faults.push(error);
      leftOut.push({ at, code: 'contract-not-sent', detail: '' });
    }
  }
  // The others of this part have their contracts; the same work is done again for these.
  if (faults.length > 0 && !isLast) {
    const now = await recordIn(context.store, contractBatch, { tenantId: tenantOf(work), id: record.id });
    if (now) await voidLate(context, { ...work, record: now });
    throw faults[0];
  }
  return { sent, leftOut };
};

export type Advance = { id: string; step: number; isLast: boolean; metadata: CommandMetadata };

/** Does the part of a bulk send that comes next, if that is the one that is asked for; answers the position to wait for. */
export const advanceBatch = async (
  context: ContractContext,
  { id, step, isLast, metadata }: Advance,
): Promise<string | null> => {
  const { commands, store } = context;
  const record = await recordIn(store, contractBatch, { tenantId: metadata.tenantId, id });
  if (!record) return null;
  const work = { record, metadata, isLast };
  if (record.step !== step) {
    await voidLate(context, work);
    return null;
  }
  // What is voided is found by ids alone: also after what names people was erased.
  if (record.status === 'voiding') {
    const upTo = Math.min(record.recipientCount, record.voidedUpTo + VOIDED_AT_ONCE);
    const due = record.recipients.slice(record.voidedUpTo, upTo);
    const data = { step, upTo, voided: await voidAmong(context, work, due) };
    return (await commands.contractBatch(id, { type: 'NoteContractBatchVoided', data, metadata })).position;
  }
  if (record.erased || record.status !== 'sending') return null;
  const data = { step, ...(await sendPart(context, work)) };
  const { position, state } = await commands.contractBatch(id, { type: 'NoteContractBatchPart', data, metadata });
  if (state.status === 'kept') await voidLate(context, { ...work, record: state.record });
  return position;
};
