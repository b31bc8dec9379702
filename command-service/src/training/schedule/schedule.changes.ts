import { caused } from 'contracts/kernel/message';
import {
  MAX_SCHEDULED_LABELS,
  MAX_SCHEDULED_ROLES,
  MAX_SCHEDULED_TEAMS,
  MAX_SCHEDULED_USERS,
} from 'contracts/training/schedule/schedule.choices';
import type { TrainingScheduleRecord, trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import type { DecisionsOf } from '#command-service/entity/entity.decider';
import { assertSomebody, assignedIn, refuseNow, refuseSchedule } from './schedule.rules.ts';

type Decisions = DecisionsOf<typeof trainingSchedule>;

/** People are assigned, moved and given other deadlines one after the other. */
export const assertIdle = ({ status, movingChunk, changingChunk }: TrainingScheduleRecord): void => {
  if (status === 'cancelled') throw refuseNow('training-cancelled');
  if (status === 'assigning' || movingChunk !== null || changingChunk !== null) throw refuseNow('schedule-busy');
};

const newOf = <Id extends string>(asked: readonly Id[], known: readonly Id[]): Id[] => [
  ...new Set(asked.filter((id) => !known.includes(id))),
];

/** Whom it names already is not added again. */
export const addPeople: Decisions['AddTrainingPeople'] = (command, record) => {
  const { id: trainingScheduleId, deadline } = record;
  const { users, teams, roles, labels, expectedCount } = command.data;
  const added = {
    users: newOf(users, record.users),
    teams: newOf(teams, record.teams),
    roles: newOf(roles, record.roles),
    labels: newOf(labels, record.labels),
  };
  assertSomebody(command.data);
  if (record.status !== 'cancelled' && Object.values(added).flat().length === 0) return [];
  assertIdle(record);
  if (deadline !== null && Date.parse(deadline) <= command.metadata.now.getTime()) throw refuseNow('schedule-over');
  const limits = {
    users: MAX_SCHEDULED_USERS,
    teams: MAX_SCHEDULED_TEAMS,
    roles: MAX_SCHEDULED_ROLES,
    labels: MAX_SCHEDULED_LABELS,
  };
  for (const [field, limit] of Object.entries(limits) as [keyof typeof limits, number][])
    if (record[field].length + added[field].length > limit) throw refuseSchedule('schedule-too-many', field);
  return [caused(command, 'TrainingPeopleAdded', { trainingScheduleId, ...added, expectedCount })];
};

/** The deadline moves to a later moment, also once it is over; what is as it was is no change. */
export const reschedule: Decisions['RescheduleTraining'] = (command, record) => {
  const { id: trainingScheduleId, deadline: formerDeadline, startsAt } = record;
  const { deadline: asked, reminderDays: asAsked } = command.data;
  const movedDeadline = asked === formerDeadline ? null : asked;
  const reminderDays = [...(asAsked ?? record.reminderDays)];
  const isSame = reminderDays.toSorted().join() === record.reminderDays.toSorted().join();
  if (record.status !== 'cancelled' && movedDeadline === null && isSame) return [];
  assertIdle(record);
  const earliest = [command.metadata.now.toISOString(), startsAt, formerDeadline ?? startsAt].map((at) =>
    Date.parse(at),
  );
  if (movedDeadline !== null && Date.parse(movedDeadline) <= Math.max(...earliest))
    throw refuseSchedule('deadline-over', 'deadline');
  const deadline = movedDeadline ?? formerDeadline;
  const changed = { formerDeadline, deadline, movedDeadline, reminderDays };
  return [caused(command, 'TrainingScheduleRescheduled', { trainingScheduleId, ...changed })];
};

/** Each chunk once. */
export const reschedulePeople: Decisions['RescheduleTrainingPeople'] = (command, record) => {
  const { chunk } = command.data;
  const { id: trainingScheduleId, changingChunk } = record;
  if (changingChunk !== chunk) return [];
  const next = assignedIn(record, chunk + 1).length > 0 ? chunk + 1 : null;
  return [caused(command, 'TrainingPeopleRescheduled', { trainingScheduleId, chunk, next })];
};

/** Of one that repeats no more, or has been repeated already, there is nothing to end. */
export const endRepetition: Decisions['EndTrainingRepetition'] = (command, { id: trainingScheduleId, repeatsAt }) =>
  repeatsAt === null ? [] : [caused(command, 'TrainingRepetitionEnded', { trainingScheduleId })];
