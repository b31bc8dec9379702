import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  email: string | null;
  firstName: string | null;
  job: string;
  jobId: string | null;
  country: string | null;
  company: string;
  locale: Locale | null;
};

const QUESTION = {
  projections: ['recruiting.candidate', 'recruiting.interview', 'recruiting.job'],
  text: `select c.email, c.first_name as "firstName", i.job_title as job, i.job_id as "jobId", j.country, t.name as company,
      a.locale
    from read.interview i
    join access.tenant t on t.tenant_id = i.tenant_id
    join read.candidate c on c.tenant_id = i.tenant_id and c.id = i.candidate_id
    left join access.account a on a.user_id = c.user_id
    left join read.job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    where i.tenant_id = $1 and i.id = $2`,
};

/** The language of their account; candidates without one are written to in that of the country the job is in. */
const localeOf = ({ locale, country }: Row): Locale => locale ?? (country === 'BR' ? 'pt-br' : DEFAULT_LOCALE);

/** Tells a candidate by mail where their interview stands. */
export const notifyCandidate = productMailJob({
  name: 'recruiting.interview.notify-candidate',
  payload: z.strictObject({
    ...{ interviewId: Id, candidateId: Id, status: InterviewStatus },
    /** Whether "unapproved" takes an approval back. */
    wasApproved: z.boolean().default(true),
  }),
  /** Nothing is written to a person who was erased or removed, or whose address is not known. */
  recipients: async ({ data: { interviewId, candidateId, status, wasApproved }, cause }, { read }) => {
    const [row] = await read<Row>(cause, { ...QUESTION, values: [cause.tenantId, interviewId] });
    // Nobody is moved to the first, and whoever is invited is written to about that.
    if (!row?.email || !row.firstName || status === 'created' || status === 'pending') return [];
    const { email, firstName, company, job, jobId } = row;
    const values = { 'candidate.first_name': firstName, 'company.name': company, 'job.title': job };
    const mail = status === 'unapproved' && !wasApproved ? 'interview-not-approved' : (`interview-${status}` as const);
    const about = { interviewId, jobId };
    return [{ mail, to: email, subjectId: candidateId, locale: localeOf(row), values, about }];
  },
});
