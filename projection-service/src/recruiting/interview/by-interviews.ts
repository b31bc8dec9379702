import type { TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { InterviewFilter } from 'contracts/recruiting/candidate/candidate.interview-filter';
import type { ReadContext } from '#projection-service/engine/list-resource';
import type { Condition, Via } from '#projection-service/engine/list-source';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { interviewProjection } from './interview.projection.ts';

const TO_READ = 'tenant.interviews.read';

/** What is asked of interviews, and jobs whose interviews whoever asks may not know of. */
type Asked = InterviewFilter & { hiddenJobs: readonly string[] };

/** The filter by an interview that somebody has: all that it asks holds of the same one (docs/product.md REC-198). */
export const interviewVia: Via = {
  table: interviewProjection.table,
  row: 'person_id',
  asks: (wanted) => {
    const { jobId, status, hiddenJobs } = wanted as Asked;
    const conditions: Condition[] = [
      ...(jobId === undefined ? [] : [{ column: 'job_id', type: 'uuid', operator: '=', value: jobId } as const]),
      ...(status === undefined ? [] : [{ column: 'status', type: 'text', operator: '=', value: status } as const]),
      ...(hiddenJobs.length === 0
        ? []
        : [{ column: 'job_id', type: 'uuid', operator: 'not any', value: hiddenJobs } as const]),
    ];
    return [conditions];
  },
};

/** Interviews are asked about by whoever may read them, and those of jobs that are kept from them find nobody. */
export const interviewsAsked = async (
  { interview, ...filter }: ListQuery['filter'],
  auth: TenantAuth,
  context: Pick<ReadContext, 'access'>,
): Promise<ListQuery['filter']> => {
  if (interview === undefined) return filter;
  if (!auth.permissions.includes(TO_READ)) throw new Rejection('forbidden', 403, { detail: TO_READ });
  return { ...filter, interview: { ...(interview as InterviewFilter), hiddenJobs: await hidden(auth, context) } };
};
