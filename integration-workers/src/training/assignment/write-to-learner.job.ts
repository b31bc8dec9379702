import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { IS_LEARNER, IS_OUTSIDE, LEARNS_THERE, learnerPage } from './learner.ts';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  timeZone: string;
  company: string;
  scheduleId: string;
  programId: string;
  program: string;
  status: string;
  expiresAt: string | null;
  isOutside: boolean;
  /** By the public link, which whoever works in the company may follow too. */
  hasJoined: boolean;
};

const news = ['opened', 'reminded', 'extended', 'moved', 'cancelled'] as const;
type News = (typeof news)[number];

/** Whoever works in the company today, or has joined from outside; times are in their zone, else in the company's. */
const LEARNER = {
  projections: ['training.trainingAssignment'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, coalesce(a.time_zone, t.time_zone) as "timeZone",
      t.name as company, r.schedule_id as "scheduleId", r.program_id as "programId", r.program_name as program, r.status,
      r.expires_at as "expiresAt", ${IS_OUTSIDE} as "isOutside", r.source is not null as "hasJoined"
    from read.training_assignment r
    join access.tenant t on t.tenant_id = r.tenant_id
    ${LEARNS_THERE}
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.id = $2 and ${IS_LEARNER}`,
};

const untilIn = (locale: Locale, { expiresAt, timeZone }: Row): string =>
  expiresAt === null
    ? ''
    : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        new Date(expiresAt),
      );

/** Nothing is written of a training that is over, but that it was cancelled, nor of another version of one that has not begun. */
const isMoot = ({ status }: Row, told: News): boolean =>
  told === 'cancelled'
    ? status !== 'cancelled'
    : ['completed', 'expired', 'cancelled'].includes(status) || (told === 'moved' && status === 'waiting');

/** Tells somebody that a training waits for them, until when, or that it does not any more. */
export const writeToLearner = productMailJob({
  name: 'training.assignment.write-to-learner',
  payload: z.strictObject({ assignmentId: Id, userId: Id, news: z.enum(news) }),
  recipients: async ({ data: { assignmentId, news: told }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...LEARNER, values: [cause.tenantId, assignmentId] });
    if (!row || isMoot(row, told)) return [];
    const { userId, email, name, company, program, hasJoined } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    // They have joined by themselves.
    const said = hasJoined && told === 'opened' ? ('joined' as const) : told;
    const mail = productMailWith(`training-${said}`, {
      ...{ 'user.name': name, 'company.name': company, 'training.name': program },
      'training.deadline': untilIn(locale, row),
      'training.link': { url: learnerPage(row, { publicUrl, tenantId: cause.tenantId }) },
    });
    return [{ ...mail, to: email, subjectId: userId, target: userId, locale }];
  },
});
