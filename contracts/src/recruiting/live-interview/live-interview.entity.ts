import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { moment } from '#contracts/kernel/moment';
import { known, personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import {
  liveAnswers,
  liveInterviewStatuses,
  MAX_CANCEL_REASON,
  MAX_INTERVIEWERS,
  MAX_LIVE_MINUTES,
  MAX_LIVE_TITLE,
  MAX_PLACE_LENGTH,
  MAX_SLOTS,
  MIN_LIVE_MINUTES,
} from './live-interview.choices.ts';
import { overAt } from './live-interview.times.ts';

const at = z.iso.datetime();
const Slot = z.strictObject({ id: Id, startsAt: moment() });
const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const said = z.enum(['yes', 'no']);
const reason = text(MAX_CANCEL_REASON);

/**
 * People of the company meet a candidate, at a time that is set or that the candidate chooses. What the company writes about it
 * is sealed with a key of its own, which goes with the candidate.
 */
export const liveInterview = entity({
  name: 'liveInterview',
  context: 'recruiting',
  plural: 'live-interviews',
  permissions: 'tenant.interviews.lives',
  operations: ['create', 'change'],
  fields: {
    interviewId: Id,
    /** As the interview says. */
    candidateId: Id,
    jobId: Id.nullable(),
    title: requiredText(MAX_LIVE_TITLE),
    /** Null: the candidate is to choose one of `slots`. */
    startsAt: moment().nullable(),
    slots: z
      .array(Slot)
      .max(MAX_SLOTS)
      .refine((slots) => areDifferent(slots.map(({ startsAt }) => Date.parse(startsAt))), {
        message: 'live-interview-slot-repeated',
      })
      .refine((slots) => areDifferent(slots.map(({ id }) => id)), { message: 'live-interview-slot-repeated' }),
    minutes: z.int().min(MIN_LIVE_MINUTES).max(MAX_LIVE_MINUTES),
    timeZone: timeZone(),
    /** An address, or the link of a call. */
    place: text(MAX_PLACE_LENGTH),
    interviewerIds: z
      .array(Id)
      .min(1, 'live-interview-nobody')
      .max(MAX_INTERVIEWERS)
      .refine(areDifferent, { message: 'field-invalid' }),
    /** Who planned it; null: a program, or it was planned before this was kept. */
    organizerId: Id.nullable(),
    /** The day before, at the same time of the clocks there; null: there is no time yet, or not so long to go. */
    remindAt: at.nullable(),
    /** When interviewers are asked for their scorecards: it is over then; null: there is no time yet, or it was planned before this was kept. */
    askAt: at.nullable(),
  },
  personal: ['title', 'place'],
  computed: ['candidateId', 'jobId', 'organizerId', 'remindAt', 'askAt'],
  defaults: { startsAt: null, slots: [], place: '', organizerId: null, remindAt: null, askAt: null },
  readOnly: {
    /** The candidate's. */
    answer: z.enum(liveAnswers),
    /** How often they have said whether they come at this time: each is a mail to those who do. */
    timesAnswered: z.int(),
    /** Of those who talk with them, as far as they have said. */
    interviewerAnswers: z.array(z.strictObject({ userId: Id, answer: said })),
    /** Of its invitations: greater with each change, as calendars want it. */
    sequence: z.int(),
    /** Why it was cancelled. */
    reason: z.string(),
    /** When it is over: of times to choose from the last one. */
    endsAt: at,
  },
  readOnlyDefaults: {
    ...{ answer: 'none', timesAnswered: 0, interviewerAnswers: [], sequence: 0, reason: '' },
    endsAt: '1970-01-01T00:00:00.000Z',
  },
  joined: {
    /** Null once the person was erased. */
    candidateName: z.string().nullable(),
    /** Those who talk with the candidate, by their names. */
    interviewers: z.array(z.object({ id: Id, name: z.string() })).nullable(),
    /** Of these, who has submitted a scorecard, and when first. */
    scorecards: z.array(z.object({ userId: Id, submittedAt: at })).nullable(),
  },
  states: { values: liveInterviewStatuses, initial: 'offered' },
  events: {
    LiveInterviewSlotChosen: {
      ...{ candidateId: Id, slotId: Id, startsAt: at },
      ...{ remindAt: at.nullable(), askAt: at.nullable() },
    },
    LiveInterviewAnswered: { candidateId: Id, answer: said },
    LiveInterviewAnsweredByStaff: { userId: Id, answer: said },
    LiveInterviewReminded: { candidateId: Id },
    LiveInterviewScorecardsAsked: { candidateId: Id },
    /** All times that were offered have passed, and none was chosen. */
    LiveInterviewLapsed: { candidateId: Id },
    LiveInterviewCancelled: { candidateId: Id, reason: personal(reason, 'liveInterviewId') },
  },
  upcasts: { LiveInterviewSlotChosen: [(data) => ({ askAt: null, ...data })] },
  apply: {
    LiveInterviewChanged: ({ to }, { sequence, answer, interviewerAnswers }) => ({
      sequence: sequence + 1,
      // Another time is another question.
      ...('startsAt' in to
        ? { answer: 'none' as const, timesAnswered: 0, interviewerAnswers: [] }
        : { answer, interviewerAnswers: remaining(interviewerAnswers, to) }),
    }),
    LiveInterviewErased: () => ({ reason: '' }),
    LiveInterviewSlotChosen: ({ startsAt, remindAt, askAt }, { sequence }) => ({
      ...{ startsAt, remindAt, askAt, answer: 'yes' as const, sequence: sequence + 1 },
    }),
    LiveInterviewAnswered: ({ answer }, { timesAnswered }) => ({ answer, timesAnswered: timesAnswered + 1 }),
    LiveInterviewAnsweredByStaff: ({ userId, answer }, { interviewerAnswers }) => ({
      interviewerAnswers: [...interviewerAnswers.filter((one) => one.userId !== userId), { userId, answer }],
    }),
    LiveInterviewCancelled: ({ reason }, { sequence }) => ({
      ...{ status: 'cancelled' as const, reason: known(reason) ?? '', sequence: sequence + 1 },
    }),
  },
  follows: (record) => ({
    endsAt: overAt(record),
    ...(record.status !== 'cancelled' && {
      status: record.startsAt === null ? ('offered' as const) : ('scheduled' as const),
    }),
  }),
  commands: {
    CancelLiveInterview: {
      data: z.strictObject({ reason: reason.default('') }),
      path: 'cancel',
      summary: 'Cancel a live interview and tell everybody who was to come',
    },
    ChooseSlot: { data: z.strictObject({ slotId: Id }) },
    AnswerLiveInterview: { data: z.strictObject({ answer: said }) },
    AnswerLiveInterviewAsStaff: { data: z.strictObject({ userId: Id, answer: said }) },
    /** When it is due at `dueAt`. */
    RemindLiveInterview: { data: z.strictObject({ dueAt: at }) },
    AskForScorecards: { data: z.strictObject({ dueAt: at }) },
    LapseLiveInterview: { data: z.strictObject({ dueAt: at }) },
  },
  system: ['RemindLiveInterview', 'AskForScorecards', 'LapseLiveInterview', 'EraseLiveInterview'],
  anyOf: ['status', 'interviewId', 'candidateId', 'jobId'],
  ranges: ['endsAt'],
  filtersVia: {
    interviewerId: Id.optional(),
    /** Of whom a scorecard is still to come. */
    scorecardDueFrom: Id.optional(),
  },
  sorts: ['endsAt', 'updatedAt', 'createdAt', 'candidateName'],
  search: ['candidateName', 'title'],
});
export type LiveInterviewRecord = typeof liveInterview.types.record;
export type LiveInterviewView = typeof liveInterview.types.view;
export type LiveInterviewEvent = typeof liveInterview.types.event;
export type LiveInterviewCommand = typeof liveInterview.types.command;

/** Answers of those who still come. */
const remaining = <Answer extends { userId: string }>(answers: readonly Answer[], to: object): Answer[] => {
  const { interviewerIds } = to as { interviewerIds?: readonly string[] };
  return answers.filter(({ userId }) => interviewerIds?.includes(userId) ?? true);
};

/** Every way a live interview may refuse beyond those of any entity. */
export type LiveInterviewRejection =
  | 'live-interview-time-required' // neither a time nor times to choose from that are still to come
  | 'live-interview-past'
  | 'live-interview-nobody' // without anybody who talks with the candidate
  | 'live-interview-interviewer-unknown' // somebody who does not work in the company
  | 'live-interview-interview-fixed' // it belongs to one interview for good
  | 'live-interview-cancelled'
  | 'live-interview-slot-repeated' // the same time twice
  | 'live-interview-slot-not-found'
  | 'live-interview-slot-chosen' // another time was chosen before
  | 'live-interview-slot-taken' // somebody who talks with the candidate meets somebody else then
  | 'live-interview-not-scheduled' // there is no time yet that could be answered
  | 'live-interview-not-begun' // nothing can be said of it yet
  | 'live-interview-answered-often' // the candidate has changed their mind about one time again and again
  | 'live-interview-not-yours'; // who answers, or fills in a scorecard, does not talk with the candidate
