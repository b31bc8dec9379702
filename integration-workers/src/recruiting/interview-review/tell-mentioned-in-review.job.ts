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
  interviewId: string;
  /** What was said of a live interview leads there. */
  liveInterviewId: string | null;
  candidateId: string;
  candidate: string | null;
  job: string;
  text: string | null;
  author: string;
};

/** Whoever a comment mentions, as far as they may look at the answers, or at the live interview, and read comments; nobody is told of what they wrote themselves. */
const MENTIONED = {
  projections: ['recruiting.interview', 'recruiting.interviewReview', 'recruiting.job'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, c.name as company, r.interview_id as "interviewId",
      r.live_interview_id as "liveInterviewId", i.candidate_id as "candidateId",
      i.candidate_name as candidate, i.job_title as job, said ->> 'text' as text, coalesce(r.reviewer_name, r.guest_name, '') as author
    from read.interview_review r
    join access.tenant c on c.tenant_id = r.tenant_id
    join read.interview i on i.tenant_id = r.tenant_id and i.id = r.interview_id
    cross join jsonb_array_elements(r.comments) as said
    cross join jsonb_array_elements_text(said -> 'mentions') t (user_id)
    left join read.job j on j.tenant_id = r.tenant_id and j.id = r.job_id
    join access.membership m on m.tenant_id = r.tenant_id and m.user_id = t.user_id::uuid
      and m.type = 'regular' and case when r.live_interview_id is null
        then 'tenant.interviews.responses.read' else 'tenant.interviews.lives.read' end = any (m.permissions)
      and 'tenant.interviews.comments.read' = any (m.permissions)
      and (coalesce(not j.is_restricted, true) or 'tenant.jobs.all' = any (m.permissions)
        or j.team @> jsonb_build_array(jsonb_build_object('userId', m.user_id)))
    join access.account a on a.user_id = m.user_id
    where r.tenant_id = $1 and r.id = $2 and said ->> 'id' = $3 and a.user_id::text <> r.reviewer_id order by a.user_id`,
};

/** Writes to those whom a comment on an answer, or on a live interview, mentions. */
export const tellMentionedInReview = productMailJob({
  name: 'recruiting.interview-review.tell-mentioned',
  payload: z.strictObject({ interviewReviewId: Id, commentId: Id }),
  recipients: async ({ data: { interviewReviewId, commentId }, cause }, { read, publicUrl }) => {
    const values = [cause.tenantId, interviewReviewId, commentId];
    const mentioned = await read<Row>(cause, { ...MENTIONED, values });
    return mentioned.flatMap(
      ({ userId, email, locale, name, company, interviewId, liveInterviewId, candidateId, candidate, job, ...said }) =>
        candidate === null || said.text === null
          ? []
          : [
              {
                mail: 'review-mention' as const,
                ...{
                  to: email,
                  subjectId: candidateId,
                  readerId: userId,
                  target: userId,
                  locale: Locale.catch(DEFAULT_LOCALE).parse(locale),
                },
                values: {
                  ...{ 'user.name': name, 'company.name': company, 'job.title': job, 'candidate.full_name': candidate },
                  ...{ 'note.text': { text: said.text }, 'note.author': said.author },
                  'interview.staff_link': {
                    url: inCompany(
                      liveInterviewId === null
                        ? `${publicUrl}/t/recruiting/interviews/${interviewId}/review`
                        : `${publicUrl}/t/recruiting/live-interviews/${liveInterviewId}/view`,
                      cause.tenantId,
                    ),
                  },
                },
              },
            ],
    );
  },
});
