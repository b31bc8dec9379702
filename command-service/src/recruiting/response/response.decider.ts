import { caused } from 'contracts/kernel/message';
import { RESEND_PAUSE_MS } from 'contracts/recruiting/response/response.choices';
import { type Deadline, deadlineAt, remindersAt } from 'contracts/recruiting/response/response.deadline';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import { noProgress } from 'contracts/recruiting/response/response.progress';
import { entityDecider } from '#command-service/entity/entity.decider';
import { giveAnswer, submit } from './response.answers.ts';
import { assertNotWithdrawn, assertOpen, type Decisions } from './response.rules.ts';
import { end, interrupt, receive, recordGap, show, start, stop, think } from './response.takes.ts';
import { restore, stillHandedIn, withdraw } from './response.withdrawal.ts';
import { refuse } from './takes.ts';

/** Opened once; after that it is gone on with. */
const open: Decisions['OpenResponse'] = (command, record) => {
  const { id: responseId, openedAt } = record;
  assertOpen({ ...record, openedAt: openedAt ?? command.metadata.occurredAt }, command.metadata);
  return openedAt === null ? [caused(command, 'ResponseOpened', { responseId })] : [];
};

/** To whoever may still answer; a second mail within minutes would say nothing new. */
const resend: Decisions['ResendResponseInvitation'] = (command, record) => {
  const { id: responseId, candidateId, createdAt, resentAt, status, expiresAt } = record;
  const { now } = command.metadata;
  if (status === 'submitted') throw refuse('response-submitted');
  assertNotWithdrawn(record);
  if (status === 'expired' || Date.parse(expiresAt) <= now.getTime()) throw refuse('response-expired');
  if (Date.parse(resentAt ?? createdAt) + RESEND_PAUSE_MS > now.getTime()) return [];
  return [caused(command, 'ResponseInvitationResent', { responseId, candidateId })];
};

/** To a later day, also once the deadline is over; the same day is no extension. */
const extend: Decisions['ExtendResponse'] = (command, record) => {
  const { id: responseId, candidateId, interviewId, expiresAt: from, status, reminderDays } = record;
  const { deadline, reason } = command.data;
  const { now } = command.metadata;
  if (status === 'submitted') throw refuse('response-submitted');
  assertNotWithdrawn(record);
  const to = deadlineAt(deadline, now);
  if (to === from) return [];
  if (Date.parse(to) <= Math.max(Date.parse(from), now.getTime())) throw refuse('deadline-over', 422, 'deadline');
  const reminders = remindersAt({ deadline, reminderDays }, now);
  const ids = { responseId, candidateId, interviewId };
  return [caused(command, 'ResponseExtended', { ...ids, from, to, deadline, reminders, reason })];
};

/** As much as they have already is no grant. */
const grantTime: Decisions['GrantTime'] = (command, record) => {
  const { id: responseId, candidateId, timePercent: from, status } = record;
  const { timePercent: to, reason } = command.data;
  if (status === 'submitted') throw refuse('response-submitted');
  assertNotWithdrawn(record);
  return from === to ? [] : [caused(command, 'ResponseTimeGranted', { responseId, candidateId, from, to, reason })];
};

/** The last day of a recording that is given again; earlier than that of before, where all was handed in early. */
const lastDay = (
  command: Parameters<typeof caused>[0] & { metadata: { now: Date } },
  record: ResponseRecord,
  given: { deadline: Deadline; reason: string },
) => {
  const { id: responseId, candidateId, interviewId, expiresAt: from, reminderDays } = record;
  const { now } = command.metadata;
  const to = deadlineAt(given.deadline, now);
  const least = record.status === 'submitted' ? now.getTime() : Math.max(Date.parse(from), now.getTime());
  if (Date.parse(to) <= least) throw refuse('deadline-over', 422, 'deadline');
  const reminders = remindersAt({ deadline: given.deadline, reminderDays }, now);
  return caused(command, 'ResponseExtended', { responseId, candidateId, interviewId, from, to, reminders, ...given });
};

/**
 * Once for each question, and only what was used. The handler says whether it has a number of takes at all. What was handed in is open again
 * for that question alone (docs/product.md REC-152).
 */
const grantTake: Decisions['GrantTake'] = (command, record) => {
  const { id: responseId, candidateId, interviewId, status, progress } = record;
  const { questionId, reason, deadline } = command.data;
  const { grantedTakes, takes } = progress[questionId] ?? noProgress;
  const isHandedIn = status === 'submitted';
  assertNotWithdrawn(record);
  if (record.reopenedFor !== null && record.reopenedFor !== questionId) throw refuse('response-submitted');
  if (isHandedIn && deadline === undefined) throw refuse('deadline-over', 422, 'deadline');
  if (grantedTakes > 0) throw refuse('take-already-granted', 409, 'questionId');
  if (takes.length === 0) throw refuse('nothing-to-grant', 409, 'questionId');
  const granted = { responseId, candidateId, questionId, takes: 1, reason };
  return [
    caused(command, 'ResponseTakeGranted', { ...granted, interviewId, reopens: isHandedIn }),
    ...(deadline === undefined ? [] : [lastDay(command, record, { deadline, reason })]),
  ];
};

/** Captions take the place of those before, which the history keeps. */
const caption: Decisions['CaptionAnswer'] = (command, { id: responseId, candidateId }) => [
  caused(command, 'ResponseAnswerCaptioned', { responseId, candidateId, ...command.data }),
];

/** Of a reminder that was moved, or that comes when all is over, nothing happens. */
const remind: Decisions['RemindResponse'] = (command, record) => {
  const { id: responseId, candidateId, reminders, expiresAt } = record;
  const [next, ...left] = reminders;
  if (next !== command.data.dueAt || Date.parse(expiresAt) <= command.metadata.now.getTime()) return [];
  return [caused(command, 'ResponseReminded', { responseId, candidateId, left })];
};

/** It was handed in, or the deadline was moved. */
const expire: Decisions['ExpireResponse'] = (command, record) => {
  const { id: responseId, candidateId, interviewId, status, expiresAt, answeredCount: answered } = record;
  const isWaiting = status === 'invited' || status === 'begun';
  if (!isWaiting || expiresAt !== command.data.dueAt) return [];
  // All the other answers were handed in, and the one that was given again stays as it was.
  if (record.reopenedFor !== null) return [stillHandedIn(command, record)];
  return [caused(command, 'ResponseExpired', { responseId, candidateId, interviewId, answered })];
};

export const responseDecider = entityDecider(response, {
  decide: {
    OpenResponse: open,
    ShowQuestion: show,
    StartThinking: think,
    StartTake: start,
    StopTake: stop,
    EndTake: end,
    RecordGap: recordGap,
    ReceiveTake: receive,
    InterruptTake: interrupt,
    GiveAnswer: giveAnswer,
    SubmitResponse: submit,
    ResendResponseInvitation: resend,
    WithdrawResponse: withdraw,
    RestoreResponse: restore,
    ExtendResponse: extend,
    GrantTime: grantTime,
    GrantTake: grantTake,
    CaptionAnswer: caption,
    RemindResponse: remind,
    ExpireResponse: expire,
  },
});
