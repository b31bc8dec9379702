import { applicantIdsOf } from 'contracts/recruiting/application/application.commands';
import type { Query } from '#projection-service/engine/list-query';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { readCandidateFile } from '#projection-service/recruiting/candidate/candidate-file';
import { ownSteps, type StepReview } from '#projection-service/recruiting/response/own-answers';
import type { Applied, ExportContext } from './own-records.ts';

type Context = Pick<ExportContext, 'reader' | 'store'>;

const INTERVIEWS = `select id, job_title, status, created_at, updated_at
  from read.interview where tenant_id = $1 and id = any($2::uuid[]) order by created_at, id`;
const LOG = `select interview_id, occurred_at, "from", "to", comment
  from read.interview_log where tenant_id = $1 and interview_id = any($2::uuid[]) order by occurred_at, event_position`;

const REVIEWS = `select response_id, ratings, comments, submitted_at from read.interview_review
  where tenant_id = $1 and interview_id = any($2::uuid[]) order by id`;

const ask = (text: string, values: unknown[]): Query => ({ ...prepared(text), values, rowMode: 'array' });

const lineOf = ([, at, from, to, comment]: unknown[]) => ({ at, from, to, comment });

const reviewOf = ([responseId, ratings, comments, submittedAt]: unknown[]) =>
  ({ responseId, ratings, comments, submittedAt }) as StepReview;

/** One company's record and interviews of somebody who applied there. Who of its staff wrote what is not said. */
const notesOf = async ({ reader, store }: Context, userId: string, [companyId, applied]: [string, Applied[]]) => {
  const interviewIds = applied.flatMap(({ interviewId }) => interviewId ?? []);
  const of = [companyId, interviewIds];
  const [interviews = [], log = [], reviews = []] = await askAs(reader)(companyId, [
    ask(INTERVIEWS, of),
    ask(LOG, of),
    ask(REVIEWS, of),
  ]);
  const { records, notes } = await readCandidateFile(reader, companyId, applicantIdsOf(companyId, userId));
  const said = reviews.map(reviewOf);
  return {
    companyId,
    records,
    notes,
    interviews: await Promise.all(
      interviews.map(async ([id, jobTitle, status, createdAt, updatedAt]) => {
        const lines = log.filter(([interviewId]) => interviewId === id).map(lineOf);
        const steps = await ownSteps(store, { tenantId: companyId, id: String(id) }, said);
        return { id, jobTitle, status, createdAt, updatedAt, log: lines, steps };
      }),
    ),
  };
};

/**
 * What each company that somebody applied to, or that bought them, notes of them: the record made because of that with notes about it, and the
 * interviews that follow from their applications, with what they answered and what was said of it. A record that staff had entered before may be linked by an address that nobody has verified: it might
 * be another person's, and is not shown.
 */
export const companiesNotes = (context: Context, userId: string, applied: readonly Applied[]) =>
  Promise.all(
    [...Map.groupBy(applied, ({ companyId }) => companyId)].map((company) => notesOf(context, userId, company)),
  );
