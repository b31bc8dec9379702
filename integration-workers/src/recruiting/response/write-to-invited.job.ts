import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { deadlineIn } from './deadline-text.ts';

const news = ['invited', 'reminded', 'extended', 'withdrawn', 'kept'] as const;
export type News = (typeof news)[number];

type Row = {
  interviewId: string;
  jobId: string | null;
  status: string;
  questions: bigint;
  expiresAt: Date;
  timeZone: string;
  email: string | null;
  firstName: string | null;
  job: string;
  country: string | null;
  company: string;
  locale: Locale | null;
  /** The question whose recording is given again. */
  reopened: string | null;
};

const QUESTION = {
  projections: ['recruiting.candidate', 'recruiting.response', 'recruiting.job', 'recruiting.question-set-revision'],
  text: `select r.interview_id as "interviewId", r.job_id as "jobId", r.status, r.question_count as questions, r.expires_at as "expiresAt",
      r.deadline ->> 'timeZone' as "timeZone", c.email, c.first_name as "firstName", r.job_title as job, j.country,
      t.name as company, a.locale,
      (select q ->> 'text' from read.question_set_revision s, jsonb_array_elements(s.questions) q
        where s.tenant_id = r.tenant_id and s.question_set_id = r.question_set_id and s.revision = r.question_set_revision
          and q ->> 'id' = r.reopened_for::text limit 1) as reopened
    from read.response r
    join access.tenant t on t.tenant_id = r.tenant_id
    join read.candidate c on c.tenant_id = r.tenant_id and c.id = r.candidate_id
    left join access.account a on a.user_id = c.user_id
    left join read.job j on j.tenant_id = r.tenant_id and j.id = r.job_id
    where r.tenant_id = $1 and r.id = $2`,
};

/** The language of their account; candidates without one are written to in that of the country the job is in. */
const localeOf = ({ locale, country }: Row): Locale => locale ?? (country === 'BR' ? 'pt-br' : DEFAULT_LOCALE);

const words = { 'en-us': ['question', 'questions'], 'pt-br': ['pergunta', 'perguntas'] } as const;
const questionsIn = (locale: Locale, count: number): string => `${count} ${words[locale][count === 1 ? 0 : 1]}`;

/** Tells a candidate that their answers are waited for, and until when. */
export const writeToInvited = productMailJob({
  name: 'recruiting.response.write-to-invited',
  payload: z.strictObject({
    responseId: Id,
    candidateId: Id,
    news: z.enum(news),
  }),
  /** Once it is handed in, nothing but that is written; nor anything to somebody who was erased or removed. */
  recipients: async ({ data: { responseId, candidateId, news: of }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...QUESTION, values: [cause.tenantId, responseId] });
    if (!row?.email || !row.firstName || (row.status === 'submitted') !== (of === 'kept')) return [];
    if (of === 'reminded' && row.status === 'expired') return [];
    // What was taken back, or given back, meanwhile is told by that.
    if ((of === 'withdrawn') !== (row.status === 'withdrawn')) return [];
    const { email, firstName, company, job, interviewId, jobId, reopened } = row;
    const locale = localeOf(row);
    const values: Record<string, string | { url: string }> = {
      ...{ 'candidate.first_name': firstName, 'company.name': company, 'job.title': job },
      'interview.questions': questionsIn(locale, Number(row.questions)),
      'interview.deadline': deadlineIn(locale, { at: new Date(row.expiresAt), timeZone: row.timeZone }),
      'interview.answer_link': { url: `${publicUrl}/c/interviews/apply/${interviewId}` },
    };
    const mail = of === 'extended' && reopened !== null ? 'response-reopened' : (`response-${of}` as const);
    if (reopened !== null) values['interview.question'] = reopened;
    const about = { interviewId, jobId };
    return [{ mail, to: email, subjectId: candidateId, locale, values, about }];
  },
});
