import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { accessFact } from '#command-service/identity/access/access-projection';
import { postgresJobLookup } from './job.lookup.ts';

type Created = Extract<JobEvent, { type: 'JobCreated' }>;

/** Which company has a job. */
export const jobAccess = accessFact<Created>(['JobCreated'], ({ pool }, { data, metadata }) =>
  postgresJobLookup(pool).put(data.jobId, metadata.tenantId),
);
