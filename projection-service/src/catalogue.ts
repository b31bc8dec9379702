import { mailResource } from './automation/mail/mail.resource.ts';
import type { ReadResource } from './engine/list-resource.ts';
import type { Projection } from './engine/projection.ts';
import { candidateProjection } from './recruiting/candidate/candidate.projection.ts';
import { candidateResource } from './recruiting/candidate/candidate.resource.ts';
import { interviewProjection } from './recruiting/interview/interview.projection.ts';
import { interviewResource } from './recruiting/interview/interview.resource.ts';
import { interviewLogProjection } from './recruiting/interview/interview-log.projection.ts';
import { interviewLogResource } from './recruiting/interview/interview-log.resource.ts';
import { jobProjection } from './recruiting/job/job.projection.ts';
import { jobResource } from './recruiting/job/job.resource.ts';
import { auditProjection } from './reporting/audit/audit.projection.ts';
import { auditResource } from './reporting/audit/audit.resource.ts';

/** Every read model: one line each. */
export const projections: readonly Projection[] = [
  jobProjection,
  candidateProjection,
  interviewProjection,
  interviewLogProjection,
  auditProjection,
];

/** Every resource of the read API: one line each. */
export const resources: readonly ReadResource[] = [
  jobResource,
  candidateResource,
  interviewResource,
  interviewLogResource,
  auditResource,
  mailResource,
];
