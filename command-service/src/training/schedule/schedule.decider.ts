import { caused } from 'contracts/kernel/message';
import { type TrainingScheduleRecord, trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';
import { addPeople, assertIdle, endRepetition, reschedule, reschedulePeople } from './schedule.changes.ts';
import { assertSomebody, assignedIn, refuseSchedule } from './schedule.rules.ts';

type Decisions = DecisionsOf<typeof trainingSchedule>;

/** Those of them who are not assigned yet. */
export const newcomersOf = ({ assigned }: { assigned: readonly string[] }, userIds: readonly string[]): string[] => {
  const known = new Set(assigned);
  return userIds.filter((id) => !known.has(id));
};

/** Nobody is assigned what was cancelled meanwhile; who was already, is not noted again. */
const assign: Decisions['AssignTrainingPeople'] = (command, { id: trainingScheduleId, status, assigned }) => {
  const { userIds, next } = command.data;
  if (status !== 'assigning') return [];
  return [
    caused(command, 'TrainingPeopleAssigned', {
      trainingScheduleId,
      userIds: newcomersOf({ assigned }, userIds),
      next,
    }),
  ];
};

type Following = Pick<TrainingScheduleRecord, 'status' | 'followsMembership' | 'deadline'>;
/** Whether people who come later are assigned: not to what was cancelled, nor once its deadline is over. */
export const takesNewcomers = ({ status, followsMembership, deadline }: Following, now: Date): boolean =>
  followsMembership && status !== 'cancelled' && (deadline === null || Date.parse(deadline) > now.getTime());

/** Who was assigned is not again. */
const assignNewcomers: Decisions['AssignTrainingNewcomers'] = (command, record) => {
  const userIds = newcomersOf(record, command.data.userIds);
  if (!takesNewcomers(record, command.metadata.now) || userIds.length === 0) return [];
  return [caused(command, 'TrainingNewcomersAssigned', { trainingScheduleId: record.id, userIds })];
};

/** Once: whoever has it already is not noted again. */
const replace: Decisions['ReplaceTrainingPerson'] = (command, { id: trainingScheduleId, status, assigned }) => {
  const { userId, toUserId } = command.data;
  if (status === 'cancelled' || assigned.includes(toUserId)) return [];
  return [caused(command, 'TrainingPersonReplaced', { trainingScheduleId, userId, toUserId })];
};

/** Once, and not what was cancelled. */
const repeat: Decisions['RepeatTrainingSchedule'] = (command, { id: trainingScheduleId, status, repeatsAt }) => {
  const { dueAt: startsAt } = command.data;
  if (status === 'cancelled' || repeatsAt !== startsAt) return [];
  return [caused(command, 'TrainingScheduleRepeated', { trainingScheduleId, startsAt })];
};

/** Not while people are still being assigned, or moved; the version that it has already is no move. */
const moveTo: Decisions['MoveTrainingSchedule'] = (command, record) => {
  const { id: trainingScheduleId, programVersion: formerVersion } = record;
  assertIdle(record);
  if (command.data.programVersion === formerVersion) return [];
  return [caused(command, 'TrainingScheduleMoved', { trainingScheduleId, formerVersion, ...command.data })];
};

/** Each chunk once. */
const movePeople: Decisions['MoveTrainingPeople'] = (command, record) => {
  const { chunk } = command.data;
  const { id: trainingScheduleId, movingChunk } = record;
  if (movingChunk !== chunk) return [];
  const next = assignedIn(record, chunk + 1).length > 0 ? chunk + 1 : null;
  return [caused(command, 'TrainingPeopleMoved', { trainingScheduleId, chunk, next })];
};

const end: Decisions['EndTrainingAssignments'] = (command, record) => {
  const { chunk } = command.data;
  const { id: trainingScheduleId, status } = record;
  if (status !== 'cancelled') return [];
  const next = assignedIn(record, chunk + 1).length > 0 ? chunk + 1 : null;
  return [caused(command, 'TrainingAssignmentsEnded', { trainingScheduleId, chunk, next })];
};

export const scheduleDecider = entityDecider(trainingSchedule, {
  check: ({ startsAt, deadline, ...people }, { metadata: { now } }) => {
    assertSomebody(people);
    if (deadline !== null && Date.parse(deadline) <= Math.max(Date.parse(startsAt), now.getTime()))
      throw refuseSchedule('deadline-over', 'deadline');
  },
  decide: {
    AssignTrainingPeople: assign,
    AssignTrainingNewcomers: assignNewcomers,
    ReplaceTrainingPerson: replace,
    AddTrainingPeople: addPeople,
    RescheduleTraining: reschedule,
    RescheduleTrainingPeople: reschedulePeople,
    EndTrainingRepetition: endRepetition,
    RepeatTrainingSchedule: repeat,
    MoveTrainingSchedule: moveTo,
    MoveTrainingPeople: movePeople,
    EndTrainingAssignments: end,
  },
});
