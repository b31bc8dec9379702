import { caused } from 'contracts/kernel/message';
import { isOver } from 'contracts/training/assignment/assignment.choices';
import { remindersBefore } from 'contracts/training/assignment/assignment.times';
import { assertUnfinished, type Decisions, refuse } from './assignment.rules.ts';

/** To a later moment, also once the deadline is over; the same moment is no extension. */
export const extend: Decisions['ExtendTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, expiresAt: from, startsAt, reminderDays, timeZone } = record;
  const { deadline: to, reason } = command.data;
  const { now } = command.metadata;
  assertUnfinished(record);
  if (to === from) return [];
  const earliest = Math.max(now.getTime(), Date.parse(startsAt), from === null ? 0 : Date.parse(from));
  if (Date.parse(to) <= earliest) throw refuse('deadline-over', 422, 'deadline');
  const ids = { trainingAssignmentId, userId };
  const reminders = remindersBefore(to, { reminderDays, startsAt, timeZone, now });
  const times = { expiredAt: from, expiresAt: to, reminders, reminderDays };
  return [caused(command, 'TrainingExtended', { ...ids, ...times, reason })];
};

/** As the schedule says now: whoever has more time already keeps it, and nothing changes for those who have finished. */
export const reschedule: Decisions['RescheduleAssignment'] = (command, record) => {
  const {
    id: trainingAssignmentId,
    userId,
    status,
    expiresAt,
    startsAt,
    timeZone,
    reminders: before,
    erasedAt,
  } = record;
  const { deadline, reminderDays } = command.data;
  const { now } = command.metadata;
  if (status === 'completed' || status === 'cancelled' || erasedAt !== null) return [];
  const ids = { trainingAssignmentId, userId };
  const around = { reminderDays, startsAt, timeZone, now };
  const earliest = Math.max(now.getTime(), Date.parse(startsAt), expiresAt === null ? 0 : Date.parse(expiresAt));
  if (deadline !== null && Date.parse(deadline) > earliest) {
    const reminders = remindersBefore(deadline, around);
    const times = { expiredAt: expiresAt, expiresAt: deadline, reminders, reminderDays };
    return [caused(command, 'TrainingExtended', { ...ids, ...times, reason: '' })];
  }
  if (isOver(status) || expiresAt === null) return [];
  const reminders = remindersBefore(expiresAt, around);
  const isSame = reminderDays.toSorted().join() === record.reminderDays.toSorted().join();
  if (reminders.join() === before.join() && isSame) return [];
  return [caused(command, 'TrainingRemindersChanged', { ...ids, reminders, reminderDays })];
};
