import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_INSTRUCTIONS_LENGTH } from '#contracts/recruiting/open-interview/open-interview.choices';
import { Question } from '#contracts/recruiting/question/question.fields';
import * as on from './response.apply.ts';
import { MAX_CAPTIONS_LENGTH, MAX_REASON_LENGTH, MAX_TIME_PERCENT, responseStatuses } from './response.choices.ts';
import { Deadline, ReminderDays } from './response.deadline.ts';
import { responseEvents } from './response.events.ts';
import { Progress } from './response.progress.ts';
import * as steps from './response.steps.ts';

const at = z.iso.datetime();
const timePercent = z.int().min(100).max(MAX_TIME_PERCENT);
const reason = requiredText(MAX_REASON_LENGTH);

/** What one candidate is asked in one step of their interview, until when, and how far they are. What they answered is in its events alone. */
export const response = entity({
  name: 'response',
  context: 'recruiting',
  permissions: 'tenant.interviews.responses',
  operations: [],
  fields: {
    interviewId: Id,
    candidateId: Id,
    jobId: Id.nullable(),
    openInterviewId: Id.nullable(),
    /** Of the job; null: the interview has no job, and no steps. */
    stepId: Id.nullable(),
    stepName: text(200),
    /** What is said before the first question, and a video that says it. */
    instructions: text(MAX_INSTRUCTIONS_LENGTH),
    instructionsVideoId: Id.nullable(),
    questionSetId: Id,
    questionSetRevision: z.int().min(1),
    questionCount: z.int(),
    deadline: Deadline,
    expiresAt: at,
    reminderDays: ReminderDays,
    /** When the candidate is still to be reminded. */
    reminders: z.array(at),
    /** Time of this person in percent of what everybody has. */
    timePercent,
  },
  defaults: { instructions: '', instructionsVideoId: null },
  readOnly: {
    openedAt: at.nullable(),
    submittedAt: at.nullable(),
    answeredCount: z.int(),
    /** When the invitation was last sent again, also because it was restored. */
    resentAt: at.nullable(),
    progress: z.record(Id, Progress),
    /** The question whose recording is given again after all was handed in; null: every question, or none. */
    reopenedFor: Id.nullable(),
  },
  readOnlyDefaults: {
    openedAt: null,
    submittedAt: null,
    answeredCount: 0,
    resentAt: null,
    progress: {},
    reopenedFor: null,
  },
  joined: {
    candidateName: z.string().nullable(),
    /** Of the job, or of the open interview. */
    jobTitle: z.string(),
  },
  states: { values: responseStatuses, initial: 'invited' },
  events: responseEvents,
  upcasts: { ResponseTakeGranted: [(data) => ({ interviewId: null, reopens: false, ...data })] },
  apply: {
    ResponseOpened: (_, __, openedAt) => ({ status: 'begun' as const, openedAt }),
    ResponseQuestionShown: on.shown,
    ResponseThinkingStarted: on.thinking,
    ResponseTakeStarted: on.takeStarted,
    ResponseTakeStopped: on.takeStopped,
    ResponseTakeReceived: on.takeReceived,
    ResponseTakeInterrupted: on.takeInterrupted,
    ResponseTakeAbandoned: on.takeEnded,
    ResponseTakeEnded: on.takeEnded,
    ResponseGapRecorded: on.gapRecorded,
    ResponseAnswerGiven: on.answerGiven,
    ResponseTakeGranted: (data, record) => ({
      ...on.takeGranted(data, record),
      ...(data.reopens && { reopenedFor: data.questionId, status: 'begun' as const }),
    }),
    ResponseTimeGranted: ({ to }) => ({ timePercent: to }),
    ResponseExtended: ({ to, deadline, reminders }, { openedAt }) => ({
      ...{ expiresAt: to, deadline, reminders },
      status: openedAt === null ? ('invited' as const) : ('begun' as const),
    }),
    ResponseInvitationResent: (_, __, resentAt) => ({ resentAt }),
    ResponseReminded: ({ left }) => ({ reminders: left }),
    ResponseSubmitted: ({ handedInAt }, _, at) => ({
      ...{ status: 'submitted' as const, submittedAt: handedInAt ?? at, reminders: [], reopenedFor: null },
    }),
    ResponseWithdrawn: () => ({ status: 'withdrawn' as const, reminders: [] }),
    ResponseRestored: ({ expiresAt, reminders, deadline }, { openedAt, deadline: before }, resentAt) => ({
      ...{ status: openedAt === null ? ('invited' as const) : ('begun' as const), reminders },
      ...{ expiresAt, deadline: deadline ?? before, resentAt },
    }),
    ResponseExpired: () => ({ status: 'expired' as const, reminders: [] }),
  },
  commands: {
    OpenResponse: {},
    ShowQuestion: { data: steps.OfQuestion },
    StartThinking: { data: steps.StartThinking },
    StartTake: { data: steps.StartTake },
    StopTake: { data: steps.StopTake },
    EndTake: { data: steps.EndTake },
    RecordGap: { data: steps.RecordGap },
    /** When all of a recording has come, or all that will. */
    ReceiveTake: { data: steps.ReceiveTake },
    InterruptTake: { data: steps.InterruptTake },
    GiveAnswer: { data: steps.GiveAnswer },
    SubmitResponse: { data: z.strictObject({ questions: z.array(Question) }) },
    ResendResponseInvitation: {
      path: 'resend-invitation',
      summary: 'Send the invitation of one candidate again; nothing happens within ten minutes of the last one',
    },
    WithdrawResponse: {
      data: z.strictObject({ reason: text(MAX_REASON_LENGTH).default('') }),
      path: 'withdraw',
      summary: 'Withdraw the invitation of one candidate that is not answered yet; they are told',
    },
    RestoreResponse: {
      /** Needed once that of before is over, and for nothing else. */
      data: z.strictObject({ deadline: Deadline.optional() }),
      path: 'restore',
      summary: 'Give a withdrawn invitation back, until its deadline or a later one; the candidate is invited anew',
    },
    ExtendResponse: {
      data: z.strictObject({ deadline: Deadline, reason }),
      path: 'extend',
      summary: 'Move the deadline of one candidate to a later day, also once it is over',
    },
    GrantTime: {
      data: z.strictObject({ timePercent, reason }),
      path: 'time',
      summary: 'Give one candidate more time to think and to answer, from the next question on',
    },
    GrantTake: {
      /** `deadline`: the last day for it; needed once the answers were handed in. */
      data: z.strictObject({ questionId: Id, reason, deadline: Deadline.optional() }),
      path: 'take',
      summary: 'Give a candidate one recording of an answer again that was lost, also once the answers were handed in',
    },
    /** The file that answers, the handler looks up. */
    CaptionAnswer: {
      data: z.strictObject({
        questionId: Id,
        fileId: Id,
        language: z.string(),
        captions: text(MAX_CAPTIONS_LENGTH).nullable(),
      }),
    },
    /** When a reminder is due at `dueAt`. */
    RemindResponse: { data: z.strictObject({ dueAt: at }) },
    /** When the deadline is over at `dueAt`. */
    ExpireResponse: { data: z.strictObject({ dueAt: at }) },
  },
  system: ['RemindResponse', 'ExpireResponse'],
  filters: ['status'],
  anyOf: ['interviewId', 'jobId', 'openInterviewId', 'candidateId'],
  sorts: ['updatedAt', 'expiresAt', 'createdAt'],
});
export type ResponseView = typeof response.types.view;
export type ResponseRecord = typeof response.types.record;
export type ResponseEvent = typeof response.types.event;
export type ResponseCommand = typeof response.types.command;

