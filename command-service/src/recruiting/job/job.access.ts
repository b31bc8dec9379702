import type { JobEvent } from 'contracts/recruiting/job/job.events';
import { accessFact } from '#command-service/identity/access/access-projection';

type Created = Extract<JobEvent, { type: 'JobCreated' }>;

/** Which company has a job. */
export const jobAccess = accessFact<Created>(['JobCreated'], ({ jobLookup }, { data, metadata }) =>
  jobLookup.put(data.jobId, metadata.tenantId),
);
