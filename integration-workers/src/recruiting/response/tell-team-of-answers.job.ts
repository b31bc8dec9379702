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
  job: string;
  candidate: string;
};

/** Those of the hiring team who want mails and may look at answers; nobody where the candidate is erased or removed. */
const TEAM = {
  projections: ['recruiting.response', 'recruiting.job', 'recruiting.candidate'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, j.title as job, n.name as company,
      concat_ws(' ', c.first_name, c.last_name) as candidate
    from read.response r
    join read.job j on j.tenant_id = r.tenant_id and j.id = r.job_id
    join access.tenant n on n.tenant_id = j.tenant_id
    cross join jsonb_array_elements(j.team) t
    join access.membership m on m.tenant_id = j.tenant_id and m.user_id = (t ->> 'userId')::uuid
      and m.type = 'regular' and 'tenant.interviews.responses.read' = any (m.permissions)
    join access.account a on a.user_id = m.user_id
    join read.candidate c on c.tenant_id = r.tenant_id and c.id = r.candidate_id and c.last_name is not null
    where r.tenant_id = $1 and r.id = $2 and (t ->> 'isMailed')::bool order by a.user_id`,
};

/** Writes to the hiring team of a job that answers were handed in. */
export const tellTeamOfAnswers = productMailJob({
  name: 'recruiting.response.tell-team',
  payload: z.strictObject({ responseId: Id, candidateId: Id, interviewId: Id }),
  recipients: async ({ data: { responseId, candidateId, interviewId }, cause }, { read, publicUrl }) => {
    const team = await read<Row>(cause, { ...TEAM, values: [cause.tenantId, responseId] });
    const url = inCompany(`${publicUrl}/t/recruiting/interviews/${interviewId}/review`, cause.tenantId);
    return team.map(({ userId, email, locale, name, company, job, candidate }) => ({
      mail: 'team-answers' as const,
      ...{ to: email, subjectId: candidateId, readerId: userId, target: userId },
      locale: Locale.catch(DEFAULT_LOCALE).parse(locale),
      values: {
        ...{ 'user.name': name, 'company.name': company, 'job.title': job, 'candidate.full_name': candidate },
        'interview.staff_link': { url },
      },
    }));
  },
});
