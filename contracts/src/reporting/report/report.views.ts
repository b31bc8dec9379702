import { z } from 'zod';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { assignmentStatuses } from '#contracts/training/assignment/assignment.choices';

// Rows with the field names of docs/product.md REP-6.

/** Interviews by status, job and the day on which they were last changed. Jobs of one title are one. */
export const InterviewsReport = z.object({
  data: z.array(
    z.object({
      interview_status: InterviewStatus,
      job_title: z.string(),
      /** The day, in the company's time zone. */
      updated_at: z.iso.date(),
      interviews_count: z.int(),
    }),
  ),
  meta: z.object({
    time_zone: z.string(),
    /** Jobs, and interviews without one, behind the titles of the rows. */
    jobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
    open_interviews: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
export type InterviewsReport = z.infer<typeof InterviewsReport>;
export type InterviewsReportRow = InterviewsReport['data'][number];

/** Each job once for each source through which it was found: those of its applications, and the page on which it was published. */
export const JobsReport = z.object({ data: z.array(z.object({ id: z.uuid(), source_name: z.string() })) });
export type JobsReport = z.infer<typeof JobsReport>;
export type JobsReportRow = JobsReport['data'][number];

/** Who was hired, and the seconds in the middle of all from their application, or from when they came, to their hire; null: nobody was. */
export const HiresReport = z.object({ data: z.object({ hires_count: z.int(), hire_seconds: z.int().nullable() }) });
export type HiresReport = z.infer<typeof HiresReport>;

/**
 * Interviews that began, by where their candidates came from, most first: how many reached each status, and how many hires followed;
 * null for whoever may not read hires. A source of null: nobody said.
 */
export const SourcesReport = z.object({
  data: z.array(
    z.object({
      source_name: z.string().nullable(),
      interviews_count: z.int(),
      reached: z.record(InterviewStatus, z.int()),
      hires_count: z.int().nullable(),
    }),
  ),
});
export type SourcesReport = z.infer<typeof SourcesReport>;

/** Candidates who came. */
export const CandidatesReport = z.object({ data: z.object({ candidates_count: z.int() }) });
export type CandidatesReport = z.infer<typeof CandidatesReport>;

/** Training programs that were made. */
export const TrainingProgramsReport = z.object({ data: z.object({ training_programs_count: z.int() }) });
export type TrainingProgramsReport = z.infer<typeof TrainingProgramsReport>;

/** What people are scheduled for, each person's counted, by status and the day on which it was last changed. */
export const TrainingSchedulesReport = z.object({
  data: z.array(
    z.object({
      schedule_status: z.enum(assignmentStatuses),
      /** The day, in the company's time zone. */
      updated_at: z.iso.date(),
      schedules_count: z.int(),
    }),
  ),
  meta: z.object({ time_zone: z.string() }),
});
export type TrainingSchedulesReport = z.infer<typeof TrainingSchedulesReport>;
export type TrainingSchedulesReportRow = TrainingSchedulesReport['data'][number];
