import { createHash } from 'node:crypto';
import { batchedContractId } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { daysBefore } from '#deploy/seed/calendar';
import type { ContractsContent, Person } from '#deploy/seed/content';
import { openSending, type Planning } from '#deploy/seed/contract-sending';
import { demoId } from '#deploy/seed/demo-id';
import { userIdOf } from '#deploy/seed/register';

type Act = { at: Date; run: () => Promise<unknown> };

const TEMPLATE_DAYS_AGO = 40;

/** One template to several who work there: who has signed, and who has not yet. */
const planToMany = (
  planning: Planning,
  sender: Person,
  { daysAgo, to, signedBy, ...template }: ContractsContent['toMany'],
): Act[] => {
  const { commands, company, now } = planning;
  const sending = openSending(planning, sender, template);
  const id = demoId('contractBatch', company.subdomain, template.name);
  const at = daysBefore(now, daysAgo);
  const people = company.people.filter(({ name }) => to.includes(name));
  const recipients = people.map((person) => ({ kind: 'user' as const, id: userIdOf(person) }));
  const run = async () => {
    const { templateId, roleIds, causeOf } = sending;
    const data = {
      ...{ contractBatchId: id, templateId, templateName: template.name, jobId: null, roleId: roleIds[0] ?? '' },
      templateSha256: createHash('sha256').update(template.content).digest('hex'),
      ...{
        candidates: [],
        users: recipients.map((one) => one.id),
        teams: [],
        recipients,
        signers: [],
        title: template.name,
      },
      ...{ message: null, isOrdered: null, expiresInDays: null, remindEveryDays: null, sentBy: userIdOf(sender) },
    };
    await commands.contractBatch(id, { type: 'CreateContractBatch', data, metadata: causeOf(id, at) });
    for (const person of people) {
      const isSigned = signedBy.includes(person.name);
      await sending.send({
        ...{ id: batchedContractId(id, userIdOf(person)), batchId: id, candidateId: null, daysAgo, people: [person] },
        ...{ tags: { 'company.name': company.name }, signedBy: isSigned ? 1 : 0 },
      });
    }
    const part = { step: 0, sent: recipients.map((_, index) => index), leftOut: [] };
    await commands.contractBatch(id, { type: 'NoteContractBatchPart', data: part, metadata: causeOf(`${id} 0`, at) });
  };
  return [
    { at: daysBefore(now, TEMPLATE_DAYS_AGO), run: () => sending.makeTemplate(daysBefore(now, TEMPLATE_DAYS_AGO)) },
    { at, run },
  ];
};

/** Templates of the company, contracts in every state that people should see, and one that many got. */
export const planContracts = (planning: Planning): Act[] => {
  const { company, now } = planning;
  const { subdomain, contracts, people } = company;
  const sender = people.find(({ role }) => role === 'Recruiter') ?? people[0];
  if (!contracts || !sender) return [];
  const { sent, toMany, ...template } = contracts;
  const sending = openSending(planning, sender, template);
  const made = daysBefore(now, TEMPLATE_DAYS_AGO);
  return [
    { at: made, run: () => sending.makeTemplate(made) },
    ...sent.map((one) => {
      const first = one.people[0] ?? { name: '', email: '' };
      const contract = {
        ...{ id: demoId('contract', subdomain, first.email), batchId: null },
        candidateId: demoId('candidate', subdomain, first.name),
        tags: { 'candidate.full_name': first.name, 'company.name': company.name },
      };
      return { at: daysBefore(now, one.daysAgo), run: () => sending.send({ ...one, ...contract }) };
    }),
    ...planToMany(planning, sender, toMany),
  ];
};
