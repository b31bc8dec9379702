import { newId } from 'contracts/kernel/id';
import { LAST_PAGE } from 'contracts/recruiting/contract/contract.choices';
import type { NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import type { ContractCommand, contract } from 'contracts/recruiting/contract/contract.entity';
import type { ContractDocument } from 'contracts/recruiting/contract/contract.fields';
import { contractFieldIdOf, signerIdOf } from 'contracts/recruiting/contract/contract.fold';
import type { StateOf } from '#command-service/entity/entity.decider';
import type { Sent } from '#command-service/kernel/command';
import type { ContractContext } from './context.ts';
import { type ContractDraft, documentOf, previewOf, termsOf } from './contract.draft.ts';
import { contractFolder } from './contract.handler.ts';
import { codeHash } from './contract.link.ts';
import { assertOnPages, refuseContract } from './contract.rules.ts';
import { assertRoom } from './contract.storage.ts';
import { keepNamed } from './contract.unsettled.ts';
import type { MadePdf } from './pdf/pdf.process.ts';

type Data = Extract<ContractCommand, { type: 'CreateContract' }>['data'];
/** `sentBy`: an account, or a key of the company. */
type Wanted = {
  id: string;
  tenantId: string;
  sentBy: string;
  batchId: string | null;
  body: NewContract;
  draft: ContractDraft;
  now: Date;
};
type Create = (data: Data) => Promise<Sent<StateOf<typeof contract>>>;
const DAY = 86_400_000;

/** Who signs what is sent, and where on the pages of its document. */
const dataOf = (
  { payloadKey = Buffer.alloc(0) }: Pick<ContractContext, 'payloadKey'>,
  { id, sentBy, batchId, body, draft, now }: Wanted,
  document: ContractDocument,
): Data => {
  const { template, places, title } = draft;
  const signers = template.signers.flatMap(({ id: roleId, name: role }) => {
    const said = body.signers.find((one) => one.roleId === roleId);
    return said ? [{ id: signerIdOf(id, roleId), roleId, role, name: said.name, email: said.email }] : [];
  });
  const codes = body.signers.flatMap(({ roleId, code }) => {
    const signerId = signerIdOf(id, roleId);
    return code ? [{ signerId, hash: codeHash(payloadKey, signerId, code) }] : [];
  });
  const fields = places.map(({ id: fieldId, roleId, page, content: _, ...place }) => ({
    ...place,
    id: contractFieldIdOf(id, fieldId),
    page: page === LAST_PAGE ? document.pages : page,
    signerId: signerIdOf(id, roleId),
  }));
  const { message, isOrdered, expiresInDays, remindEveryDays } = termsOf(draft, body);
  return {
    ...{ contractId: id, templateId: template.id, candidateId: body.candidateId, jobId: body.jobId },
    ...{ pendingHireId: body.pendingHireId, batchId, title, message, locale: template.locale, isOrdered },
    ...{ signers, signerIds: signers.map((one) => one.id), codes, fields, document, remindEveryDays },
    expiresAt: new Date(now.getTime() + expiresInDays * DAY).toISOString(),
    sentBy,
  };
};

/** Whoever sends has looked at one contract: no other goes out (docs/product.md SIG-23). */
const assertAsSeen = (draft: ContractDraft, body: NewContract, made: MadePdf): void => {
  if (body.sha256 === null) return;
  if (body.sha256 !== made.sha256 || body.previewSha256 !== previewOf(draft, body).sha256)
    throw refuseContract('contract-preview-outdated');
};

/** Makes the document, keeps it, and creates the contract by `create`. Where that is refused, nothing is kept. */
export const prepareContract = async (context: ContractContext, wanted: Wanted, create: Create) => {
  const { id, tenantId, body, draft, now } = wanted;
  const of = { tenantId, id };
  const { missing } = draft;
  if (missing.length > 0)
    throw refuseContract('contract-tags-empty', { field: 'templateId', detail: missing.join(', ') });
  const made = await documentOf(context, draft);
  assertOnPages(draft.template.fields, made.pages);
  assertAsSeen(draft, body, made);
  await assertRoom(context, of, { bytes: made.bytes.length, field: 'templateId' });
  // Of this attempt alone: another one under the same key keeps its own.
  const folder = `${contractFolder(of.tenantId, id)}/${newId(now)}`;
  return keepNamed(context, { folder, made }, (document) => create(dataOf(context, wanted, document)));
};
