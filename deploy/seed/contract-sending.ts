import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { recordIn } from 'access/recruiting/record-in';
import type { Commands } from 'command-service/commands';
import { keepPdf } from 'command-service/recruiting/contract/contract.documents';
import { makeFinished } from 'command-service/recruiting/contract/contract.finish';
import { contractFolder } from 'command-service/recruiting/contract/contract.handler';
import { signaturesTitle } from 'command-service/recruiting/contract/contract.words';
import { makeLetter } from 'command-service/recruiting/contract/pdf/letter';
import type { DocumentKey } from 'command-service/recruiting/contract/pdf/pades';
import { LAST_PAGE } from 'contracts/recruiting/contract/contract.choices';
import { type ContractCommand, contract } from 'contracts/recruiting/contract/contract.entity';
import { contractFieldIdOf, signerIdOf } from 'contracts/recruiting/contract/contract.fold';
import { usualFields } from 'contracts/recruiting/contract-template/contract-template.places';
import type { EventStore } from 'platform/event-store/event-store';
import type { FileStorage } from 'platform/storage/file-storage';
import { DAY_MS, daysBefore, HOUR_MS } from '#deploy/seed/calendar';
import type { CompanyContent, ContractTemplateContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

export type Planning = {
  commands: Pick<Commands, 'contract' | 'contractTemplate' | 'contractBatch'>;
  store: EventStore;
  files: FileStorage;
  documentKey: () => Promise<DocumentKey>;
  company: CompanyContent;
  now: Date;
};
/** A contract and how far its signers have come. `tags`: what stands for the template's tags. */
export type SentContract = {
  id: string;
  batchId: string | null;
  candidateId: string | null;
  daysAgo: number;
  people: readonly { name: string; email: string }[];
  tags: Record<string, string>;
  signedBy: number;
  declined?: string;
};
type Step = ContractCommand extends infer C ? (C extends ContractCommand ? Pick<C, 'type' | 'data'> : never) : never;

const DAYS_TO_SIGN = 30;

export const cause = (
  company: CompanyContent,
  {
    sender,
    root,
    key,
    at,
    ip = '203.0.113.31',
  }: { sender: Person; root: string; key: string; at: Date; ip?: string | null },
) => ({
  ...{ tenantId: tenantIdOf(company), actor: { type: 'user' as const, id: userIdOf(sender) }, ip },
  ...{ occurredAt: at.toISOString(), correlationId: root, causationId: root, idempotencyKey: key, now: at },
});

/** How a company of the demo sends contracts of one template. */
export const openSending = (
  { commands, store, files, documentKey, company, now }: Planning,
  sender: Person,
  { name, locale, content, message, roles }: ContractTemplateContent,
) => {
  const { subdomain } = company;
  const tenantId = tenantIdOf(company);
  const templateId = demoId('contractTemplate', subdomain, name);
  const signers = roles.map((role) => ({ id: demoId('contractRole', subdomain, `${name} ${role}`), name: role }));
  const causeOf = (key: string, at: Date, ip?: string | null) =>
    cause(company, { sender, root: templateId, key, at, ...(ip !== undefined && { ip }) });

  const documentOf = async (id: string, tags: Record<string, string>) => {
    const markdown = Object.entries(tags).reduce(
      (text, [tag, value]) => text.replaceAll(`{{ ${tag} }}`, value),
      content,
    );
    const made = await makeLetter({ title: name, markdown, signatures: signaturesTitle[locale] });
    const bytes = Buffer.from(made.bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return keepPdf(files, contractFolder(tenantId, id), { bytes, pages: made.pages, sha256 });
  };
  const pictureIn = async (id: string) => {
    const bytes = await readFile(new URL('./harbor/signature.png', import.meta.url));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await files.put(`${contractFolder(tenantId, id)}/${sha256}`, bytes);
    return { signature: { kind: 'drawn' as const, sha256 }, signatureBytes: bytes.length };
  };
  const finish = async (id: string, at: Date) => {
    const signed = await recordIn(store, contract, { tenantId, id });
    if (!signed || signed.finished) return;
    const deps = { store, files, documentKey, publicUrl: '' };
    const data = await makeFinished(deps, {
      tenantId,
      record: signed,
      company: { name: company.name, timeZone: company.profile.timeZone },
    });
    await commands.contract(id, { type: 'FinishContract', data, metadata: causeOf(`${id}-finish`, at, null) });
  };

  return {
    templateId,
    roleIds: signers.map(({ id }) => id),
    causeOf,
    makeTemplate: (at: Date) =>
      commands.contractTemplate(templateId, {
        type: 'CreateContractTemplate',
        data: { contractTemplateId: templateId, name, locale, content, message, signers, expiresInDays: DAYS_TO_SIGN },
        metadata: causeOf(templateId, at),
      }),
    send: async ({ id, batchId, candidateId, daysAgo, people, tags, signedBy, declined }: SentContract) => {
      const begun = daysBefore(now, daysAgo);
      const at = (hours: number): Date => new Date(begun.getTime() + hours * HOUR_MS);
      const named = signers.flatMap(({ id: roleId, name: role }, index) => {
        const person = people[index];
        return person ? [{ id: signerIdOf(id, roleId), roleId, role, name: person.name, email: person.email }] : [];
      });
      const take = (step: Step, moment: Date, ip: string) =>
        commands.contract(id, {
          ...step,
          metadata: causeOf(`${id}-${step.type}-${moment.getTime()}`, moment, ip),
        } as ContractCommand);
      const document = await documentOf(id, tags);
      const fields = usualFields(signers).map(({ id: fieldId, roleId, page, ...place }) => ({
        ...place,
        ...{ id: contractFieldIdOf(id, fieldId), signerId: signerIdOf(id, roleId) },
        page: page === LAST_PAGE ? document.pages : page,
      }));
      const data = {
        ...{ contractId: id, batchId, templateId, candidateId, jobId: null, pendingHireId: null, title: name, message },
        ...{
          locale,
          isOrdered: true,
          signers: named,
          signerIds: named.map((one) => one.id),
          codes: [],
          fields,
          document,
        },
        ...{ remindEveryDays: null, expiresAt: new Date(begun.getTime() + DAYS_TO_SIGN * DAY_MS).toISOString() },
        sentBy: userIdOf(sender),
      };
      const command = { type: 'CreateContract' as const, data, metadata: causeOf(id, begun) };
      const { state } = await commands.contract(id, command);
      if (state.status === 'absent') return;
      const { sha256 } = state.record.document;
      for (const [index, { id: signerId }] of named.entries()) {
        const ip = `198.51.100.${20 + index}`;
        const isLooking = index < signedBy || (declined && index === signedBy);
        if (isLooking) await take({ type: 'ViewContract', data: { signerId, sha256 } }, at(index * 5 + 2), ip);
        if (index < signedBy) {
          const signed = { signerId, sha256, values: [], ...(await pictureIn(id)) };
          await take({ type: 'SignContract', data: signed }, at(index * 5 + 3), ip);
        }
        if (declined && index === signedBy)
          await take({ type: 'DeclineContract', data: { signerId, reason: declined } }, at(index * 5 + 4), ip);
      }
      if (signedBy >= named.length) await finish(id, at(named.length * 5));
    },
  };
};
