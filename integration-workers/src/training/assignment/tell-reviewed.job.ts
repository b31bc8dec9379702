import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  company: string;
  scheduleId: string;
  programId: string;
  program: string;
  earned: bigint;
  possible: bigint;
  unreviewed: bigint;
};

const LEARNER = {
  projections: ['training.trainingAssignment'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, r.schedule_id as "scheduleId",
      r.program_id as "programId", r.program_name as program, r.earned, r.possible, r.unreviewed
    from read.training_assignment r
    join access.tenant t on t.tenant_id = r.tenant_id
    join access.membership m on m.tenant_id = r.tenant_id and m.user_id = r.user_id
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.id = $2`,
};

const scoreIn = (locale: Locale, { earned, possible }: Row): string =>
  locale === 'pt-br' ? `${earned} de ${possible} pontos` : `${earned} of ${possible} points`;

/** Tells somebody who works in the company that nothing they answered waits for a review any more; not where one was reopened since. */
export const tellReviewed = productMailJob({
  name: 'training.assignment.tell-reviewed',
  payload: z.strictObject({ assignmentId: Id, userId: Id }),
  recipients: async ({ data: { assignmentId }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...LEARNER, values: [cause.tenantId, assignmentId] });
    if (!row || Number(row.unreviewed) > 0) return [];
    const { userId, email, name, company, program, scheduleId, programId } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const page = `${publicUrl}/t/employee/schedule/${scheduleId}/training/${programId}`;
    const values = {
      ...{ 'user.name': name, 'company.name': company, 'training.name': program },
      'training.score': scoreIn(locale, row),
      'training.link': { url: inCompany(page, cause.tenantId) },
    };
    return [{ mail: 'training-reviewed' as const, to: email, subjectId: userId, target: userId, locale, values }];
  },
});
