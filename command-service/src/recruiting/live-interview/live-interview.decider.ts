import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_LIVE_ANSWERS } from 'contracts/recruiting/live-interview/live-interview.choices';
import {
  type LiveInterviewRecord,
  type LiveInterviewRejection,
  liveInterview,
} from 'contracts/recruiting/live-interview/live-interview.entity';
import { dayBefore, lastSlotAt, overAt } from 'contracts/recruiting/live-interview/live-interview.times';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof liveInterview>;
type Fields = (typeof liveInterview)['types']['fields'];

export const refuseLive = (code: LiveInterviewRejection, status = 409, field?: string) =>
  new Rejection<LiveInterviewRejection>(code, status, field ? { errors: { [field]: [code] } } : {});

const isOver = (at: string, { now }: CommandMetadata): boolean => Date.parse(at) <= now.getTime();

/** Somebody may still come to it, or choose its time. */
const assertOpen = ({ status, erased }: Pick<LiveInterviewRecord, 'status' | 'erased'>): void => {
  if (erased) throw new Rejection('erased', 409);
  if (status === 'cancelled') throw refuseLive('live-interview-cancelled');
};

/** It has a time, or times to choose from, that is still to come: what has begun is as it was. */
const check = (
  fields: Fields,
  { type, metadata }: { type: string; data: unknown; metadata: CommandMetadata },
  before?: LiveInterviewRecord,
): void => {
  if (before) assertOpen(before);
  if (before && before.startsAt !== null && isOver(before.startsAt, metadata)) throw refuseLive('live-interview-past');
  const { startsAt, slots } = fields;
  if (startsAt !== null && isOver(startsAt, metadata)) throw refuseLive('live-interview-past', 422, 'startsAt');
  if (startsAt !== null) return;
  if (slots.every((slot) => isOver(slot.startsAt, metadata)))
    throw refuseLive('live-interview-time-required', 422, 'slots');
  const past = slots.findIndex((slot) => isOver(slot.startsAt, metadata));
  if (past >= 0 && type === 'CreateLiveInterview')
    throw refuseLive('live-interview-past', 422, `slots.${past}.startsAt`);
};

/** When everybody is reminded, and interviewers are asked for their scorecards. A time that was agreed on is moved, and never taken back. */
const compute = (fields: Fields, before?: LiveInterviewRecord): Partial<Fields> => {
  const { startsAt, timeZone } = fields;
  if (before && before.startsAt !== null && startsAt === null)
    throw refuseLive('live-interview-time-required', 422, 'startsAt');
  return startsAt === null
    ? { remindAt: null, askAt: null }
    : { remindAt: dayBefore(timeZone, startsAt), askAt: overAt(fields) };
};

/** One of the times that are offered, once. */
const chooseSlot: Decisions['ChooseSlot'] = (command, record) => {
  const { id: liveInterviewId, candidateId, timeZone } = record;
  assertOpen(record);
  const slot = record.slots.find(({ id }) => id === command.data.slotId);
  if (!slot) throw refuseLive('live-interview-slot-not-found', 422, 'slotId');
  const { id: slotId, startsAt } = slot;
  if (record.startsAt === startsAt) return [];
  if (record.startsAt !== null) throw refuseLive('live-interview-slot-chosen', 409, 'slotId');
  if (isOver(startsAt, command.metadata)) throw refuseLive('live-interview-past', 409, 'slotId');
  const moments = { remindAt: dayBefore(timeZone, startsAt), askAt: overAt({ ...record, startsAt }) };
  return [caused(command, 'LiveInterviewSlotChosen', { liveInterviewId, candidateId, slotId, startsAt, ...moments })];
};

const assertAnswerable = (record: LiveInterviewRecord, metadata: CommandMetadata): void => {
  assertOpen(record);
  if (record.startsAt === null) throw refuseLive('live-interview-not-scheduled');
  if (isOver(record.startsAt, metadata)) throw refuseLive('live-interview-past');
};

