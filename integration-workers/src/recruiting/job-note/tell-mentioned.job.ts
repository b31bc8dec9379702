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
  text: string;
  author: string;
};

/** Whoever a note mentions, as far as they may read it, a regular member of the company with the right to jobs; nobody is told of what they wrote themselves. */
const MENTIONED = {
  projections: ['recruiting.job', 'recruiting.jobNote'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, j.title as job, c.name as company, n.text, coalesce(n.author_name, '') as author
    from read.job_note n
    join access.tenant c on c.tenant_id = n.tenant_id
    join read.job j on j.tenant_id = n.tenant_id and j.id = n.job_id
    cross join jsonb_array_elements_text(n.mentions) t (user_id)
    join access.membership m on m.tenant_id = n.tenant_id and m.user_id = t.user_id::uuid
      and m.type = 'regular' and 'tenant.jobs.read' = any (m.permissions)
      and (not j.is_restricted or 'tenant.jobs.all' = any (m.permissions)
        or j.team @> jsonb_build_array(jsonb_build_object('userId', m.user_id)))
    join access.account a on a.user_id = m.user_id
    where n.tenant_id = $1 and n.id = $2 and a.user_id::text <> n.author_id order by a.user_id`,
};

/** Writes to those whom a note about a job mentions. */
export const tellMentioned = productMailJob({
  name: 'recruiting.job-note.tell-mentioned',
  payload: z.strictObject({ jobNoteId: Id, jobId: Id }),
  recipients: async ({ data: { jobNoteId, jobId }, cause }, { read, publicUrl }) => {
    const mentioned = await read<Row>(cause, { ...MENTIONED, values: [cause.tenantId, jobNoteId] });
    return mentioned.map(({ userId, email, locale, name, company, job, text, author }) => ({
      mail: 'note-mention' as const,
      ...{ to: email, subjectId: userId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      values: {
        ...{
          'user.name': name,
          'company.name': company,
          'job.title': job,
          'note.text': { text },
          'note.author': author,
        },
        'job.staff_link': { url: inCompany(`${publicUrl}/t/recruiting/jobs/${jobId}/view`, cause.tenantId) },
      },
    }));
  },
});
