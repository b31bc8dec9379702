import type { TenantAuth } from 'contracts/kernel/auth';
import { LAST_PAGE } from 'contracts/recruiting/contract/contract.choices';
import type { NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import type { ContractCommand } from 'contracts/recruiting/contract/contract.entity';
import { contractFieldIdOf, signerIdOf } from 'contracts/recruiting/contract/contract.fold';
import type { ContractContext } from './context.ts';
import { keepPdf } from './contract.documents.ts';
import { documentOf, draftContract, termsOf } from './contract.draft.ts';
import { contractFolder } from './contract.handler.ts';
import { codeHash } from './contract.link.ts';
import { refuseContract } from './contract.rules.ts';
import { assertRoom } from './contract.storage.ts';

type Data = Extract<ContractCommand, { type: 'CreateContract' }>['data'];
type Wanted = { id: string; auth: TenantAuth; body: NewContract; now: Date };
const DAY = 86_400_000;

/** What is sent: the document made and kept, fields on its pages, and who signs. */
export const prepareContract = async (context: ContractContext, wanted: Wanted): Promise<Data> => {
  const { id, auth, body, now } = wanted;
  const { tenantId } = auth;
  const { files, payloadKey = Buffer.alloc(0) } = context;
  const draft = await draftContract(context, wanted);
  const { template, places, title, missing } = draft;
  if (missing.length > 0)
    throw refuseContract('contract-tags-empty', { field: 'templateId', detail: missing.join(', ') });
  const made = await documentOf(context, draft);
  // Whoever sends has looked at one: no other goes out (docs/product.md SIG-23).
  if (body.sha256 !== null && body.sha256 !== made.sha256) throw refuseContract('contract-preview-outdated');
  await assertRoom(context, { tenantId, id }, { bytes: made.bytes.length, field: 'templateId' });
  const document = await keepPdf(files, contractFolder(tenantId, id), made);
  const signers = template.signers.flatMap(({ id: roleId, name: role }) => {
    const said = body.signers.find((one) => one.roleId === roleId);
    return said ? [{ id: signerIdOf(id, roleId), roleId, role, name: said.name, email: said.email }] : [];
  });
  const codes = body.signers.flatMap(({ roleId, code }) => {
    const signerId = signerIdOf(id, roleId);
    return code ? [{ signerId, hash: codeHash(payloadKey, signerId, code) }] : [];
  });
  const fields = places.map(({ id: fieldId, roleId, page, ...place }) => ({
    ...place,
    id: contractFieldIdOf(id, fieldId),
    page: page === LAST_PAGE ? document.pages : Math.min(page, document.pages),
    signerId: signerIdOf(id, roleId),
  }));
  const { message, isOrdered, expiresInDays, remindEveryDays } = termsOf(draft, body);
  return {
    ...{ contractId: id, templateId: template.id, candidateId: body.candidateId, jobId: body.jobId },
    ...{ pendingHireId: body.pendingHireId, title, message, locale: template.locale, isOrdered },
    ...{ signers, signerIds: signers.map((one) => one.id), codes, fields, document, remindEveryDays },
    expiresAt: new Date(now.getTime() + expiresInDays * DAY).toISOString(),
    sentBy: 'userId' in auth ? auth.userId : auth.apiKeyId,
  };
};
