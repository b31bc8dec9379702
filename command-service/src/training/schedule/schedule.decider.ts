import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { AssignmentRejection } from 'contracts/training/assignment/assignment.entity';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { type ScheduleRejection, trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof trainingSchedule>;

export const refuseSchedule = (code: ScheduleRejection | AssignmentRejection, field: string) =>
  new Rejection(code, 422, { errors: { [field]: [code] } });

/** Those of a chunk, in the order in which they were assigned. */
export const assignedIn = ({ assigned }: { assigned: readonly string[] }, chunk: number): string[] =>
  assigned.slice(chunk * ASSIGNED_AT_ONCE, (chunk + 1) * ASSIGNED_AT_ONCE);

/** Nobody is assigned what was cancelled meanwhile; who was already, is not noted again. */
const assign: Decisions['AssignTrainingPeople'] = (command, { id: trainingScheduleId, status, assigned }) => {
  const { userIds, next } = command.data;
  if (status !== 'assigning') return [];
  const known = new Set(assigned);
  const fresh = userIds.filter((id) => !known.has(id));
  return [caused(command, 'TrainingPeopleAssigned', { trainingScheduleId, userIds: fresh, next })];
};

const end: Decisions['EndTrainingAssignments'] = (command, record) => {
  const { chunk } = command.data;
  const { id: trainingScheduleId, status } = record;
  if (status !== 'cancelled') return [];
  const next = assignedIn(record, chunk + 1).length > 0 ? chunk + 1 : null;
  return [caused(command, 'TrainingAssignmentsEnded', { trainingScheduleId, chunk, next })];
};

export const scheduleDecider = entityDecider(trainingSchedule, {
  check: ({ users, teams, roles, startsAt, deadline }, { metadata: { now } }) => {
    if (users.length + teams.length + roles.length === 0) throw refuseSchedule('schedule-people-required', 'users');
    if (deadline !== null && Date.parse(deadline) <= Math.max(Date.parse(startsAt), now.getTime()))
      throw refuseSchedule('deadline-over', 'deadline');
  },
  decide: { AssignTrainingPeople: assign, EndTrainingAssignments: end },
});
