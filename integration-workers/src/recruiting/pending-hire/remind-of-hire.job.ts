import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { reminderReasons } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { z } from 'zod';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { assigneeOf, candidateValues, type Hire, itemsIn, localeOfHire, openItemsOf, readHire } from './hire-people.ts';

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
  return members.map(({ userId, email, name, locale: said }): Addressee => {
    const locale = Locale.catch(DEFAULT_LOCALE).parse(said);
    const theirs = items.filter((item) => assigneeOf(hire, item) === userId);
    const { company, jobTitle, firstName, lastName, candidateId } = hire;
    return {
      ...{ to: email, subjectId: candidateId, readerId: userId, target: userId, locale },
      ...productMailWith('team-hire-reminded', {
        ...{ 'user.name': name, 'company.name': company, 'job.title': jobTitle },
        'candidate.full_name': `${firstName} ${lastName}`,
        'hire.items': itemsIn(locale, hire, theirs),
        'hire.staff_link': { url: inCompany(`${publicUrl}/t/recruiting/hire-tasks`, cause.tenantId) },
      }),
    };
  });
};

/** Only of what they were asked. */
const toCandidate = (hire: Hire, ids: Set<string>, { publicUrl }: Tools): Addressee[] => {
  const items = openItemsOf(hire, ids).filter(({ assignee }) => assignee === 'candidate');
  if (items.length === 0 || hire.askedAt === null) return [];
  const { email: to, candidateId, interviewId, jobId } = hire;
  const about = { interviewId, jobId };
  const mail = productMailWith('hire-reminded', candidateValues(hire, items, { publicUrl }));
  return [{ ...mail, to, subjectId: candidateId, target: candidateId, locale: localeOfHire(hire), about }];
};

/** Reminds those who still have to do something for a hire: each of what is theirs. */
export const remindOfHire = productMailJob({
  name: 'recruiting.pending-hire.remind',
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
});
