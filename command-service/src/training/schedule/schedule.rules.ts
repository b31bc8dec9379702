import type { Scheduled } from 'access/training/scheduled-people';
import { Rejection } from 'contracts/kernel/problem';
import type { AssignmentRejection } from 'contracts/training/assignment/assignment.entity';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import type { ScheduleRejection } from 'contracts/training/schedule/schedule.entity';

export const refuseSchedule = (code: ScheduleRejection | AssignmentRejection, field: string) =>
  new Rejection(code, 422, { errors: { [field]: [code] } });

export const refuseNow = (code: ScheduleRejection | AssignmentRejection) => new Rejection(code, 409);

/** It is for somebody. */
export const assertSomebody = ({ users, teams, roles, labels }: Scheduled): void => {
  if (users.length + teams.length + roles.length + labels.length === 0)
    throw refuseSchedule('schedule-people-required', 'users');
};

/** Those of a chunk, in the order in which they were assigned. */
export const assignedIn = ({ assigned }: { assigned: readonly string[] }, chunk: number): string[] =>
  assigned.slice(chunk * ASSIGNED_AT_ONCE, (chunk + 1) * ASSIGNED_AT_ONCE);
