import { caused } from 'contracts/kernel/message';
import { RESEND_PAUSE_MS } from 'contracts/recruiting/response/response.choices';
import { deadlineAt, remindersAt } from 'contracts/recruiting/response/response.deadline';
import type { ResponseCommand, ResponseRecord } from 'contracts/recruiting/response/response.entity';
import type { Decisions } from './response.rules.ts';
import { refuse } from './takes.ts';

/** The end of a recording that was given again and not made: all is as it was handed in. */
export const stillHandedIn = (command: ResponseCommand, record: ResponseRecord) => {
  const { id: responseId, candidateId, interviewId, answeredCount: answered, submittedAt: handedInAt } = record;
  return caused(command, 'ResponseSubmitted', { responseId, candidateId, interviewId, answered, handedInAt });
};

/** As long as it is waited for; of answers that were handed in and one of which was given again, that one is no longer. */
export const withdraw: Decisions['WithdrawResponse'] = (command, record) => {
  const { id: responseId, candidateId, interviewId, status, expiresAt, reopenedFor } = record;
  if (status === 'withdrawn') return [];
  if (status === 'submitted') throw refuse('response-submitted');
  if (status === 'expired' || Date.parse(expiresAt) <= command.metadata.now.getTime()) throw refuse('response-expired');
  if (reopenedFor !== null) return [stillHandedIn(command, record)];
  return [caused(command, 'ResponseWithdrawn', { responseId, candidateId, interviewId, reason: command.data.reason })];
};

/**
 * With the deadline that it had, as long as that is to come; after that, with one that is given. A mistake right after the first
 * invitation is mended at once; after that no other invitation is sent within minutes of one, as with one that is sent again.
 */
export const restore: Decisions['RestoreResponse'] = (command, record) => {
  const { id: responseId, candidateId, interviewId, status, reminderDays, createdAt, resentAt } = record;
  const { now } = command.metadata;
  if (status !== 'withdrawn') return [];
  if (resentAt !== null && Date.parse(resentAt) + RESEND_PAUSE_MS > now.getTime())
    throw refuse('response-just-invited');
  const ids = { responseId, candidateId, interviewId };
  if (Date.parse(record.expiresAt) <= now.getTime()) {
    const { deadline } = command.data;
    if (deadline === undefined) throw refuse('response-expired');
    const expiresAt = deadlineAt(deadline, now);
    if (Date.parse(expiresAt) <= now.getTime()) throw refuse('deadline-over', 422, 'deadline');
    const reminders = remindersAt({ deadline, reminderDays }, now);
    return [caused(command, 'ResponseRestored', { ...ids, expiresAt, reminders, deadline })];
  }
  const { expiresAt, deadline } = record;
  const reminders = remindersAt({ deadline, reminderDays }, new Date(createdAt)).filter(
    (at) => Date.parse(at) > now.getTime() && at < expiresAt,
  );
  return [caused(command, 'ResponseRestored', { ...ids, expiresAt, reminders, deadline: null })];
};
