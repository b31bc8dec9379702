import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { requiredText } from '#contracts/kernel/text';
import { jobContent, jobContentDefaults } from '#contracts/recruiting/job/job.content';
import { JobStep, MAX_JOB_STEPS } from '#contracts/recruiting/job/job.steps';

/** What jobs are made of again and again. A job that was made of it is its own from then on. */
export const jobTemplate = entity({
  name: 'jobTemplate',
  context: 'recruiting',
  plural: 'job-templates',
  permissions: 'tenant.jobs.templates',
  fields: {
    name: requiredText(200),
    /** Of the jobs that are made of it. */
    title: requiredText(200),
    ...jobContent,
    steps: z.array(JobStep).max(MAX_JOB_STEPS),
  },
  defaults: { ...jobContentDefaults, steps: [] },
  search: ['name', 'title'],
});
export type JobTemplateView = typeof jobTemplate.types.view;
