import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { ManyById } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { ChangeJob, CreateJob, ReplaceJob } from './job.commands.ts';
import { JobStatus } from './job.events.ts';
import { JobView } from './job.views.ts';

export const jobs = resource({
  name: 'jobs',
  access: 'tenant.jobs.read',
  view: JobView,
  filters: { status: JobStatus.optional(), q: text(200).optional() },
  sorts: ['updatedAt', 'title', 'createdAt'],
});

const one = { params: ById, answer: JobView } as const;

export const createJob = endpoint({
  method: 'POST',
  path: '/api/tenant/jobs',
  access: 'tenant.jobs.create',
  summary: 'Create a job, unpublished',
  body: CreateJob,
  answer: JobView,
  status: 201,
});
export const changeJob = endpoint({
  ...one,
  method: 'PATCH',
  path: '/api/tenant/jobs/:id',
  access: 'tenant.jobs.update',
  summary: 'Change what a job says',
  body: ChangeJob,
});
/** For clients of the simple-rest dialect that send back the whole record. */
export const replaceJob = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/tenant/jobs/:id',
  access: 'tenant.jobs.update',
  summary: 'Change what a job says, by its whole record',
  body: ReplaceJob,
});
export const publishJob = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/jobs/:id/publish',
  access: 'tenant.jobs.update',
  summary: 'Publish a job',
});
export const unpublishJob = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/jobs/:id/unpublish',
  access: 'tenant.jobs.update',
  summary: 'Take a job off the public pages',
});
export const removeJob = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/tenant/jobs/:id',
  access: 'tenant.jobs.delete',
  summary: 'Remove a job from the lists; its history stays',
});
export const removeJobs = endpoint({
  method: 'DELETE',
  path: '/api/tenant/jobs',
  access: 'tenant.jobs.delete',
  summary: 'Remove many jobs; the answer names those that are gone',
  query: ManyById,
  answer: z.array(Id),
});
