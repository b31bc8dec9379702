import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  job: string;
  candidate: string;
  jobId: string;
};

/** Those of the hiring team who want mails and may still read of candidates in the company; nobody where the candidate is erased or removed. */
const TEAM = {
  projections: ['recruiting.job', 'recruiting.candidate'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, j.title as job, j.id as "jobId",
      concat_ws(' ', c.first_name, c.last_name) as candidate
    from read.job j
    cross join jsonb_array_elements(j.team) t
    join access.membership m on m.tenant_id = j.tenant_id and m.user_id = (t ->> 'userId')::uuid
      and m.type = 'regular' and 'tenant.candidates.read' = any (m.permissions)
    join access.account a on a.user_id = m.user_id
    join read.candidate c on c.tenant_id = j.tenant_id and c.id = $3 and c.last_name is not null
    where j.tenant_id = $1 and j.id = $2 and (t ->> 'isMailed')::bool order by a.user_id`,
};

/** Writes to the hiring team of a job that somebody has applied. */
export const tellTeam = mailJob({
  name: 'recruiting.job.tell-team',
  payload: z.strictObject({ jobId: Id, candidateId: Id, interviewId: Id }),
  recipients: async ({ data: { jobId, candidateId, interviewId }, cause }, { read, publicUrl }) => {
    const team = await read<Row>(cause, { ...TEAM, values: [cause.tenantId, jobId, candidateId] });
    return team.map(({ userId, email, locale, name, job, candidate }) => ({
      ...{ to: email, subjectId: candidateId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      values: {
        name,
        job,
        candidate,
        link: inCompany(`${publicUrl}/t/recruiting/interviews/${interviewId}/view`, cause.tenantId),
      },
    }));
  },
  texts: {
    'en-us': ({ name, job, candidate, link }) => ({
      subject: `${candidate} applied for ${job}`,
      paragraphs: [
        `Hello ${name},`,
        `${candidate} has applied for ${job}. The application is here:`,
        link,
        'You receive this email because you are on the hiring team of this job.',
      ],
    }),
    'pt-br': ({ name, job, candidate, link }) => ({
      subject: `${candidate} se candidatou à vaga ${job}`,
      paragraphs: [
        `Olá, ${name},`,
        `${candidate} se candidatou à vaga ${job}. Veja a candidatura:`,
        link,
        'Você recebe este e-mail porque faz parte da equipe de contratação desta vaga.',
      ],
    }),
  },
});
