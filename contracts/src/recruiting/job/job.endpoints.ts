import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { job } from './job.entity.ts';

export const copyJob = endpoint({
  ...job.endpoints.create,
  path: '/api/tenant/jobs/:id/copy',
  access: 'tenant.jobs.create',
  summary: 'Make an unpublished job that says what another does, at an address of its own and without a last day',
  params: ById,
  body: z.strictObject({}),
});

export const previewJob = endpoint({
  method: 'GET',
  path: '/api/tenant/jobs/:id/preview',
  access: 'tenant.jobs.read',
  summary: 'Get the public page of a job as it would be today, published or not',
  params: ById,
  query: z.object({ lang: Locale.optional() }),
  answer: z.object({ html: z.string() }),
});

export const previewJobDraft = endpoint({
  method: 'POST',
  path: '/api/tenant/jobs/preview',
  access: 'tenant.jobs.read',
  summary: 'Get the public page of a job as it would be with these values, which are not saved',
  body: z.strictObject({ values: job.endpoints.create.body, lang: Locale.optional() }),
  status: 200,
  answer: z.object({ html: z.string() }),
});

/** Seconds in the middle of all; null where there was none. */
const median = z.int().nullable();

export const JobFunnelView = z.object({
  /** Interviews of the job, and how many of them came of an application. */
  interviews: z.int(),
  applications: z.int(),
  statuses: z.array(
    z.object({
      status: InterviewStatus,
      /** That ever had it; that have it now. */
      reached: z.int(),
      now: z.int(),
      /** How long it was had by those that left it, and has been by those that are in it. */
      medianSeconds: median,
      waitingSeconds: median,
    }),
  ),
  /** From the application, or the opening, to the first change of status. */
  firstAnswer: z.object({ count: z.int(), medianSeconds: median }),
  /** … to the first approval. */
  hire: z.object({ count: z.int(), medianSeconds: median }),
  /** … to the day on which they were hired. */
  hired: z.object({ count: z.int(), medianSeconds: median }),
  /** Why those that are rejected now were, the most usual first; null: nobody said. */
  reasons: z.array(z.object({ reasonId: Id.nullable(), name: z.string().nullable(), interviews: z.int() })),
  /** What each source brought; null: opened by staff. */
  sources: z.array(
    z.object({
      source: z.string().nullable(),
      interviews: z.int(),
      considered: z.int(),
      approved: z.int(),
      rejected: z.int(),
      hired: z.int(),
    }),
  ),
});
export type JobFunnelView = z.infer<typeof JobFunnelView>;

export const showJobFunnel = endpoint({
  method: 'GET',
  path: '/api/tenant/jobs/:id/funnel',
  access: 'tenant.interviews.read',
  summary: 'Get how far the interviews of a job have come, how long that took, and what each source brought',
  params: ById,
  answer: JobFunnelView,
});
