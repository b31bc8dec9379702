import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { DEFAULT_REMINDER_DAYS } from '#contracts/training/assignment/assignment.choices';
import {
  ASSIGNED_AT_ONCE,
  MAX_SCHEDULED_ROLES,
  MAX_SCHEDULED_TEAMS,
  MAX_SCHEDULED_USERS,
  scheduleStatuses,
} from './schedule.choices.ts';

const at = z.iso.datetime();

/** Whom a schedule is for: accounts, everybody in teams, everybody with a role. */
export const schedulePeople = {
  users: z.array(Id).max(MAX_SCHEDULED_USERS),
  teams: z.array(Id).max(MAX_SCHEDULED_TEAMS),
  roles: z.array(RoleRef).max(MAX_SCHEDULED_ROLES),
};

/** A version of a program for people, from a moment on. Each of them gets an assignment of their own, in the background. */
export const trainingSchedule = entity({
  name: 'trainingSchedule',
  context: 'training',
  plural: 'training-schedules',
  permissions: 'tenant.training.schedules',
  operations: ['create'],
  fields: {
    programId: Id,
    programVersion: z.int().min(1),
    /** As it was called then. */
    programName: requiredText(200),
    ...schedulePeople,
    startsAt: at,
    /** Null: as long after the start as the program says, if it says so. */
    deadline: at.nullable(),
    reminderDays: ReminderDays,
  },
  computed: ['programVersion', 'programName'],
  defaults: { users: [], teams: [], roles: [], deadline: null, reminderDays: [...DEFAULT_REMINDER_DAYS] },
  readOnly: {
    peopleCount: z.int(),
    /** In the order in which they were assigned. */
    assigned: z.array(Id),
  },
  readOnlyDefaults: { peopleCount: 0, assigned: [] },
  hidden: ['assigned'],
  states: {
    values: scheduleStatuses,
    initial: 'assigning',
    transitions: {
      CancelTrainingSchedule: {
        event: 'TrainingScheduleCancelled',
        from: ['assigning', 'scheduled'],
        to: 'cancelled',
        path: 'cancel',
        summary: 'Cancel a schedule for everybody who has not finished',
      },
    },
  },
  events: {
    /** `next`: the last of them, after whom others follow; null: that was everybody. */
    TrainingPeopleAssigned: { userIds: z.array(Id), next: Id.nullable() },
    /** After a cancellation. `next`: the chunk that is to follow; null: none. */
    TrainingAssignmentsEnded: { chunk: z.int(), next: z.int().nullable() },
  },
  apply: {
    TrainingPeopleAssigned: ({ userIds, next }, { assigned, status }) => {
      const known = new Set(assigned);
      const all = [...assigned, ...userIds.filter((id) => !known.has(id))];
      const isDone = next === null && status === 'assigning';
      return { assigned: all, peopleCount: all.length, ...(isDone && { status: 'scheduled' as const }) };
    },
  },
  commands: {
    AssignTrainingPeople: {
      data: z.strictObject({ userIds: z.array(Id).max(ASSIGNED_AT_ONCE), after: Id.nullable(), next: Id.nullable() }),
    },
    EndTrainingAssignments: { data: z.strictObject({ chunk: z.int() }) },
  },
  system: ['CreateTrainingSchedule', 'AssignTrainingPeople', 'EndTrainingAssignments'],
  filters: ['status', 'programId'],
  sorts: ['startsAt', 'updatedAt', 'createdAt'],
  search: ['programName'],
});
export type TrainingScheduleView = typeof trainingSchedule.types.view;
export type TrainingScheduleRecord = typeof trainingSchedule.types.record;
export type TrainingScheduleEvent = typeof trainingSchedule.types.event;

/** Every way a schedule may refuse beyond those of any entity. */
export type ScheduleRejection =
  | 'schedule-people-required' // it is for nobody
  | 'schedule-user-unknown' // does not work in this company
  | 'program-not-found'
  | 'program-not-published'; // there is no version of it to learn