/** Whoever said one may say the other, until it begins. */
const answer: Decisions['AnswerLiveInterview'] = (command, record) => {
  assertAnswerable(record, command.metadata);
  const { id: liveInterviewId, candidateId } = record;
  const said = command.data.answer;
  if (said === record.answer) return [];
  if (record.timesAnswered >= MAX_LIVE_ANSWERS) throw refuseLive('live-interview-answered-often');
  return [caused(command, 'LiveInterviewAnswered', { liveInterviewId, candidateId, answer: said })];
};

const answerAsStaff: Decisions['AnswerLiveInterviewAsStaff'] = (command, record) => {
  const { userId, answer: said } = command.data;
  if (!record.interviewerIds.includes(userId)) throw refuseLive('live-interview-not-yours', 403);
  assertAnswerable(record, command.metadata);
  const before = record.interviewerAnswers.find((one) => one.userId === userId)?.answer;
  return said === before
    ? []
    : [caused(command, 'LiveInterviewAnsweredByStaff', { liveInterviewId: record.id, userId, answer: said })];
};

/** Cancelled is cancelled; what has begun is not called off any more. */
const cancel: Decisions['CancelLiveInterview'] = (command, record) => {
  if (record.status === 'cancelled') return [];
  assertOpen(record);
  if (record.startsAt !== null && isOver(record.startsAt, command.metadata)) throw refuseLive('live-interview-past');
  const { id: liveInterviewId, candidateId } = record;
  return [caused(command, 'LiveInterviewCancelled', { liveInterviewId, candidateId, reason: command.data.reason })];
};

/** Of one that was moved or cancelled, or that has begun, nobody is reminded. */
const remind: Decisions['RemindLiveInterview'] = (command, record) => {
  const { id: liveInterviewId, candidateId, status, startsAt, remindAt, erased } = record;
  const isDue = !erased && status === 'scheduled' && remindAt === command.data.dueAt;
  if (!isDue || startsAt === null || isOver(startsAt, command.metadata)) return [];
  return [caused(command, 'LiveInterviewReminded', { liveInterviewId, candidateId })];
};

/** Of one that was moved or cancelled nobody is asked for a scorecard. */
const askForScorecards: Decisions['AskForScorecards'] = (command, record) => {
  const { id: liveInterviewId, candidateId, status, askAt, erased } = record;
  const isDue = !erased && status === 'scheduled' && askAt === command.data.dueAt;
  return isDue ? [caused(command, 'LiveInterviewScorecardsAsked', { liveInterviewId, candidateId })] : [];
};

/** Of one whose time was chosen, or that has other times now, nothing is told. */
const lapse: Decisions['LapseLiveInterview'] = (command, record) => {
  const { id: liveInterviewId, candidateId, status, slots, startsAt, erased } = record;
  const isDue = !erased && status === 'offered' && startsAt === null && lastSlotAt(slots) === command.data.dueAt;
  return isDue ? [caused(command, 'LiveInterviewLapsed', { liveInterviewId, candidateId })] : [];
};

/** Those who were to talk with the candidate say what they think of it from its beginning on, whether or not they said that they come. */
export const assertTakesScorecard = (record: LiveInterviewRecord, userId: string | null, now: Date): void => {
  if (userId === null || !record.interviewerIds.includes(userId)) throw refuseLive('live-interview-not-yours', 403);
  assertOpen(record);
  if (record.startsAt === null) throw refuseLive('live-interview-not-scheduled');
  if (Date.parse(record.startsAt) > now.getTime()) throw refuseLive('live-interview-not-begun');
};

export const liveInterviewDecider = entityDecider(liveInterview, {
  check,
  compute,
  decide: {
    CancelLiveInterview: cancel,
    ChooseSlot: chooseSlot,
    AnswerLiveInterview: answer,
    AnswerLiveInterviewAsStaff: answerAsStaff,
    RemindLiveInterview: remind,
    AskForScorecards: askForScorecards,
    LapseLiveInterview: lapse,
  },
});
