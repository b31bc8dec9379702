import type { CommandMetadata } from 'contracts/kernel/message';
import { caused } from 'contracts/kernel/message';
import { type JobFields, job } from 'contracts/recruiting/job/job.entity';
import { expiryOf } from 'contracts/recruiting/job/job.expiry';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';
import { type JobFault, refuseFaults, salaryFaults } from './job.salary.ts';

type JobRecord = (typeof job)['types']['record'];

const isOver = (expiresAt: string | null, { now }: CommandMetadata): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

const check = (fields: JobFields, { metadata }: { metadata: CommandMetadata }): void => {
  const isPublished = (fields as Partial<JobRecord>).status === 'published';
  refuseFaults([
    ...salaryFaults(fields),
    ...(fields.expiresOn !== null && fields.timeZone === null
      ? [['timeZone', 'job-time-zone-required'] as JobFault]
      : []),
    ...(isPublished && isOver(fields.expiresAt, metadata) ? [['expiresOn', 'job-expired'] as JobFault] : []),
  ]);
};

/** Of a moment that was moved since, or for a job that nobody sees, nothing happens. */
const expire: DecisionsOf<typeof job>['ExpireJob'] = (command, { id: jobId, status, expiresAt }) =>
  status === 'published' && expiresAt === command.data.dueAt ? [caused(command, 'JobExpired', { jobId })] : [];

export const jobDecider = entityDecider(job, {
  check,
  compute: (fields) => ({ expiresAt: expiryOf(fields) }),
  canMove: {
    PublishJob: ({ expiresAt }, { metadata }) => {
      if (isOver(expiresAt, metadata)) refuseFaults([['expiresOn', 'job-expired']]);
    },
  },
  decide: { ExpireJob: expire },
});
