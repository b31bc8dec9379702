import type { JobEvent, job } from 'contracts/recruiting/job/job.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection } from '#command-service/identity/access/access-projection';
import { jobDecider } from './job.decider.ts';
import { type JobLookup, postgresJobLookup } from './job.lookup.ts';

/** Which company has a job, and who may know of it. What was removed is known to whom it was. */
export const jobAccess = accessProjection({
  types: ['JobCreated', 'JobChanged'] satisfies JobEvent['type'][],
  decider: jobDecider,
  open: (pool, _, work) => work(postgresJobLookup(pool)),
  save: async (
    lookup: Pick<JobLookup, 'put'>,
    { state, version }: { state: StateOf<typeof job>; version: number },
    { id, tenantId }: { id: string; tenantId: string },
  ) => {
    if (state.status === 'absent') return;
    const { isRestricted, team } = state.record;
    await lookup.put(id, { tenantId, restrictedTo: isRestricted ? team.map(({ userId }) => userId) : null, version });
  },
});
