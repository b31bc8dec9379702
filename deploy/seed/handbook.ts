import type { Commands } from 'command-service/commands';
import { derivedId } from 'contracts/kernel/id';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { askedNow } from 'contracts/training/acknowledgement/acknowledgement.times';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, HandbookDocumentContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Making = {
  commands: Pick<Commands, 'handbookDocument' | 'acknowledgementRound' | 'acknowledgement'>;
  company: CompanyContent;
  now: Date;
};
type Step = { at: Date; run: () => Promise<void> };

export const handbookIdOf = ({ subdomain }: CompanyContent, name: string): string =>
  demoId('handbookDocument', subdomain, name);

const by = (company: CompanyContent, person: Person, key: string, at: Date) => ({
  tenantId: tenantIdOf(company),
  actor: { type: 'user' as const, id: userIdOf(person) },
  ip: null,
  occurredAt: at.toISOString(),
  correlationId: key,
  causationId: key,
  idempotencyKey: key,
  now: at,
});

const stepsOf = ({ subdomain }: CompanyContent, name: string, steps: HandbookDocumentContent['steps']) =>
  steps.map(({ checks = [], ...step }) => ({
    ...{ imageFileId: null, videoFileId: null, videoUrl: null, attachments: [], lessonIds: [] },
    ...step,
    id: demoId('handbookStep', subdomain, `${name}.${step.name}`),
    checks: checks.map((text) => ({ id: demoId('handbookCheck', subdomain, `${name}.${step.name}.${text}`), text })),
  }));

const planDocument = ({ commands, company, now }: Making, document: HandbookDocumentContent): Step[] => {
  const { people, subdomain } = company;
  const { name, team, steps, owner, daysAgo, published, acknowledgedBy = [], ...written } = document;
  const author = people.find(({ role }) => role === owner);
  if (!author) return [];
  const id = handbookIdOf(company, name);
  const key = (what: string) => demoId('handbook', subdomain, `${name}.${what}`);
  const at = daysBefore(now, daysAgo);
  const data = {
    ...{ handbookDocumentId: id, name, ownerId: userIdOf(author), ...written },
    teamId: team === undefined ? null : demoId('team', subdomain, team),
    steps: stepsOf(company, name, steps),
  };
  const created = async () => {
    const metadata = by(company, author, key('created'), at);
    await commands.handbookDocument(id, { type: 'CreateHandbookDocument', data, metadata });
  };
  const all: Step[] = [{ at, run: created }];
  if (published === undefined) return all;
  const publishedAt = daysBefore(now, published.daysAgo);
  const roundId = derivedId('acknowledgement-round', id, key('round'));
  const publish = async () => {
    const metadata = by(company, author, key('published'), publishedAt);
    const said = { note: published.note, isMaterial: true };
    await commands.handbookDocument(id, { type: 'PublishHandbookDocument', data: said, metadata });
    if (!document.asksAcknowledgement) return;
    const round = { acknowledgementRoundId: roundId, documentId: id, handbookVersion: 1 };
    const asked = by(company, author, key('asked'), publishedAt);
    await commands.acknowledgementRound(roundId, { type: 'CreateAcknowledgementRound', data: round, metadata: asked });
    const userIds = people.map(userIdOf);
    const told = by(company, author, key('asked readers'), publishedAt);
    await commands.acknowledgementRound(roundId, {
      ...{ type: 'AskReaders', data: { userIds, next: null }, metadata: told },
    });
  };
  all.push({ at: publishedAt, run: publish });
  acknowledgedBy.forEach((role, number) => {
    const reader = people.find((person) => person.role === role);
    if (!reader) return;
    const saidAt = new Date(publishedAt.getTime() + (number + 1) * 5 * 3_600_000);
    const acknowledgementId = acknowledgementIdOf(id, userIdOf(reader));
    const run = async () => {
      const metadata = by(company, reader, key(`read by ${role}`), saidAt);
      const answer = { handbookVersion: 1, rightAnswers: null };
      await commands.acknowledgement(acknowledgementId, { type: 'AcknowledgeDocument', data: answer, metadata });
    };
    all.push({ at: saidAt, run });
  });
  return [...all, ...planOverdue({ commands, company, now }, document, publishedAt)];
};

/** The last day passes for those who have not read it: what due work would have made of it. */
const planOverdue = (
  { commands, company, now }: Making,
  document: HandbookDocumentContent,
  publishedAt: Date,
): Step[] => {
  const { name, acknowledgeDays = null, acknowledgedBy = [] } = document;
  const { timeZone } = company.profile;
  const { dueAt } = askedNow({ acknowledgeDays, reminderDays: [], timeZone }, publishedAt);
  if (!document.asksAcknowledgement || dueAt === null || Date.parse(dueAt) > now.getTime()) return [];
  const at = new Date(dueAt);
  return company.people
    .filter(({ role }) => !acknowledgedBy.includes(role))
    .map((person) => {
      const id = acknowledgementIdOf(handbookIdOf(company, name), userIdOf(person));
      const key = demoId('handbook', company.subdomain, `${name}.overdue ${person.email}`);
      const actor = { type: 'system' as const, id: 'training.acknowledgement.deadline' };
      const metadata = { ...by(company, person, key, at), actor };
      const expire = { type: 'ExpireAcknowledgement' as const, data: { dueAt }, metadata };
      return { at, run: async () => void (await commands.acknowledgement(id, expire)) };
    });
};

/** The handbook of a company, as its people wrote, published and read it. */
export const planHandbook = (making: Making): Step[] =>
  (making.company.handbook ?? []).flatMap((document) => planDocument(making, document));
