import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { progressSteps } from '#contracts/recruiting/interview/interview.statuses';

export const applicationStatuses = ['submitted', 'withdrawn'] as const;

/** An application as the company sees it. `candidateId` and its name are null until the company's record of the person is there. */
export const ApplicationView = z.object({
  id: Id,
  status: z.enum(applicationStatuses),
  /** Null: it is for an open interview. */
  jobId: Id.nullable(),
  openInterviewId: Id.nullable(),
  /** Of the job, or of the open interview. */
  jobTitle: z.string(),
  source: z.string(),
  candidateId: Id.nullable(),
  /** Null also once the person was erased. */
  candidateName: z.string().nullable(),
  interviewId: Id,
  interviewStatus: InterviewStatus,
  /** Where it stands for its candidate. */
  step: z.enum(progressSteps),
  appliedAt: z.iso.datetime(),
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** An application as the person who made it sees it: across companies. */
export const MyApplicationView = z.object({
  id: Id,
  interviewId: Id,
  /** Null: it is for an open interview. */
  jobId: Id.nullable(),
  openInterviewId: Id.nullable(),
  /** Of the job, or of the open interview; an open one has no address of its own. */
  jobTitle: z.string(),
  jobSlug: z.string(),
  companyId: Id,
  companyName: z.string(),
  companySubdomain: z.string(),
  status: InterviewStatus,
  progress: z.enum(progressSteps),
  source: z.string(),
  /** Until when questions of the interview are to be answered; null: there are none that are open. */
  answerBy: z.iso.datetime().nullable(),
  /** The company meets them, or wants to. */
  hasLive: z.boolean(),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyApplicationView = z.infer<typeof MyApplicationView>;

/** An interview that a company opened with somebody who had not applied for it, as they see it. Its id is that of the interview. */
export const MyInvitationView = MyApplicationView.omit({ source: true, appliedAt: true }).extend({
  /** To a recorded or to a live interview, for the first time. */
  invitedAt: z.iso.datetime(),
});
export type MyInvitationView = z.infer<typeof MyInvitationView>;
