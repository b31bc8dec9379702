import { hiddenJobs } from 'access/recruiting/hidden-jobs';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import type { ReadContext } from '#projection-service/engine/list-resource';

/** Lists leave out what is about jobs that somebody may not know of (docs/product.md REC-43). */
export const hidden = (auth: TenantAuth, { access }: Pick<ReadContext, 'access'>): Promise<readonly string[]> =>
  hiddenJobs(access, auth);

/** A job that somebody may not know of is answered as one that is not there. */
export const assertJobSeen = async (context: Pick<ReadContext, 'access'>, auth: TenantAuth, jobId: string) => {
  if ((await hidden(auth, context)).includes(jobId)) throw new Rejection('not-found', 404);
};
