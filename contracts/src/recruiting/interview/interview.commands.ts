import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { requiredText, text } from '#contracts/kernel/text';
import { InterviewStatus } from './interview.events.ts';
import { MAX_BULK, MAX_COMMENT_LENGTH } from './interview.statuses.ts';

export const CreateInterview = z.strictObject({ candidateId: Id, jobId: Id });

/** A comment may come with the move or, without a `status`, alone. */
export const ChangeInterviewStatus = z.union([
  z.strictObject({ status: InterviewStatus, comment: text(MAX_COMMENT_LENGTH).default('') }),
  z.strictObject({ comment: requiredText(MAX_COMMENT_LENGTH) }),
]);

export const ChangeInterviewStatuses = z.strictObject({
  ids: z.array(Id).min(1).max(MAX_BULK),
  status: InterviewStatus,
  comment: text(MAX_COMMENT_LENGTH).default(''),
});

type Opened = { interviewId: Id; candidateId: Id; jobId: Id };
export type InterviewCommand =
  | Command<'CreateInterview', Opened>
  | Command<'ChangeInterviewStatus', { status: InterviewStatus; comment: string }>
  | Command<'CommentInterview', { comment: string }>;

export const interviewCommandsOfSystem = systemCommands('tenant', {
  CreateInterview: CreateInterview.extend({ interviewId: Id }),
});

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type InterviewRejection =
  | 'interview-not-found'
  | 'interview-already-exists'
  | 'interview-status-set-by-system' // created, pending, answered and unanswered follow from what happened
  | 'candidate-not-found'
  | 'job-not-found';
