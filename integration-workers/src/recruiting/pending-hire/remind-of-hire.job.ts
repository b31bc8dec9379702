import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { reminderReasons } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { z } from 'zod';
import type { Recipient } from '#integration-workers/automation/mail/mail.job';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { assigneeOf, type Hire, itemsIn, linesOf, localeOfHire, openItemsOf, readHire } from './hire-people.ts';

type Values = { name: string; candidate: string; company: string; jobTitle: string; items: string; link: string };
type Member = { userId: string; email: string; name: string; locale: string };

/** Of these, those who work in the company today. */
const MEMBERS = {
  projections: [],
  text: `select a.user_id as "userId", a.email, a.name, a.locale from access.membership m
    join access.account a on a.user_id = m.user_id
    where m.tenant_id = $1 and m.user_id = any($2::uuid[]) order by a.user_id`,
};

const toStaff = async (hire: Hire, ids: Set<string>, cause: Cause, { read, publicUrl }: Tools) => {
  const items = openItemsOf(hire, ids);
  const users = [...new Set(items.flatMap((item) => assigneeOf(hire, item) ?? []))];
  const members = users.length > 0 ? await read<Member>(cause, { ...MEMBERS, values: [cause.tenantId, users] }) : [];
  return members.map(({ userId, email, name, locale: said }): Recipient<Values> => {
    const locale = Locale.catch(DEFAULT_LOCALE).parse(said);
    const theirs = items.filter((item) => assigneeOf(hire, item) === userId);
    const { company, jobTitle, firstName, lastName, candidateId } = hire;
    const link = inCompany(`${publicUrl}/t/recruiting/hire-tasks`, cause.tenantId);
    const values = { name, candidate: `${firstName} ${lastName}`, company, jobTitle, link };
    return {
      ...{ to: email, subjectId: candidateId, readerId: userId, target: userId, locale },
      values: { ...values, items: itemsIn(locale, hire, theirs) },
    };
  });
};

/** Only of what they were asked. */
const toCandidate = (hire: Hire, ids: Set<string>, { publicUrl }: Tools): Recipient<Values>[] => {
  const items = openItemsOf(hire, ids).filter(({ assignee }) => assignee === 'candidate');
  if (items.length === 0 || hire.askedAt === null) return [];
  const { firstName, company, jobTitle, email, candidateId, userId } = hire;
  const locale = localeOfHire(hire);
  const link = userId === null ? '' : `${publicUrl}/c/hires`;
  const values = { name: firstName, candidate: '', company, jobTitle, items: itemsIn(locale, hire, items), link };
  return [{ to: email, subjectId: candidateId, target: candidateId, locale, values }];
};

/** Reminds those who still have to do something for a hire: each of what is theirs. */
export const remindOfHire = mailJob({
  name: 'recruiting.pending-hire.remind',
  kind: 'hire',
  payload: z.strictObject({
    pendingHireId: Id,
    reminders: z.array(z.strictObject({ itemId: Id, reason: z.enum(reminderReasons), dueOn: z.string().nullable() })),
  }),
  recipients: async ({ data: { pendingHireId, reminders }, cause }, tools) => {
    const hire = await readHire(cause, pendingHireId, tools);
    if (!hire) return [];
    const ids = new Set(reminders.map(({ itemId }) => itemId));
    return [...(await toStaff(hire, ids, cause, tools)), ...toCandidate(hire, ids, tools)];
  },
  texts: {
    'en-us': ({ name, candidate, company, jobTitle, items, link }) => ({
      subject: candidate ? `Reminder: ${candidate} starts soon` : `Reminder: ${company} still needs something from you`,
      paragraphs: [
        `Hello ${name},`,
        candidate
          ? `Before ${candidate} starts as ${jobTitle}, this is still open and assigned to you:`
          : `Before you start as ${jobTitle}, ${company} still needs this from you:`,
        ...linesOf(items),
        ...(link ? [candidate ? 'Mark it as done here:' : 'Here you can upload documents and answer:', link] : []),
      ],
    }),
    'pt-br': ({ name, candidate, company, jobTitle, items, link }) => ({
      subject: candidate
        ? `Lembrete: ${candidate} começa em breve`
        : `Lembrete: ${company} ainda precisa de algo de você`,
      paragraphs: [
        `Olá, ${name},`,
        candidate
          ? `Antes de ${candidate} começar como ${jobTitle}, ainda falta o seguinte, que está com você:`
          : `Antes de você começar como ${jobTitle}, ${company} ainda precisa do seguinte:`,
        ...linesOf(items),
        ...(link ? [candidate ? 'Marque como concluído aqui:' : 'Envie os documentos e responda por aqui:', link] : []),
      ],
    }),
  },
});
