import { isLatest, isOfProgram } from 'access/training/latest-assignment';
import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  timeZone: string;
  company: string;
  program: string;
  expiresAt: string;
};

/** Trainings that one mail names; the page behind its link has all of them. */
const NAMED = 20;

/** What somebody who works in the company today has missed; times are in their zone, else in the company's. */
const MISSED = {
  projections: ['training.trainingAssignment', 'training.trainingProgram'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, coalesce(a.time_zone, t.time_zone) as "timeZone",
      t.name as company, r.program_name as program, r.expires_at as "expiresAt"
    from read.training_assignment r
    join access.tenant t on t.tenant_id = r.tenant_id
    join access.membership m on m.tenant_id = r.tenant_id and m.user_id = r.user_id
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.user_id = $2 and r.standing = 'overdue' and ${isLatest('r')} and ${isOfProgram('r')}
    order by r.expires_at, r.id limit ${NAMED}`,
};

/** Tells somebody what they have missed, all of it in one mail. */
export const writeToLateLearner = productMailJob({
  name: 'training.assignment.write-to-late-learner',
  payload: z.strictObject({ userId: Id }),
  recipients: async ({ data, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...MISSED, values: [cause.tenantId, data.userId] });
    const [first] = rows;
    if (!first) return [];
    const { userId, email, name, company, timeZone } = first;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(first.locale);
    const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone });
    const values = {
      ...{ 'user.name': name, 'company.name': company },
      'training.missed': {
        lines: rows.map(({ program, expiresAt }) => `${program} (${format.format(new Date(expiresAt))})`),
      },
      'training.link': { url: inCompany(`${publicUrl}/t/employee/schedule`, cause.tenantId) },
    };
    const mail =
      rows.length === 1
        ? productMailWith('training-overdue', { ...values, 'training.name': first.program })
        : productMailWith('trainings-overdue', values);
    return [{ ...mail, to: email, subjectId: userId, target: userId, locale }];
  },
});
