import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { JobCommand, JobRejection } from 'contracts/recruiting/job/job.commands';
import type { JobDetails, JobEvent } from 'contracts/recruiting/job/job.events';
import { changesOf } from '#command-service/changes';

export type Job =
  | { status: 'absent' }
  | {
      status: 'unpublished' | 'published' | 'removed';
      jobId: string;
      details: JobDetails;
      publishedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };

const initialState = (): Job => ({ status: 'absent' });

const evolve = (job: Job, event: JobEvent): Job => {
  const at = event.metadata.occurredAt;
  if (event.type === 'JobCreated') {
    const { jobId, ...details } = event.data;
    return { status: 'unpublished', jobId, details, publishedAt: null, createdAt: at, updatedAt: at };
  }
  if (job.status === 'absent') return job;
  switch (event.type) {
    case 'JobChanged':
      return { ...job, details: { ...job.details, ...event.data.to }, updatedAt: at };
    case 'JobPublished':
      return { ...job, status: 'published', publishedAt: at, updatedAt: at };
    case 'JobUnpublished':
      return { ...job, status: 'unpublished', publishedAt: null, updatedAt: at };
    case 'JobRemoved':
      return { ...job, status: 'removed', updatedAt: at };
  }
};

const reject = (code: JobRejection, status: number, fields: readonly (keyof JobDetails)[] = []) =>
  new Rejection(
    code,
    status,
    fields.length ? { errors: Object.fromEntries(fields.map((name) => [name, [code]])) } : {},
  );

const assertSalary = ({ salaryMin, salaryMax, currency, interval }: JobDetails): void => {
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    throw reject('job-salary-range-invalid', 422, ['salaryMin']);
  }
  if (salaryMin === null && salaryMax === null) return;
  const missing = [...(currency ? [] : ['currency' as const]), ...(interval ? [] : ['interval' as const])];
  if (missing.length > 0) throw reject('job-salary-currency-required', 422, missing);
};

const decide = (command: JobCommand, job: Job): JobEvent[] => {
  if (command.type === 'CreateJob') {
    if (job.status !== 'absent') throw reject('job-already-exists', 409);
    assertSalary(command.data);
    return [caused(command, 'JobCreated', command.data)];
  }
  if (job.status === 'absent') throw reject('job-not-found', 404);
  const { jobId, status, details } = job;
  if (command.type === 'RemoveJob') return status === 'removed' ? [] : [caused(command, 'JobRemoved', { jobId })];
  if (status === 'removed') throw reject('job-not-found', 404);
  switch (command.type) {
    case 'ChangeJob': {
      const changes = changesOf(details, command.data);
      if (!changes) return [];
      assertSalary({ ...details, ...changes.to });
      return [caused(command, 'JobChanged', { jobId, ...changes })];
    }
    case 'PublishJob':
      return status === 'published' ? [] : [caused(command, 'JobPublished', { jobId })];
    case 'UnpublishJob':
      return status === 'unpublished' ? [] : [caused(command, 'JobUnpublished', { jobId })];
  }
};

export const jobDecider: Decider<Job, JobCommand, JobEvent> = { initialState, evolve, decide };
