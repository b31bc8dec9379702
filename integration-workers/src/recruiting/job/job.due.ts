import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { due } from '#integration-workers/engine/due';

/** When its last day is over in its time zone, a job is off the public pages (docs/product.md REC-25). */
export const jobExpiry = due<JobEvent>({
  name: 'recruiting.job.expiry',
  on: {
    JobCreated: ({ data: { jobId, expiresAt = null } }) =>
      expiresAt === null ? [] : [{ subject: jobId, at: expiresAt }],
    JobChanged: ({ data: { jobId, to } }) => (to.expiresAt === undefined ? [] : [{ subject: jobId, at: to.expiresAt }]),
    JobRemoved: ({ data: { jobId } }) => [{ subject: jobId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'job', id: subject, type: 'ExpireJob', data: { dueAt: at } }),
});
