import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, richText, text } from '#contracts/kernel/text';
import { MAX_JOB_DESCRIPTION_LENGTH } from '#contracts/recruiting/job/job.choices';
import {
  DEFAULT_DEADLINE_DAYS,
  DEFAULT_REMINDER_DAYS,
  MAX_DEADLINE_DAYS,
} from '#contracts/recruiting/response/response.choices';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { MAX_INSTRUCTIONS_LENGTH, openInterviewStatuses } from './open-interview.choices.ts';

/** An interview without a job: whoever has its link, and an account, answers it. */
export const openInterview = entity({
  name: 'openInterview',
  context: 'recruiting',
  plural: 'open-interviews',
  permissions: 'tenant.interviews',
  fields: {
    title: requiredText(200),
    /** What everybody reads on its page. */
    description: richText(MAX_JOB_DESCRIPTION_LENGTH),
    /** What is said before the first question, and a video of the library that says it. */
    instructions: text(MAX_INSTRUCTIONS_LENGTH),
    instructionsVideoId: Id.nullable(),
    questionSetId: Id,
    questionSetRevision: z.int().min(1),
    /** Days to answer, and days before the deadline on which candidates are reminded. */
    answerDays: z.int().min(1).max(MAX_DEADLINE_DAYS),
    reminderDays: ReminderDays,
  },
  defaults: {
    description: '',
    instructions: '',
    instructionsVideoId: null,
    answerDays: DEFAULT_DEADLINE_DAYS,
    reminderDays: [...DEFAULT_REMINDER_DAYS],
  },
  readOnly: { publishedAt: z.iso.datetime().nullable() },
  readOnlyDefaults: { publishedAt: null },
  states: {
    values: openInterviewStatuses,
    initial: 'closed',
    transitions: {
      PublishOpenInterview: {
        event: 'OpenInterviewPublished',
        to: 'open',
        path: 'publish',
        summary: 'Open an interview to whoever has its link',
        sets: (publishedAt: string) => ({ publishedAt }),
      },
      CloseOpenInterview: {
        event: 'OpenInterviewClosed',
        to: 'closed',
        path: 'close',
        summary: 'Close an interview that is open to whoever has its link',
      },
    },
  },
  filters: ['status'],
  sorts: ['updatedAt', 'title', 'createdAt'],
  search: ['title'],
});
export type OpenInterviewFields = typeof openInterview.types.fields;
export type OpenInterviewEvent = typeof openInterview.types.event;
export type OpenInterviewView = typeof openInterview.types.view;

/** Every way an open interview may refuse those who apply. */
export type OpenInterviewRejection = 'open-interview-not-found' | 'open-interview-closed'; // not open, or not any more
