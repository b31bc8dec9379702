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
import type { CompanyContent, ContractsContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Planning = {
  commands: Pick<Commands, 'contract' | 'contractTemplate'>;
  store: EventStore;
  files: FileStorage;
  documentKey: () => Promise<DocumentKey>;
  company: CompanyContent;
  now: Date;
};
type Act = { at: Date; run: () => Promise<unknown> };
type Sent = ContractsContent['sent'][number];
type Step = ContractCommand extends infer C ? (C extends ContractCommand ? Pick<C, 'type' | 'data'> : never) : never;

const TEMPLATE_DAYS_AGO = 40;
const DAYS_TO_SIGN = 30;

/** A template of the company, and contracts in every state that people should see. */
export const planContracts = ({ commands, store, files, documentKey, company, now }: Planning): Act[] => {
  const { subdomain, contracts, people } = company;
  const sender = people.find(({ role }) => role === 'Recruiter') ?? people[0];
  if (!contracts || !sender) return [];
  const tenantId = tenantIdOf(company);
  const { name, content, message, roles, locale } = contracts;
  const templateId = demoId('contractTemplate', subdomain, name);
  const signers = roles.map((role) => ({ id: demoId('contractRole', subdomain, role), name: role }));
  const causeOf = (key: string, at: Date, ip: string | null = '203.0.113.31') => ({
    ...{ tenantId, actor: { type: 'user' as const, id: userIdOf(sender) }, ip, occurredAt: at.toISOString() },
    ...{ correlationId: templateId, causationId: templateId, idempotencyKey: key, now: at },
  });

  const making: Act = {
    at: daysBefore(now, TEMPLATE_DAYS_AGO),
    run: () =>
      commands.contractTemplate(templateId, {
        type: 'CreateContractTemplate',
        data: { contractTemplateId: templateId, name, locale, content, message, signers, expiresInDays: DAYS_TO_SIGN },
        metadata: causeOf(templateId, daysBefore(now, TEMPLATE_DAYS_AGO)),
      }),
  };

  const documentOf = async (id: string, first: string) => {
    const markdown = content.replace('{{ candidate.full_name }}', first).replace('{{ company.name }}', company.name);
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

  const actsOf = ({ signedBy, declined, daysAgo, ...said }: Sent): Act[] => {
    const id = demoId('contract', subdomain, said.people[0]?.email ?? '');
    const begun = daysBefore(now, daysAgo);
    const named = signers.flatMap(({ id: roleId, name: role }, index) => {
      const person = said.people[index];
      return person ? [{ id: signerIdOf(id, roleId), roleId, role, ...person }] : [];
    });
    const at = (hours: number): Date => new Date(begun.getTime() + hours * HOUR_MS);
    const send = (step: Step, moment: Date, ip: string) =>
      commands.contract(id, {
        ...step,
        metadata: causeOf(`${id}-${step.type}-${moment.getTime()}`, moment, ip),
      } as ContractCommand);
    const create = async () => {
      const document = await documentOf(id, said.people[0]?.name ?? '');
      const fields = usualFields(signers).map(({ id: fieldId, roleId, page, ...place }) => ({
        ...place,
        ...{ id: contractFieldIdOf(id, fieldId), signerId: signerIdOf(id, roleId) },
        page: page === LAST_PAGE ? document.pages : page,
      }));
      const data = {
        ...{ contractId: id, templateId, candidateId: demoId('candidate', subdomain, said.people[0]?.name ?? '') },
        ...{ jobId: null, pendingHireId: null, title: name, message, locale, isOrdered: true, signers: named },
        ...{ signerIds: named.map((one) => one.id), codes: [], fields, document, remindEveryDays: null },
        expiresAt: new Date(begun.getTime() + DAYS_TO_SIGN * DAY_MS).toISOString(),
        sentBy: userIdOf(sender),
      };
      const command = { type: 'CreateContract' as const, data, metadata: causeOf(id, begun) };
      const { state } = await commands.contract(id, command);
      if (state.status === 'absent') return;
      const { sha256 } = state.record.document;
      for (const [index, { id: signerId }] of named.entries()) {
        const ip = `198.51.100.${20 + index}`;
        const isLooking = index < signedBy || (declined && index === signedBy);
        if (isLooking) await send({ type: 'ViewContract', data: { signerId, sha256 } }, at(index * 5 + 2), ip);
        if (index < signedBy) {
          const data = { signerId, sha256, values: [], ...(await pictureIn(id)) };
          await send({ type: 'SignContract', data }, at(index * 5 + 3), ip);
        }
        if (declined && index === signedBy)
          await send({ type: 'DeclineContract', data: { signerId, reason: declined } }, at(index * 5 + 4), ip);
      }
      if (signedBy < named.length) return;
      const signed = await recordIn(store, contract, { tenantId, id });
      if (!signed || signed.finished) return;
      const deps = { store, files, documentKey, publicUrl: '' };
      const made = await makeFinished(deps, { tenantId, record: signed, company: company.name });
      const finish = { type: 'FinishContract' as const, data: made };
      await commands.contract(id, { ...finish, metadata: causeOf(`${id}-finish`, at(named.length * 5), null) });
    };
    return [{ at: begun, run: create }];
  };
  return [making, ...contracts.sent.flatMap(actsOf)];
};
