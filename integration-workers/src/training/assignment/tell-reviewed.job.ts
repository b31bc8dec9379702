import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { IS_LEARNER, IS_OUTSIDE, LEARNS_THERE, learnerPage } from './learner.ts';

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
  isOutside: boolean;
};

const LEARNER = {
  projections: ['training.trainingAssignment'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, r.schedule_id as "scheduleId",
      r.program_id as "programId", r.program_name as program, r.earned, r.possible, r.unreviewed,
      ${IS_OUTSIDE} as "isOutside"
    from read.training_assignment r
    join access.tenant t on t.tenant_id = r.tenant_id
    ${LEARNS_THERE}
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.id = $2 and ${IS_LEARNER}`,
};

const scoreIn = (locale: Locale, { earned, possible }: Row): string =>
  locale === 'pt-br' ? `${earned} de ${possible} pontos` : `${earned} of ${possible} points`;

/** Tells somebody who works in the company, or has joined from outside, that nothing they answered waits for a review any more; not where one was reopened since. */
export const tellReviewed = productMailJob({
  name: 'training.assignment.tell-reviewed',
  payload: z.strictObject({ assignmentId: Id, userId: Id }),
  recipients: async ({ data: { assignmentId }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...LEARNER, values: [cause.tenantId, assignmentId] });
    if (!row || Number(row.unreviewed) > 0) return [];
    const { userId, email, name, company, program } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const values = {
      ...{ 'user.name': name, 'company.name': company, 'training.name': program },
      'training.score': scoreIn(locale, row),
      'training.link': { url: learnerPage(row, { publicUrl, tenantId: cause.tenantId }) },
    };
    return [{ mail: 'training-reviewed' as const, to: email, subjectId: userId, target: userId, locale, values }];
  },
});
