import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { known, personal } from '#contracts/kernel/personal';
import { email, requiredText, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import {
  MAX_CONTRACT_DAYS,
  MAX_CONTRACT_MESSAGE,
  MAX_CONTRACT_REASON,
  MAX_CONTRACT_TITLE,
  MAX_REMIND_DAYS,
  MAX_SIGNERS,
} from '#contracts/recruiting/contract/contract.choices';
import { signerName } from '#contracts/recruiting/contract/contract.fields';
import {
  contractBatchStatuses,
  MAX_BATCH_RECIPIENTS,
  MAX_BATCH_TEAMS,
  recipientKinds,
} from './contract-batch.choices.ts';
import { partSent, resumed } from './contract-batch.fold.ts';

/** Somebody who gets a contract of their own. */
export const BatchRecipient = z.strictObject({ kind: z.enum(recipientKinds), id: Id });
export type BatchRecipient = z.infer<typeof BatchRecipient>;

/** Somebody who got none: where they stand among the recipients, and why. `detail`: names of tags, nothing about the person. */
export const LeftOut = z.strictObject({ at: z.int().min(0), code: z.string().max(100), detail: z.string().max(1_000) });
export type LeftOut = z.infer<typeof LeftOut>;

/** The contract of a recipient: one, however often it is tried. */
export const batchedContractId = (contractBatchId: string, recipientId: string): string =>
  derivedId('contract-of-batch', contractBatchId, recipientId);

const reason = text(MAX_CONTRACT_REASON);
const recipients = z.array(Id).max(MAX_BATCH_RECIPIENTS, 'contract-batch-too-large');
const step = z.int().min(0);

/** One contract template for many people: each of them gets a contract of their own, in the background (docs/product.md SIG-24). */
export const contractBatch = entity({
  name: 'contractBatch',
  context: 'recruiting',
  plural: 'contract-batches',
  permissions: 'tenant.contracts',
  operations: ['create'],
  fields: {
    templateId: Id,
    /** As it was called then. */
    templateName: requiredText(100),
    /** Of all that the template said when it was looked at: nobody gets another contract. */
    templateSha256: Sha256.nullable(),
    jobId: Id.nullable(),
    /** Chosen by name, by account, and everybody in teams. */
    candidates: recipients,
    users: recipients,
    teams: z.array(Id).max(MAX_BATCH_TEAMS),
    /** Each of them once. */
    recipients: z.array(BatchRecipient).max(MAX_BATCH_RECIPIENTS),
    /** What recipients sign as; the other roles of the template are those of `signers`. */
    roleId: Id,
    signers: z.array(z.strictObject({ roleId: Id, name: signerName(), email: email() })).max(MAX_SIGNERS - 1),
    title: text(MAX_CONTRACT_TITLE),
    /** What is not said is as the template has it. */
    message: text(MAX_CONTRACT_MESSAGE).nullable(),
    isOrdered: z.boolean().nullable(),
    expiresInDays: z.int().min(1).max(MAX_CONTRACT_DAYS).nullable(),
    /** 0: never. */
    remindEveryDays: z.int().min(0).max(MAX_REMIND_DAYS).nullable(),
    sentBy: z.string(),
  },
  computed: ['templateName', 'recipients', 'sentBy'],
  defaults: {
    ...{ templateSha256: null, jobId: null, candidates: [], users: [], teams: [], signers: [], title: '' },
    ...{ message: null, isOrdered: null, expiresInDays: null, remindEveryDays: null },
  },
  personal: ['title', 'message', 'signers'],
  readOnly: {
    recipientCount: z.int(),
    sentCount: z.int(),
    leftOutCount: z.int(),
    voidedCount: z.int(),
    leftOut: z.array(LeftOut),
    /** Those who are to come, by their places among the recipients. */
    queue: z.array(z.int()),
    /** Parts that are done: work that was asked for before does nothing. */
    step: z.int(),
    /** Recipients whose contracts were voided, if there were any. */
    voidedUpTo: z.int(),
    voidReason: z.string(),
    finishedAt: z.iso.datetime().nullable(),
  },
  readOnlyDefaults: {
    ...{ recipientCount: 0, sentCount: 0, leftOutCount: 0, voidedCount: 0, leftOut: [], queue: [], step: 0 },
    ...{ voidedUpTo: 0, voidReason: '', finishedAt: null },
  },
  hidden: ['candidates', 'users', 'recipients', 'leftOut', 'queue', 'step', 'voidedUpTo', 'voidReason'],
  states: {
    values: contractBatchStatuses,
    initial: 'sending',
    transitions: {
      StopContractBatch: {
        event: 'ContractBatchStopped',
        from: ['sending'],
        to: 'stopped',
        path: 'stop',
        summary: 'Stop a bulk send: nobody gets a contract who has none yet',
      },
    },
  },
  events: {
    /** Contracts went to these recipients, by their places. `next`: the step that is to follow; null: none. */
    ContractBatchPartSent: { step, sent: z.array(z.int()), leftOut: z.array(LeftOut), next: step.nullable() },
    /** Whoever got no contract is tried again, with the template as it is now. */
    ContractBatchResumed: { step, templateName: requiredText(100), templateSha256: Sha256 },
    ContractBatchVoidStarted: { step, reason: personal(reason, 'contractBatchId') },
    /** So many of its contracts were voided; `upTo`: recipients that were looked at by now. */
    ContractBatchPartVoided: { step, upTo: z.int(), voided: z.int(), next: step.nullable() },
  },
  apply: {
    ContractBatchCreated: (_, { recipients: all }) => ({
      ...{ queue: all.map((__, at) => at), recipientCount: all.length },
    }),
    ContractBatchPartSent: (part, record, at) => partSent(record, part, at),
    ContractBatchResumed: (data, record) => resumed(record, data),
    ContractBatchVoidStarted: ({ step: next, reason: why }) => ({
      ...{ status: 'voiding' as const, step: next, voidedUpTo: 0, voidReason: known(why) ?? '' },
    }),
    ContractBatchErased: () => ({ voidReason: '' }),
    ContractBatchPartVoided: ({ step: done, upTo, voided, next }, { voidedCount }) => ({
      ...{ step: done + 1, voidedUpTo: upTo, voidedCount: voidedCount + voided },
      ...(next === null && { status: 'voided' as const }),
    }),
  },
  commands: {
    ResumeContractBatch: {
      data: z.strictObject({}),
      path: 'resume',
      summary: 'Go on with a bulk send: whoever got no contract is tried again',
      right: 'create',
    },
    VoidContractBatch: {
      data: z.strictObject({ reason: reason.default('') }),
      path: 'void',
      summary: 'Void all contracts of a bulk send that not all have signed',
    },
    NoteContractBatchPart: { data: z.strictObject({ step, sent: z.array(z.int()), leftOut: z.array(LeftOut) }) },
    NoteContractBatchVoided: { data: z.strictObject({ step, upTo: z.int(), voided: z.int() }) },
  },
  filters: ['templateId'],
  anyOf: ['status'],
  sorts: ['createdAt', 'updatedAt', 'templateName'],
  search: ['title', 'templateName'],
});
export type ContractBatchEvent = typeof contractBatch.types.event;
export type ContractBatchView = typeof contractBatch.types.view;
export type ContractBatchRecord = typeof contractBatch.types.record;
export type ContractBatchCommand = typeof contractBatch.types.command;

/** Every way a bulk send, or one of its recipients, may be refused beyond those of contracts. */
export type ContractBatchRejection =
  | 'contract-batch-empty' // nobody was chosen
  | 'contract-batch-too-large'
  | 'contract-batch-busy' // contracts are still being sent, or voided
  | 'contract-batch-voided'
  | 'contract-batch-nothing-left' // everybody has got a contract
  | 'contract-template-changed' // since the bulk send was looked at
  | 'contract-recipient-unknown' // does not work in this company, or not any more
  | 'contract-recipient-deactivated'
  | 'contract-not-sent'; // a fault of ours, tried again for an hour
