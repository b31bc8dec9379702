import { createHash } from 'node:crypto';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailValuesOf } from 'contracts/automation/mail/mail-tags';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { LAST_PAGE, MAX_CONTRACT_TITLE } from 'contracts/recruiting/contract/contract.choices';
import type { ContractPreview, NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import {
  type ContractTemplateRecord,
  contractTemplate,
} from 'contracts/recruiting/contract-template/contract-template.entity';
import { fieldsOf, printedOf } from 'contracts/recruiting/contract-template/contract-template.places';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { canonicalJson } from 'platform/canonical-json';
import { mailSender, mailSources } from '#command-service/automation/mail/mail-sources';
import { entityState } from '#command-service/entity/entity.state';
import { assertTags } from '#command-service/recruiting/contract-template/contract-template.decider';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import type { ContractContext } from './context.ts';
import { readPdf } from './contract.documents.ts';
import { assertLetters, assertOnPages, refuseContract } from './contract.rules.ts';
import { signaturesTitle } from './contract.words.ts';
import { letterPdf, type MadePdf, printedPdf } from './pdf/pdf.process.ts';

type DraftRequest = { auth: TenantAuth; body: NewContract };
export type ContractDraft = Awaited<ReturnType<typeof draftContract>>;

export const need = ({ permissions }: TenantAuth, permission: Permission): void => {
  if (!permissions.includes(permission as never)) throw new Rejection('forbidden', 403, { detail: permission });
};

/** Whoever sends: an account, or a key of the company. */
export const senderOf = (auth: TenantAuth): string => ('userId' in auth ? auth.userId : auth.apiKeyId);

/** Whoever sends sees what it is about (docs/product.md SIG-6). */
const assertSeen = async (context: ContractContext, { auth, body }: DraftRequest): Promise<void> => {
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

export const assertRoles = ({ signers: roles }: ContractTemplateRecord, signers: NewContract['signers']): void => {
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

type Sources = Parameters<typeof mailValuesOf>[0];
type Titled = { title: string; sources: Sources };

type Values = Parameters<typeof fillMail>[1];
/** What is drawn onto pages as the document is made, tags filled in. */
const printedWith = (template: ContractTemplateRecord, values: Values) =>
  printedOf(template).map(({ content = '', label, page, x, y, width, height }) => {
    const { subject: value } = fillMail({ subject: content, content: '' }, values);
    assertLetters('templateId', value, label);
    return { page, x, y, width, height, label: label || content, value };
  });

/** Title, text and what is drawn onto pages with values in the place of tags; a tag without one stands there by its name, and is told of. */
export const filledWith = (template: ContractTemplateRecord, { title: wanted, sources }: Titled) => {
  const values = mailValuesOf(sources);
  assertTags('title', wanted);
  const written = { subject: wanted || template.name, content: template.document ? '' : template.content };
  const onPages = printedOf(template).map(({ content: subject = '' }) => ({ subject, content: '' }));
  const missing = [...new Set([written, ...onPages].flatMap((one) => fillMail(one, values).missing))];
  const named = { ...values, ...Object.fromEntries(missing.map((name) => [name, `[${name}]`])) };
  const { subject, content } = fillMail(written, named);
  assertLetters(wanted ? 'title' : 'templateId', subject);
  return { title: subject, markdown: content, printed: printedWith(template, named), missing };
};

/** With values in the place of its tags a title is one all the same. */
export const assertTitle = (wanted: string, title: string): void => {
  const field = wanted ? 'title' : 'templateId';
  if (title.trim() === '') throw refuseContract('contract-title-empty', { field });
  if (title.trim().length > MAX_CONTRACT_TITLE) throw refuseContract('contract-title-too-long', { field });
};

type Sending = { tenantId: string; sentBy: string; locale: ContractTemplateRecord['locale'] };
type About = { candidateId: string | null; jobId: string | null };

/** What tags may say: of the company, of the account that sends, and of what it is about. */
export const contractSources = async (
  { store, publicUrl }: Pick<ContractContext, 'store' | 'publicUrl'>,
  { tenantId, sentBy, locale }: Sending,
  about: About,
): Promise<Sources> => {
  const sender = await mailSender(store, { tenantId, userId: sentBy, publicUrl });
  return mailSources(store, { tenantId, sender, locale }, { ...about, interviewId: null });
};

/** A template that can be sent: it says something, and each of its roles has a place to sign at. */
export const sendableTemplate = async (
  { store }: Pick<ContractContext, 'store'>,
  of: { tenantId: string; templateId: string },
) => {
  const state = await entityState(store, contractTemplate, { tenantId: of.tenantId, id: of.templateId });
  if (state.status !== 'kept') throw refuseContract('contract-template-not-found', { field: 'templateId' });
  const template = state.record;
  if (!template.document && template.content === '')
    throw refuseContract('contract-template-empty', { field: 'templateId' });
  const places = fieldsOf(template);
  if (template.document) assertOnPages(template.fields, template.document.pages);
  const unsigned = template.signers.find(
    ({ id: roleId }) => !places.some((one) => one.roleId === roleId && one.kind === 'signature'),
  );
  if (unsigned)
    throw refuseContract('contract-signature-field-missing', { field: 'templateId', detail: unsigned.name });
  return { template, places };
};

/** What is to be sent, before anything of it is made: refused where it never could be. */
export const draftContract = async (context: ContractContext, asked: DraftRequest) => {
  const { auth, body } = asked;
  await assertSeen(context, asked);
  const { tenantId } = auth;
  const { template, places } = await sendableTemplate(context, { tenantId, templateId: body.templateId });
  assertRoles(template, body.signers);
  const sending = { tenantId, sentBy: senderOf(auth), locale: template.locale };
  const sources = await contractSources(context, sending, body);
  const filled = filledWith(template, { title: body.title, sources });
  assertTitle(body.title, filled.title);
  return { template, places, ...filled };
};

/** The document that signers get: the same draft makes the same bytes. */
export const documentOf = async (
  { files }: Pick<ContractContext, 'files'>,
  { template, title, markdown, printed }: ContractDraft,
): Promise<MadePdf> => {
  const made = template.document
    ? { ...template.document, bytes: await readPdf(files, template.document) }
    : await letterPdf({ title, markdown, signatures: signaturesTitle[template.locale] });
  const texts = printed
    .map((one) => ({ ...one, page: one.page === LAST_PAGE ? made.pages : one.page }))
    .filter(({ page }) => page <= made.pages);
  return texts.length === 0 ? made : printedPdf({ original: made.bytes, texts });
};

type Said = Pick<NewContract, 'message' | 'isOrdered' | 'expiresInDays' | 'remindEveryDays'>;

/** How long they have, and how often they are reminded; what is not said is as the template has it. */
export const termsOf = ({ template }: Pick<ContractDraft, 'template'>, body: Said) => ({
  message: body.message ?? template.message,
  isOrdered: body.isOrdered ?? template.isOrdered,
  expiresInDays: body.expiresInDays ?? template.expiresInDays,
  remindEveryDays: body.remindEveryDays === null ? template.remindEveryDays : body.remindEveryDays || null,
});

/** What whoever sends looks at beside the document, and what that hashes to. */
export const previewOf = (draft: ContractDraft, body: NewContract): ContractPreview => {
  const told = {
    ...termsOf(draft, body),
    title: draft.title,
    missing: draft.missing,
    signers: draft.template.signers.flatMap(({ id: roleId, name: role }) => {
      const said = body.signers.find((one) => one.roleId === roleId);
      return said ? [{ roleId, role, name: said.name, email: said.email, hasCode: said.code !== null }] : [];
    }),
    fields: draft.places.map((place) => ({ ...place })),
  };
  return { ...told, sha256: createHash('sha256').update(canonicalJson(told)).digest('hex') };
};
