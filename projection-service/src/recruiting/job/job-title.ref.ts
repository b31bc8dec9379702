import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import type { Source } from '#projection-service/engine/projection';

type JobTitleEvent = Extract<JobEvent, { type: 'JobCreated' | 'JobChanged' }>;

/** Title of a job, as other records show it, also once the job is removed. */
export const jobTitle: Source<{ title: string }, JobTitleEvent> = {
  aggregate: 'job',
  scope: 'tenant',
  types: ['JobCreated', 'JobChanged'],
  id: ({ data }) => data.jobId,
  value: (event, previous) => {
    const title = event.type === 'JobCreated' ? event.data.title : event.data.to.title;
    return title === undefined ? previous : { title };
  },
};