/** Every way a response may refuse beyond those of any entity. */
export type ResponseRejection =
  | 'interview-not-found' // or it has no candidate any more
  | 'step-not-found' // the job has no such step, or none at all
  | 'already-invited' // to this step
  | 'deadline-over' // it would be in the past, or not after the one there is
  | 'response-not-opened' // nothing is done before the candidate has opened it
  | 'response-submitted' // once, and nothing after it
  | 'response-expired' // its deadline is over
  | 'response-just-invited' // within ten minutes no other invitation is sent
  | 'response-withdrawn' // the company took the invitation back
  | 'question-not-found' // of another step, or of another candidate
  | 'question-not-recorded' // it is not answered by a recording
  | 'question-video-preparing' // how long it is, is not known yet
  | 'question-not-shown' // the answer begins where the candidate has seen the question
  | 'takes-used-up' // as many recordings as the question allows were made
  | 'take-running' // in this tab or in another one
  | 'take-arriving' // its bytes still come, or it has only begun
  | 'take-not-found' // of another question, or of another candidate
  | 'take-not-stopped' // it is no answer yet
  | 'take-already-stopped' // with other bytes
  | 'answer-time-over' // it was stopped after its time
  | 'answer-type-wrong' // text for a recording, and the like
  | 'answer-too-short' // fewer characters than the question asks for
  | 'answer-changed' // in another tab, since this one read it
  | 'answer-file-not-found' // no file that was uploaded for this question
  | 'choice-not-found'
  | 'right-answer-shown' // an answer is final once the right one was said
  | 'answers-required' // of questions that must be answered
  | 'take-already-granted' // once for each question
  | 'captions-not-webvtt'
  | 'answer-not-recorded' // there is no recording that captions belong to
  | 'nothing-to-grant'; // it is not recorded, or takes are left
