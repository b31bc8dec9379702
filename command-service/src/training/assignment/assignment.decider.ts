import { caused } from 'contracts/kernel/message';
import { DEFAULT_REMINDER_DAYS, isOver } from 'contracts/training/assignment/assignment.choices';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { remindersBefore } from 'contracts/training/assignment/assignment.times';
import { entityDecider } from '#command-service/entity/entity.decider';
import { answer, finish, reviewedBefore, start, watch } from './assignment.lessons.ts';
import { move } from './assignment.moves.ts';
import { reopen, review } from './assignment.review.ts';
import { assertKnown, type Decisions, refuse } from './assignment.rules.ts';
import { recordGap, show, startTake, stopTake, think } from './assignment.takes.ts';

/** Whoever has begun already is not told that they may begin. */
const open: Decisions['OpenTraining'] = (command, { id: trainingAssignmentId, userId, status, startsAt }) =>
  status === 'waiting' && startsAt === command.data.dueAt
    ? [caused(command, 'TrainingOpened', { trainingAssignmentId, userId })]
    : [];

/** Of a reminder that was moved, or that comes when all is over, nothing happens. */
const remind: Decisions['RemindTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, reminders, status, expiresAt } = record;
  const [next, ...left] = reminders;
  const isLate = expiresAt !== null && Date.parse(expiresAt) <= command.metadata.now.getTime();
  if (next !== command.data.dueAt || isOver(status) || isLate) return [];
  return [caused(command, 'TrainingReminded', { trainingAssignmentId, userId, left })];
};

/** It was completed, or its deadline was moved. What was reviewed until then, its person is told. */
const expire: Decisions['ExpireTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, status, expiresAt, finishedLessons } = record;
  if (isOver(status) || expiresAt !== command.data.dueAt) return [];
  const expired = caused(command, 'TrainingExpired', { trainingAssignmentId, userId, finishedLessons });
  return [expired, ...reviewedBefore(command, record)];
};

/** To a later moment, also once the deadline is over; the same moment is no extension. */
const extend: Decisions['ExtendTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, status, expiresAt: from, startsAt } = record;
  const { deadline: to, reason } = command.data;
  const { now } = command.metadata;
  assertKnown(record);
  if (status === 'cancelled') throw refuse('training-cancelled');
  if (status === 'completed') throw refuse('training-completed');
  if (to === from) return [];
  const earliest = Math.max(now.getTime(), Date.parse(startsAt), from === null ? 0 : Date.parse(from));
  if (Date.parse(to) <= earliest) throw refuse('deadline-over', 422, 'deadline');
  const ids = { trainingAssignmentId, userId };
  const reminders = remindersBefore(to, { reminderDays: DEFAULT_REMINDER_DAYS, startsAt, now });
  return [caused(command, 'TrainingExtended', { ...ids, expiredAt: from, expiresAt: to, reminders, reason })];
};

/** Once a day; nothing is late of what was extended or completed meanwhile. */
const remindLate: Decisions['RemindLateTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, status, lateRemindedOn, erasedAt } = record;
  const { day } = command.data;
  if (status !== 'expired' || erasedAt !== null || lateRemindedOn === day) return [];
  return [caused(command, 'TrainingLateReminded', { trainingAssignmentId, userId, day })];
};

/** What was completed stays so. */
const cancel: Decisions['CancelTraining'] = (command, { id: trainingAssignmentId, userId, status }) =>
  status === 'completed' || status === 'cancelled'
    ? []
    : [caused(command, 'TrainingCancelled', { trainingAssignmentId, userId })];

/** Once: its person is erased for good. */
const erase: Decisions['EraseTrainingAnswers'] = (command, { id: trainingAssignmentId, userId, erasedAt }) =>
  erasedAt === null ? [caused(command, 'TrainingAnswersErased', { trainingAssignmentId, userId })] : [];

export const assignmentDecider = entityDecider(trainingAssignment, {
  decide: {
    StartTrainingLesson: start,
    WatchTrainingVideo: watch,
    ShowTrainingQuestion: show,
    StartTrainingThinking: think,
    StartTrainingTake: startTake,
    StopTrainingTake: stopTake,
    RecordTrainingGap: recordGap,
    AnswerTrainingQuestion: answer,
    ReviewTrainingAnswer: review,
    ReopenTrainingReview: reopen,
    FinishTrainingLesson: finish,
    MoveTraining: move,
    OpenTraining: open,
    RemindTraining: remind,
    ExpireTraining: expire,
    RemindLateTraining: remindLate,
    ExtendTraining: extend,
    CancelTraining: cancel,
    EraseTrainingAnswers: erase,
  },
});
