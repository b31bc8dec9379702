import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MailToSend } from '#contracts/recruiting/candidate-mail/candidate-mail.commands';
import { InterviewStatus, interview } from './interview.entity.ts';
import { MAX_BULK, MAX_COMMENT_LENGTH } from './interview.statuses.ts';

/**
 * One line of an interview's log: a move, a comment, or both; or the application it came from, which has a `source` and names
 * nobody. `comment` is null once the person was erased.
 */
export const InterviewLogView = z.object({
  id: Id,
  interviewId: Id,
  from: InterviewStatus.nullable(),
  to: InterviewStatus.nullable(),
  comment: z.string().nullable(),
  /** Why it was rejected, as that is called today. */
  reasonName: z.string().nullable(),
  /** The move took back the one before. */
  isUndo: z.boolean(),
  source: z.string().nullable(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  /** The key by which a program of the company acted; null: somebody else did. */
  apiKeyId: Id.nullable(),
  occurredAt: z.iso.datetime(),
});
export type InterviewLogView = z.infer<typeof InterviewLogView>;

export const interviewLog = resource({
  name: 'interview-log',
  access: 'tenant.interviews.read',
  view: InterviewLogView,
  filters: { interviewId: Id },
  sorts: ['occurredAt'],
});

export const changeInterviewStatus = endpoint({
  ...interview.endpoints.create,
  path: '/api/tenant/interviews/:id/status',
  access: 'tenant.interviews.update',
  summary: 'Change the status of an interview, comment on it, or both',
  params: ById,
  /** A comment may come with the move or, without a `status`, alone. */
  body: z.union([
    z.strictObject({
      status: InterviewStatus,
      comment: text(MAX_COMMENT_LENGTH).default(''),
      reasonId: Id.nullable().default(null),
      /** The product tells the candidate nothing. */
      isSilent: z.boolean().default(false),
    }),
    z.strictObject({ comment: requiredText(MAX_COMMENT_LENGTH) }),
  ]),
  status: 200,
});

export const BulkAnswer = z.object({
  changed: z.array(Id),
  refused: z.array(z.object({ id: Id, code: z.string(), detail: z.string() })),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;

export const changeInterviewStatuses = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/status',
  access: 'tenant.interviews.update',
  summary: 'Change the status of many interviews; the response says what was refused and why',
  body: z.strictObject({
    ids: z.array(Id).min(1).max(MAX_BULK),
    status: InterviewStatus,
    comment: text(MAX_COMMENT_LENGTH).default(''),
    /** Why, where they are rejected. */
    reasonId: Id.nullable().default(null),
    /** The product tells the candidates nothing. */
    isSilent: z.boolean().default(false),
    /** What the candidates are told in the place of what the product would say, once the change can be undone no more. */
    mail: MailToSend.nullable().default(null),
  }),
  /** `notMailed`: whose status was changed, and who were not written to. */
  answer: BulkAnswer.extend({ notMailed: BulkAnswer.shape.refused.optional() }),
});

export const undoInterviewStatuses = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/status/undo',
  access: 'tenant.interviews.update',
  summary: 'Undo the last change of status of one or many interviews, within seconds of it',
  body: z.strictObject({
    ids: z.array(Id).min(1).max(MAX_BULK),
    /** What they were changed to. */
    status: InterviewStatus,
  }),
  answer: BulkAnswer,
});
