import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Period } from '#contracts/kernel/period';
import {
  CandidatesReport,
  HiresReport,
  InterviewsReport,
  JobsReport,
  SourcesReport,
  TrainingProgramsReport,
  TrainingSchedulesReport,
} from './report.views.ts';

/** `filter[period]=start,end`; without it, everything. */
const ReportQuery = z.strictObject({ 'filter[period]': Period.optional() });

export const interviewsReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/interviews-consolidated',
  access: 'tenant.interviews.read',
  summary: 'Count interviews by status, job and day of last update',
  query: ReportQuery,
  answer: InterviewsReport,
});
export const jobsReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/jobs-consolidated',
  access: 'tenant.jobs.read',
  summary: 'List jobs with the sources of their applications',
  query: ReportQuery,
  answer: JobsReport,
});
export const sourcesReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/sources-consolidated',
  access: 'tenant.interviews.read',
  summary:
    'Count interviews by the source of their candidates, the statuses that they reached, and the hires that followed',
  query: ReportQuery,
  answer: SourcesReport,
});
export const candidatesReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/candidates-consolidated',
  access: 'tenant.candidates.read',
  summary: 'Count candidates by the time they were added',
  query: ReportQuery,
  answer: CandidatesReport,
});
export const hiresReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/hires-consolidated',
  access: 'tenant.pendingHires.read',
  summary: 'Count hires by the time they were made, and tell how long they took',
  query: ReportQuery,
  answer: HiresReport,
});
export const trainingProgramsReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/training-programs-consolidated',
  access: 'tenant.training.programs.read',
  summary: 'Count training programs by the time they were made',
  query: ReportQuery,
  answer: TrainingProgramsReport,
});
export const trainingSchedulesReport = endpoint({
  method: 'GET',
  path: '/api/tenant/reports/training-schedules-consolidated',
  access: 'tenant.training.schedules.read',
  summary: "Count people's scheduled trainings by status and day of last update",
  query: ReportQuery,
  answer: TrainingSchedulesReport,
});
