import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailValuesOf } from 'contracts/automation/mail/mail-tags';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { LAST_PAGE } from 'contracts/recruiting/contract/contract.choices';
import type { NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import type { ContractCommand } from 'contracts/recruiting/contract/contract.entity';
import { contractFieldIdOf, signerIdOf } from 'contracts/recruiting/contract/contract.fold';
import {
  type ContractTemplateRecord,
  contractTemplate,
} from 'contracts/recruiting/contract-template/contract-template.entity';
import { fieldsOf } from 'contracts/recruiting/contract-template/contract-template.places';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { mailSender, mailSources } from '#command-service/automation/mail/mail-sources';
import { entityState } from '#command-service/entity/entity.state';
import { assertTags } from '#command-service/recruiting/contract-template/contract-template.decider';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import type { ContractContext } from './context.ts';
import { keepPdf, readPdf } from './contract.documents.ts';
import { contractFolder } from './contract.handler.ts';
import { codeHash } from './contract.link.ts';
import { assertLetters, refuseContract } from './contract.rules.ts';
import { assertRoom } from './contract.storage.ts';
import { signaturesTitle } from './contract.words.ts';
import { letterPdf, type MadePdf } from './pdf/pdf.process.ts';

type Data = Extract<ContractCommand, { type: 'CreateContract' }>['data'];
type Wanted = { id: string; auth: TenantAuth; body: NewContract; now: Date };
const DAY = 86_400_000;

const need = ({ permissions }: TenantAuth, permission: Permission): void => {
  if (!permissions.includes(permission as never)) throw new Rejection('forbidden', 403, { detail: permission });
};

/** Whoever sends sees what it is about (docs/product.md SIG-6). */
const assertSeen = async (context: ContractContext, auth: TenantAuth, body: NewContract): Promise<void> => {
  const { candidateId, jobId, pendingHireId } = body;
  if (candidateId !== null) {
    need(auth, 'tenant.candidates.read');
    const person = await entityState(context.store, candidate, { tenantId: auth.tenantId, id: candidateId });
    if (person.status === 'kept' && person.record.erased)
      throw new Rejection('erased', 422, { errors: { candidateId: ['erased'] } });
  }
  if (jobId !== null) {
    need(auth, 'tenant.jobs.read');
    await jobSight(context).assertNamed(auth, jobId);
  }
  if (pendingHireId === null) return;
  need(auth, 'tenant.pendingHires.read');
  const hire = await entityState(context.store, pendingHire, { tenantId: auth.tenantId, id: pendingHireId });
  if (hire.status !== 'kept' || hire.record.candidateId !== candidateId)
    throw new Rejection('not-found', 422, { errors: { pendingHireId: ['not-found'] } });
};

const assertRoles = ({ signers: roles }: ContractTemplateRecord, signers: NewContract['signers']): void => {
  const wanted = roles.map(({ id }) => id);
  const named = signers.map(({ roleId }) => roleId);
  if (
    new Set(named).size !== named.length ||
    named.length !== wanted.length ||
    wanted.some((id) => !named.includes(id))
  )
    throw refuseContract('contract-roles-wrong', { field: 'signers' });
  if (new Set(signers.map(({ email }) => email)).size !== signers.length)
    throw refuseContract('contract-signer-repeated', { field: 'signers' });
  for (const { name } of roles) assertLetters('templateId', name);
  for (const [index, { name }] of signers.entries()) assertLetters(`signers.${index}.name`, name);
};

/** Title and document with values in the place of tags; a tag without one is refused by its name. */
const filled = async (context: ContractContext, { auth, body }: Wanted, template: ContractTemplateRecord) => {
  const { store, publicUrl } = context;
  const { tenantId } = auth;
  const { locale } = template;
  const sender = await mailSender(store, { tenantId, userId: 'userId' in auth ? auth.userId : null, publicUrl });
  const about = { candidateId: body.candidateId, jobId: body.jobId, interviewId: null };
  const values = mailValuesOf(await mailSources(store, { tenantId, sender, locale }, about));
  assertTags('title', body.title);
  const draft = { subject: body.title || template.name, content: template.document ? '' : template.content };
  const { subject, content, missing } = fillMail(draft, values);
  if (missing.length > 0)
    throw refuseContract('contract-tags-empty', { field: 'templateId', detail: missing.join(', ') });
  assertLetters(body.title ? 'title' : 'templateId', subject);
  return { title: subject, markdown: content };
};

/** What is sent: the document made and kept, fields on its pages, and who signs. */
export const prepareContract = async (context: ContractContext, wanted: Wanted): Promise<Data> => {
  const { id, auth, body, now } = wanted;
  const { tenantId } = auth;
  const { store, files, payloadKey = Buffer.alloc(0) } = context;
  await assertSeen(context, auth, body);
  const state = await entityState(store, contractTemplate, { tenantId, id: body.templateId });
  if (state.status !== 'kept') throw refuseContract('contract-template-not-found', { field: 'templateId' });
  const template = state.record;
  if (!template.document && template.content === '')
    throw refuseContract('contract-template-empty', { field: 'templateId' });
  assertRoles(template, body.signers);
  const { title, markdown } = await filled(context, wanted, template);
  const made: MadePdf = template.document
    ? { ...template.document, bytes: await readPdf(files, template.document) }
    : await letterPdf({ title, markdown, signatures: signaturesTitle[template.locale] });
  const places = fieldsOf(template);
  const unsigned = template.signers.find(
    ({ id: roleId }) => !places.some((one) => one.roleId === roleId && one.kind === 'signature'),
  );
  if (unsigned)
    throw refuseContract('contract-signature-field-missing', { field: 'templateId', detail: unsigned.name });
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
  const remindEveryDays = body.remindEveryDays === null ? template.remindEveryDays : body.remindEveryDays || null;
  const days = body.expiresInDays ?? template.expiresInDays;
  return {
    ...{ contractId: id, templateId: template.id, candidateId: body.candidateId, jobId: body.jobId },
    ...{ pendingHireId: body.pendingHireId, title, message: body.message ?? template.message, locale: template.locale },
    ...{
      isOrdered: body.isOrdered ?? template.isOrdered,
      signers,
      signerIds: signers.map((one) => one.id),
      codes,
      fields,
    },
    ...{ document, expiresAt: new Date(now.getTime() + days * DAY).toISOString(), remindEveryDays },
    sentBy: 'userId' in auth ? auth.userId : auth.apiKeyId,
  };
};
