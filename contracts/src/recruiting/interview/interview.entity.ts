import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { interviewStatuses, MAX_COMMENT_LENGTH, staffInterviewStatuses } from './interview.statuses.ts';

export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

/** Statuses that staff set; the others follow from what the candidate and the system do. */
export const StaffInterviewStatus = InterviewStatus.extract(staffInterviewStatuses);
export type StaffInterviewStatus = z.infer<typeof StaffInterviewStatus>;

const comment = personal(text(MAX_COMMENT_LENGTH), 'candidateId');

/** A candidate on their way through a job's interview. */
export const interview = entity({
  name: 'interview',
  context: 'recruiting',
  permissions: 'tenant.interviews',
  operations: ['create'],
  fields: { candidateId: Id, jobId: Id },
  joined: {
    /** Null once the person was erased. */
    candidateName: z.string().nullable(),
    jobTitle: z.string(),
  },
  states: { values: interviewStatuses, initial: 'created' },
  events: {
    InterviewStatusChanged: { candidateId: Id, from: InterviewStatus, to: InterviewStatus, comment },
    InterviewCommented: { candidateId: Id, comment },
  },
  apply: { InterviewStatusChanged: ({ to }) => ({ status: to }) },
  commands: {
    ChangeInterviewStatus: {
      data: z.strictObject({ status: InterviewStatus, comment: text(MAX_COMMENT_LENGTH).default('') }),
    },
    CommentInterview: { data: z.strictObject({ comment: requiredText(MAX_COMMENT_LENGTH) }) },
  },
  system: ['CreateInterview'],
  filters: ['status'],
  anyOf: ['jobId', 'candidateId'],
  ranges: ['updatedAt'],
  sorts: ['updatedAt', 'candidateName', 'jobTitle'],
  search: ['candidateName', 'jobTitle'],
});
export type InterviewCommand = typeof interview.types.command;
export type InterviewEvent = typeof interview.types.event;
export type InterviewView = typeof interview.types.view;

/** Every way an interview may refuse beyond those of any entity. */
export type InterviewRejection =
  | 'interview-status-set-by-system' // created, pending, answered and unanswered follow from what happened
  | 'candidate-not-found'
  | 'job-not-found';
