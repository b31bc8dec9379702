import { caused } from 'contracts/kernel/message';
import { isOver } from 'contracts/training/assignment/assignment.choices';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { entityDecider } from '#command-service/entity/entity.decider';
import { answer, finish, reviewedBefore, start, watch } from './assignment.lessons.ts';
import { move } from './assignment.moves.ts';
import { reopen, review } from './assignment.review.ts';
import { assertUnfinished, type Decisions } from './assignment.rules.ts';
import { recordGap, show, startTake, stopTake, think } from './assignment.takes.ts';
import { extend, reschedule } from './assignment.times.ts';

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

/** For the first person it is cancelled; what they did stays. */
const handOver: Decisions['HandOverTraining'] = (command, record) => {
  const { id: trainingAssignmentId, userId, handedOverTo } = record;
  const { toUserId } = command.data;
  if (handedOverTo === toUserId) return [];
  assertUnfinished(record);
  const ids = { trainingAssignmentId, userId };
  return [caused(command, 'TrainingHandedOver', { ...ids, toUserId }), caused(command, 'TrainingCancelled', ids)];
};

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
    RescheduleAssignment: reschedule,
    CancelTraining: cancel,
    HandOverTraining: handOver,
    EraseTrainingAnswers: erase,
  },
});
