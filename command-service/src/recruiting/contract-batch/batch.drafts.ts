import { createHash } from 'node:crypto';
import type { NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import { signerName } from 'contracts/recruiting/contract/contract.fields';
import type { BatchRecipient, ContractBatchRecord } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import type { ContractTemplateRecord } from 'contracts/recruiting/contract-template/contract-template.entity';
import { canonicalJson } from 'platform/canonical-json';
import { pick } from '#command-service/kernel/changes';
import type { ContractContext } from '#command-service/recruiting/contract/context';
import {
  assertRoles,
  assertTitle,
  type ContractDraft,
  contractSources,
  filledWith,
  sendableTemplate,
} from '#command-service/recruiting/contract/contract.draft';
import { isRefusal, refuseContract } from '#command-service/recruiting/contract/contract.rules';
import type { SeenTemplate } from './contract-batch.decider.ts';
import { findRecipient, type Reached } from './recipients.ts';

/** What a bulk send says of all its contracts. */
export type Terms = Pick<
  ContractBatchRecord,
  | 'templateId'
  | 'jobId'
  | 'roleId'
  | 'title'
  | 'message'
  | 'isOrdered'
  | 'expiresInDays'
  | 'remindEveryDays'
  | 'signers'
>;
type Sending = { tenantId: string; sentBy: string };

/** All that contracts take from a template. By name: one more field makes no other contract of those that are being sent. */
const SEEN = {
  ...{ name: true, locale: true, content: true, message: true, signers: true, isOrdered: true, expiresInDays: true },
  ...{ remindEveryDays: true, fields: true, document: true },
} satisfies Partial<Record<keyof ContractTemplateRecord, true>>;

/** What is remembered of a template: a contract of another is not sent. */
export const seenOf = (template: ContractTemplateRecord): SeenTemplate => {
  return {
    templateName: template.name,
    templateSha256: createHash('sha256')
      .update(canonicalJson(pick(template, SEEN)))
      .digest('hex'),
  };
};

/** Of the recipient nothing is known yet. */
const ANYBODY = { name: 'A', email: '' };

/** All that the contracts of a bulk send have in common; refused where none of them could be sent. */
export const openBatch = async (context: ContractContext, { tenantId, sentBy }: Sending, terms: Terms) => {
  const { template, places } = await sendableTemplate(context, { tenantId, templateId: terms.templateId });
  const others = (terms.signers ?? []).map((one) => ({ ...one, code: null }));
  assertRoles(template, [...others, { ...ANYBODY, roleId: terms.roleId, code: null }]);
  const sending = { tenantId, sentBy, locale: template.locale };
  const sources = await contractSources(context, sending, { candidateId: null, jobId: terms.jobId });
  filledWith(template, { title: terms.title ?? '', sources });
  return { tenantId, terms, template, places, others, sources };
};
export type OpenBatch = Awaited<ReturnType<typeof openBatch>>;

export type RecipientDraft = { name: string; body: NewContract; draft: ContractDraft };
export type Refused = { name: string | null; code: string; detail: string };

const draftFor = (batch: OpenBatch, { name, email, candidateId, candidate }: Reached): Omit<RecipientDraft, 'name'> => {
  const { terms, template, places, others, sources } = batch;
  const { templateId, jobId, roleId, message, isOrdered, expiresInDays, remindEveryDays } = terms;
  const signers = [...others, { roleId, name, email, code: null }];
  if (!signerName().safeParse(name).success)
    throw refuseContract('contract-signer-name-too-long', { field: 'signers' });
  assertRoles(template, signers);
  const title = terms.title ?? '';
  const draft = { template, places, ...filledWith(template, { title, sources: { ...sources, candidate } }) };
  if (draft.missing.length > 0)
    throw refuseContract('contract-tags-empty', { field: 'templateId', detail: draft.missing.join(', ') });
  assertTitle(title, draft.title);
  return {
    draft,
    body: {
      ...{ templateId, candidateId, jobId, pendingHireId: null, title, message, isOrdered, expiresInDays },
      ...{ remindEveryDays, signers, sha256: null, previewSha256: null },
    },
  };
};

/** Refusals whose detail says nothing about the person. */
const TOLD: ReadonlySet<string> = new Set([
  'contract-tags-empty',
  'contract-signature-field-missing',
  'contract-text-not-drawn',
  'contract-field-outside',
  'contract-content-too-long',
]);

/** Why somebody gets no contract; a fault of ours goes on up. */
export const refusedBy = (error: unknown): Pick<Refused, 'code' | 'detail'> => {
  if (!isRefusal(error)) throw error;
  return { code: error.code, detail: TOLD.has(error.code) ? (error.detail ?? '').slice(0, 1_000) : '' };
};

/** The contract of one recipient as it would be sent now, or why none is. */
export const draftOf = async (
  { store }: Pick<ContractContext, 'store'>,
  batch: OpenBatch,
  recipient: BatchRecipient,
): Promise<RecipientDraft | Refused> => {
  const found = await findRecipient(store, batch.tenantId, recipient);
  if ('code' in found) return { ...found, detail: '' };
  try {
    return { name: found.name, ...draftFor(batch, found) };
  } catch (error) {
    return { name: found.name, ...refusedBy(error) };
  }
};
